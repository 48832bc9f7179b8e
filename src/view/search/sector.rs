//! The sector of a search as the chart draws it: two wedges of thirty degrees up to its range, or the hexes
//! of a narrow line (8.251, 8.26, 8.33).

use super::words;
use crate::engine::Table;
use crate::engine::fleet::{SearchAim, SearchZone, UnitSet};
use crate::engine::forecast::searching::{
    Look, PlannedMove, SegmentTime, looks, search_plan, sighting_at,
};
use crate::engine::map::{Bearing, HexId, Point as Place};
use crate::view::chart::Camera;
use crate::view::chart::geometry::{Point, centre, figure, outline, point_centre};

/// Beyond the middle of the outermost hexes, in hexes: they lie in the sector.
const RIM: f64 = 0.5;

/// A sector on the chart.
#[derive(Clone, PartialEq, Debug)]
pub struct SectorView {
    /// Its place among those laid together: it stays the same while the player turns them.
    pub place: usize,
    /// Which search.
    pub aim: SearchAim,
    /// What it covers, as a path.
    pub area: String,
    /// Where it ends on the way out, zone by zone, as a path.
    pub arcs: String,
    /// Its line out, as a path.
    pub ray: String,
    /// The end of that.
    pub end: Point,
    /// Its zones.
    pub zones: Vec<ZoneLabel>,
    /// When it is home at the earliest.
    pub home: String,
}

/// A zone's figures on the chart.
#[derive(Clone, PartialEq, Debug)]
pub struct ZoneLabel {
    /// The zone.
    pub zone: SearchZone,
    /// Where it stands: beside the sector, or the line.
    pub at: Point,
    /// On which side of that.
    pub side: Side,
    /// The time of the look, at the earliest, and its odds in per cent.
    pub text: String,
}

/// On which side of a point something is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    /// To the left of it.
    Left,
    /// To the right of it.
    Right,
    /// Above it.
    Above,
    /// Below it.
    Below,
}

/// A search as it is planned: its moves, and the phase of the first.
pub struct Flight {
    /// The hex of its task group.
    pub origin: HexId,
    /// Its units.
    pub units: UnitSet,
    /// Where it flies.
    pub aim: SearchAim,
    /// Its moves.
    pub moves: Vec<PlannedMove>,
    /// The phase of the first.
    pub from: SegmentTime,
    /// The zones it sees anything of before the battle is over.
    pub looks: Vec<Look>,
}

impl Flight {
    /// The flight of some units of a task group that search now.
    pub fn of(table: &Table, units: UnitSet, aim: SearchAim) -> Option<Flight> {
        let unit = units.iter().next()?;
        let carrier = table.aboard(unit).map(|(deck, _)| deck.carrier);
        let group = carrier.unwrap_or(unit.home()).data().group;
        let group = table.task_group(group).or(table.task_groups.first())?;
        let moves = search_plan(table, group.id, group.hex, aim);
        let from = (table.turn, table.phase.max(1));
        Some(Flight {
            origin: group.hex,
            units,
            aim,
            looks: looks(table, units, group.hex, &moves, from),
            moves,
            from,
        })
    }

    /// How far out it flies, in hexes.
    fn reach(&self) -> u8 {
        let origin = Place::from(self.origin);
        let distances = self.moves.iter().map(|it| it.at.distance(origin));
        distances.max().unwrap_or(0)
    }
}

/// The way of one hex in a direction, on the chart.
fn one_hex(origin: HexId, bearing: Bearing) -> Point {
    let (x, y) = centre(origin);
    let (to_x, to_y) = point_centre(bearing.at(origin, 2));
    ((to_x - x) / 2.0, (to_y - y) / 2.0)
}

/// The point so many hexes off in a direction.
fn at(origin: HexId, bearing: Bearing, hexes: f64) -> Point {
    let ((x, y), (dx, dy)) = (centre(origin), one_hex(origin, bearing));
    (x + dx * hexes, y + dy * hexes)
}

/// The rim of a sector so many hexes off: it bends in the middle, where hexes do.
fn rim(origin: HexId, bearing: Bearing, hexes: f64) -> [Point; 3] {
    [bearing.left(), bearing, bearing.right()].map(|bearing| at(origin, bearing, hexes))
}

/// The corners of a standard or extended search's sector: the point of origin, and its rim.
pub fn corners(origin: HexId, bearing: Bearing, range: u8) -> [Point; 4] {
    let [left, middle, right] = rim(origin, bearing, f64::from(range) + RIM);
    [centre(origin), left, middle, right]
}

/// Where the figures of a zone stand: beside the steeper of the sector's two sides, so that they do not run into
/// each other, and of equal ones the upper, which no prompt covers.
fn beside(origin: HexId, bearing: Bearing, hexes: f64) -> (Point, Side) {
    let (x, y) = centre(origin);
    let sides = [bearing.left(), bearing.right()].map(|side| at(origin, side, hexes));
    let steep = |(to_x, to_y): Point| {
        let (dx, dy) = (to_x - x, to_y - y);
        let slope = dy.abs() / dx.hypot(dy);
        ((slope * 100.0).round() as i32, (-dy * 10.0).round() as i32)
    };
    let [left, right] = sides;
    let edge = if steep(right) >= steep(left) {
        right
    } else {
        left
    };
    let inner = at(origin, bearing, hexes);
    let side = if edge.0 > inner.0 {
        Side::Right
    } else {
        Side::Left
    };
    (edge, side)
}

