//! What dice are rolled for, and what is chosen at random.

use serde::Serialize;

use crate::engine::map::{Line, Place};
use crate::engine::table::Spotter;
use crate::engine::units::{AirUnit, Combatant, IjnForce, IslandBase, Mover, Ship, Unit, UsnForce};

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
    /// Whether the Intelligence marker finds a task force of the USN (7.1).
    Intelligence {
        /// The force.
        force: UsnForce,
    },
    /// The line to which the Redeploy marker sends a task force of the IJN (7.1).
    Redeployment {
        /// The force.
        force: IjnForce,
    },
    /// What the Reinforcement marker brings (7.1).
    Reinforcement,
    /// The IJN's morale on a line (6.0(9)).
    Morale {
        /// The line.
        on: Line,
    },
    /// Whether a ship of the IJN is repaired (19.1).
    IjnShipRepair {
        /// The ship.
        ship: Ship,
    },
    /// The line to which a repaired ship of the IJN comes (19.1).
    RepairedShipLine {
        /// The ship.
        ship: Ship,
    },
    /// Whether an air unit of the IJN is repaired (19.2).
    IjnAirRepair {
        /// The unit.
        unit: AirUnit,
    },
    /// Whether a move meets with an incident (21.0).
    IncidentCheck {
        /// Who moved.
        mover: Mover,
        /// Where the move ended.
        space: Place,
    },
    /// Which incident (21.1).
    Incident {
        /// Who moved.
        mover: Mover,
    },
    /// What a submarine hits (21.2).
    Submarine {
        /// Who moved.
        mover: Mover,
    },
    /// Signals intelligence (6.0(12b)).
    Signals,
    /// Whether a ship or air unit of the USN can be repaired now (6.0(16a), 6.0(16d)).
    UsnRepair {
        /// The unit.
        unit: Unit,
    },
    /// Whether a coastal defense can (6.0(16e)).
    DefenseRepair {
        /// Its base.
        base: IslandBase,
    },
    /// How badly a ship is damaged that can be repaired (6.0(16d)).
    ShipSeverity {
        /// The ship.
        ship: Ship,
    },
    /// How badly a coastal defense is (6.0(16e)).
    DefenseSeverity {
        /// Its base.
        base: IslandBase,
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
    /// The task force that a repaired ship of the IJN joins (19.1, 7.1).
    ForceOf {
        /// The ship.
        ship: Ship,
    },
}
