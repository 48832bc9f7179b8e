//! Where the figures of a zone stand beside a sector: clear of counters and of the names of islands.

use super::sector::{Side, ZoneLabel};
use crate::engine::insertion_sort::InsertionSort;
use crate::view::chart::Camera;
use crate::view::chart::framing;
use crate::view::chart::geometry::{Point, centre};
use crate::view::chart::layout::{Cell, Layout, Rect};

/// Pixels that a letter of a zone's figures takes, and what stands around it.
const LETTER: f64 = 7.1;
const AROUND: f64 = 16.0;
/// Pixels between the figures and the point they stand beside.
const ASIDE: f64 = 9.0;

/// How wide the figures of a zone are, in pixels.
pub fn figures_width(label: &ZoneLabel) -> f64 {
    label.text.chars().count() as f64 * LETTER + AROUND
}

/// The middles of the figures of some zones, in pixels from their points: each beside its own, and farther off, up or
/// down, where it would cover a counter, the name of an island, what stands over the chart, or other figures. Nowhere, if
/// there is no room for them: the prompt has them too.
pub fn figures_beside(labels: &[ZoneLabel], camera: &Camera, taken: &[Rect]) -> Vec<Option<Point>> {
    let mut taken = taken.to_vec();
    let place = |label: &ZoneLabel| {
        let place = place(label, camera, &taken)?;
        taken.push(covered(label, camera, place));
        Some(place)
    };
    labels.iter().map(place).collect()
}

/// What the figures of a zone cover, in pixels, if their middle is so far from their point.
fn covered(label: &ZoneLabel, camera: &Camera, (dx, dy): Point) -> Rect {
    // Half of the figures' height, with a little room.
    const HALF_HEIGHT: f64 = 12.5;
    let half = figures_width(label) / 2.0 + 2.0;
    let (x, y) = camera.pixel(label.at);
    let (x, y) = (x + dx, y + dy);
    Rect([x - half, y - HALF_HEIGHT, x + half, y + HALF_HEIGHT])
}

/// The nearest place for the figures of a zone.
fn place(label: &ZoneLabel, camera: &Camera, taken: &[Rect]) -> Option<Point> {
    const OFF: [f64; 6] = [0.0, 8.0, 16.0, 24.0, 36.0, 48.0];
    const ALONG: [f64; 9] = [0.0, 12.0, -12.0, 24.0, -24.0, 36.0, -36.0, 48.0, -48.0];
    let half = figures_width(label) / 2.0;
    let at = |off: f64, along: f64| match label.side {
        Side::Left => (-half - ASIDE - off, along),
        Side::Right => (half + ASIDE + off, along),
        Side::Above => (along, -2.0 * ASIDE - off),
        Side::Below => (along, 2.0 * ASIDE + off),
    };
    let is_free = |place: &Point| {
        let figures = covered(label, camera, *place);
        let [left, top, right, bottom] = figures.0;
        let is_whole =
            left >= 0.0 && top >= 0.0 && right <= camera.width && bottom <= camera.height;
        is_whole && !taken.iter().any(|it| it.meets(figures))
    };
    // Between counters and islands there may be room only over the point, or on its other side.
    let off = OFF
        .into_iter()
        .chain([-half - ASIDE, -2.0 * (half + ASIDE)]);
    let all = off.flat_map(|off| ALONG.map(|along| (off, along)));
    let mut all: Vec<(f64, f64)> = all.collect();
    all.insertion_sort_by(|one, other| {
        let far = |(off, along): &(f64, f64)| off.abs() + along.abs();
        far(one).total_cmp(&far(other))
    });
    let mut places = all.into_iter().map(|(off, along)| at(off, along));
    places.find(is_free)
}

/// What figures keep clear of, in pixels: counters, marks, and the names of islands that are shown.
pub fn taken(layout: &Layout, camera: &Camera) -> Vec<Rect> {
    let of_cell = |cell: &Cell| {
        let ((x, y), (dx, dy)) = (centre(cell.hex), cell.shift);
        let at = (x + f64::from(dx), y + f64::from(dy));
        let on_stage = |rect: Rect| {
            let [left, top, right, bottom] = rect.placed(camera.enlarged(), at).0;
            let (left, top) = camera.pixel((left, top));
            let (right, bottom) = camera.pixel((right, bottom));
            Rect([left, top, right, bottom])
        };
        let covered = cell.covered().into_iter();
        covered.map(on_stage).collect::<Vec<Rect>>()
    };
    let mut taken: Vec<Rect> = layout.cells().iter().flat_map(of_cell).collect();
    taken.extend(framing::names_shown(camera));
    taken
}
