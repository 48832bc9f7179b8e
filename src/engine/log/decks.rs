//! The sentences of the carriers: what they launch and handle, and what burns aboard.

use std::fmt;

use super::count;
use crate::engine::event::{Deck, Event};

/// Writes the sentence of an event of the carriers.
pub(super) fn sentence(event: &Event, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match event {
        Event::Aboard { what, deck, units } => {
            let where_to = match deck {
                Deck::Ready => "ready on the flight deck",
                Deck::Landing => "landed on the flight deck",
                Deck::Servicing => "in servicing",
                Deck::Hangar => "in the hangar",
            };
            write!(f, "{what} has {units} {where_to}.")
        }
        Event::PoolPlaced { units } => write!(
            f,
            "{} wait to be divided among the strikes.",
            count(units.len(), "unit", "units")
        ),
        Event::AirStep { step } => write!(f, "Air operations: {step}."),
        Event::Launched {
            what,
            hex,
            units,
            fuel,
            ..
        } => {
            let fly = units.word("flies", "fly");
            write!(f, "{units} {fly} with {what} from {hex}, {fuel}.")
        }
        Event::CapLaunched { what, units, .. } => {
            let take = units.word("takes", "take");
            write!(f, "{units} {take} off for {what}.")
        }
        Event::Recalled { mission, units } => {
            let leave = units.word("leaves", "leave");
            write!(f, "{units} {leave} {mission} again.")
        }
        Event::Handled {
            carrier,
            unit,
            from,
            to,
        } => {
            let verb = match (from, to) {
                (Deck::Servicing, Deck::Ready) => "is raised to the flight deck of",
                (Deck::Hangar, _) => "goes into servicing aboard",
                (Deck::Servicing, _) => "goes back to the hangar of",
                (Deck::Ready, _) => "is lowered into servicing aboard",
                _ => "is lowered into the hangar of",
            };
            write!(f, "{unit} {verb} {carrier}.")
        }
        Event::DeckInoperative { carrier } => {
            write!(f, "The flight deck of {carrier} is inoperative.")
        }
        Event::DeckRepaired { carrier } => write!(f, "The flight deck of {carrier} is repaired."),
        Event::FireBrokeOut { carrier } => write!(f, "Fire breaks out aboard {carrier}."),
        Event::FireChanged {
            carrier, level: 0, ..
        } => write!(f, "A fire aboard {carrier} is out."),
        Event::FireChanged { carrier, level, .. } => {
            write!(f, "The fire aboard {carrier} is at level {level} now.")
        }
        Event::FireBurnsOn { carrier, level, .. } => {
            write!(f, "The fire aboard {carrier} burns on at level {level}.")
        }
        Event::FiresOut { carrier } => {
            write!(f, "Nothing burns aboard {carrier} any more.")
        }
        _ => Ok(()),
    }
}
