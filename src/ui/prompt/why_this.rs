//! The figures of the answer that is pointed at or has the focus, and else of the suggested one.

use leptos::prelude::*;

use super::why::Remarks;
use crate::engine::Decision;
use crate::ui::controls::Controls;
use crate::ui::parts::Anew;
use crate::view::prompt::{self, WhyThis};

/// Why this answer. Its room stays the same from answer to answer, so that nothing jumps.
#[component]
pub fn WhyThisAnswer() -> impl IntoView {
    let controls = expect_context::<Controls>();
    // What a move of ships changes stands in the tab, hex by hex, and what each fight promises in the grid.
    let is_told = move || {
        let stands_in_tab = [Decision::UsMovement, Decision::Interception];
        let decision = controls.decision();
        decision.is_some_and(|it| !stands_in_tab.contains(&it))
    };
    let why = Memo::new(move |_| {
        let pointed = controls.selection.previewed();
        let of = |pointed: &[_]| {
            controls.asked.prompt.with(|prompt| {
                let prompt = prompt.as_ref()?;
                controls
                    .game
                    .with(|game| prompt::why_this(game, prompt, pointed))
            })
        };
        is_told().then(|| of(&pointed)).flatten()
    });
    let told = |WhyThis { answer, figures }| {
        view! {
            <div class="why-this">
                <b>"Why this? "</b>
                <span class="muted">{answer}</span>
                <Remarks remarks=figures />
            </div>
        }
    };
    view! {
        <div aria-live="polite">
            <Anew of=move || why.get() let:why>
                {told(why)}
            </Anew>
        </div>
    }
}
