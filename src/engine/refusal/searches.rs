//! Why a search cannot be flown so (8.2, 8.3).

use crate::engine::fleet::{AirUnitId, CarrierId, SearchId};
use crate::engine::forces::ForceId;
use crate::engine::map::HexId;

/// Why a search cannot be flown so (8.2, 8.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SearchRefusal {
    /// A search is of one or two units.
    #[error("a search is flown by one unit or two (8.27)")]
    SearchOfOneOrTwo,
    /// Both units come from one task group.
    #[error("the units of a search come from one task group, which they return to (8.28)")]
    SearchOfOneGroup,
    /// Nobody searches at night.
    #[error("no plane takes off at night")]
    NoSearchAtNight,
    /// The option is not in play.
    #[error("searches to twelve hexes are an option that this game does not use (18.2)")]
    NoExtendedSearch,
    /// Only fighters search so far.
    #[error("{0} is no fighter, and only fighters search to twelve hexes (18.21)")]
    ExtendedNeedsFighters(AirUnitId),
    /// There is no such direction.
    #[error("a narrow search is aimed at one of the 84 hexes fourteen hexes away (8.26)")]
    NoSuchAim,
    /// There is no such search.
    #[error("{0} is not in the air")]
    NoSearch(SearchId),
    /// The search is elsewhere.
    #[error("{carrier} is not where {search} is (8.28)")]
    SearchElsewhere {
        /// The search.
        search: SearchId,
        /// The carrier.
        carrier: CarrierId,
    },
    /// There is a deck to land on.
    #[error("{0} must land while there is a deck for it (8.28)")]
    SearchMustLand(SearchId),
    /// The line does not run there.
    #[error("the straight line of the search does not run through {0} (8.32)")]
    NotOnTheLine(HexId),
    /// The force is not there, or was looked for.
    #[error("{0} is not in the zone, or has been looked for already (8.331)")]
    NotInTheZone(ForceId),
}
