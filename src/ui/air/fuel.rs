//! The fuel tracks of a mission.

use leptos::prelude::*;

use crate::engine::Game;
use crate::engine::fleet::MissionId;
use crate::ui::controls::Controls;
use crate::ui::parts::Prose;
use crate::view::air::{self, BoxState, CriticalBox, CriticalTrack, FuelBox, FuelTrack, Toll};

/// The fuel track of a mission; of the selected one with what the hex pointed at takes.
#[component]
pub fn Fuel(mission: MissionId, #[prop(into)] is_selected: Signal<bool>) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let scenario = controls.game.peek(Game::scenario);
    // A memo of its own: the pointer goes from hex to hex more often than a card changes.
    let toll = Memo::new(move |_| {
        if !is_selected.get() {
            return Toll::default();
        }
        let (decision, hex) = (controls.decision(), controls.selection.pointed());
        controls.game.with(|game| {
            let mission = game.table().mission(mission);
            mission.map_or(Toll::default(), |mission| {
                air::toll(game, decision, mission, hex)
            })
        })
    });
    let track = Memo::new(move |last: Option<&FuelTrack>| {
        let toll = toll.get();
        let track = controls.playback.with_table(|table| {
            let mission = table.mission(mission)?;
            Some(air::fuel_track(scenario, mission, toll))
        });
        // Gone, and about to be taken away.
        track.or_else(|| last.cloned()).unwrap_or_default()
    });
    let one = |what: &FuelBox| view! { <i class=class(*what)></i> };
    view! {
        <div class="fuel" role="img" aria-label=move || track.with(|track| track.label.clone())>
            {move || track.with(|track| track.boxes.iter().map(one).collect_view())}
        </div>
    }
}

fn class(what: FuelBox) -> &'static str {
    match what {
        FuelBox::Empty => "",
        FuelBox::Left => "on",
        FuelBox::Kept => "on low",
        FuelBox::Taken => "pay",
        FuelBox::PerhapsTaken => "maybe",
    }
}

/// The Fuel Critical track of a mission (4.44): its boxes, what landing from each costs, and what that means now.
#[component]
pub fn Critical(track: CriticalTrack) -> impl IntoView {
    let one = |it: CriticalBox| {
        view! {
            <li class=at(it.state) aria-current=(it.state == BoxState::Now).then_some("true")>
                <b translate="no" prop:textContent=it.name></b>
                <small translate="no" prop:textContent=it.risk></small>
            </li>
        }
    };
    view! {
        <div class="critical" role="group" aria-label="Fuel Critical track">
            <span>"Fuel Critical"</span>
            <ol class="crit-track">{track.boxes.into_iter().map(one).collect_view()}</ol>
            <p>
                <Prose text=track.words />
            </p>
        </div>
    }
}

fn at(state: BoxState) -> &'static str {
    match state {
        BoxState::Past => "past",
        BoxState::Now => "at",
        BoxState::Next => "next",
        BoxState::Ahead => "",
    }
}
