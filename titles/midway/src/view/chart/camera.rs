//! What part of the chart is on screen, and what brings another there.

use std::ops::{Deref, DerefMut};

use page::viewport::Viewport;

use super::geometry::{BOUNDS, PLAYED, Point};

/// The part of the chart on screen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Camera {
    /// Where that is.
    pub view: Viewport,
    /// Whether the player has put it there himself.
    pub is_held: bool,
}

/// Closest and farthest, in chart units a pixel.
const CLOSEST: f64 = 0.45;
const FARTHEST: f64 = 6.0;
/// The same where the page frames a part of the chart: from farther off markers could not be read.
const CLOSEST_FRAME: f64 = 1.3;
const FARTHEST_FRAME: f64 = 2.35;
/// Pixels between what is brought into view and the edge of the stage.
const MARGIN: f64 = 26.0;
/// Chart units a pixel up to which markers have their full size, and how small they become beyond.
const FULL_SIZE: f64 = 1.75;
const SMALLEST: f64 = 0.62;

impl Deref for Camera {
    type Target = Viewport;

    fn deref(&self) -> &Viewport {
        &self.view
    }
}

impl DerefMut for Camera {
    fn deref_mut(&mut self) -> &mut Viewport {
        &mut self.view
    }
}

impl Camera {
    /// A camera on the whole chart, before the stage is laid out.
    pub fn new() -> Camera {
        let mut camera = Camera {
            view: Viewport {
                x: 0.0,
                y: 0.0,
                units: 1.0,
                width: 1000.0,
                height: 760.0,
            },
            is_held: false,
        };
        camera.fit();
        camera
    }

    /// What lines and lettering, and what markers are scaled by, so that they keep their size.
    pub fn style(&self) -> String {
        format!("--u:{:.3};--k:{:.3}", self.units, self.marker_units())
    }

    /// Chart units in one pixel of a marker: from far off markers are smaller.
    pub fn marker_units(&self) -> f64 {
        self.units * (FULL_SIZE / self.units).clamp(SMALLEST, 1.0)
    }

    /// The same in steps of an eighth: where markers stand changes no more often.
    pub fn crowding(&self) -> f64 {
        (self.marker_units() * 8.0).ceil() / 8.0
    }

    /// The stage has another size: what was in its middle stays there.
    pub fn resize(&mut self, width: f64, height: f64) {
        (self.width, self.height) = (width, height);
    }

    /// Moves the view by some pixels.
    pub fn pan(&mut self, x: f64, y: f64) {
        self.view.pan(x, y);
        self.is_held = true;
        self.stay_on_chart();
    }

    /// Zooms by a factor, keeping a point of the stage where it is.
    pub fn zoom(&mut self, factor: f64, at: Point) {
        let units = (self.units * factor).clamp(CLOSEST, FARTHEST);
        self.view.scale(units, at);
        self.is_held = true;
        self.stay_on_chart();
    }

    /// Zooms by a factor around the middle of the stage.
    pub fn zoom_middle(&mut self, factor: f64) {
        self.zoom(factor, (self.width / 2.0, self.height / 2.0));
    }

    /// Shows all that the lines and lanes lie in.
    pub fn fit(&mut self) {
        self.frame_within(PLAYED, 0.0, FARTHEST);
        self.is_held = false;
    }

    /// Shows a part of the chart as large as can be read and has room; of one that has no room, its middle.
    pub fn frame(&mut self, area: [f64; 4]) {
        self.frame_within(area, MARGIN, FARTHEST_FRAME);
        self.is_held = false;
    }

    /// Whether all that is played fits on the stage from where markers can be read.
    pub fn has_room_for_all(&self) -> bool {
        let [left, top, right, bottom] = PLAYED;
        let units = ((right - left) / self.width).max((bottom - top) / self.height);
        units <= FARTHEST_FRAME
    }

    fn frame_within(&mut self, [left, top, right, bottom]: [f64; 4], margin: f64, farthest: f64) {
        let width = (right - left) / (self.width - 2.0 * margin).max(50.0);
        let height = (bottom - top) / (self.height - 2.0 * margin).max(50.0);
        self.units = width.max(height).clamp(CLOSEST_FRAME, farthest);
        self.x = f64::midpoint(left, right);
        self.y = f64::midpoint(top, bottom);
    }

    /// Brings a part of the chart into view, at the scale that the camera has and by as little way as that takes; of one
    /// that has no room there, its middle.
    pub fn bring_in(&mut self, [left, top, right, bottom]: [f64; 4]) {
        let (from_left, from_top) = self.pixel((left, top));
        let (from_right, from_bottom) = self.pixel((right, bottom));
        let way = |low: f64, high: f64, room: f64| {
            if high - low > room - 2.0 * MARGIN {
                return f64::midpoint(low, high) - room / 2.0;
            }
            (low - MARGIN).min(0.0) + (high + MARGIN - room).max(0.0)
        };
        self.x += way(from_left, from_right, self.width) * self.units;
        self.y += way(from_top, from_bottom, self.height) * self.units;
    }

    /// Keeps some of the chart in view.
    fn stay_on_chart(&mut self) {
        self.x = self.x.clamp(BOUNDS[0], BOUNDS[2]);
        self.y = self.y.clamp(BOUNDS[1], BOUNDS[3]);
    }
}

impl Default for Camera {
    fn default() -> Camera {
        Camera::new()
    }
}

/// The part of the chart around some points, with room for the markers there.
pub fn around(points: impl IntoIterator<Item = Point>) -> Option<[f64; 4]> {
    const ROOM: f64 = 60.0;
    let areas = points.into_iter();
    let areas = areas.map(|(x, y)| [x - ROOM, y - ROOM, x + ROOM, y + ROOM]);
    areas.reduce(|one, other| {
        [
            one[0].min(other[0]),
            one[1].min(other[1]),
            one[2].max(other[2]),
            one[3].max(other[3]),
        ]
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zooming_keeps_the_point_under_the_pointer() {
        let mut camera = Camera::new();
        let (at, point) = ((300.0, 200.0), camera.point((300.0, 200.0)));
        camera.zoom(0.5, at);
        let (x, y) = camera.point(at);
        assert!((x - point.0).abs() < 1e-6 && (y - point.1).abs() < 1e-6);
        assert!(camera.is_held);
    }

    #[test]
    fn what_is_brought_in_is_on_the_stage_and_what_is_there_does_not_move() {
        let mut camera = Camera::new();
        camera.zoom_middle(0.5);
        let before = camera;
        camera.bring_in([
            camera.x - 10.0,
            camera.y - 10.0,
            camera.x + 10.0,
            camera.y + 10.0,
        ]);
        assert_eq!(camera, before);
        camera.bring_in([1500.0, 1100.0, 1560.0, 1160.0]);
        let (x, y) = camera.pixel((1560.0, 1160.0));
        assert!(x <= camera.width && y <= camera.height, "{x} {y}");
    }

    #[test]
    fn all_that_is_played_is_seen_on_a_desktop_and_a_part_of_it_on_a_phone() {
        let mut camera = Camera::new();
        camera.resize(1030.0, 780.0);
        assert!(camera.has_room_for_all());
        camera.resize(390.0, 330.0);
        assert!(!camera.has_room_for_all());
        camera.frame(PLAYED);
        assert_eq!(camera.units, FARTHEST_FRAME);
    }
}
