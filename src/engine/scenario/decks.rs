//! What stands on the flight decks before the first turn.

use crate::engine::fleet::AirUnitType::{self, F6F};

/// Units on the decks of a type of carrier at the start. Of a choice of types a unit is the first
/// the carrier has.
#[derive(Clone, Copy, Debug)]
pub struct DeckSetup {
    /// Ready on the flight deck.
    pub ready: &'static [&'static [AirUnitType]],
    /// In servicing.
    pub servicing: &'static [&'static [AirUnitType]],
}

/// Fighters alone, on fleet carriers and on light carriers: ready for raids on the 19th.
pub(super) const FIGHTERS: [DeckSetup; 2] = [
    DeckSetup {
        ready: &[&[F6F], &[F6F]],
        servicing: &[&[F6F]],
    },
    DeckSetup {
        ready: &[&[F6F]],
        servicing: &[&[F6F]],
    },
];
