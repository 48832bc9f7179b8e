//! The chart beneath the counters, as paths and labels: depths, graticule, hexes, islands. It never
//! changes.

use std::fmt::Write;

use super::geometry::{Point, ROW, SIDE, WIDTH, centre, latitude, longitude, outline};
use super::shapes::{SHAPES, Shape};
use crate::engine::insertion_sort::InsertionSort;
use crate::engine::map::{COLUMNS, Direction, HexId, ISLANDS, Island, ROWS, Zone};

/// The frame of the chart: left, top, right, bottom.
const FRAME: (i32, i32, i32, i32) = (-18, 2, 2088, 1349);

/// A label of the chart.
#[derive(Clone, PartialEq, Debug)]
pub struct Label {
    /// Where it stands.
    pub at: Point,
    /// What it says.
    pub text: String,
}

/// The line along which the name of the sea is written.
pub fn sea_arc() -> String {
    arc([(16.7, 135.2), (18.2, 140.0), (17.1, 145.0)])
}

/// The line along which the name of the island chain is written.
pub fn chain_arc() -> String {
    arc([(18.4, 147.3), (15.6, 148.2), (12.6, 146.8)])
}

/// A bent line through three points, each by its latitude and longitude.
fn arc(points: [Point; 3]) -> String {
    let [from, over, to] =
        points.map(|(lat, lon)| format!("{:.1} {:.1}", longitude(lon), latitude(lat)));
    format!("M{from}Q{over} {to}")
}

/// Where the large compass rose lies: its middle.
pub fn rose_centre() -> Point {
    (longitude(132.2), latitude(11.3))
}

/// Its left upper corner.
pub fn rose() -> Point {
    let (x, y) = rose_centre();
    (x - 150.0, y - 150.0)
}

/// The outline of the northern zones.
pub fn northern_zones() -> String {
    outline(|hex| matches!(Zone::of(hex), Zone::EastNorth | Zone::WestNorth))
}

/// The outline of the southern zones.
pub fn southern_zones() -> String {
    outline(|hex| matches!(Zone::of(hex), Zone::EastSouth | Zone::WestSouth))
}

/// The outline of the invasion zone.
pub fn invasion_zone() -> String {
    outline(|hex| Zone::of(hex) == Zone::Invasion)
}

/// The degrees of latitude and longitude, and the frame around them.
#[derive(Clone, PartialEq, Debug)]
pub struct Graticule {
    /// Every even degree.
    pub even: String,
    /// Every odd degree.
    pub odd: String,
    /// The frame, a double line.
    pub frame: String,
    /// The half degrees on the frame.
    pub bars: String,
}

/// The degrees of latitude and longitude, and the frame around them.
pub fn graticule() -> Graticule {
    let (left, top, right, bottom) = FRAME;
    let parallel = |degree: i32| format!("M{left} {:.1}H{right}", latitude(f64::from(degree)));
    let meridian = |degree: i32| format!("M{:.1} {top}V{bottom}", longitude(f64::from(degree)));
    let of = |rest: i32| -> String {
        let chosen = |degree: &i32| degree % 2 == rest;
        let parallels = (9..=19).filter(chosen).map(parallel);
        parallels
            .chain((130..=147).filter(chosen).map(meridian))
            .collect()
    };
    let outer = format!(
        "M{} {}H{}V{}H{}Z",
        left - 16,
        top - 16,
        right + 16,
        bottom + 16,
        left - 16
    );
    Graticule {
        even: of(0),
        odd: of(1),
        frame: format!("M{left} {top}H{right}V{bottom}H{left}Z{outer}"),
        bars: bars(),
    }
}

fn bars() -> String {
    let (left, top, right, bottom) = FRAME;
    let along = |degree: i32| {
        let degree = f64::from(degree);
        let (from, to) = (longitude(degree), longitude(degree + 0.5));
        let (above, below) = (top - 8, bottom + 8);
        format!("M{from:.1} {above}H{to:.1}M{from:.1} {below}H{to:.1}")
    };
    let down = |degree: i32| {
        let degree = f64::from(degree);
        let (from, to) = (latitude(degree), latitude(degree + 0.5));
        let (west, east) = (left - 8, right + 8);
        format!("M{west} {from:.1}V{to:.1}M{east} {from:.1}V{to:.1}")
    };
    (130..=147).map(along).chain((9..=18).map(down)).collect()
}

/// The labels of the parallels: they keep to the left edge of the view.
pub fn latitudes() -> Vec<Label> {
    let label = |degree: i32| Label {
        at: (0.0, latitude(f64::from(degree)) - 4.0),
        text: format!("{degree}\u{b0}N"),
    };
    (10..=18).step_by(2).map(label).collect()
}

