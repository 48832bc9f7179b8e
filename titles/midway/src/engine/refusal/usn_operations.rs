//! Why the player cannot operate so (6.0(13), 8).

use crate::engine::map::Place;
use crate::engine::table::AirBase;
use crate::engine::units::{AirUnit, Mover, Ship};

/// Why an air strike cannot be planned (6.0(13a)), beside what keeps an air unit from flying.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StrikeRefusal {
    /// Nobody is named, or somebody twice.
    #[error("name the air units of the strike, each once (6.0(13a))")]
    NoUnits,
    /// They are not in one place.
    #[error("{0} and {1} are not in the same place: a strike comes from one (6.0(13a))")]
    TwoPlaces(AirUnit, AirUnit),
    /// It has changed its base in this step.
    #[error("{0} has changed its base in this step, and does not strike (6.0(13a), 8.1)")]
    Rebased(AirUnit),
    /// There is no strike to call off.
    #[error("no strike is planned (6.0(13a))")]
    NotPlanned,
}

/// Why a task force or ship cannot move so (8.2, 8.6, 8.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum MovementRefusal {
    /// One a turn.
    #[error("a task force or ship has moved in this turn already (6.0(13b))")]
    Moved,
    /// She is in a task force.
    #[error("{0} is in a task force, and moves with it (8.2)")]
    InForce(Ship),
    /// No place is named.
    #[error("name the places that {0} enters (8.2)")]
    NoPath(Mover),
    /// No line or lane joins two of them.
    #[error("no line or lane leads from {from} to {to} without another place between (8.2)")]
    NotJoined {
        /// Where it would come from.
        from: Place,
        /// Where it would go.
        to: Place,
    },
    /// It is too far.
    #[error("{mover} moves {most} spaces at the most (8.6, 20.1)")]
    TooFar {
        /// Who moves.
        mover: Mover,
        /// How many spaces.
        most: u8,
    },
    /// A task force of the IJN is in its way.
    #[error("{mover} must stop at {space}, where a task force of the IJN is (8.7)")]
    MustHalt {
        /// Who moves.
        mover: Mover,
        /// Where.
        space: Place,
    },
    /// No ship of ours goes there.
    #[error("{0} is a home base of the IJN, and nobody of the USN enters it (8.7)")]
    IjnHomeBase(Place),
}

/// Why an air unit cannot change its base so (6.0(13c) to 6.0(13e)).
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum RebaseRefusal {
    /// Nobody is named, or somebody twice.
    #[error("name the air units that change their base, each once (6.0(13c, d, e))")]
    NoUnits,
    /// It has done so.
    #[error("{0} has changed its base in this step already (6.0(13c, d, e))")]
    Rebased(AirUnit),
    /// It flies the strike.
    #[error("{0} is to fly the strike, and does not change its base (6.0(13a))")]
    Strikes(AirUnit),
    /// It is there.
    #[error("{unit} is at {base} already (6.0(13c, d, e))")]
    There {
        /// The unit.
        unit: AirUnit,
        /// Where it is.
        base: AirBase,
    },
    /// No aircraft of ours can be based there.
    #[error("{0} is no base of the USN (4.2, 16.0)")]
    NoBase(AirBase),
    /// Only naval aviation goes aboard.
    #[error("{0} is land-based, and cannot go aboard a carrier (2.2)")]
    LandBased(AirUnit),
    /// Fighters need a tender.
    #[error(
        "{unit} can only go to a base with an aircraft tender, and none is at {base} (6.0(13d))"
    )]
    NoTender {
        /// The fighters.
        unit: AirUnit,
        /// The base.
        base: AirBase,
    },
    /// Naval aviation stays on its line.
    #[error("{base} is not on the line of {unit} (6.0(13e))")]
    OtherLine {
        /// The naval air unit.
        unit: AirUnit,
        /// The base.
        base: AirBase,
    },
    /// It would hold too many.
    #[error("there is no room at {0} for so many air units (4.1, 4.2)")]
    NoRoom(AirBase),
}
