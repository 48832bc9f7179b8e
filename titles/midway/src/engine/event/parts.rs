//! What dice are rolled for, and what is chosen at random.

use serde::Serialize;

use crate::engine::map::Place;
use crate::engine::table::Spotter;
use crate::engine::units::{AirUnit, Combatant, IjnForce, IslandBase, Ship};

/// What a roll resolves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "for", rename_all = "snake_case")]
pub enum Purpose {
    /// The line to which a carrier of the IJN comes at the set-up (3.2).
    Deployment {
        /// The carrier.
        ship: Ship,
    },
    /// An attempt to spot (9.1).
    Spotting {
        /// Who looks.
        by: Spotter,
        /// Where.
        space: Place,
    },
    /// How far a task force of the IJN moves (8.4).
    Movement {
        /// The force.
        force: IjnForce,
    },
    /// What a unit of the IJN attacks (11.0).
    IjnTarget {
        /// The unit.
        by: Combatant,
    },
    /// A shot in air combat or naval combat (12.1, 12.2, 14.1).
    Shot {
        /// Who fires.
        by: Combatant,
        /// At whom.
        #[serde(rename = "target")]
        at: Combatant,
    },
    /// The bombs of an air unit (13.1).
    Bomb {
        /// The bomber.
        unit: AirUnit,
        /// Its target.
        #[serde(rename = "target")]
        at: Combatant,
    },
    /// Anti-aircraft fire (13.2).
    Flak {
        /// Who fires.
        by: Combatant,
    },
    /// A ship's bombardment (15.1).
    Bombardment {
        /// The ship.
        ship: Ship,
        /// The base.
        base: IslandBase,
    },
    /// The guns of a coastal defense at a ship that bombards (15.2).
    CoastalGuns {
        /// The base.
        base: IslandBase,
        /// The ship.
        ship: Ship,
    },
    /// What a hit does to a ship (17.2).
    HitTable {
        /// The ship.
        ship: Ship,
    },
}

/// What is chosen at random without a chart.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "of", rename_all = "snake_case")]
pub enum Choice {
    /// A warship or decoy for a task force of the IJN (3.2).
    Counter {
        /// The force.
        force: IjnForce,
    },
    /// The Ops marker that is drawn (6.0(1)).
    OpsMarker,
}
