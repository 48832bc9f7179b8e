//! The air raid procedure on the card of a force that comes up: its questions one below the other, each with its die,
//! its chits and its answer.

use leptos::html::Ol;
use leptos::prelude::*;

use super::chits::Chit;
use super::roll::Strip;
use crate::ui::parts::{Anew, Prose, Rows, Show};
use crate::view::card::Block;
use crate::view::event_card::{StepState, StepView};
use crate::view::fight::DieRoll;

/// The steps that the procedure has come to. The newest is kept in view as it grows; once it is over, the card shows
/// its beginning.
#[component]
pub fn RaidProcedure(block: Memo<Block>, is_over: Signal<bool>) -> impl IntoView {
    let list = NodeRef::<Ol>::new();
    // Its die, its chits and its answer come one after the other, and each makes it higher.
    let newest = Memo::new(move |_| block.with(|block| steps(block).last().cloned()));
    // An effect is for what lies outside the signals: here how far the card has been scrolled.
    Effect::new(move |_| {
        newest.track();
        let is_over = is_over.get();
        let Some(list) = list.get() else {
            return;
        };
        request_animation_frame(move || {
            let Some(text) = list.parent_element() else {
                return;
            };
            match list.last_element_child() {
                Some(step) if !is_over => {
                    let below = step.get_bounding_client_rect().bottom()
                        - text.get_bounding_client_rect().bottom();
                    text.set_scroll_top(text.scroll_top() + below.max(0.0).ceil() as i32);
                }
                _ => text.set_scroll_top(0),
            }
        });
    });
    view! {
        <ol class="raid-steps" node_ref=list aria-label="The air raid procedure">
            <Rows of=block each=steps key=|step| step.letter let:step>
                <Step step />
            </Rows>
        </ol>
    }
}

fn steps(block: &Block) -> &[StepView] {
    match block {
        Block::Procedure(procedure) => &procedure.steps,
        _ => &[],
    }
}

/// A question with its letter, and its answer once it has one.
#[component]
fn Step(step: Memo<StepView>) -> impl IntoView {
    let letter = step.with_untracked(|step| step.letter);
    let state = Memo::new(move |_| step.with(|step| step.state));
    let class = move || match state.get() {
        StepState::Asked => "raid-step asked",
        StepState::GoesOn => "raid-step goes-on",
        StepState::Ends => "raid-step ends",
        StepState::Raid => "raid-step raid",
    };
    let is_void = move || step.with(|step| step.is_void);
    view! {
        <li
            class=move || class()
            class:is-void=move || is_void()
            data-step=letter.to_string()
        >
            <span class="raid-letter" aria-hidden="true">
                {letter.to_string()}
            </span>
            <div class="raid-question">
                <b translate="no" prop:textContent=move || step.with(|step| step.question)></b>
                <small>
                    <Prose text=Signal::derive(move || step.with(|step| step.detail.clone())) />
                </small>
            </div>
            <p class="raid-answer">
                <b translate="no" prop:textContent=move || step.with(|step| step.answer.clone())></b>
                {move || is_void().then(|| view! { <em class="void-mark">"counts for nothing"</em> })}
                <span class="sr" translate="no" prop:textContent=move || state.get().label()></span>
            </p>
            <Show when=move || step.with(|step| !step.chits.is_empty())>
                <ul class="chits raid-chits">
                    <Rows of=step each=|step| &step.chits key=|chit| chit.number let:chit>
                        <Chit chit />
                    </Rows>
                </ul>
            </Show>
            // Another die is another element, which tumbles.
            <Anew of=move || step.with(|step| step.die.clone()) let:die>
                <StepDie die />
            </Anew>
        </li>
    }
}

/// The die of a step in a line, and the row of its chart. While it rolls, nothing tells what it will show.
#[component]
fn StepDie(die: DieRoll) -> impl IntoView {
    let is_rolling = die.is_rolling();
    let words = die.in_words();
    view! {
        <div class="raid-die" data-rolling=is_rolling.then_some("")>
            <p class="raid-sum">
                <span class="die" class:rolling=is_rolling role="img" aria-label=die.label>{die.die}</span>
                <span>{words}</span>
            </p>
            {die.strip.map(|strip| view! { <Strip strip /> })}
        </div>
    }
}
