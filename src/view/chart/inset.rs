//! The chart as a picture beside the decks: the fleet, the islands near it, and what is coming.

use super::Camera;
use super::framing;
use super::geometry::{Point, WIDTH, centre};
use crate::engine::map::{HexId, ISLANDS};
use crate::engine::{Table, count_of};
use crate::view::wording;

/// The picture's size, in pixels; on a narrow screen it is scaled.
const SIZE: (f64, f64) = (360.0, 260.0);
/// Hexes from the fleet to an island that is in the picture.
const NEAR: u8 = 6;
/// Room for the name of an island beside it, in hexes.
const NAME: f64 = 2.2;

/// The chart in small.
#[derive(Clone, PartialEq, Debug)]
pub struct InsetView {
    /// The part of the chart in it.
    pub view_box: String,
    /// What lines, lettering and counters are scaled by.
    pub style: String,
    /// How much counters must make room for each other.
    pub crowding: f64,
    /// What is coming, in words.
    pub label: String,
}

/// The chart in small, with everything that can act or be acted upon.
pub fn inset(table: &Table) -> InsetView {
    let (width, height) = SIZE;
    let mut camera = Camera::new();
    camera.resize(width, height);
    camera.frame_picture(area(table));
    InsetView {
        view_box: camera.view_box(),
        style: camera.style(),
        crowding: camera.crowding(),
        label: label(table),
    }
}

fn area(table: &Table) -> [f64; 4] {
    let near = |hex: HexId| {
        let mut groups = table.task_groups.iter();
        groups.any(|group| group.hex.distance(hex) <= NEAR)
    };
    let islands = ISLANDS.iter().filter(|island| near(island.hex));
    let names = islands.map(|island| {
        let (x, y) = centre(island.hex);
        (x + NAME * WIDTH, y)
    });
    let points: Vec<Point> = framing::places(table).into_iter().chain(names).collect();
    let least = |read: fn(&Point) -> f64| points.iter().map(read).fold(f64::INFINITY, f64::min);
    let most = |read: fn(&Point) -> f64| points.iter().map(read).fold(f64::NEG_INFINITY, f64::max);
    let [x, y]: [fn(&Point) -> f64; 2] = [|point| point.0, |point| point.1];
    [
        least(x) - WIDTH,
        least(y) - WIDTH,
        most(x),
        most(y) + WIDTH * 0.8,
    ]
}

/// What a screen reader says of the picture.
fn label(table: &Table) -> String {
    let raid = |raid| {
        let arrival = wording::arrival(table, raid);
        let points = count_of(raid.strength.points(), "point", "points");
        format!("{}, {points}, {arrival}", raid.id)
    };
    let raids: Vec<String> = table.inbound().map(raid).collect();
    let coming = match raids.as_slice() {
        [] => "Chart: no raid is in sight".to_owned(),
        raids => format!("Chart: {}", raids.join("; ")),
    };
    match table.searches.len() {
        0 => coming,
        searches => format!(
            "{coming}; {} in the air",
            count_of(searches as i64, "search", "searches")
        ),
    }
}