/// The degrees of the meridians with their labels: they keep to the lower edge of the view.
pub fn longitudes() -> Vec<(i32, Label)> {
    let label = |degree: i32| {
        let at = (longitude(f64::from(degree)), 0.0);
        let text = format!("{degree}\u{b0}E");
        (degree, Label { at, text })
    };
    (130..=146).step_by(2).map(label).collect()
}

/// All hexes as one path: for each row the zig-zag along its top and its uprights, and at last the
/// zig-zag below.
pub fn hexes() -> String {
    let (half, wide) = (SIDE / 2.0, WIDTH as i32);
    let zigzag = |first: &str, second: &str| {
        format!("l30 {first}{half:.1} 30 {second}{half:.1}").repeat(usize::from(COLUMNS))
    };
    let mut path = String::with_capacity(40_000);
    // Writing to a string cannot fail.
    for row in 1..=ROWS {
        let left = if row % 2 == 0 { wide / 2 } else { 0 };
        let top = f64::from(row) * ROW - half;
        let _ = write!(path, "M{left} {top:.1}{}", zigzag("-", ""));
        for upright in 0..=i32::from(COLUMNS) {
            let _ = write!(path, "M{} {top:.1}v{SIDE:.1}", left + upright * wide);
        }
    }
    let _ = write!(
        path,
        "M0 {:.1}{}",
        f64::from(ROWS) * ROW + half,
        zigzag("", "-")
    );
    path
}

/// What the line between the zones is.
pub const ZONE_LINE: &str = "Between the eastern and the western zones (2.13)";

/// The easternmost sides of the western zones: where each begins, from the north.
fn zone_border() -> Vec<Point> {
    let west = |hex: HexId| hex.neighbour(Direction::W);
    let is_last = |hex: &HexId| {
        Zone::of(*hex).is_eastern() && west(*hex).is_some_and(|west| !Zone::of(west).is_eastern())
    };
    let mut last: Vec<HexId> = HexId::all().filter(is_last).collect();
    last.insertion_sort_by_key(|hex| hex.row());
    let upper = |hex: HexId| {
        let (x, y) = centre(hex);
        (x - WIDTH / 2.0, y - SIDE / 2.0)
    };
    last.into_iter().map(upper).collect()
}

/// The line between the eastern and the western zones (2.13).
pub fn zone_line() -> String {
    let upright = |(x, y): Point| format!("{x:.1} {y:.1}L{x:.1} {:.1}", y + SIDE);
    let uprights: Vec<String> = zone_border().into_iter().map(upright).collect();
    format!("M{}", uprights.join("L"))
}

/// What stands along the line, on its western and on its eastern side, several times down the chart.
pub fn zone_sides() -> Vec<(Label, Label)> {
    let side = |(x, y): Point| {
        // Between the uprights of two rows lies half a hex.
        let label = |aside: f64, text: &str| Label {
            at: (x + aside, y + SIDE / 2.0),
            text: text.to_owned(),
        };
        (
            label(-WIDTH / 2.0 - 8.0, "Western zones"),
            label(WIDTH / 2.0 + 30.0, "Eastern zones"),
        )
    };
    let border = zone_border().into_iter();
    border.skip(4).step_by(8).map(side).collect()
}

/// The name of the invasion zone, beneath its lower edge.
pub fn invasion_label() -> Option<Label> {
    let zone = HexId::all().filter(|hex| Zone::of(*hex) == Zone::Invasion);
    let points: Vec<Point> = zone.map(centre).collect();
    let left = points.iter().map(|(x, _)| *x).reduce(f64::min)?;
    let bottom = points.iter().map(|(_, y)| *y).reduce(f64::max)?;
    Some(Label {
        at: (left + WIDTH * 1.5, bottom + SIDE + 12.0),
        text: "Invasion zone".to_owned(),
    })
}

/// An island as it is drawn, around the centre of its hex.
#[derive(Clone, PartialEq, Debug)]
pub struct IslandView {
    /// Its name.
    pub name: &'static str,
    /// The centre of its hex.
    pub at: Point,
    /// Where its name begins.
    pub label: (i8, i8),
    /// Its coast.
    pub coast: &'static str,
    /// Its reef, if it has one.
    pub reef: Option<&'static str>,
}

/// The islands.
pub fn islands() -> Vec<IslandView> {
    let view = |(island, shape): (&Island, &Shape)| IslandView {
        name: island.name,
        at: centre(island.hex),
        label: shape.label,
        coast: shape.coast,
        reef: shape.reef,
    };
    ISLANDS.iter().zip(&SHAPES).map(view).collect()
}

/// The numbers of all hexes, each in the upper corner of its hex.
pub fn hex_numbers() -> Vec<Label> {
    let label = |hex: HexId| {
        let (x, y) = centre(hex);
        Label {
            at: (x, (y - SIDE).trunc() + 13.0),
            text: hex.to_string(),
        }
    };
    HexId::all().map(label).collect()
}
