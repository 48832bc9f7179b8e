//! What a search looks into when it has made a move: the one place that says so (8.31-8.33). The flight goes by it, and
//! whoever reckons with flights to come.

use super::aim::SearchZone;
use super::route::home;
use super::{Leg, Search};
use crate::engine::map::{HexId, Point};
use crate::engine::table::Table;

/// What a search looks into after a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sweep {
    /// Zones of its sector, one after the other (8.33).
    Zones(Vec<SearchZone>),
    /// A narrow search: the hexes that it has flown through (8.32).
    Hexes(Vec<HexId>),
}

impl Sweep {
    /// What a search looks into that has flown so: the points that it entered, with those beyond the map's edge, and where
    /// it has come to. `search` is as it was before the move.
    pub(super) fn after(
        table: &Table,
        search: &Search,
        leg: Leg,
        entered: &[Point],
        at: Point,
    ) -> Sweep {
        let zone = |point: Point| SearchZone::at(point.distance(search.origin));
        let is_done = |zone: SearchZone| search.done.contains(&zone);
        if search.aim.is_narrow() {
            let hexes = entered.iter().filter(|point| !is_done(zone(**point)));
            return Sweep::Hexes(hexes.filter_map(|point| point.on_map()).collect());
        }
        if leg == Leg::Outbound {
            return Sweep::Zones(vec![zone(at)]);
        }
        // Each zone that the way home has touched and that is left behind now, or seen through to the landing.
        let landed = at == home(table, search).into();
        let flown = std::iter::once(search.at).chain(entered.iter().copied());
        let mut zones: Vec<SearchZone> = Vec::new();
        for point in flown {
            let passed = zone(point);
            let behind = landed || passed != zone(at);
            let in_range = point.distance(search.origin) <= search.aim.range();
            if behind && in_range && !is_done(passed) && !zones.contains(&passed) {
                zones.push(passed);
            }
        }
        Sweep::Zones(zones)
    }

    /// Whether it is looked into a zone, or a part of one.
    pub fn is_into(&self, origin: HexId, zone: SearchZone) -> bool {
        match self {
            Sweep::Zones(zones) => zones.contains(&zone),
            Sweep::Hexes(hexes) => {
                let mut hexes = hexes.iter();
                hexes.any(|hex| SearchZone::at(hex.distance(origin)) == zone)
            }
        }
    }

    /// Whether a force in a hex is looked for.
    pub fn covers(&self, search: &Search, hex: HexId) -> bool {
        match self {
            Sweep::Zones(zones) => zones.iter().any(|zone| search.sees(hex, *zone)),
            Sweep::Hexes(hexes) => hexes.contains(&hex),
        }
    }
}
