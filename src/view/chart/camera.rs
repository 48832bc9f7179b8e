//! What part of the chart is on screen, and what brings another there.

use std::ops::{Deref, DerefMut};

use page::viewport::Viewport;

use super::geometry::{BOUNDS, Point, WIDTH};
use super::layout::{ALONE, HALF};

/// The part of the chart on screen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Camera {
    /// Where that is.
    pub view: Viewport,
    /// Whether it shows what the player has put there himself.
    pub hold: Hold,
}

/// Whether the chart shows what the player has put there himself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Hold {
    /// It keeps what goes on in view, as far as that has room.
    Free,
    /// He has moved it: it comes no farther than what is asked about takes.
    Chosen,
    /// He looks at the whole of it.
    Whole,
}

/// Closest and farthest, in chart units a pixel.
const CLOSEST: f64 = 0.45;
const FARTHEST: f64 = 8.0;
/// The part of the stage that is taken to be free even if a card covers more.
const LEAST_FREE: f64 = 0.3;
/// Closer than this the counters grow no more; from farther off hexes are too small to be told apart, or hit by a finger.
const CLOSEST_FRAME: f64 = 0.75;
const FARTHEST_FRAME: f64 = 2.5;
/// A stage narrower than this, in pixels, is a phone's.
pub(super) const NARROW: f64 = 760.0;
/// Pixels between what is brought into view and the edge of the stage, at the least; and the part of the free stage that is
/// left there, where there is as much: what has been moved to is well inside.
const MARGIN: f64 = 10.0;
const INSIDE: f64 = 0.2;
/// The least and the greatest width of a counter that has its hex to itself, in pixels.
const COUNTER: (f64, f64) = (30.0, 60.0);

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
    /// A camera on the waters the first raids cross.
    pub fn new() -> Camera {
        Camera {
            view: Viewport {
                x: 1430.0,
                y: 520.0,
                units: 1.0,
                width: 1000.0,
                height: 700.0,
            },
            hold: Hold::Free,
        }
    }

    /// Whether it shows what the player has put there himself.
    pub fn is_held(&self) -> bool {
        self.hold != Hold::Free
    }

    /// Whether it shows the whole chart because the player wanted to see that.
    pub fn shows_whole(&self) -> bool {
        self.hold == Hold::Whole
    }

    /// A hex in pixels.
    pub fn hex(&self) -> f64 {
        WIDTH / self.units
    }

    /// What lines, lettering and counters are scaled by, so that they keep their size.
    pub fn style(&self) -> String {
        format!("--u:{:.3};--k:{:.3}", self.units, self.enlarged())
    }

    /// How much larger counters are drawn than their hexes have room for, or smaller from near.
    pub fn enlarged(&self) -> f64 {
        let width = 2.0 * 32.0 * ALONE / self.units;
        width.clamp(COUNTER.0, COUNTER.1) / width
    }

    /// Its scale in eighths, rounded up, as far as counters must make room for each other.
    pub fn crowding(&self) -> f64 {
        ((self.enlarged() * 8.0 - 0.001).ceil() / 8.0).max(1.0)
    }

    /// Whether a part of the chart is on the stage, above what covers its lower edge.
    pub fn has_free(&self, [left, top, right, bottom]: [f64; 4], covered: f64) -> bool {
        let (left, top) = self.pixel((left, top));
        let (right, bottom) = self.pixel((right, bottom));
        left >= 0.0 && top >= 0.0 && right <= self.width && bottom <= self.height - covered
    }

    /// The stage is laid out for the first time: what the player had on screen before is in its middle.
    pub fn lay_out(&mut self, width: f64, height: f64) {
        (self.width, self.height) = (width, height);
    }

    /// The stage has another size: what is at its upper edge stays there, whatever grows below it.
    pub fn resize(&mut self, width: f64, height: f64) {
        self.y += (height - self.height) / 2.0 * self.units;
        (self.width, self.height) = (width, height);
    }

    /// Shows what the player had on screen before.
    pub fn restore(&mut self, (x, y): Point, units: f64) {
        (self.x, self.y) = (x, y);
        self.units = units.clamp(CLOSEST, FARTHEST);
        self.hold = Hold::Chosen;
        self.stay_on_chart();
    }

    /// Moves the view by some pixels.
    pub fn pan(&mut self, x: f64, y: f64) {
        self.view.pan(x, y);
        self.hold = Hold::Chosen;
        self.stay_on_chart();
    }

    /// Zooms by a factor, keeping a point of the stage where it is.
    pub fn zoom(&mut self, factor: f64, at: Point) {
        let units = (self.units * factor).clamp(CLOSEST, FARTHEST);
        self.view.scale(units, at);
        self.hold = Hold::Chosen;
        self.stay_on_chart();
    }

    /// Zooms by a factor around the middle of what is seen above what covers the lower edge of the stage.
    pub fn zoom_middle(&mut self, factor: f64, covered: f64) {
        let free = self.free(covered);
        self.zoom(factor, (self.width / 2.0, free / 2.0));
    }

    /// The height of the stage that is free above what covers its lower edge.
    fn free(&self, covered: f64) -> f64 {
        (self.height - covered).max(self.height * LEAST_FREE)
    }

    /// Shows a part of the chart as large as can be, above what covers the lower edge of the stage; of one that has no
    /// room there, its middle.
    pub fn frame(&mut self, area: [f64; 4], covered: f64) {
        self.frame_within(area, covered, FARTHEST_FRAME);
        self.hold = Hold::Free;
    }

    /// Shows an area, from no farther off than some scale.
    fn frame_within(&mut self, [left, top, right, bottom]: [f64; 4], covered: f64, farthest: f64) {
        let free = self.free(covered);
        let margin = 30.0_f64.min(self.width * 0.04);
        let width = (right - left) / (self.width - 2.0 * margin).max(50.0);
        let height = (bottom - top) / (free - 2.0 * margin).max(50.0);
        self.units = width.max(height).clamp(CLOSEST_FRAME, farthest);
        self.x = f64::midpoint(left, right);
        self.y = f64::midpoint(top, bottom) + (self.height - free) * self.units / 2.0;
    }

    /// Shows a part of the chart in a picture that has no buttons, from as far as that takes.
    pub fn frame_picture(&mut self, [left, top, right, bottom]: [f64; 4]) {
        let units = ((right - left) / self.width).max((bottom - top) / self.height);
        self.units = units.clamp(CLOSEST_FRAME, FARTHEST);
        self.x = f64::midpoint(left, right);
        self.y = f64::midpoint(top, bottom);
    }

    /// Shows the whole chart, above what covers the lower edge of the stage.
    pub fn fit(&mut self, covered: f64) {
        self.frame_within(BOUNDS, covered, FARTHEST);
        self.hold = Hold::Whole;
    }

    /// Brings a point to the middle of the free part of the view.
    pub fn centre(&mut self, (x, y): Point, covered: f64) {
        self.x = x;
        self.y = y + covered / 2.0 * self.units;
    }

    /// Brings a point into the free part of the view, if it is not there.
    pub fn reveal(&mut self, (x, y): Point, covered: f64) {
        let margin = 60.0 * self.units;
        let half = self.width * self.units / 2.0;
        let (top, bottom) = (
            self.y - self.height * self.units / 2.0,
            self.y + (self.height / 2.0 - covered) * self.units,
        );
        let aside = (half - margin).max(0.0);
        self.x = self.x.clamp(x - aside, x + aside);
        if y < top + margin {
            self.y -= top + margin - y;
        } else if y > bottom - margin {
            self.y += y - bottom + margin;
        }
    }

    /// Brings a part of the chart well into the free part of the view, at the scale that the camera has and by as little
    /// way as that takes, unless it is there; of one that has no room there, its middle.
    pub fn bring_in(&mut self, [left, top, right, bottom]: [f64; 4], covered: f64) {
        let (from_left, from_top) = self.pixel((left, top));
        let (from_right, from_bottom) = self.pixel((right, bottom));
        let way = |low: f64, high: f64, room: f64| {
            if low >= MARGIN && high <= room - MARGIN {
                return 0.0;
            }
            let margin = (room * INSIDE).min((room - (high - low)) / 2.0);
            let (low, high) = (low - margin, high + margin);
            low.min(0.0) + (high - room).max(0.0)
        };
        self.x += way(from_left, from_right, self.width) * self.units;
        self.y += way(from_top, from_bottom, self.free(covered)) * self.units;
    }

    /// Whether the middle of a part of the chart lies in the upper third of a phone's stage.
    pub fn rests_high(&self, [_, top, _, bottom]: [f64; 4], covered: f64) -> bool {
        let (_, top) = self.pixel((self.x, top));
        let (_, bottom) = self.pixel((self.x, bottom));
        self.width < NARROW && f64::midpoint(top, bottom) < self.free(covered) / 3.0
    }

    /// Half of a counter that has its hex to itself, with its ring, in chart units.
    pub fn counter_half(&self) -> f64 {
        HALF * ALONE * self.enlarged()
    }

    /// Whether a part of the chart has room in the free part of the view, at the scale that the camera has.
    pub fn has_room_for(&self, [left, top, right, bottom]: [f64; 4], covered: f64) -> bool {
        let (wide, high) = ((right - left) / self.units, (bottom - top) / self.units);
        wide + 2.0 * MARGIN <= self.width && high + 2.0 * MARGIN <= self.free(covered)
    }

    /// Keeps some of the chart in view, above what a prompt may cover of it.
    fn stay_on_chart(&mut self) {
        let below = self.height * self.units * (1.0 - LEAST_FREE) / 2.0;
        self.x = self.x.clamp(BOUNDS[0], BOUNDS[2]);
        self.y = self.y.clamp(BOUNDS[1], BOUNDS[3] + below);
    }
}

impl Default for Camera {
    fn default() -> Camera {
        Camera::new()
    }
}
