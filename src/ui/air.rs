//! What is in the air: missions with their fuel, what has just happened, and patrols.

mod fuel;
mod mission;

pub use fuel::Critical;

use leptos::prelude::*;

use super::parts::{List, Rows, Show, TermWord};
use super::record::Recent;
use super::search::SearchCards;
use crate::engine::Game;
use crate::ui::controls::Controls;
use crate::view::air::{self, Patrol as PatrolView};
use crate::view::learn::Term;
use mission::MissionItem;

/// What the tab "Air" shows.
#[component]
pub fn Air() -> impl IntoView {
    let Controls {
        playback,
        selection,
        game,
        ..
    } = expect_context();
    let scenario = game.peek(Game::scenario);
    let missions = Memo::new(move |_| {
        let selected = selection.mission();
        playback.with_table(|table| air::missions(table, selected))
    });
    let key = Memo::new(move |_| playback.with_table(|table| air::key(scenario, table)));
    view! {
        <ul>
            <Rows of=missions each=|all| all key=|mission| mission.id let:card>
                <MissionItem card />
            </Rows>
        </ul>
        <SearchCards />
        <p class="key" translate="no" prop:textContent=key></p>
        <Recent />
        <Patrols />
    }
}

/// The patrols in the CAP boxes, where there are any.
#[component]
fn Patrols() -> impl IntoView {
    let playback = expect_context::<Controls>().playback;
    let patrols = Memo::new(move |_| playback.with_table(air::patrols));
    view! {
        <Show when=move || patrols.with(|patrols| !patrols.is_empty())>
            <section class="patrols">
                <h3><TermWord term=Term::Cap words="On patrol" /></h3>
                <ul>
                    <List each=move || patrols.get() let:patrol>
                        <Patrol patrol />
                    </List>
                </ul>
            </section>
        </Show>
    }
}

#[component]
fn Patrol(patrol: PatrolView) -> impl IntoView {
    let id = patrol.id.to_string();
    view! {
        <li data-unit=id>
            <b>{id.clone()}</b>
            " "
            <small>{patrol.units}</small>
        </li>
    }
}
