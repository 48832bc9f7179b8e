//! What a move to the hex pointed at would change.

use leptos::prelude::*;

use super::why::Remarks;
use crate::engine::Decision;
use crate::ui::controls::Controls;
use crate::ui::parts::{Anew, Show};
use crate::view::Answer;
use crate::view::prompt::{PassageView, Prompt, passage};

/// What the move to the hex pointed at would change. Its room stays the same, so that nothing jumps.
#[component]
pub fn Passage() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let is_asked = move || controls.decision() == Some(Decision::UsMovement);
    let passage = Memo::new(move |_| {
        if !is_asked() {
            return None;
        }
        let Controls {
            selection, asked, ..
        } = controls;
        let (activity, pointed) = (selection.activity(), selection.pointed());
        let previewed = selection.previewed();
        asked.prompt.with(|prompt| {
            let suggested = prompt.as_ref().and_then(Prompt::primary);
            let suggested = suggested.map_or(&[][..], Answer::orders);
            controls.game.with(|game| {
                let table = game.table();
                passage::pointed_or_suggested(table, activity, pointed, &previewed, suggested)
            })
        })
    });
    view! {
        <Show when=is_asked>
            <div class="passage" aria-live="polite">
                <Anew of=move || Some(passage.get()) let:passage>
                    <Told passage />
                </Anew>
            </div>
        </Show>
    }
}

/// What changes; while no hex is pointed at, that one may be.
#[component]
fn Told(passage: Option<PassageView>) -> impl IntoView {
    let selection = expect_context::<Controls>().selection;
    let Some(passage) = passage else {
        return view! { <p class="muted">{passage::POINT_AT_A_HEX}</p> }.into_any();
    };
    view! {
        <h3>
            <span>{passage.title}</span>
            <Show when=move || selection.is_tapped()>" " <small>{passage::TAP_AGAIN}</small></Show>
        </h3>
        <Remarks remarks=passage.lines />
    }
    .into_any()
}
