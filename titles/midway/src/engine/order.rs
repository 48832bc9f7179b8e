//! What the player may answer.

mod written;

use serde::{Serialize, Serializer};

use super::map::Place;
use super::table::AirBase;
use super::units::{AirUnit, Combatant, Leader, Ship, UsnForce};

pub use written::Named;

/// An order of the player's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Order {
    /// One of the spaces that are asked about.
    ChooseSpace {
        /// The space.
        space: Place,
    },
    /// Nothing more in this step.
    Done,
    /// Air units attack a space in the reaction (6.0(4b)).
    Strike {
        /// The space.
        space: Place,
        /// The air units.
        units: Vec<AirUnit>,
    },
    /// What a unit of the IJN attacks (11.1, 11.2).
    ChooseTarget {
        /// Its target.
        target: Combatant,
    },
    /// What each fighter attacks for whom there is a choice (12.0).
    Aim {
        /// Fighters and targets.
        aims: Vec<(AirUnit, AirUnit)>,
    },
    /// The air combat is broken off (12.3).
    BreakOff,
    /// It goes on (12.3).
    FightOn,
    /// What each bomber attacks, and whom each leader helps (13.0, 20.1).
    Bomb {
        /// Bombers and targets.
        bombs: Vec<(AirUnit, Combatant)>,
        /// Leaders and bombers.
        bonuses: Vec<(Leader, AirUnit)>,
    },
    /// The flak has hit this bomber (13.2).
    FlakHits {
        /// The bomber.
        unit: AirUnit,
    },
    /// What each ship fires at for whom there is a choice (14.0).
    Fire {
        /// Ships and targets.
        targets: Vec<(Ship, Ship)>,
    },
    /// An air unit that is adrift lands (18.0).
    Land {
        /// The air unit.
        unit: AirUnit,
        /// Where.
        base: AirBase,
    },
    /// A base gives these up (4.2).
    GiveUp {
        /// The air units.
        units: Vec<AirUnit>,
    },
    /// A leader without ships goes to this task force (20.1).
    SendLeader {
        /// The task force.
        force: UsnForce,
    },
}

/// As saves have it.
impl Serialize for Order {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&kernel::Written::written(self))
    }
}
