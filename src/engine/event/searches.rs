//! Events of air search (8.2, 8.3).

use serde::Serialize;

use super::parts::{AnotherGroup, Between, Deck, TurnReason};
use crate::engine::fleet::{
    AirUnitId, CarrierId, Leg, SearchAim, SearchId, SearchZone, TaskGroupId, UnitSet,
};
use crate::engine::forces::{Detection, ForceId};
use crate::engine::map::{HexId, Point};

/// Something that happened to a search.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum SearchEvent {
    /// The player declared the turn's Search Segment (8.22).
    #[serde(rename = "search_declared")]
    Declared,
    /// A search took off (8.27).
    #[serde(rename = "search_launched")]
    Launched {
        /// The search.
        what: SearchId,
        /// Its units.
        units: UnitSet,
        /// Where, its point of origin (8.281).
        hex: HexId,
        /// The task group it returns to (8.28).
        base: TaskGroupId,
        /// Where it is aimed.
        aim: SearchAim,
        /// Where that is: the hex of its Max Radius marker, on the map or beyond its edge.
        max_radius: Point,
    },
    /// A search flew its hexes of a segment (8.271).
    #[serde(rename = "moved")]
    Moved {
        /// The search.
        what: SearchId,
        /// From where.
        from: HexId,
        /// To where its counter is now.
        to: HexId,
        /// The hexes of the map it entered, in order.
        through: Vec<HexId>,
        /// Where it is, on the map or beyond its edge.
        at: Point,
        /// Which way it flies.
        leg: Leg,
        /// Where the line of a narrow search ran between two hexes, in order: whether the player had to be asked
        /// (8.32).
        #[serde(skip_serializing_if = "Vec::is_empty")]
        between: Vec<Between>,
    },
    /// A search looks round: in a zone of its sector, or in the hexes it flew through (8.31-8.33).
    Searched {
        /// The search.
        search: SearchId,
        /// The zone; none for a narrow search.
        zone: Option<SearchZone>,
        /// The forces there, for each of which it makes an attempt.
        forces: Vec<ForceId>,
    },
    /// A search makes its attempt to see a force (8.34).
    LooksFor {
        /// The search.
        search: SearchId,
        /// The force.
        force: ForceId,
    },
    /// A search stays with a force it has seen (18.11).
    Shadows {
        /// The search.
        search: SearchId,
        /// The force.
        force: ForceId,
        /// Where the search was.
        from: HexId,
        /// Where the force is, and the search from now on.
        hex: HexId,
        /// How well it was seen, which is what lets the search stay.
        seen: Detection,
        /// The forces of the zone that it looks for no more (18.12).
        forgoes: Vec<ForceId>,
    },
    /// A search turns for home before it has flown its way out (18.11, 18.23).
    #[serde(rename = "search_turned")]
    Turned {
        /// The search.
        search: SearchId,
        /// The hex of its counter.
        hex: HexId,
        /// Where it is, on the map or beyond its edge.
        at: Point,
        /// The force that it shadowed, or met.
        force: ForceId,
        /// What turned it.
        why: TurnReason,
    },
    /// A unit of a search landed (8.28).
    #[serde(rename = "deck")]
    Landed {
        /// On whom.
        carrier: CarrierId,
        /// The unit.
        unit: AirUnitId,
        /// The search it flew with.
        from: SearchId,
        /// Where on the ship.
        to: Deck,
        /// Why she is of another task group than the one that launched it, if she is.
        #[serde(skip_serializing_if = "Option::is_none")]
        another_group: Option<AnotherGroup>,
    },
    /// A search left the map with its last unit.
    #[serde(rename = "removed")]
    Removed {
        /// The search.
        what: SearchId,
    },
}
