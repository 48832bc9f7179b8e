//! The way of a search in one segment: two hexes when it is launched, four in every other (8.271).

use super::aim::{SearchAim, SearchZone};
use super::sweep::Sweep;
use super::{Leg, Search};
use crate::engine::fleet::homes::nearest_home;
use crate::engine::map::{HexId, Point};
use crate::engine::table::Table;

/// Hexes a search flies in a segment, except at launch and to the outermost hexes (8.271).
const HEXES_A_SEGMENT: u8 = 4;
/// Hexes from twelve back to ten (18.22).
const BACK_FROM_TWELVE: u8 = 2;

/// The straight way a search flies in a segment.
#[derive(Clone, Copy, Debug)]
pub(super) struct Route {
    /// Where the line begins.
    pub(super) from: Point,
    /// Where it ends.
    pub(super) to: Point,
    /// The first step along it that is flown in this segment.
    pub(super) first: u8,
    /// The last.
    pub(super) last: u8,
    /// Which way it flies.
    pub(super) leg: Leg,
    /// Whether it is that of a narrow search, which never leaves the map.
    pub(super) narrow: bool,
}

/// What a step of a route leads to.
pub(super) enum Waypoint {
    /// The only hex on the line, on the map or beyond its edge.
    Hex(Point),
    /// Either of two hexes of the map that the line runs between (8.32).
    Between([HexId; 2]),
    /// The edge of the map, at which the search turns (8.261).
    Edge,
}

impl Route {
    /// The way of a search in this segment: out while there is something to see, and then home.
    pub(super) fn of(table: &Table, search: &Search) -> Route {
        outbound(search).unwrap_or_else(|| inbound(table, search))
    }

    /// Where a step along the line leads.
    pub(super) fn waypoint(&self, step: u8) -> Waypoint {
        let points = self.from.towards(self.to, step);
        let on_map: Vec<HexId> = points.iter().filter_map(|point| point.on_map()).collect();
        match on_map[..] {
            [one, other] => Waypoint::Between([one, other]),
            [hex] => Waypoint::Hex(hex.into()),
            _ if self.narrow && self.leg == Leg::Outbound => Waypoint::Edge,
            _ => Waypoint::Hex(points.first().copied().unwrap_or(self.to)),
        }
    }
}

/// The next move out, unless the search has reached its Max Radius marker or the edge of the map (8.24,
/// 8.261, 8.332).
fn outbound(search: &Search) -> Option<Route> {
    if search.leg != Leg::Outbound {
        return None;
    }
    let flown = search.at.distance(search.origin);
    let stop = *search.aim.stops().iter().find(|stop| **stop > flown)?;
    let from = Point::from(search.origin);
    let to = search.aim.max_radius(search.origin);
    let goes_on = match search.aim {
        SearchAim::Narrow(_) => from
            .towards(to, flown + 1)
            .into_iter()
            .any(|point| point.on_map().is_some()),
        _ => search.has_map_in(SearchZone::at(stop)),
    };
    goes_on.then_some(Route {
        from,
        to,
        first: flown + 1,
        last: stop,
        leg: Leg::Outbound,
        narrow: search.aim.is_narrow(),
    })
}

/// The next move home, to wherever the task group is now (8.28).
fn inbound(table: &Table, search: &Search) -> Route {
    let home = home(table, search);
    let from_twelve = matches!(search.aim, SearchAim::Extended(_))
        && search.at.distance(search.origin) == search.aim.range();
    let hexes = if from_twelve {
        BACK_FROM_TWELVE
    } else {
        HEXES_A_SEGMENT
    };
    Route {
        from: search.at,
        to: home.into(),
        first: 1,
        last: hexes.min(search.at.distance(home)),
        leg: Leg::Inbound,
        narrow: search.aim.is_narrow(),
    }
}

/// A move of a search that is still to come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Flown {
    /// Where it is after it.
    pub(crate) at: Point,
    /// Which way it has flown.
    pub(crate) leg: Leg,
    /// What it looks into then.
    pub(crate) sweep: Sweep,
}

/// The next move of a search. Of two hexes that its line runs between it flies through the first; a narrow search may
/// look into either (8.32).
pub(crate) fn next_move(table: &Table, search: &Search) -> Flown {
    let route = Route::of(table, search);
    let mut at = search.at;
    let mut entered = Vec::new();
    for step in route.first..=route.last {
        match route.waypoint(step) {
            Waypoint::Hex(point) => {
                at = point;
                entered.push(point);
            }
            Waypoint::Between([hex, other]) => {
                at = hex.into();
                entered.push(at);
                if route.narrow {
                    entered.push(other.into());
                }
            }
            Waypoint::Edge => break,
        }
    }
    let leg = route.leg;
    let sweep = Sweep::after(table, search, leg, &entered, at);
    Flown { at, leg, sweep }
}

impl Search {
    /// Whether it is over its task group on its way home, where it must land (8.28).
    pub fn is_home(&self, table: &Table) -> bool {
        self.leg == Leg::Inbound && self.hex == home(table, self)
    }
}

/// The hex a search returns to: its task group's, or that of the nearest carriers which can take planes if its own
/// cannot any more (8.28).
pub fn home(table: &Table, search: &Search) -> HexId {
    let home = nearest_home(table, search.base.into(), search.hex);
    let first = || table.task_groups.first().map(|group| group.hex);
    home.or_else(first).unwrap_or(search.origin)
}
