//! The figures of the answer that is pointed at or has the focus, and else of the suggested one.

use leptos::prelude::*;

use super::why::Remarks;
use crate::ui::controls::Controls;
use crate::ui::parts::Anew;
use crate::view::prompt::{self, WhyThis};

/// Why this answer. Its room stays the same from answer to answer, so that nothing jumps.
#[component]
pub fn WhyThisAnswer() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let why = Memo::new(move |_| {
        let pointed = controls.selection.previewed();
        controls.asked.prompt.with(|prompt| {
            let prompt = prompt.as_ref()?;
            let why = |game: &_| prompt::why_this(game, prompt, &pointed);
            controls.game.with(why)
        })
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
