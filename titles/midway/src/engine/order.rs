//! What the player may answer.

mod written;

use serde::{Serialize, Serializer};

use super::map::Place;
use super::table::{AirBase, Spotter};
use super::units::{AirUnit, Combatant, IslandBase, Leader, Mover, Ship, Unit, UsnForce};

pub use written::Named;

/// An order of the player's.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Order {
    /// One of the spaces that are asked about.
    ChooseSpace {
        /// The space.
        space: Place,
    },
    /// One of the ships that are asked about.
    ChooseShip {
        /// The ship.
        ship: Ship,
    },
    /// One of the air units that are asked about.
    ChooseAirUnit {
        /// The unit.
        unit: AirUnit,
    },
    /// One of the island bases that are asked about.
    ChooseBase {
        /// The base.
        base: IslandBase,
    },
    /// An air unit of the IJN returns to this carrier or base (7.1).
    ReturnAirUnit {
        /// The unit.
        unit: AirUnit,
        /// The carrier or base.
        to: AirBase,
    },
    /// Halsey leads this task force (22.0).
    PlaceHalsey {
        /// The force.
        force: UsnForce,
    },
    /// A task force or island base looks at a space (6.0(4a), 6.0(12a)).
    Spot {
        /// Who looks.
        by: Spotter,
        /// Where.
        space: Place,
    },
    /// Nobody looks any more (6.0(4a), 6.0(12a)).
    StopSpotting,
    /// A unit comes from the Reinforcements box (6.0(11a)).
    Reinforce {
        /// The unit.
        unit: Unit,
    },
    /// A ship joins a task force in the same place (6.0(11b)).
    Assign {
        /// The ship.
        ship: Ship,
        /// The force.
        force: UsnForce,
    },
    /// A ship leaves her task force (8.2).
    Detach {
        /// The ship.
        ship: Ship,
    },
    /// A naval air unit goes aboard a carrier in the same place (6.0(11b)).
    Embark {
        /// The unit.
        unit: AirUnit,
        /// The carrier.
        carrier: Ship,
    },
    /// The first of several task forces takes the ships of the others (6.0(11c)).
    Combine {
        /// The forces, the one that remains first.
        forces: Vec<UsnForce>,
    },
    /// A task force is formed of a ship, where she is (6.0(11d)).
    Form {
        /// The force.
        force: UsnForce,
        /// The ship.
        ship: Ship,
    },
    /// A leader goes to another task force in the same place (20.1).
    AssignLeader {
        /// The leader.
        leader: Leader,
        /// The force.
        force: UsnForce,
    },
    /// An air strike is planned, in place of one that was (6.0(13a)).
    PlanStrike {
        /// The space that it attacks.
        space: Place,
        /// Who flies.
        units: Vec<AirUnit>,
    },
    /// The planned strike is called off (6.0(13a)).
    CancelStrike,
    /// A task force or a ship by herself moves (6.0(13b)).
    Move {
        /// Who moves.
        mover: Mover,
        /// The places that it enters, in turn.
        path: Vec<Place>,
    },
    /// Air units change their bases, all at the same time (6.0(13c) to 6.0(13e)).
    Rebase {
        /// Each with the base or carrier that it goes to.
        moves: Vec<(AirUnit, AirBase)>,
    },
    /// See whether an air unit can be repaired (6.0(16a)).
    RepairAir {
        /// The unit.
        unit: AirUnit,
        /// The port on whose repair track it goes.
        port: Place,
    },
    /// A reduced air unit is taken off the map (6.0(16b)).
    Withdraw {
        /// The unit.
        unit: AirUnit,
    },
    /// An eliminated air unit comes to the Damaged box (6.0(16c)).
    Refit {
        /// The unit.
        unit: AirUnit,
    },
    /// See whether a ship can be repaired (6.0(16d)).
    RepairShip {
        /// The ship.
        ship: Ship,
        /// The port in which she is repaired.
        port: Place,
    },
    /// See whether a coastal defense can be repaired (6.0(16e)).
    RepairDefense {
        /// Its base.
        base: IslandBase,
    },
    /// A repaired group goes aboard her own carrier (6.0(17)).
    Aboard,
    /// It stays in the port (6.0(17)).
    IntoPort,
    /// The player does no more in this step.
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
