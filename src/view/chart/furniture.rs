//! What stands over the chart: the compass rose with its scale, the buttons, the prompt.

use super::camera::{Camera, NARROW};
use super::geometry::Point;
use super::layout::{ALONE, HALF, Rect};

/// What stands over the stage, in pixels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Furniture {
    /// The height of the stage's lower edge that the prompt takes.
    pub covered: f64,
    /// Whether the key of what has been looked at stands beside the scale.
    pub has_key: bool,
    /// Whether the page is too narrow for a panel beside the chart.
    pub is_phone: bool,
}

/// The buttons over the chart: what they take of the right upper corner, on a wide and a narrow stage.
pub(super) const BUTTONS: [Point; 2] = [(64.0, 186.0), (62.0, 204.0)];
/// What a button more takes of it: the one that shades what has been looked at.
const A_BUTTON_MORE: f64 = 46.0;
/// A stage wider than this has the scale with its words.
const BROAD: f64 = 880.0;
/// How far the scale begins from the left edge, beside the rose, and what its words take at least: on a broad stage, on
/// another and on a phone.
const SCALE: [Point; 3] = [(98.0, 140.0), (82.0, 56.0), (45.0, 56.0)];
/// The width of the key to what has been looked at, and of that to the marks of searches, which a broad stage has room for.
const KEY: f64 = 118.0;
const KEY_TO_MARKS: f64 = 126.0;

impl Furniture {
    /// What it takes of a stage.
    pub fn rects(self, camera: &Camera) -> [Rect; 3] {
        let (width, height) = (camera.width, camera.height);
        let (wide, high) = BUTTONS[usize::from(width < NARROW)];
        let more = if self.has_key { A_BUTTON_MORE } else { 0.0 };
        let (from, words) = match self.is_phone {
            true => SCALE[2],
            false => SCALE[usize::from(width <= BROAD)],
        };
        let key = match self.has_key && !self.is_phone {
            true if width > BROAD => KEY + KEY_TO_MARKS,
            true => KEY,
            false => 0.0,
        };
        let legend = from + words.max(3.0 * camera.hex() + 25.0) + key;
        [
            Rect([width - wide, 0.0, width, high + more]),
            Rect([0.0, 0.0, legend, if self.is_phone { 56.0 } else { 86.0 }]),
            // The prompt may be narrower, and grow.
            Rect([0.0, height - self.covered, width, height]),
        ]
    }

    /// How many counters, at some points of the chart, lie under any of it.
    pub fn covered(self, camera: &Camera, counters: &[Point]) -> usize {
        let (over, half) = (self.rects(camera), reach(camera));
        let is_covered = |at: &&Point| {
            let (x, y) = camera.pixel(**at);
            let counter = Rect([x - half, y - half, x + half, y + half]);
            over.iter().any(|it| it.meets(counter))
        };
        counters.iter().filter(is_covered).count()
    }
}

/// How far a counter reaches from its middle, in pixels, with a little room.
fn reach(camera: &Camera) -> f64 {
    HALF * ALONE * camera.enlarged() / camera.units + 3.0
}

/// Moves the view, or a little away, until no counter lies under what stands over the stage, with an area in view
/// all the while: `away` is how many times farther off it is tried from.
pub fn keep_counters_clear(
    camera: &mut Camera,
    area: [f64; 4],
    counters: &[Point],
    furniture: Furniture,
    away: &[f64],
) {
    /// Pixels from one place that is tried to the next.
    const STEP: f64 = 12.0;
    /// What a counter that is covered counts beside pixels of way, and what a view from farther off does.
    const A_COUNTER: f64 = 10_000.0;
    const FARTHER: f64 = 900.0;
    let start = *camera;
    let cost = |tried: &Camera, away: f64| {
        let covered = furniture.covered(tried, counters) as f64;
        let way = (tried.x - start.x).hypot(tried.y - start.y) / start.units;
        covered * A_COUNTER + way + (away - 1.0) * FARTHER
    };
    let mut best = (cost(&start, 1.0), start);
    for &away in away {
        if best.0 < A_COUNTER {
            break;
        }
        let mut from = start;
        from.units *= away;
        let (left, top) = from.pixel((area[0], area[1]));
        let (right, bottom) = from.pixel((area[2], area[3]));
        let steps = |back: f64, on: f64| {
            let (back, on) = ((back / STEP).floor() as i32, (on / STEP).floor() as i32);
            (-back).min(0)..=on.max(0)
        };
        let below = from.height - furniture.covered - bottom;
        // On a narrow stage nothing of it lies under the buttons.
        let room = match from.width < NARROW {
            true => from.width - BUTTONS[1].0,
            false => from.width,
        };
        for dx in steps(left, room - right) {
            for dy in steps(top, below) {
                let mut tried = from;
                tried.x -= f64::from(dx) * STEP * tried.units;
                tried.y -= f64::from(dy) * STEP * tried.units;
                let cost = cost(&tried, away);
                if cost < best.0 {
                    best = (cost, tried);
                }
            }
        }
    }
    *camera = best.1;
}
