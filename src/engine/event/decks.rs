//! Events of the carriers' decks: air operations and landing (6.2, 4.45).

use serde::Serialize;

use super::parts::Deck;
use crate::engine::fleet::{
    AirStep, AirUnitId, CapId, CarrierId, Fuel, MissionId, TaskGroupId, TaskGroupSet, UnitSet,
};
use crate::engine::map::HexId;

/// Something that happened aboard a carrier.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum DeckEvent {
    /// Units were placed aboard a carrier.
    #[serde(rename = "placed")]
    Aboard {
        /// The carrier.
        what: CarrierId,
        /// Where on her.
        deck: Deck,
        /// The units.
        units: UnitSet,
    },
    /// Units were set aside, to be divided among the strikes.
    #[serde(rename = "placed")]
    PoolPlaced {
        /// The units.
        units: UnitSet,
    },
    /// A step of air operations begins (6.23).
    AirStep {
        /// The step.
        step: AirStep,
    },
    /// Units took off as a mission, or to join one (4.14).
    Launched {
        /// The mission.
        what: MissionId,
        /// The hex where it happens.
        hex: HexId,
        /// The units that took off.
        units: UnitSet,
        /// The mission's fuel now (4.15).
        fuel: Fuel,
        /// The task group it belongs to.
        base: TaskGroupId,
        /// Other task groups that launched some of them, where task groups can part (6.33).
        #[serde(skip_serializing_if = "is_none")]
        also_from: TaskGroupSet,
    },
    /// Units took off for combat air patrol (4.33).
    CapLaunched {
        /// The CAP mission.
        what: CapId,
        /// The air mission display it holds (4.13).
        display: u8,
        /// The units that took off.
        units: UnitSet,
    },
    /// Units of a strike that is being formed went back to the others.
    Recalled {
        /// The strike they leave.
        mission: MissionId,
        /// The units.
        units: UnitSet,
    },
    /// A unit was raised, serviced, stowed or lowered (6.25-6.27).
    #[serde(rename = "deck")]
    Handled {
        /// On whom.
        carrier: CarrierId,
        /// The unit.
        unit: AirUnitId,
        /// From where.
        from: Deck,
        /// To where.
        to: Deck,
    },
    /// A unit landed.
    #[serde(rename = "deck")]
    Landed {
        /// On whom.
        carrier: CarrierId,
        /// The unit.
        unit: AirUnitId,
        /// The mission it flew with.
        from: MissionId,
        /// The fuel it landed with, its point for landing paid if it could pay it (4.433).
        fuel: Fuel,
        /// Where on the ship.
        to: Deck,
    },
    /// The crews of a landed unit that flew at night rest, and it is out of play (22.4).
    #[serde(rename = "rests")]
    Rests {
        /// On whom.
        carrier: CarrierId,
        /// The unit.
        unit: AirUnitId,
    },
    /// Before the first turn a unit was put into a box of her carrier.
    #[serde(rename = "deck")]
    Readied {
        /// On whom.
        carrier: CarrierId,
        /// The unit.
        unit: AirUnitId,
        /// From where.
        from: Deck,
        /// To where.
        to: Deck,
    },
    /// A crash blocks a deck (4.452).
    #[serde(rename = "deck_crash")]
    Crash {
        /// The carrier whose it is.
        carrier: CarrierId,
    },
    /// A blocked deck is clear again (4.453).
    #[serde(rename = "deck_cleared")]
    Cleared {
        /// The carrier whose it is.
        carrier: CarrierId,
    },
}

/// Whether no other task groups took part.
fn is_none(groups: &TaskGroupSet) -> bool {
    groups.is_empty()
}
