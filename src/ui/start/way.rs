//! The way through the scenarios.

use leptos::prelude::*;

use super::scenario_card::ScenarioCard;
use crate::ui::parts::Rows;
use crate::view::start::{self, Stop, StopState};

/// Every scenario in turn: what was played, and what comes next.
#[component]
pub fn Way(way: Memo<Vec<Stop>>) -> impl IntoView {
    view! {
        <section class="way" aria-labelledby="way">
            <header>
                <h2 id="way">"The way through"</h2>
                <p>{start::way_in_words()}</p>
            </header>
            <ol>
                <Rows of=way each=|all| all key=|stop| stop.scenario.number let:stop>
                    <StopItem stop />
                </Rows>
            </ol>
        </section>
    }
}

/// A scenario on the way, with its card.
#[component]
fn StopItem(stop: Memo<Stop>) -> impl IntoView {
    let scenario = stop.with_untracked(|stop| stop.scenario);
    view! {
        <li
            class:played=move || stop.with(|stop| stop.state == StopState::Played)
            class:next=move || stop.with(|stop| stop.is_next)
        >
            <b class="stop" aria-hidden="true">
                {scenario.number}
            </b>
            <ScenarioCard card=start::card(scenario) stop />
        </li>
    }
}
