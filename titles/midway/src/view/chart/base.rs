//! What never changes on the chart: degrees, route lines, lanes, the perimeter and the names of the seas.

use super::geometry::{BOUNDS, Point, at, line, through};
use super::spots::middle;
use crate::engine::map::{LANES, Line};

/// A text at its place.
#[derive(Clone, PartialEq, Debug)]
pub struct Label {
    /// The text.
    pub text: String,
    /// Its middle.
    pub at: Point,
}

/// How far the net goes on beyond the edges.
const BEYOND: f64 = 1500.0;
/// Degrees between two lines of the net.
const STEP: usize = 10;
/// The line where the date changes.
const DATE_LINE: i16 = 180;

/// The lines of ten degrees, as one path.
pub fn graticule() -> String {
    let [left, top, right, bottom] = BOUNDS;
    // A window may be wider or higher than the chart.
    let (left, top) = (left - BEYOND, top - BEYOND);
    let (right, bottom) = (right + BEYOND, bottom + BEYOND);
    let meridians = longitudes().map(|degree| {
        let (x, _) = at(f64::from(degree), 0.0);
        line(&[(x, top), (x, bottom)])
    });
    let parallels = latitudes().map(|degree| {
        let (_, y) = at(0.0, f64::from(degree));
        line(&[(left, y), (right, y)])
    });
    meridians.chain(parallels).collect()
}

fn longitudes() -> impl Iterator<Item = i16> {
    (130..=240).step_by(STEP)
}

fn latitudes() -> impl Iterator<Item = i16> {
    (-40..=60).step_by(STEP)
}

/// The names of the meridians, at the height 0.
pub fn meridian_names() -> Vec<Label> {
    let name = |degree: i16| {
        let text = match degree {
            DATE_LINE => "180\u{b0}".to_owned(),
            east if east < DATE_LINE => format!("{east}\u{b0}E"),
            east => format!("{}\u{b0}W", 2 * DATE_LINE - east),
        };
        let (x, _) = at(f64::from(degree), 0.0);
        Label { text, at: (x, 0.0) }
    };
    // In the empty east they stand close.
    let has_room = |degree: &i16| *degree <= DATE_LINE || degree % 20 == 0;
    longitudes().filter(has_room).map(name).collect()
}

/// The names of the parallels, at the left 0.
pub fn parallel_names() -> Vec<Label> {
    let name = |degree: i16| {
        let text = match degree {
            0 => "Equator".to_owned(),
            north if north > 0 => format!("{north}\u{b0}N"),
            south => format!("{}\u{b0}S", -south),
        };
        let (_, y) = at(0.0, f64::from(degree));
        Label { text, at: (0.0, y) }
    };
    latitudes().map(name).collect()
}

/// A route line of the chart.
#[derive(Clone, PartialEq, Debug)]
pub struct RouteView {
    /// The line.
    pub line: Line,
    /// Through its places, from west to east.
    pub path: String,
}

/// The route lines.
pub fn routes() -> Vec<RouteView> {
    let lines = Line::ALL.iter().copied();
    let route = |line: Line| {
        let places: Vec<Point> = line.places().iter().map(|place| middle(*place)).collect();
        let path = through(&places);
        RouteView { line, path }
    };
    lines.map(route).collect()
}

/// The lanes between home bases of the USN, as paths.
pub fn lanes() -> Vec<String> {
    let lanes = LANES.iter().map(|lane| {
        let places: Vec<Point> = lane.iter().map(|place| middle(*place)).collect();
        through(&places)
    });
    lanes.collect()
}

/// The perimeter, as a path: it crosses each line beyond the last place inside it.
pub fn perimeter() -> String {
    let crossing = |of: Line| {
        let inside = usize::from(of.data().inside);
        let ((x, y), (to_x, to_y)) = (middle(of.places()[inside]), middle(of.places()[inside + 1]));
        (f64::midpoint(x, to_x), f64::midpoint(y, to_y))
    };
    let (north, south) = (at(168.0, 58.5), at(141.0, -7.5));
    let marshalls = at(176.0, 6.0);
    through(&[
        north,
        crossing(Line::Al),
        crossing(Line::Mi),
        marshalls,
        crossing(Line::So),
        crossing(Line::Mo),
        south,
    ])
}

/// The names of the seas.
pub fn seas() -> Vec<Label> {
    let seas = [
        ("N o r t h   P a c i f i c", 190.0, 42.0),
        ("S o u t h   P a c i f i c", 205.0, -21.0),
        ("Philippine Sea", 133.5, 17.0),
        ("Bering Sea", 180.0, 57.5),
        ("Coral Sea", 156.5, -17.5),
        ("Tasman Sea", 160.0, -36.0),
    ];
    let label = |(text, east, north): (&str, f64, f64)| Label {
        text: text.to_owned(),
        at: at(east, north),
    };
    seas.map(label).to_vec()
}

/// The names of the lands.
pub fn lands() -> Vec<Label> {
    let lands = [
        ("KAMCHATKA", 158.5, 56.0),
        ("ALASKA", 207.0, 62.5),
        ("UNITED STATES", 247.0, 41.0),
        ("CANADA", 243.0, 54.0),
        ("CHINA", 118.5, 31.0),
        ("AUSTRALIA", 141.0, -24.0),
        ("NEW GUINEA", 139.0, -5.5),
        ("NEW ZEALAND", 177.0, -42.5),
        ("Hawaii", 210.5, 18.0),
        ("Marshalls", 169.5, 12.0),
        ("Gilberts", 176.5, 1.5),
        ("Marianas", 148.6, 16.5),
        ("Carolines", 143.0, 6.6),
        ("Fiji", 181.5, -16.0),
    ];
    let label = |(text, east, north): (&str, f64, f64)| Label {
        text: text.to_owned(),
        at: at(east, north),
    };
    lands.map(label).to_vec()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn degrees_are_told_east_and_west_of_the_date_line() {
        let names: Vec<String> = meridian_names().into_iter().map(|it| it.text).collect();
        assert_eq!(names[4..7], ["170\u{b0}E", "180\u{b0}", "160\u{b0}W"]);
        let names: Vec<String> = parallel_names().into_iter().map(|it| it.text).collect();
        assert_eq!(names[3..6], ["10\u{b0}S", "Equator", "10\u{b0}N"]);
    }

    #[test]
    fn r2_1_four_lines_and_five_lanes_are_drawn() {
        assert_eq!(routes().len(), 4);
        assert_eq!(lanes().len(), 5);
    }
}
