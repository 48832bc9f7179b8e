//! The fuel tracks of a mission.

use leptos::prelude::*;

use crate::engine::Game;
use crate::engine::fleet::MissionId;
use crate::ui::controls::Controls;
use crate::view::air::{self, CriticalTrack, FuelBox, FuelTrack, Toll};

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
    let boxes = move || {
        track.with(|track| {
            let one = |what: &FuelBox| view! { <i class=class(*what)></i> };
            track.boxes.iter().map(one).collect_view()
        })
    };
    view! {
        <div class="fuel" role="img" aria-label=move || track.with(|track| track.label.clone())>
            {boxes}
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

/// The Fuel Critical track of a mission (4.44).
#[component]
pub fn Critical(track: CriticalTrack) -> impl IntoView {
    let CriticalTrack { label, value, last } = track;
    let class = move |n: u8| match n {
        n if n < value => "past",
        n if n == value => "at",
        _ => "",
    };
    let boxes = (1..last).map(|n| view! { <i class=class(n)>{n}</i> });
    view! {
        <div class="crit-track" role="img" title=label.clone() aria-label=label>
            <span>"Fuel Critical"</span>
            {boxes.collect_view()}
            <i class=class(last)>"\u{2715}"</i>
        </div>
    }
}
