//! Standard, narrow and extended searches: how far they go, and what lies in their zones (8.23-8.26,
//! 8.33, 18.2).

use std::fmt;

use serde::Serialize;

use super::{Leg, Search};
use crate::engine::map::{Bearing, HexId, Point};

/// Hexes a narrow search flies out (8.23).
const NARROW_RANGE: u8 = 14;
/// The hexes fourteen hexes from a point of origin, at any of which a narrow search may be aimed (8.26).
pub const NARROW_AIMS: u8 = 6 * NARROW_RANGE;

/// Where the zones end, in hexes from the point of origin (8.33).
const CLOSE_TO: u8 = 2;
const MIDDLE_TO: u8 = 6;
const FAR_TO: u8 = 10;

/// Where a search is aimed (8.25, 8.26, 18.21).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SearchAim {
    /// Ten hexes out, with the sector of thirty degrees on either side.
    Standard(Bearing),
    /// A sector with fighters alone, to twelve hexes (18.2).
    Extended(Bearing),
    /// Fourteen hexes out, through the hexes on the way alone: which hex of the ring at that distance,
    /// counted clockwise from the one due north.
    Narrow(u8),
}

impl SearchAim {
    /// Distances from the point of origin at which its moves out end, in hexes (8.271, 18.22).
    pub const fn stops(self) -> &'static [u8] {
        match self {
            SearchAim::Standard(_) => &[2, 6, 10],
            SearchAim::Extended(_) => &[2, 6, 10, 12],
            SearchAim::Narrow(_) => &[2, 6, 10, NARROW_RANGE],
        }
    }

    /// Hexes it flies out (8.23, 18.21).
    pub const fn range(self) -> u8 {
        match self {
            SearchAim::Standard(_) => 10,
            SearchAim::Extended(_) => 12,
            SearchAim::Narrow(_) => NARROW_RANGE,
        }
    }

    /// Whether it sees only the hexes it flies through (8.26).
    pub const fn is_narrow(self) -> bool {
        matches!(self, SearchAim::Narrow(_))
    }

    /// The hex of its Max Radius marker from a point of origin, on the map or beyond its edge (8.24,
    /// 8.261).
    pub fn max_radius(self, origin: HexId) -> Point {
        match self {
            SearchAim::Standard(bearing) | SearchAim::Extended(bearing) => {
                bearing.at(origin, self.range())
            }
            SearchAim::Narrow(step) => on_the_ring(origin, step),
        }
    }

    /// Whether a search from a hex sees another: in its sector, or on its line (8.251, 8.26).
    pub fn sees(self, origin: HexId, hex: HexId) -> bool {
        let distance = origin.distance(hex);
        match self {
            SearchAim::Standard(bearing) | SearchAim::Extended(bearing) => {
                distance <= self.range() && bearing.sees(origin, hex)
            }
            SearchAim::Narrow(_) => {
                let line = Point::from(origin).towards(self.max_radius(origin), distance);
                distance > 0 && distance <= self.range() && line.contains(&hex.into())
            }
        }
    }

    /// Whether it sees it in some zone (8.33).
    pub fn sees_in(self, origin: HexId, hex: HexId, zone: SearchZone) -> bool {
        SearchZone::at(origin.distance(hex)) == zone && self.sees(origin, hex)
    }

    /// The direction nearest to its line, of the twelve.
    pub fn bearing(self) -> Bearing {
        match self {
            SearchAim::Standard(bearing) | SearchAim::Extended(bearing) => bearing,
            // Seven hexes of the ring to thirty degrees.
            SearchAim::Narrow(step) => Bearing::clockwise((step + 3) / 7),
        }
    }
}

/// A hex of the ring fourteen hexes out, counted clockwise from the one due north.
fn on_the_ring(origin: HexId, step: u8) -> Point {
    // The ring's sides begin at its corners; the first corner, north-west, is half a side before north.
    let step = (step % NARROW_AIMS + NARROW_RANGE / 2) % NARROW_AIMS;
    let (side, along) = (step / NARROW_RANGE, step % NARROW_RANGE);
    let corner = |number: u8| Bearing::clockwise(11 + 2 * number).at(origin, NARROW_RANGE);
    let (from, to) = (corner(side).axial(), corner(side + 1).axial());
    Point::from(from + (to - from) / i32::from(NARROW_RANGE) * i32::from(along))
}

/// A zone by its distance from the point of origin (8.33, 18.22).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum SearchZone {
    /// 0 to 2 hexes.
    Close,
    /// 3 to 6 hexes.
    Middle,
    /// 7 to 10 hexes.
    Far,
    /// 11 and 12 hexes, which an extended search alone sees; 11 to 14 of a narrow one.
    Outer,
}

impl SearchZone {
    /// All of them, the nearest first.
    pub const ALL: [SearchZone; 4] = [
        SearchZone::Close,
        SearchZone::Middle,
        SearchZone::Far,
        SearchZone::Outer,
    ];

    /// The zone at a distance in hexes.
    pub const fn at(distance: u8) -> SearchZone {
        match distance {
            _ if distance <= CLOSE_TO => SearchZone::Close,
            _ if distance <= MIDDLE_TO => SearchZone::Middle,
            _ if distance <= FAR_TO => SearchZone::Far,
            _ => SearchZone::Outer,
        }
    }

    /// Its nearest and its farthest hexes, for a search that flies so.
    pub const fn range(self, aim: SearchAim) -> (u8, u8) {
        match self {
            SearchZone::Close => (0, CLOSE_TO),
            SearchZone::Middle => (CLOSE_TO + 1, MIDDLE_TO),
            SearchZone::Far => (MIDDLE_TO + 1, FAR_TO),
            SearchZone::Outer => (FAR_TO + 1, aim.range()),
        }
    }
}

impl fmt::Display for SearchZone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SearchZone::Close => "0-2 hexes",
            SearchZone::Middle => "3-6 hexes",
            SearchZone::Far => "7-10 hexes",
            SearchZone::Outer => "11 hexes and more",
        })
    }
}

kernel::serialize_as_printed!(SearchZone);

impl Search {
    /// It turns for home, which ends what it shadowed: on its way it searches only the zones nearer than the one where
    /// it stayed with its force (18.11).
    pub(crate) fn turn_for_home(&mut self) {
        if let Leg::Shadowing(_) | Leg::ForceGone(_) = self.leg {
            let there = SearchZone::at(self.at.distance(self.origin));
            let not_searched = SearchZone::ALL.into_iter().filter(|zone| *zone >= there);
            self.done = not_searched.collect();
        }
        self.leg = Leg::Inbound;
    }

    /// Whether a hex lies in a zone of its sector, or of its line (8.251, 8.26, 8.33).
    pub fn sees(&self, hex: HexId, zone: SearchZone) -> bool {
        self.aim.sees_in(self.origin, hex, zone)
    }

    /// Whether some hex of a zone of its sector is on the map (8.332).
    pub(super) fn has_map_in(&self, zone: SearchZone) -> bool {
        HexId::all().any(|hex| self.sees(hex, zone))
    }
}
