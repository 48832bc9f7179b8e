//! The part of a chart that is on its stage: pan and zoom, as arithmetic.

/// A point of the chart in its units, or of the stage in pixels.
pub type Point = (f64, f64);

/// The part of a chart that is on its stage.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Viewport {
    /// Its middle, in chart units.
    pub x: f64,
    /// Its middle, in chart units.
    pub y: f64,
    /// Chart units in one pixel of the screen.
    pub units: f64,
    /// Width of the stage in pixels.
    pub width: f64,
    /// Height of the stage in pixels.
    pub height: f64,
}

/// What two fingers do to it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pinch {
    /// By how many pixels it moves.
    pub by: Point,
    /// By how much its scale is multiplied.
    pub factor: f64,
    /// Between the fingers, on the stage.
    pub at: Point,
}

impl Pinch {
    /// One finger moves, the other stays.
    pub fn new(from: Point, to: Point, other: Point) -> Pinch {
        let apart = |(x, y): Point| (x - other.0).hypot(y - other.1).max(1.0);
        Pinch {
            by: ((to.0 - from.0) / 2.0, (to.1 - from.1) / 2.0),
            factor: apart(from) / apart(to),
            at: (f64::midpoint(to.0, other.0), f64::midpoint(to.1, other.1)),
        }
    }
}

impl Viewport {
    /// The `viewBox` of the chart.
    pub fn view_box(&self) -> String {
        let (width, height) = (self.width * self.units, self.height * self.units);
        let (left, top) = (self.x - width / 2.0, self.y - height / 2.0);
        format!("{left:.1} {top:.1} {width:.1} {height:.1}")
    }

    /// The left edge and the bottom edge of the view.
    pub fn corner(&self) -> Point {
        self.point((0.0, self.height))
    }

    /// The point of the chart at a point of the stage.
    pub fn point(&self, (x, y): Point) -> Point {
        (
            self.x + (x - self.width / 2.0) * self.units,
            self.y + (y - self.height / 2.0) * self.units,
        )
    }

    /// Where on the stage a point of the chart is.
    pub fn pixel(&self, (x, y): Point) -> Point {
        (
            (x - self.x) / self.units + self.width / 2.0,
            (y - self.y) / self.units + self.height / 2.0,
        )
    }

    /// Moves the view by some pixels.
    pub fn pan(&mut self, x: f64, y: f64) {
        self.x -= x * self.units;
        self.y -= y * self.units;
    }

    /// Comes to another scale, in chart units a pixel, keeping a point of the stage where it is.
    pub fn scale(&mut self, units: f64, at: Point) {
        let (x, y) = self.point(at);
        self.units = units;
        self.x = x - (at.0 - self.width / 2.0) * units;
        self.y = y - (at.1 - self.height / 2.0) * units;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const VIEW: Viewport = Viewport {
        x: 700.0,
        y: 400.0,
        units: 2.0,
        width: 1000.0,
        height: 600.0,
    };

    #[test]
    fn a_new_scale_keeps_the_point_under_the_pointer() {
        let mut view = VIEW;
        let (at, point) = ((300.0, 200.0), view.point((300.0, 200.0)));
        view.scale(0.5, at);
        assert_eq!(view.point(at), point);
        assert_eq!(view.pixel(point), at);
    }

    #[test]
    fn a_pinch_zooms_by_how_far_the_fingers_go_apart() {
        let other = (400.0, 300.0);
        let pinch = Pinch::new((500.0, 300.0), (600.0, 300.0), other);
        assert_eq!((pinch.by, pinch.factor), ((50.0, 0.0), 0.5));
        assert_eq!(pinch.at, (500.0, 300.0));
        // Fingers on one point do not divide by nothing.
        assert_eq!(Pinch::new(other, other, other).factor, 1.0);
    }

    #[test]
    fn what_is_moved_to_the_right_shows_what_lies_to_the_left() {
        let mut view = VIEW;
        view.pan(100.0, -50.0);
        assert_eq!((view.x, view.y), (500.0, 500.0));
        assert_eq!(view.corner(), (-500.0, 1100.0));
        assert_eq!(view.view_box(), "-500.0 -100.0 2000.0 1200.0");
    }
}
