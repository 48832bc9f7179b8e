//! Where the battle, its segments and its steps begin and end in the record.

use crate::engine::fleet::AirStep;
use crate::engine::{AirEvent, DeckEvent, Event, EventRecord, ScoreEvent, Turn, Variant};

/// The number of the scenario and the variants in play.
pub fn set_up(all: &[EventRecord]) -> Option<(u8, &[Variant])> {
    let Event::Game { scenario, options } = &all.first()?.event else {
        return None;
    };
    Some((*scenario, options))
}

/// The number of events before the first turn: with them the game is set up, and what the player decides then is done.
pub fn first_turn(all: &[EventRecord]) -> usize {
    let is_turn = |it: &EventRecord| matches!(it.event, Event::Turn { .. });
    all.iter().position(is_turn).unwrap_or(all.len())
}

/// The number of events with which a game is set up, before the player's first order and its first turn.
pub fn first_moment(all: &[EventRecord]) -> usize {
    let is_first = |it: &EventRecord| matches!(it.event, Event::Turn { .. } | Event::Order { .. });
    all.iter().position(is_first).unwrap_or(all.len())
}

/// The number of events before the first phase.
pub fn first_phase(all: &[EventRecord]) -> usize {
    let is_phase = |it: &EventRecord| matches!(it.event, Event::Phase { .. });
    all.iter().position(is_phase).unwrap_or(all.len())
}

/// Whether a segment begins with an event.
pub const fn begins_segment(record: &EventRecord) -> bool {
    matches!(record.event, Event::Segment { .. })
}

/// The steps of air operations that begin in some events (6.23).
pub fn air_steps(events: &[EventRecord]) -> impl Iterator<Item = AirStep> {
    events.iter().filter_map(|it| {
        let Event::Decks(DeckEvent::AirStep { step }) = it.event else {
            return None;
        };
        Some(step)
    })
}

/// Whether the battle ends with an event.
pub const fn ends_battle(record: &EventRecord) -> bool {
    matches!(record.event, Event::Score(ScoreEvent::Ended { .. }))
}

/// The units that are in the air as the battle ends, with the fuel to land: they count as home.
pub fn units_home_at_the_end(all: &[EventRecord]) -> u8 {
    let home = all.iter().filter_map(|it| {
        let Event::Air(AirEvent::HomeAtTheEnd { units, .. }) = it.event else {
            return None;
        };
        Some(units.len())
    });
    home.sum()
}

/// The turns that have begun, each with the number of the event with which it did.
pub fn turns_begun(all: &[EventRecord]) -> Vec<(Turn, usize)> {
    let numbered = all.iter().enumerate();
    let turns = numbered.filter_map(|(number, record)| {
        let Event::Turn { turn } = record.event else {
            return None;
        };
        Some((turn, number))
    });
    turns.collect()
}
