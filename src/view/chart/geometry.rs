//! Where hexes are on the chart, in the chart's own units: a hex is 60 wide.

use hexx::Hex;

use crate::engine::map::{self, COLUMNS, Direction, HexId};

pub use page::viewport::Point;

/// Width of a hex.
pub const WIDTH: f64 = 60.0;
/// Length of a hexside.
pub const SIDE: f64 = 34.641_016;
/// From one row to the next.
pub const ROW: f64 = 1.5 * SIDE;

/// The outline of a hex around its centre, a little within its sides.
pub const CELL: &str = "M0-33.4L28.9-16.7V16.7L0 33.4L-28.9 16.7V-16.7Z";

/// The left, top, right and bottom of the hexes on the chart.
pub const BOUNDS: [f64; 4] = [-60.0, -40.0, 2130.0, 1400.0];

/// What a hex takes of the chart: left, top, right and bottom.
pub fn area_of_hex(hex: HexId) -> [f64; 4] {
    let (x, y) = centre(hex);
    [x - WIDTH / 2.0, y - ROW, x + WIDTH / 2.0, y + ROW]
}

/// The centre of a hex. Columns count from the east, and even rows lie half a hex further east.
pub fn centre(hex: HexId) -> Point {
    let shift = if hex.row().is_multiple_of(2) {
        WIDTH
    } else {
        WIDTH / 2.0
    };
    (
        f64::from(COLUMNS - hex.column()) * WIDTH + shift,
        f64::from(hex.row()) * ROW,
    )
}

/// The centre of a hex on the map or beyond its edge.
pub fn point_centre(point: map::Point) -> Point {
    let hex = point.axial();
    let (q, r) = (f64::from(hex.x), f64::from(hex.y));
    ((f64::from(COLUMNS) + q + r / 2.0) * WIDTH, r * ROW)
}

/// The middle of some hexes, if there are any.
pub fn middle(hexes: &[HexId]) -> Option<Point> {
    let number = hexes.len() as f64;
    let points = hexes.iter().map(|hex| centre(*hex));
    let (x, y) = points.reduce(|(x, y), (a, b)| (x + a, y + b))?;
    Some((x / number, y / number))
}

/// The centre of a hex in whole units, which is as exact as a screen.
pub fn whole_centre(hex: HexId) -> (i32, i32) {
    let (x, y) = centre(hex);
    (x.round() as i32, y.round() as i32)
}

/// The hex at a point of the chart, if there is one.
pub fn hex_at((x, y): Point) -> Option<HexId> {
    // In axial coordinates x / WIDTH is q + r / 2, up to the origin.
    let r = y / ROW;
    let q = x / WIDTH - f64::from(COLUMNS) - r / 2.0;
    HexId::from_axial(Hex::round([q as f32, r as f32]))
}

/// The y of a latitude in degrees north.
pub fn latitude(degrees: f64) -> f64 {
    (22.0 - (degrees - 9.5) * 60.0 / 28.58) * ROW
}

/// The x of a longitude in degrees east.
pub fn longitude(degrees: f64) -> f64 {
    let column = 18.5 - (degrees - 138.13) * 1.771;
    (f64::from(COLUMNS) - column) * WIDTH + WIDTH / 2.0
}

/// The direction from one point to another in degrees clockwise from the north.
pub fn heading((x, y): Point, (to_x, to_y): Point) -> i32 {
    (to_x - x).atan2(y - to_y).to_degrees().round() as i32
}

/// The outline of some hexes, as the closed rings of a path.
pub fn outline(contains: impl Fn(HexId) -> bool) -> String {
    const CORNERS: [Point; 6] = [
        (0.0, -SIDE),
        (30.0, -SIDE / 2.0),
        (30.0, SIDE / 2.0),
        (0.0, SIDE),
        (-30.0, SIDE / 2.0),
        (-30.0, -SIDE / 2.0),
    ];
    // Corners in tenths, so that shared ones meet; each outer side leads from one to the next.
    let tenths = |(x, y): Point| ((x * 10.0).round() as i32, (y * 10.0).round() as i32);
    let mut sides = Vec::new();
    for hex in HexId::all().filter(|hex| contains(*hex)) {
        let (x, y) = centre(hex);
        for (n, direction) in Direction::ALL.into_iter().enumerate() {
            if !hex.neighbour(direction).is_some_and(&contains) {
                let corner = |n: usize| tenths((x + CORNERS[n % 6].0, y + CORNERS[n % 6].1));
                sides.push((corner(n), corner(n + 1)));
            }
        }
    }
    let mut path = String::new();
    while let Some((start, mut end)) = sides.pop() {
        path += &corner('M', start);
        while let Some(next) = sides.iter().position(|(from, _)| are_near(*from, end)) {
            path += &corner('L', end);
            end = sides.swap_remove(next).1;
        }
        path.push('Z');
    }
    path
}

fn corner(pen: char, (x, y): (i32, i32)) -> String {
    let [x, y] = [x, y].map(|tenths| f64::from(tenths) / 10.0);
    format!("{pen}{x:.1} {y:.1}")
}

fn are_near(a: (i32, i32), b: (i32, i32)) -> bool {
    (a.0 - b.0).abs() <= 1 && (a.1 - b.1).abs() <= 1
}

/// A figure of the chart as it is written, with one decimal.
pub fn figure(value: f64) -> String {
    format!("{value:.1}")
}
