//! What a move to the hex pointed at would change.

use leptos::prelude::*;

use super::why::Remarks;
use crate::engine::Decision;
use crate::ui::controls::Controls;
use crate::ui::parts::{Anew, Show};
use crate::view::prompt::sailing::{end_of, sailors};
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
        // A hex of the chart, or an answer that leads to one.
        let previewed = controls.selection.previewed().into_iter().find_map(end_of);
        let to = controls.selection.pointed().or(previewed);
        let activity = controls.selection.activity();
        let passage_to = |to| {
            controls.game.with(|game| {
                let sailors = sailors(game.table(), activity)?;
                passage::passage(game.table(), sailors, to)
            })
        };
        // While none is pointed at, the one that is suggested.
        let orders = controls.asked.prompt.with(|prompt| {
            let primary = prompt.as_ref().and_then(Prompt::primary);
            primary.map_or_else(Vec::new, |answer| answer.orders().to_vec())
        });
        let suggested = orders.into_iter().find_map(end_of);
        let pointed = to.and_then(passage_to);
        pointed.or_else(|| suggested.and_then(passage_to))
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
