//! Why nothing can be done in a step of air operations (6.23).

use crate::engine::Light;
use crate::engine::fleet::{AirStep, FlightDeck, TakeOff, check_can_operate, something_to_do};
use crate::engine::table::Table;

/// Why nothing can be done in a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Nothing {
    /// No carrier can work her deck (12.12, 12.34, 4.452).
    Closed,
    /// It is night, when none takes off (22.1).
    Night,
    /// No unit stands ready (6.24).
    NobodyReady,
    /// Too many units stand on the flight decks for a launch (6.24).
    DecksCrowded,
    /// Nothing is in servicing (6.25).
    NobodyServiced,
    /// The flight decks over serviced units are full (6.22).
    DecksFull,
    /// They are, and nothing can take off from them (6.22, 6.24).
    DecksStuck,
    /// Nothing is below (6.26).
    NobodyBelow,
    /// Nothing stands on a flight deck (6.27).
    NobodyOnDeck,
    /// What stands there is ready, and servicing is full (6.27).
    ServicingFull,
    /// No mission is over the carriers (6.28).
    NobodyAbove,
    /// Every carrier with room has launched (6.28).
    AllHaveLaunched,
    /// The carriers under the missions have no room (6.28).
    NoRoom,
}

/// Why nothing could be done in a step, if it came now.
pub fn nothing_to_do(table: &Table, step: AirStep) -> Option<Nothing> {
    if something_to_do(table, step) {
        return None;
    }
    let decks = || table.decks.iter();
    let open = |deck: &&FlightDeck| check_can_operate(table, deck.carrier).is_ok();
    if step != AirStep::Service && decks().next().is_some() && !decks().any(|deck| open(&deck)) {
        return Some(Nothing::Closed);
    }
    let mut open = decks().filter(open);
    Some(match step {
        AirStep::Launch if table.light() == Light::Night => Nothing::Night,
        AirStep::Launch if open.any(|deck| !deck.ready.is_empty()) => Nothing::DecksCrowded,
        AirStep::Launch => Nothing::NobodyReady,
        AirStep::Raise => {
            let over: Vec<&FlightDeck> = open.filter(|deck| !deck.servicing.is_empty()).collect();
            let mut ready = over.iter().flat_map(|deck| deck.ready.iter());
            match () {
                () if over.is_empty() => Nothing::NobodyServiced,
                () if ready.any(|unit| TakeOff::Strike.check(table, unit).is_ok()) => {
                    Nothing::DecksFull
                }
                () => Nothing::DecksStuck,
            }
        }
        AirStep::Service => Nothing::NobodyBelow,
        AirStep::Lower if open.any(|deck| !deck.ready.is_empty()) => Nothing::ServicingFull,
        AirStep::Lower => Nothing::NobodyOnDeck,
        AirStep::Land => {
            let above = |deck: &FlightDeck| {
                let hex = table.hex_of(deck.carrier);
                let mut missions = table.missions.iter();
                missions.any(|mission| Some(mission.hex) == hex)
            };
            let under: Vec<&FlightDeck> = decks().filter(|deck| above(deck)).collect();
            let launched = |deck: &&FlightDeck| deck.handled.launched > 0;
            match () {
                () if under.is_empty() => Nothing::NobodyAbove,
                () if under.iter().any(launched) => Nothing::AllHaveLaunched,
                () => Nothing::NoRoom,
            }
        }
    })
}
