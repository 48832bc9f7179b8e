//! Where a longitude and a latitude lie on the chart.
//!
//! One projection for coasts, degrees and places. Its scale changes: the south-west, where two lines run side by side, is
//! drawn larger than the empty east.

pub use page::viewport::Point;

/// The edges of the chart: left, top, right, bottom.
pub const BOUNDS: [f64; 4] = [0.0, -20.0, 1610.0, 1480.0];

/// The part that the lines and lanes lie in: what is framed when the whole is looked at.
pub const PLAYED: [f64; 4] = [20.0, -5.0, 1590.0, 1275.0];

/// Degrees east of Greenwich, and how far right they lie.
const MERIDIANS: [(f64, f64); 10] = [
    (110.0, -140.0),
    (124.0, 0.0),
    (132.0, 95.0),
    (141.0, 250.0),
    (147.0, 385.0),
    (154.0, 555.0),
    (168.0, 870.0),
    (180.0, 1020.0),
    (202.0, 1280.0),
    (240.0, 1560.0),
];

/// Degrees north, from north to south, and how far down they lie.
const PARALLELS: [(f64, f64); 14] = [
    (70.0, -150.0),
    (62.0, -30.0),
    (58.0, 30.0),
    (54.0, 100.0),
    (50.0, 155.0),
    (44.0, 225.0),
    (36.0, 305.0),
    (24.0, 465.0),
    (14.0, 565.0),
    (8.0, 625.0),
    (0.0, 762.0),
    (-10.0, 1000.0),
    (-25.0, 1250.0),
    (-47.0, 1490.0),
];

/// Where a longitude (degrees east, 0 to 360) and a latitude (degrees north) lie.
pub fn at(longitude: f64, latitude: f64) -> Point {
    (
        between(&MERIDIANS, longitude),
        between(&PARALLELS, latitude),
    )
}

/// The value at `x` of what goes straight from one to the next of these, and on beyond the last.
fn between(steps: &[(f64, f64)], x: f64) -> f64 {
    let descends = steps[0].0 > steps[1].0;
    let is_before = |step: &(f64, f64)| (step.0 < x) != descends;
    let next = steps.iter().position(|step| !is_before(step));
    let next = next.unwrap_or(steps.len() - 1).max(1);
    let ((from, low), (to, high)) = (steps[next - 1], steps[next]);
    low + (x - from) / (to - from) * (high - low)
}

/// A figure of the chart as it is written, with one decimal.
pub fn figure(value: f64) -> String {
    format!("{value:.1}")
}

/// A straight line through these points, as a path.
pub fn line(points: &[Point]) -> String {
    let mut pen = 'M';
    let mut path = String::new();
    for (x, y) in points {
        path += &format!("{pen}{x:.1} {y:.1}");
        pen = 'L';
    }
    path
}

/// A smooth line through these points, as a path.
pub fn through(points: &[Point]) -> String {
    let mut path = line(&points[..points.len().min(1)]);
    let at = |n: usize| points[n.min(points.len() - 1)];
    // Each stretch leaves and arrives in the direction of its neighbours.
    for n in 1..points.len() {
        let (before, from, to, after) = (at(n.saturating_sub(2)), at(n - 1), at(n), at(n + 1));
        let leaving = (
            from.0 + (to.0 - before.0) / 6.0,
            from.1 + (to.1 - before.1) / 6.0,
        );
        let arriving = (
            to.0 - (after.0 - from.0) / 6.0,
            to.1 - (after.1 - from.1) / 6.0,
        );
        path += &format!(
            "C{:.1} {:.1} {:.1} {:.1} {:.1} {:.1}",
            leaving.0, leaving.1, arriving.0, arriving.1, to.0, to.1
        );
    }
    path
}

/// A closed coast around these points, rounded, as a path.
pub fn ring(points: &[Point]) -> String {
    let Some(last) = points.last() else {
        return String::new();
    };
    let middle = |a: Point, b: Point| (f64::midpoint(a.0, b.0), f64::midpoint(a.1, b.1));
    let start = middle(*last, points[0]);
    let mut path = format!("M{:.1} {:.1}", start.0, start.1);
    for (n, bend) in points.iter().enumerate() {
        let to = middle(*bend, points[(n + 1) % points.len()]);
        path += &format!("Q{:.1} {:.1} {:.1} {:.1}", bend.0, bend.1, to.0, to.1);
    }
    path + "Z"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn east_lies_right_and_south_lies_down() {
        assert_eq!(at(124.0, 0.0), (0.0, 762.0));
        let (mut before, mut above) = (f64::MIN, f64::MIN);
        for step in 0..140 {
            let (x, _) = at(112.0 + f64::from(step), 0.0);
            let (_, y) = at(180.0, 68.0 - f64::from(step) * 0.85);
            assert!(x > before && y > above, "step {step}: {x} {y}");
            (before, above) = (x, y);
        }
    }

    #[test]
    fn a_coast_closes_and_a_line_keeps_its_ends() {
        let points = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0)];
        assert_eq!(
            ring(&points),
            "M5.0 5.0Q0.0 0.0 5.0 0.0Q10.0 0.0 10.0 5.0Q10.0 10.0 5.0 5.0Z"
        );
        let through = through(&points);
        assert!(through.starts_with("M0.0 0.0C") && through.contains(" 10.0 0.0C"));
        assert!(through.ends_with(" 10.0 10.0"));
    }
}
