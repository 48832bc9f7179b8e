//! Where a box stands in a corner of the chart: where it covers the fewest counters.

use super::camera::Camera;
use super::framing::places;
use super::geometry::{Point, centre};
use super::layout::Rect;
use crate::engine::Table;
use crate::engine::map::HexId;

/// Pixels between a box and the edge of the stage, and what is kept free around it.
const ASIDE: f64 = 13.0;

/// A lower corner of the stage.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Corner {
    /// In the south-west.
    #[default]
    Left,
    /// In the south-east.
    Right,
}

impl Corner {
    /// What the style sheet calls it.
    pub const fn name(self) -> &'static str {
        match self {
            Corner::Left => "left",
            Corner::Right => "right",
        }
    }

    /// What a box of a size, in pixels, takes of the stage there, with some room around it.
    fn room(self, camera: &Camera, (width, height): Point) -> Rect {
        let (width, height) = (width + 2.0 * ASIDE, height + 2.0 * ASIDE);
        let left = match self {
            Corner::Left => 0.0,
            Corner::Right => camera.width - width,
        };
        let top = camera.height - height;
        Rect([left, top, left + width, camera.height])
    }
}

/// The corner for a box of a size, in pixels: the one it stands in as long as it covers no counter there, else the first
/// in which it covers the fewest of the hexes that are asked about, and then of all counters.
pub fn free_corner(
    camera: &Camera,
    table: &Table,
    asked: &[HexId],
    size: Point,
    before: Corner,
) -> Corner {
    let half = camera.counter_half() / camera.units;
    let around = |place: Point| {
        let (x, y) = camera.pixel(place);
        Rect([x - half, y - half, x + half, y + half])
    };
    let counters: Vec<Rect> = places(table).into_iter().map(around).collect();
    let asked: Vec<Rect> = asked.iter().map(|hex| around(centre(*hex))).collect();
    let covered = |corner: &Corner| {
        let room = corner.room(camera, size);
        let met = |all: &[Rect]| all.iter().filter(|it| it.meets(room)).count();
        (met(&asked), met(&counters))
    };
    let corners = [before, Corner::Left, Corner::Right].into_iter();
    corners.min_by_key(covered).unwrap_or(before)
}
