//! What part of the chart is on screen: pan and zoom.

use super::geometry::{BOUNDS, Figure, WIDTH, within};

/// The part of the chart on screen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Camera {
    /// Middle of the view, in chart units.
    pub x: f64,
    /// Middle of the view, in chart units.
    pub y: f64,
    /// Chart units in one pixel of the screen.
    pub units: f64,
    /// Width of the stage in pixels.
    pub width: f64,
    /// Height of the stage in pixels.
    pub height: f64,
    /// Whether the player has moved it himself.
    pub moved: bool,
}

/// Closest and farthest, in chart units a pixel.
const CLOSEST: f64 = 0.45;
const FARTHEST: f64 = 4.5;
/// Closer than this the counters grow no more.
const CLOSEST_FRAME: f64 = 0.75;

impl Camera {
    /// A camera on the waters the first raids cross.
    pub fn new() -> Camera {
        Camera {
            x: 1430.0,
            y: 520.0,
            units: 1.0,
            width: 1000.0,
            height: 700.0,
            moved: false,
        }
    }

    /// The `viewBox` of the chart.
    pub fn view_box(&self) -> String {
        let (width, height) = (self.width * self.units, self.height * self.units);
        let (left, top) = (Figure(self.x - width / 2.0), Figure(self.y - height / 2.0));
        format!("{left} {top} {} {}", Figure(width), Figure(height))
    }

    /// Left edge and bottom edge of the view.
    pub fn corner(&self) -> (f64, f64) {
        (
            self.x - self.width * self.units / 2.0,
            self.y + self.height * self.units / 2.0,
        )
    }

    /// What lines, lettering and counters are scaled by, so that they keep their size.
    pub fn style(&self) -> String {
        let hex = WIDTH / self.units;
        let counter = within(hex * 0.84, 30.0, 64.0);
        // In thousandths, as whole numbers.
        let thousandths = |value: f64| (value * 1000.0).round() as u32;
        format!(
            "--u:calc({}/1000);--k:calc({}/1000)",
            thousandths(self.units),
            thousandths(counter * self.units / WIDTH)
        )
    }

    /// A hex in pixels, for the scale bar.
    pub fn hex(&self) -> f64 {
        WIDTH / self.units
    }

    /// The point of the chart at a point of the stage.
    pub fn point(&self, x: f64, y: f64) -> (f64, f64) {
        (
            self.x + (x - self.width / 2.0) * self.units,
            self.y + (y - self.height / 2.0) * self.units,
        )
    }

    /// Where on the stage a point of the chart is.
    pub fn pixel(&self, x: f64, y: f64) -> (f64, f64) {
        (
            (x - self.x) / self.units + self.width / 2.0,
            (y - self.y) / self.units + self.height / 2.0,
        )
    }

    /// Moves the view by some pixels.
    pub fn pan(&mut self, x: f64, y: f64) {
        self.x -= x * self.units;
        self.y -= y * self.units;
        self.moved = true;
        self.hold();
    }

    /// Zooms by a factor, keeping a point of the stage where it is.
    pub fn zoom(&mut self, factor: f64, x: f64, y: f64) {
        let (px, py) = self.point(x, y);
        self.units = within(self.units * factor, CLOSEST, FARTHEST);
        self.x = px - (x - self.width / 2.0) * self.units;
        self.y = py - (y - self.height / 2.0) * self.units;
        self.moved = true;
        self.hold();
    }

    /// Zooms by a factor around the middle.
    pub fn zoom_middle(&mut self, factor: f64) {
        self.zoom(factor, self.width / 2.0, self.height / 2.0);
    }

    /// Shows a part of the chart, above what covers the lower edge of the stage.
    pub fn frame(&mut self, [left, top, right, bottom]: [f64; 4], covered: f64) {
        let free = (self.height - covered).max(self.height * 0.4);
        let margin = 30.0_f64.min(self.width * 0.04);
        let width = (right - left) / (self.width - 2.0 * margin).max(50.0);
        let height = (bottom - top) / (free - 2.0 * margin).max(50.0);
        self.units = within(width.max(height), CLOSEST_FRAME, FARTHEST);
        self.x = f64::midpoint(left, right);
        self.y = f64::midpoint(top, bottom) + (self.height - free) * self.units / 2.0;
        self.moved = false;
    }

    /// Shows the whole chart.
    pub fn fit(&mut self) {
        self.frame(BOUNDS, 0.0);
        self.moved = true;
    }

    /// Brings a point into the free part of the view, if it is not there.
    pub fn reveal(&mut self, x: f64, y: f64, covered: f64) {
        let margin = 60.0 * self.units;
        let half = self.width * self.units / 2.0;
        let (top, bottom) = (
            self.y - self.height * self.units / 2.0,
            self.y + (self.height / 2.0 - covered) * self.units,
        );
        let aside = (half - margin).max(0.0);
        self.x = within(self.x, x - aside, x + aside);
        if y < top + margin {
            self.y -= top + margin - y;
        } else if y > bottom - margin {
            self.y += y - bottom + margin;
        }
    }

    /// Keeps some of the chart in view.
    fn hold(&mut self) {
        self.x = within(self.x, BOUNDS[0], BOUNDS[2]);
        self.y = within(self.y, BOUNDS[1], BOUNDS[3]);
    }
}

impl Default for Camera {
    fn default() -> Camera {
        Camera::new()
    }
}
