//! What is in the air: missions with their fuel, what has just happened, and patrols.

mod fuel;
mod mission;

use leptos::prelude::*;

use super::record::Recent;
use super::row::row;
use super::state::{GameStore, PlaybackStore, SelectionStore};
use crate::engine::Game;
use crate::engine::fleet::MissionId;
use crate::view::air;
use mission::MissionItem;

/// What the tab "Air" shows.
#[component]
pub fn Air() -> impl IntoView {
    let playback = expect_context::<PlaybackStore>();
    let selection = expect_context::<SelectionStore>();
    let scenario = expect_context::<GameStore>().peek(Game::scenario);
    let missions = Memo::new(move |_| {
        let selected = selection.mission();
        playback.with_table(|table| air::missions(table, selected))
    });
    let find = move |id: MissionId| {
        missions.with(|all| all.iter().find(|mission| mission.id == id).cloned())
    };
    let key = Memo::new(move |_| playback.with_table(|table| air::key(scenario, table)));
    view! {
        <ul>
            <For each=move || missions.get() key=|mission| mission.id let:mission>
                <MissionItem card=row(mission.clone(), move || find(mission.id)) />
            </For>
        </ul>
        <p class="key">{key}</p>
        <Recent />
        <Patrols />
    }
}

/// The patrols in the CAP boxes, where there are any.
#[component]
fn Patrols() -> impl IntoView {
    let playback = expect_context::<PlaybackStore>();
    let patrols = Memo::new(move |_| playback.with_table(air::patrols));
    view! {
        <Show when=move || patrols.with(|patrols| !patrols.is_empty())>
            <section class="patrols">
                <h3>"On patrol"</h3>
                <ul>
                    // The whole patrol is the key: its units may change.
                    <For each=move || patrols.get() key=|patrol| patrol.clone() let:patrol>
                        <li data-unit=patrol.id.to_string()>
                            <b>{patrol.id.to_string()}</b>
                            " "
                            <small>{patrol.units}</small>
                        </li>
                    </For>
                </ul>
            </section>
        </Show>
    }
}
