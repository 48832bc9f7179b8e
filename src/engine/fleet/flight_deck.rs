//! A carrier's flight deck and what lies under it: where her air units stand, and what she has
//! done with them in this air operations segment (6.21-6.23).

use serde::Serialize;

use super::air_unit::{AirUnitId, CarrierId, CarrierType};
use super::unit_set::UnitSet;
use crate::engine::event::Deck;
use crate::engine::ships::Condition;

/// What a carrier may do in one air operations segment, and how much she holds, in air units
/// (the Carrier Operations Limit Chart, 6.23).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Limits {
    /// Units she may launch, or land, in a segment; never both.
    pub launch_or_land: u8,
    /// Units on the flight deck, ready and landed together, at any time.
    pub flight_deck: u8,
    /// Units on the flight deck at the moment of a launch.
    pub launch_occupancy: u8,
    /// Units she may lower in a segment.
    pub lower: u8,
    /// Units moved into or out of servicing in a segment, and units in servicing at any time.
    pub servicing: u8,
    /// Units aboard.
    pub total: u8,
}

/// The limits of a sound fleet carrier (6.23).
pub const CV_LIMITS: Limits = Limits {
    launch_or_land: 2,
    flight_deck: 3,
    launch_occupancy: 2,
    lower: 2,
    servicing: 2,
    total: 8,
};

/// The limits of a sound light carrier (6.23).
pub const CVL_LIMITS: Limits = Limits {
    launch_or_land: 1,
    flight_deck: 1,
    launch_occupancy: 1,
    lower: 1,
    servicing: 1,
    total: 3,
};

impl Limits {
    /// The limits of a carrier in some condition (6.23, 12.11). Heavy damage halves the handling
    /// of a fleet carrier and ends it on a light one; a crippled carrier handles nothing.
    pub const fn of(kind: CarrierType, condition: Condition) -> Limits {
        let sound = match kind {
            CarrierType::Cv => CV_LIMITS,
            CarrierType::Cvl => CVL_LIMITS,
        };
        match (kind, condition) {
            (_, Condition::Sound | Condition::Light) => sound,
            (CarrierType::Cv, Condition::Heavy) => Limits {
                launch_or_land: 1,
                flight_deck: 2,
                launch_occupancy: 2,
                lower: 1,
                servicing: 1,
                ..sound
            },
            _ => Limits {
                launch_or_land: 0,
                flight_deck: 0,
                launch_occupancy: 0,
                lower: 0,
                servicing: 0,
                ..sound
            },
        }
    }
}

/// What a carrier has done in this air operations segment, in air units (6.23).
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug, Serialize)]
pub struct Handled {
    /// Units that took off.
    pub launched: u8,
    /// Units moved into or out of servicing.
    pub serviced: u8,
    /// Units taken down to the hangar.
    pub lowered: u8,
    /// Units that came down on her.
    pub landed: u8,
}

/// What would burn on a carrier when the bombs of this segment fell (12.31).
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug, Serialize)]
pub struct Exposed {
    /// A ready unit stood on the flight deck.
    pub ready: bool,
    /// A unit was in servicing.
    pub servicing: bool,
}

/// A carrier's column of her task group's display (6.21).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct FlightDeck {
    /// The carrier.
    pub carrier: CarrierId,
    /// Armed and fuelled on the flight deck.
    pub ready: UnitSet,
    /// Just landed, on the flight deck.
    pub landing: UnitSet,
    /// Being armed and fuelled below.
    pub servicing: UnitSet,
    /// Stored below.
    pub hangar: UnitSet,
    /// What she has done in this segment.
    pub handled: Handled,
    /// Whether she carries an Inoperative Flight Deck marker (12.12).
    pub inoperative: bool,
    /// Whether she was damaged in this phase, in which her deck is not repaired (12.13).
    pub hit_in_phase: bool,
    /// Hits from air attacks in this segment (12.31).
    pub hits_in_segment: u8,
    /// What stood in the way of the first of them (12.31).
    pub exposed: Exposed,
    /// The level of each fire aboard, 1 to 3 (12.31, 12.36).
    pub fires: Vec<u8>,
}

impl FlightDeck {
    /// An empty carrier, sound.
    pub fn new(carrier: CarrierId) -> FlightDeck {
        FlightDeck {
            carrier,
            ready: UnitSet::EMPTY,
            landing: UnitSet::EMPTY,
            servicing: UnitSet::EMPTY,
            hangar: UnitSet::EMPTY,
            handled: Handled::default(),
            inoperative: false,
            hit_in_phase: false,
            hits_in_segment: 0,
            exposed: Exposed::default(),
            fires: Vec::new(),
        }
    }

    /// The units in a box.
    pub const fn at(&self, deck: Deck) -> UnitSet {
        match deck {
            Deck::Ready => self.ready,
            Deck::Landing => self.landing,
            Deck::Servicing => self.servicing,
            Deck::Hangar => self.hangar,
        }
    }

    pub(crate) fn at_mut(&mut self, deck: Deck) -> &mut UnitSet {
        match deck {
            Deck::Ready => &mut self.ready,
            Deck::Landing => &mut self.landing,
            Deck::Servicing => &mut self.servicing,
            Deck::Hangar => &mut self.hangar,
        }
    }

    /// The units on the flight deck: ready and landed (6.22).
    pub const fn on_deck(&self) -> UnitSet {
        self.ready.with(self.landing)
    }

    /// Every unit aboard.
    pub const fn aboard(&self) -> UnitSet {
        self.on_deck().with(self.servicing).with(self.hangar)
    }

    /// What would burn if bombs fell now (12.31).
    pub const fn exposes(&self) -> Exposed {
        Exposed {
            ready: !self.ready.is_empty(),
            servicing: !self.servicing.is_empty(),
        }
    }

    /// The box a unit stands in.
    pub fn place_of(&self, unit: AirUnitId) -> Option<Deck> {
        Deck::ALL
            .into_iter()
            .find(|deck| self.at(*deck).contains(unit))
    }

    /// Whether she is on fire (12.34).
    pub fn burns(&self) -> bool {
        !self.fires.is_empty()
    }
}
