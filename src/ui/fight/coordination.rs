//! Whether a strike is drawn together for a fuel point (5.61).

use leptos::prelude::*;

use crate::ui::controls::Controls;
use crate::ui::parts::ignore_double_click;
use crate::view::fight::{CoordinationChoice, CoordinationWay};

/// Both ways to attack, side by side.
#[component]
pub fn Coordination(choice: CoordinationChoice) -> impl IntoView {
    let way = |way| view! { <WayCard way /> };
    view! {
        <div class="choices">{choice.ways.into_iter().map(way).collect_view()}</div>
        <p class="result reckoned">{choice.value}</p>
    }
}

/// A way to attack, and what to expect of it.
#[component]
fn WayCard(way: CoordinationWay) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let chip = |roll: String| view! { <span class="roll-chip">{roll}</span> };
    let answer = way.answer;
    let (is_primary, mark) = (answer.is_primary(), answer.mark());
    let (is_refused, action) = (answer.refusal.is_some(), answer.action);
    let give = ignore_double_click(move || {
        if !is_refused {
            controls.carry_out(&action);
        }
    });
    view! {
        <button
            class="card-choice"
            class:primary=is_primary
            aria-disabled=is_refused.then_some("true")
            title=answer.refusal
            data-order=mark
            on:click=give
        >
            <b>{answer.label}</b>
            <small>{way.column}</small>
            <span class="chips">{way.rolls.into_iter().map(chip).collect_view()}</span>
            <small>{way.hits}</small>
        </button>
    }
}
