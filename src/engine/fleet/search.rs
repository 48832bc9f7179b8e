//! Air search missions: where they are aimed, how far they have come and what they see (8.2, 8.3).

mod aim;
mod flight;
mod landing;
mod launching;
mod order_of_looks;
mod route;
mod segment;
mod sighting;
mod sweep;
#[cfg(test)]
mod tests;

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use super::air_unit::TaskGroupId;
use super::unit_set::UnitSet;
use crate::engine::forces::ForceId;
use crate::engine::map::{HexId, Point};
use crate::engine::text_id::NotAName;

pub use aim::{NARROW_AIMS, SearchAim, SearchZone};
pub use launching::check_search;
pub(crate) use launching::search_launched;
pub use sighting::{search_modifiers, search_modifiers_at};
pub use sweep::Sweep;

pub(crate) use flight::{SearchFlight, check_path, legal_path};
#[cfg(test)]
pub(in crate::engine::fleet) use landing::land;
pub(crate) use landing::{check_search_landing, legal_search_landings};
pub(crate) use order_of_looks::{check_which, legal_which};
pub use order_of_looks::{may_stay, one_look_may_move_another};
pub use route::home as search_home;
pub(crate) use route::next_move;
pub(crate) use segment::{AirSearch, check_declaring, legal_declaring, legal_launches};

/// A search mission, by the number of its Max Radius marker (8.24).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SearchId(pub u8);

/// These words are in the orders and the checks of saves (`engine/save/check.rs`): they may not be reworded.
impl fmt::Display for SearchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Search {}", self.0)
    }
}

impl FromStr for SearchId {
    type Err = NotAName;

    fn from_str(text: &str) -> Result<SearchId, NotAName> {
        let number = text
            .strip_prefix("Search ")
            .and_then(|number| number.parse().ok());
        number
            .map(SearchId)
            .ok_or_else(|| NotAName::new(text, "a search"))
    }
}

kernel::serialize_as_printed!(SearchId);

/// Where a search is on its way (8.23, 18.11).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Leg {
    /// Flying out to its Max Radius marker.
    Outbound,
    /// Staying with a force, to look at it once more (18.11).
    Shadowing(ForceId),
    /// Flying home.
    Inbound,
    /// The force that it stayed with has left the map: there is no second look (18.11), not at another force either
    /// that has its letter since.
    ForceGone(ForceId),
}

/// A search mission in the air (8.21).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Search {
    /// Its marker.
    pub id: SearchId,
    /// Its one or two units (8.27).
    pub units: UnitSet,
    /// The task group that launched it, and that it returns to (8.28).
    pub base: TaskGroupId,
    /// The hex it was launched from, from which zones and ranges are measured (8.281).
    pub origin: HexId,
    /// Where it is aimed.
    pub aim: SearchAim,
    /// The hex of its counter.
    pub hex: HexId,
    /// Where it is; beyond the map's edge if its line runs off (8.261).
    pub at: Point,
    /// Which way it flies.
    pub leg: Leg,
    /// Zones that it has searched on the way home, or will not search any more (8.33, 18.11).
    pub done: Vec<SearchZone>,
}
