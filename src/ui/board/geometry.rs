//! Where hexes are on the chart, in the chart's own units: a hex is 60 wide.

use std::fmt;

use hexx::Hex;

use crate::engine::map::{COLUMNS, HexId, ROWS};

/// Width of a hex.
pub const WIDTH: f64 = 60.0;
/// Length of a hexside.
pub const SIDE: f64 = 34.641_016;
/// From one row to the next.
pub const ROW: f64 = 1.5 * SIDE;

/// The outline of a hex around its centre, a little inside its neighbours.
pub const CELL: &str = "M0-33.4L28.9-16.7V16.7L0 33.4L-28.9 16.7V-16.7Z";

/// The left, top, right and bottom of the hexes on the chart.
pub const BOUNDS: [f64; 4] = [-60.0, -40.0, 2130.0, 1400.0];

/// A figure of the chart, written with one decimal. Whole numbers are all it takes to write it: the
/// formatting of floating point would be a large part of the page.
#[derive(Clone, Copy)]
pub struct Figure(pub f64);

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = (self.0 * 10.0).round() as i64;
        let sign = if tenths < 0 { "-" } else { "" };
        write!(f, "{sign}{}.{}", tenths.abs() / 10, tenths.abs() % 10)
    }
}

/// A figure held within bounds. `clamp` panics on bounds the wrong way round, and its message would
/// bring the formatting of floating point along.
pub fn within(figure: f64, least: f64, most: f64) -> f64 {
    figure.max(least).min(most)
}

/// The centre of a hex. Columns count from the east, and even rows lie half a hex further east.
pub fn centre(hex: HexId) -> (f64, f64) {
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

/// The hex at a point of the chart, if there is one.
pub fn hex_at(x: f64, y: f64) -> Option<HexId> {
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
pub fn heading((x, y): (f64, f64), (to_x, to_y): (f64, f64)) -> f64 {
    (to_x - x).atan2(y - to_y).to_degrees()
}

/// The outline of some hexes, as closed rings.
pub fn outline(inside: impl Fn(HexId) -> bool) -> String {
    const CORNERS: [(f64, f64); 6] = [
        (0.0, -SIDE),
        (30.0, -SIDE / 2.0),
        (30.0, SIDE / 2.0),
        (0.0, SIDE),
        (-30.0, SIDE / 2.0),
        (-30.0, -SIDE / 2.0),
    ];
    // Corners in tenths, so that shared ones meet; each outer side leads from one to the next.
    let tenths = |(x, y): (f64, f64)| ((x * 10.0).round() as i32, (y * 10.0).round() as i32);
    let mut sides = Vec::new();
    for hex in HexId::all().filter(|hex| inside(*hex)) {
        let (x, y) = centre(hex);
        for (n, direction) in crate::engine::map::Direction::ALL.into_iter().enumerate() {
            if !hex.neighbour(direction).is_some_and(&inside) {
                let corner = |n: usize| tenths((x + CORNERS[n % 6].0, y + CORNERS[n % 6].1));
                sides.push((corner(n), corner(n + 1)));
            }
        }
    }
    let mut path = String::new();
    while let Some((start, mut end)) = sides.pop() {
        path += &format!("M{} {}", corner(start.0), corner(start.1));
        while let Some(next) = sides.iter().position(|(from, _)| near(*from, end)) {
            path += &format!("L{} {}", corner(end.0), corner(end.1));
            end = sides.swap_remove(next).1;
        }
        path.push('Z');
    }
    path
}

fn corner(tenths: i32) -> Figure {
    Figure(f64::from(tenths) / 10.0)
}

fn near(a: (i32, i32), b: (i32, i32)) -> bool {
    (a.0 - b.0).abs() <= 1 && (a.1 - b.1).abs() <= 1
}

/// The rows and columns, for drawing the grid.
pub const GRID: (u8, u8) = (ROWS, COLUMNS);
