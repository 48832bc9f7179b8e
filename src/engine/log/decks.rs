//! The sentences of the carriers: what they launch and handle, and who lands.

use std::fmt;

use crate::engine::event::{Deck, DeckEvent};
use crate::engine::words::count_of;

impl fmt::Display for DeckEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DeckEvent::Aboard { what, deck, units } => {
                let where_to = match deck {
                    Deck::Ready => "ready on the flight deck",
                    Deck::Landing => "landed on the flight deck",
                    Deck::Servicing => "in servicing",
                    Deck::Hangar => "in the hangar",
                };
                write!(f, "{what} has {units} {where_to}.")
            }
            DeckEvent::PoolPlaced { units } => write!(
                f,
                "{} wait to be divided among the strikes.",
                count_of(units.len(), "unit", "units")
            ),
            DeckEvent::AirStep { step } => write!(f, "Air operations: {step}."),
            DeckEvent::Launched {
                what,
                hex,
                units,
                fuel,
                ..
            } => {
                let fly = units.word("flies", "fly");
                write!(f, "{units} {fly} with {what} from {hex}, {fuel}.")
            }
            DeckEvent::CapLaunched { what, units, .. } => {
                let take = units.word("takes", "take");
                write!(f, "{units} {take} off for {what}.")
            }
            DeckEvent::Recalled { mission, units } => {
                let leave = units.word("leaves", "leave");
                write!(f, "{units} {leave} {mission} again.")
            }
            DeckEvent::Handled {
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
            DeckEvent::Readied {
                carrier, unit, to, ..
            } => {
                let place = match to {
                    Deck::Ready => "ready on the flight deck of",
                    Deck::Landing => "on the flight deck of",
                    Deck::Servicing => "in servicing aboard",
                    Deck::Hangar => "in the hangar of",
                };
                write!(f, "{unit} is {place} {carrier}.")
            }
            DeckEvent::Landed {
                carrier,
                unit,
                from,
                ..
            } => write!(f, "{unit} of {from} lands on {carrier}."),
            DeckEvent::Rests { carrier, unit } => write!(
                f,
                "{unit} has flown at night: its crews rest aboard {carrier}, and fly no more."
            ),
            DeckEvent::Crash { carrier } => write!(f, "A wreck blocks the deck of {carrier}."),
            DeckEvent::Cleared { carrier } => write!(f, "The deck of {carrier} is clear again."),
        }
    }
}
