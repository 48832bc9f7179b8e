//! Why an air unit cannot attack a space (6.0(4b), 6.0(13a), 8.1, 9.0, 9.1).

use crate::engine::map::{Line, Place};
use crate::engine::units::AirUnit;

/// Why an air unit cannot attack a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum FlightRefusal {
    /// A strike needs air units.
    #[error("no air unit flies the strike (6.0(4b))")]
    NobodyFlies,
    /// The space is not on the line whose operation it is.
    #[error("{space} is not on {on}, the line that is active (6.0(4b))")]
    NotActive {
        /// The space.
        space: Place,
        /// The active line.
        on: Line,
    },
    /// It is a home base box of the IJN.
    #[error("{0} is a home base of the IJN, which nobody attacks (8.7)")]
    HomeBase(Place),
    /// Neither an island base of the IJN nor a spotted task force is there.
    #[error(
        "nothing is at {0} that can be attacked: no IJN island base and no spotted task force (9.0)"
    )]
    NothingSpotted(Place),
    /// The unit is the enemy's.
    #[error("{0} is the IJN's (2.4)")]
    NotOurs(AirUnit),
    /// The unit is not based on the map.
    #[error("{0} is not on the map (6.0(4b))")]
    NotThere(AirUnit),
    /// The unit flies already, or is named twice.
    #[error("{0} flies in one strike only (6.0(4b))")]
    Flies(AirUnit),
    /// The space is on another line, or on none.
    #[error("{space} is not on the line of {unit} (8.1)")]
    OtherLine {
        /// The unit.
        unit: AirUnit,
        /// The space.
        space: Place,
    },
    /// The space is too far off.
    #[error("{space} is out of reach of {unit}, whose range is {range} (8.1)")]
    OutOfRange {
        /// The unit.
        unit: AirUnit,
        /// The space.
        space: Place,
        /// How far it flies.
        range: u8,
    },
    /// Nobody flies into a space or from it in bad weather.
    #[error("the weather keeps {unit} from flying at {space} in this phase (21.2)")]
    Weather {
        /// The unit.
        unit: AirUnit,
        /// The space.
        space: Place,
    },
    /// Its task force or base has looked there and seen nothing.
    #[error("{unit} may not attack {space}, where its force or base has seen nothing (9.1)")]
    Barred {
        /// The unit.
        unit: AirUnit,
        /// The space.
        space: Place,
    },
}
