//! Why something cannot be attacked, hit, landed on or given up (4.2, 6.0(6), 11 to 18, 20.1).

use crate::engine::map::Place;
use crate::engine::table::AirBase;
use crate::engine::units::{AirUnit, Combatant, Leader, Ship, UsnForce};

/// Why something cannot be done in a battle or after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum CombatRefusal {
    /// The air unit of the IJN flies elsewhere.
    #[error("{0} is not one of the closest spaces with the most USN air units (6.0(5))")]
    NotDrawn(Place),
    /// Nothing is to be fought there.
    #[error("no battle is still to be fought at {0} (6.0(6), 6.0(14))")]
    NoBattle(Place),
    /// Others are targeted less, or it cannot be attacked.
    #[error("{0} is not one of the least targeted (11.1)")]
    NotLeastTargeted(Combatant),
    /// The fighter has its target, or is not there.
    #[error("no target is to be chosen for {0} (12.0)")]
    NoFighterToAim(AirUnit),
    /// The fighter is attacked.
    #[error("{by} is attacked and fights one of those that attack it, not {at} (12.0)")]
    Bound {
        /// The fighter.
        by: AirUnit,
        /// Its target.
        at: AirUnit,
    },
    /// The target is not in the battle.
    #[error("{0} is not there to be attacked (12.0)")]
    NotInTheAir(AirUnit),
    /// The fighter is named twice.
    #[error("{0} has two targets (12.1)")]
    FighterTwice(AirUnit),
    /// The fighter is not named.
    #[error("{0} has no target yet (12.0)")]
    FighterWithoutTarget(AirUnit),
    /// The air unit does not bomb here.
    #[error("{0} is no bomber in this battle (12.5)")]
    NoBomber(AirUnit),
    /// The target is not there, or not spotted.
    #[error("{0} is not there, or is not spotted (9.0, 13.0)")]
    NoSurfaceTarget(Combatant),
    /// The bomber is named twice.
    #[error("{0} has two targets (13.1)")]
    BomberTwice(AirUnit),
    /// The bomber is not named.
    #[error("{0} must bomb something too (13.0)")]
    BomberWithoutTarget(AirUnit),
    /// The leader has no bonus to give.
    #[error("{0} has no SBD or TBD of his own force here (20.1)")]
    NoBonus(Leader),
    /// The leader cannot help that bomber.
    #[error("{unit} is no SBD or TBD of a carrier in the force of {leader} (20.1)")]
    NotOfHisForce {
        /// The leader.
        leader: Leader,
        /// The bomber.
        unit: AirUnit,
    },
    /// The leader is named twice.
    #[error("{0} helps one bomber only (20.1)")]
    BonusTwice(Leader),
    /// The leader is not named.
    #[error("{0} helps one bomber: say which (20.1)")]
    BonusMissing(Leader),
    /// It did not bomb, or is eliminated.
    #[error("{0} did not bomb here, or is eliminated already (13.2)")]
    NoVictim(AirUnit),
    /// The ship has her target, or does not fire.
    #[error("no target is to be chosen for {0}: she has one, or has no naval number (14.0)")]
    NoShipToAim(Ship),
    /// The ship is attacked.
    #[error("{by} is attacked and fires at one of those that attack her, not at {at} (14.0)")]
    ShipBound {
        /// The ship.
        by: Ship,
        /// Her target.
        at: Ship,
    },
    /// Other ships are there.
    #[error("{0} is a carrier, and no target while other ships are there (11.3)")]
    Carrier(Ship),
    /// The target is not there.
    #[error("{0} is not there to be fired at (14.0)")]
    NotInTheBattle(Ship),
    /// The ship is named twice.
    #[error("{0} has two targets (14.1)")]
    ShipTwice(Ship),
    /// The ship is not named.
    #[error("{0} has no target yet (14.0)")]
    ShipWithoutTarget(Ship),
    /// The unit cannot land there.
    #[error("{unit} cannot land at {base}: it is not one of the closest in range with room (18.0)")]
    CannotLand {
        /// The air unit.
        unit: AirUnit,
        /// Where it would land.
        base: AirBase,
    },
    /// As many as are too many.
    #[error("{at} gives up {count} air units, no more and no fewer (4.2)")]
    GiveUpSoMany {
        /// The base.
        at: Place,
        /// How many.
        count: u8,
    },
    /// It is not based there.
    #[error("{unit} is not based at {at}, or is named twice (4.2)")]
    NotBasedThere {
        /// The air unit.
        unit: AirUnit,
        /// The base.
        at: Place,
    },
    /// The force has no ships, or two leaders.
    #[error("{0} has no ships, or two leaders already (20.1)")]
    NoPlaceForLeader(UsnForce),
}
