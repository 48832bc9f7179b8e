//! What the hours since the last sheet brought: in figures, and by name what weighs most.

use super::{DAWN, DUSK, LightChange};
use crate::engine::ships::ShipId;
use crate::engine::{EventRecord, Game, Turn};
use crate::view::account::{self, SubmarineAccount, Tally};
use crate::view::card::Fact;
use crate::view::wording;

/// What the hours brought since the last sheet, or since the battle began.
pub(super) fn since_last(game: &Game, change: LightChange) -> Vec<Fact> {
    let now = game.table().turn;
    let since = match change {
        LightChange::Dusk => Turn::at(now.day, DAWN),
        LightChange::Dawn => Turn::at(now.day.saturating_sub(1), DUSK),
    };
    // What comes in this turn, whenever its sheet is laid out, is told on the next.
    let events = game.events();
    let from = events.partition_point(|it| it.at.turn < since);
    let upto = events.partition_point(|it| it.at.turn < now);
    let events = &events[from..upto];
    let mut facts = vec![in_figures(events)];
    facts.extend(carriers_sunk(events));
    facts.extend(submarines_lost(events));
    facts.extend(got_past(events));
    facts
}

fn in_figures(events: &[EventRecord]) -> Fact {
    let tally = Tally::of(events);
    let scored = tally.scored().map(|scored| points(&scored.text));
    Fact::new(
        "",
        tally.without_names().words(),
        scored.unwrap_or_default(),
    )
}

/// "Sunk: Taiho and Hiyo", of their carriers.
fn carriers_sunk(events: &[EventRecord]) -> Option<Fact> {
    let sunk = account::ships_sunk(events).map(|(_, ship)| ship);
    let sunk = sunk.filter(|ship| !ship.is_us() && ship.data().kind.is_carrier());
    let sunk: Vec<String> = sunk.map(|ship: ShipId| ship.to_string()).collect();
    let value = || format!("Carriers of theirs sunk: {}", wording::list(&sunk));
    (!sunk.is_empty()).then(|| Fact::new("", value(), ""))
}

/// "Submarines lost: Finback".
fn submarines_lost(events: &[EventRecord]) -> Option<Fact> {
    let lost = SubmarineAccount::of(events).lost.into_iter();
    let lost: Vec<String> = lost.map(|(submarine, _)| submarine.to_string()).collect();
    let value = || format!("Submarines lost: {}", wording::list(&lost));
    (!lost.is_empty()).then(|| Fact::new("", value(), ""))
}

/// "Force E got past the fleet with 6 ships", and its points.
fn got_past(events: &[EventRecord]) -> impl Iterator<Item = Fact> {
    let past = account::got_past(events).into_iter();
    past.map(|past| {
        let scored = past.scored().map(|scored| points(&scored));
        Fact::new("", past.words(), scored.unwrap_or_default())
    })
}

fn points(scored: &str) -> String {
    format!("{scored} points")
}
