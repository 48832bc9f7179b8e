//! Why nobody can look there (9).

use crate::engine::map::Place;
use crate::engine::table::Spotter;

/// Why nobody can look there (9).
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SpottingRefusal {
    /// Another space is nearer, or nothing unspotted is there.
    #[error("{0} is not one of the nearest spaces with a task force that is not spotted (6.0(2))")]
    NotNearest(Place),
    /// The task force is not on the map, or the base is the enemy's.
    #[error("{0} is not on the map, and nobody looks from there (9.1)")]
    NotThere(Spotter),
    /// The space is on another line, or on none.
    #[error("{space} is not on the line of {by} (9.1)")]
    OtherLine {
        /// Who would look.
        by: Spotter,
        /// Where.
        space: Place,
    },
    /// The space is too far off.
    #[error("{space} is out of sight of {by}, which looks {most} spaces (9.1)")]
    OutOfRange {
        /// Who would look.
        by: Spotter,
        /// Where.
        space: Place,
        /// How far he looks.
        most: u8,
    },
    /// He has looked there.
    #[error("{by} has looked at {space} already (9.1)")]
    Tried {
        /// Who would look.
        by: Spotter,
        /// Where.
        space: Place,
    },
    /// Nobody looks into a space or from it in bad weather.
    #[error("the weather keeps {by} from looking at {space} in this phase (21.2)")]
    Weather {
        /// Who would look.
        by: Spotter,
        /// Where.
        space: Place,
    },
    /// He has made the one attempt of the reaction.
    #[error("{0} has looked in this reaction already (6.0(4a))")]
    HasLooked(Spotter),
    /// He is the enemy's.
    #[error("{0} is the IJN's, and looks for it (2.4)")]
    OtherSide(Spotter),
    /// His line is not active.
    #[error("{0} is not on the active line (6.0(4a))")]
    NotActive(Spotter),
    /// Nothing is there that an attempt could spot.
    #[error("nothing is at {0} that is not spotted (9.1)")]
    NothingUnspotted(Place),
}