/// On which side of a narrow line a zone's figures stand: where they do not lie on it, and in turn above and
/// below one that runs nearly level.
fn beside_line((x, y): Point, (to_x, to_y): Point, zone: usize) -> Side {
    const LEVEL: f64 = 0.35;
    let (dx, dy) = (to_x - x, to_y - y);
    match dy.abs() / dx.hypot(dy) {
        slope if slope < LEVEL && zone.is_multiple_of(2) => Side::Above,
        slope if slope < LEVEL => Side::Below,
        _ if (dx <= 0.0) == (dy <= 0.0) => Side::Right,
        _ => Side::Left,
    }
}

fn path(points: &[Point]) -> String {
    let mut path = String::new();
    for (n, (x, y)) in points.iter().enumerate() {
        let pen = if n == 0 { 'M' } else { 'L' };
        path += &format!("{pen}{} {}", figure(*x), figure(*y));
    }
    path
}

/// The hexes of a narrow search's line, on the map.
pub fn line(origin: HexId, aim: SearchAim) -> Vec<HexId> {
    let steps = 1..=aim.range();
    let end = aim.max_radius(origin);
    let points = steps.flat_map(|step| Place::from(origin).towards(end, step));
    points.filter_map(Place::on_map).collect()
}

/// Where the counters of forces and of the fleet stand, which the time of the return keeps clear of.
pub fn counters_to_clear(table: &Table) -> Vec<Point> {
    let forces = table.forces.iter().map(|force| force.hex);
    let fleet = table.groups_at_sea().map(|group| group.hex);
    forces.chain(fleet).map(centre).collect()
}

/// Where the time of the return stands beside the end of a line, in pixels from there; nothing where counters, or a
/// prompt that covers so much of the lower edge, leave no room for it.
pub fn home_beside(end: Point, camera: &Camera, counters: &[Point], covered: f64) -> Option<Point> {
    // Below, above, to the left and to the right.
    const PLACES: [Point; 4] = [(0.0, 22.0), (0.0, -12.0), (-48.0, 4.0), (48.0, 4.0)];
    // Half of the lettering, and half of a counter.
    const HALF: Point = (38.0, 8.0);
    let counter = (camera.hex() * 0.5).clamp(17.0, 30.0);
    let (x, y) = camera.pixel(end);
    let is_free = |(dx, dy): &Point| {
        let is_whole = x + dx >= HALF.0
            && x + dx <= camera.width - HALF.0
            && y + dy >= 2.0 * HALF.1
            && y + dy <= camera.height - covered;
        is_whole
            && counters.iter().all(|place| {
                let (other_x, other_y) = camera.pixel(*place);
                let apart = ((x + dx - other_x).abs(), (y + dy - 4.0 - other_y).abs());
                apart.0 > HALF.0 + counter || apart.1 > HALF.1 + counter
            })
    };
    PLACES.into_iter().find(is_free)
}

/// The area that some units of a task group would search, as a path; nothing where they belong to none.
pub fn area_searched(table: &Table, units: UnitSet, aim: SearchAim) -> Option<String> {
    let flight = Flight::of(table, units, aim)?;
    Some(area(flight.origin, aim))
}

/// What a search covers, as a path.
fn area(origin: HexId, aim: SearchAim) -> String {
    match bearing_of_sector(aim) {
        Some(bearing) => path(&corners(origin, bearing, aim.range())) + "Z",
        None => {
            let line = line(origin, aim);
            outline(|hex| line.contains(&hex))
        }
    }
}

/// The direction of a search that has a sector; a narrow one has none.
const fn bearing_of_sector(aim: SearchAim) -> Option<Bearing> {
    match aim {
        SearchAim::Standard(bearing) | SearchAim::Extended(bearing) => Some(bearing),
        SearchAim::Narrow(_) => None,
    }
}

/// The sector of a search.
pub fn sector(place: usize, flight: &Flight, home: String) -> SectorView {
    let (origin, aim) = (flight.origin, flight.aim);
    let end = point_centre(aim.max_radius(origin));
    let from = centre(origin);
    // Along its line, so many hexes out.
    let on_ray = |hexes: f64| {
        let part = hexes / f64::from(aim.range());
        (
            from.0 + (end.0 - from.0) * part,
            from.1 + (end.1 - from.1) * part,
        )
    };
    let bearing = bearing_of_sector(aim);
    let mut arcs = String::new();
    let mut zones = Vec::new();
    for look in &flight.looks {
        let rim_at = f64::from(look.distance) + RIM;
        let (nearest, farthest) = look.zone.range(aim);
        let middle = f64::from(nearest + farthest) / 2.0;
        let (at, side) = match bearing {
            Some(bearing) => {
                arcs += &path(&rim(origin, bearing, rim_at));
                beside(origin, bearing, middle)
            }
            None => (on_ray(middle), beside_line(from, end, zones.len())),
        };
        let odds = sighting_at(look.first, flight.units, aim, look.distance);
        zones.push(ZoneLabel {
            zone: look.zone,
            at,
            side,
            text: format!(
                "{} \u{b7} {}",
                words::time(look.first),
                words::short_odds(odds)
            ),
        });
    }
    let end = on_ray(f64::from(flight.reach()));
    SectorView {
        place,
        aim,
        area: area(origin, aim),
        arcs,
        ray: path(&[from, end]),
        end,
        zones,
        home,
    }
}
