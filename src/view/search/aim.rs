//! Where a search is aimed: turned step by step, or pointed at a hex (8.25, 8.26, 18.21).

use crate::engine::fleet::{NARROW_AIMS, SearchAim};
use crate::engine::map::{Bearing, HexId, Point};
use crate::view::chart::geometry::{centre, heading, point_centre};

/// The kinds of search (8.23, 18.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AimKind {
    /// Ten hexes, with a sector.
    Standard,
    /// Twelve, by fighters alone.
    Extended,
    /// Fourteen, along a line.
    Narrow,
}

impl AimKind {
    /// The kind of an aim.
    pub const fn of(aim: SearchAim) -> AimKind {
        match aim {
            SearchAim::Standard(_) => AimKind::Standard,
            SearchAim::Extended(_) => AimKind::Extended,
            SearchAim::Narrow(_) => AimKind::Narrow,
        }
    }

    /// How many directions it can be aimed in.
    pub const fn steps(self) -> u8 {
        match self {
            AimKind::Standard | AimKind::Extended => 12,
            AimKind::Narrow => NARROW_AIMS,
        }
    }

    /// The aim of this kind at a step clockwise from the north.
    pub const fn at(self, step: u8) -> SearchAim {
        match self {
            AimKind::Standard => SearchAim::Standard(Bearing::clockwise(step)),
            AimKind::Extended => SearchAim::Extended(Bearing::clockwise(step)),
            AimKind::Narrow => SearchAim::Narrow(step % NARROW_AIMS),
        }
    }

    /// The aim of this kind nearest to another.
    pub fn near(self, aim: SearchAim) -> SearchAim {
        match (self, aim) {
            (AimKind::Narrow, SearchAim::Narrow(_)) => aim,
            // Seven hexes of the ring to thirty degrees.
            (AimKind::Narrow, _) => self.at(7 * aim.bearing().steps()),
            _ => self.at(aim.bearing().steps()),
        }
    }
}

/// Which step clockwise from the north an aim is, among those of its kind.
pub fn step_of(aim: SearchAim) -> u8 {
    match aim {
        SearchAim::Standard(bearing) | SearchAim::Extended(bearing) => bearing.steps(),
        SearchAim::Narrow(step) => step,
    }
}

/// An aim turned by one step, clockwise or back.
pub fn turned(aim: SearchAim, clockwise: bool) -> SearchAim {
    let kind = AimKind::of(aim);
    let step = if clockwise { 1 } else { kind.steps() - 1 };
    kind.at((step_of(aim) + step) % kind.steps())
}

/// The direction of the twelve nearest to a hex.
pub fn bearing_of(origin: HexId, hex: HexId) -> Bearing {
    let degrees = heading(centre(origin), centre(hex)).rem_euclid(360);
    Bearing::clockwise(((degrees + 15) / 30 % 12) as u8)
}

/// The aim of a kind at a hex: the nearest of the twelve directions, or the line that runs through it, or
/// nearest past it (8.26). There is none at the point of origin itself.
pub fn aim_at(origin: HexId, hex: HexId, kind: AimKind) -> Option<SearchAim> {
    if origin == hex {
        return None;
    }
    if kind != AimKind::Narrow {
        return Some(kind.at(bearing_of(origin, hex).steps()));
    }
    let distance = origin.distance(hex);
    let from = centre(origin);
    let way = |point: (f64, f64)| (point.0 - from.0, point.1 - from.1);
    let to = way(centre(hex));
    // How far off the line the hex is, seen along it: the sine of the angle, if it lies ahead.
    let off = |aim: &SearchAim| {
        let end = way(point_centre(aim.max_radius(origin)));
        let lengths = end.0.hypot(end.1) * to.0.hypot(to.1);
        let (across, along) = (
            (end.0 * to.1 - end.1 * to.0) / lengths,
            (end.0 * to.0 + end.1 * to.1) / lengths,
        );
        if along > 0.0 { across.abs() } else { 2.0 }
    };
    let runs_through = |aim: &SearchAim| {
        let line = Point::from(origin).towards(aim.max_radius(origin), distance);
        distance <= aim.range() && line.contains(&hex.into())
    };
    let aims = (0..NARROW_AIMS).map(SearchAim::Narrow);
    let rank = |aim: &SearchAim| (!runs_through(aim), off(aim));
    aims.min_by(|one, other| {
        let (one, other) = (rank(one), rank(other));
        one.0.cmp(&other.0).then(one.1.total_cmp(&other.1))
    })
}
