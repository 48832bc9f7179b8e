//! The chart beneath the counters: depths, graticule, hexes, islands. It never changes, so it is
//! written once. The sea itself is the colour behind it: a gradient within the picture would have
//! the whole picture drawn anew whenever a dialog opens or closes.

use std::fmt::Write;

use super::geometry::{Figure, GRID, ROW, SIDE, WIDTH, centre, latitude, longitude, outline};
use super::shapes::{CONTOURS, SHAPES, SOUNDINGS};
use crate::engine::map::{HexId, ISLANDS, Zone};

/// The frame of the chart: left, top, right, bottom.
const FRAME: (i32, i32, i32, i32) = (-18, 2, 2088, 1349);

/// The whole chart, as SVG.
pub fn base() -> String {
    let mut svg = String::with_capacity(60_000);
    sea(&mut svg);
    graticule(&mut svg);
    letters(&mut svg);
    hexes(&mut svg);
    islands(&mut svg);
    svg
}

// Writing to a string cannot fail.
macro_rules! put {
    ($svg:expr, $($text:tt)*) => { let _ = write!($svg, $($text)*); };
}

fn sea(svg: &mut String) {
    let arc = |id: &str, points: [(f64, f64); 3]| {
        let [from, over, to] = points
            .map(|(lat, lon)| format!("{} {}", Figure(longitude(lon)), Figure(latitude(lat))));
        format!("<path id=\"{id}\" d=\"M{from}Q{over} {to}\"/>")
    };
    put!(
        svg,
        "<defs>{}",
        arc("sea-arc", [(16.7, 135.2), (18.2, 140.0), (17.1, 145.0)])
    );
    put!(
        svg,
        "{}</defs>",
        arc("chain-arc", [(18.4, 147.3), (15.6, 148.2), (12.6, 146.8)])
    );
    put!(
        svg,
        "<g class=\"depths\" aria-hidden=\"true\"><path class=\"contour\" d=\"{CONTOURS}\"/><g class=\"sounding\">"
    );
    for (lat, lon, fathoms) in SOUNDINGS {
        let (x, y) = (
            Figure(longitude(f64::from(lon) / 10.0)),
            Figure(latitude(f64::from(lat) / 10.0)),
        );
        put!(svg, "<text x=\"{x}\" y=\"{y}\">{fathoms}</text>");
    }
    let north = outline(|hex| matches!(Zone::of(hex), Zone::EastNorth | Zone::WestNorth));
    let south = outline(|hex| matches!(Zone::of(hex), Zone::EastSouth | Zone::WestSouth));
    let invasion = outline(|hex| Zone::of(hex) == Zone::Invasion);
    put!(
        svg,
        "</g></g><g class=\"zones\" aria-hidden=\"true\"><path class=\"zone\" d=\"{north}\"/>"
    );
    put!(
        svg,
        "<path class=\"zone\" d=\"{south}\"/><path class=\"zone invasion\" d=\"{invasion}\"/></g>"
    );
}

fn graticule(svg: &mut String) {
    let (left, top, right, bottom) = FRAME;
    let (mut even, mut odd, mut bars) = (String::new(), String::new(), String::new());
    for degree in 9..=19_i16 {
        let line = if degree % 2 == 0 { &mut even } else { &mut odd };
        put!(
            line,
            "M{left} {}H{right}",
            Figure(latitude(f64::from(degree)))
        );
    }
    for degree in 130..=147_i16 {
        let line = if degree % 2 == 0 { &mut even } else { &mut odd };
        put!(
            line,
            "M{} {top}V{bottom}",
            Figure(longitude(f64::from(degree)))
        );
        let (from, to) = (
            Figure(longitude(f64::from(degree))),
            Figure(longitude(f64::from(degree) + 0.5)),
        );
        put!(bars, "M{from} {}H{to}M{from} {}H{to}", top - 8, bottom + 8);
    }
    for degree in 9..=18_i16 {
        let (from, to) = (
            Figure(latitude(f64::from(degree))),
            Figure(latitude(f64::from(degree) + 0.5)),
        );
        put!(bars, "M{} {from}V{to}M{} {from}V{to}", left - 8, right + 8);
    }
    put!(
        svg,
        "<path class=\"grat fine\" d=\"{odd}\"/><path class=\"grat\" d=\"{even}\"/>"
    );
    put!(
        svg,
        "<path class=\"frame\" d=\"M{left} {top}H{right}V{bottom}H{left}Z"
    );
    put!(
        svg,
        "M{} {}H{}V{}H{}Z\"/>",
        left - 16,
        top - 16,
        right + 16,
        bottom + 16,
        left - 16
    );
    put!(svg, "<path class=\"frame bars\" d=\"{bars}\"/>");
}

fn letters(svg: &mut String) {
    put!(
        svg,
        "<text class=\"sea-name\" aria-hidden=\"true\"><textPath href=\"#sea-arc\" startOffset=\"50%\">Philippine Sea</textPath></text>\
         <text class=\"chain-name\" aria-hidden=\"true\"><textPath href=\"#chain-arc\" startOffset=\"50%\">MARIANA ISLANDS</textPath></text>"
    );
    let (x, y) = (
        Figure(longitude(132.2) - 150.0),
        Figure(latitude(11.3) - 150.0),
    );
    put!(
        svg,
        "<use class=\"big-rose\" href=\"#rose\" x=\"{x}\" y=\"{y}\" width=\"300\" height=\"300\"/>"
    );
}

/// All hexes as one path: for each row the zig-zag along its top and its uprights, and at last
/// the zig-zag below; then the invasion zone and the red line of 2.13.
fn hexes(svg: &mut String) {
    let (rows, columns) = GRID;
    let (half, width) = (SIDE / 2.0, WIDTH / 2.0);
    let (up, side, wide) = (Figure(half), Figure(SIDE), WIDTH as i32);
    put!(svg, "<path class=\"hexes\" d=\"");
    for row in 1..=rows {
        let (left, top) = (
            if row % 2 == 0 { wide / 2 } else { 0 },
            Figure(f64::from(row) * ROW - half),
        );
        put!(
            svg,
            "M{left} {top}{}",
            format!("l30-{up} 30 {up}").repeat(usize::from(columns))
        );
        for upright in 0..=i32::from(columns) {
            put!(svg, "M{} {top}v{side}", left + upright * wide);
        }
    }
    let below = format!("l30 {up} 30-{up}").repeat(usize::from(columns));
    put!(
        svg,
        "M0 {}{below}\"/>",
        Figure(f64::from(rows) * ROW + half)
    );
    let invasion = outline(|hex| Zone::of(hex) == Zone::Invasion);
    put!(
        svg,
        "<path class=\"zone-line\" d=\"{invasion}\"/><path class=\"front\" d=\""
    );
    let last_eastern = HexId::all().filter(|hex| hex.column() == 17);
    for (n, hex) in last_eastern.enumerate() {
        let (x, y) = centre(hex);
        let pen = if n == 0 { 'M' } else { 'L' };
        put!(
            svg,
            "{pen}{0} {1}L{0} {2}",
            Figure(x - width),
            Figure(y - half),
            Figure(y + half)
        );
    }
    put!(
        svg,
        "\"><title>Between the eastern and the western zones</title></path>"
    );
}

fn islands(svg: &mut String) {
    put!(svg, "<g class=\"islands\">");
    for (island, shape) in ISLANDS.iter().zip(SHAPES) {
        debug_assert_eq!(island.name, shape.name);
        let (x, y) = figures(island.hex);
        let shoal = if shape.reef.is_empty() {
            shape.coast
        } else {
            shape.reef
        };
        put!(
            svg,
            "<g transform=\"translate({x} {y})\"><path class=\"shoal\" d=\"{shoal}\"/>"
        );
        if !shape.reef.is_empty() {
            put!(svg, "<path class=\"reef\" d=\"{}\"/>", shape.reef);
        }
        let (dx, dy) = shape.label;
        put!(svg, "<path class=\"land\" d=\"{}\"/>", shape.coast);
        put!(
            svg,
            "<text class=\"place\" x=\"{dx}\" y=\"{dy}\" style=\"text-anchor:start\">{}</text></g>",
            island.name
        );
    }
    put!(svg, "</g>");
}

/// The numbers of all hexes, as SVG.
pub fn numbers() -> String {
    let mut svg = String::new();
    for hex in HexId::all() {
        let (x, y) = centre(hex);
        put!(
            svg,
            "<text x=\"{}\" y=\"{}\">{hex}</text>",
            x as i32,
            (y - SIDE) as i32 + 13
        );
    }
    svg
}

/// A centre as it is written.
fn figures(hex: HexId) -> (Figure, Figure) {
    let (x, y) = centre(hex);
    (Figure(x), Figure(y))
}

/// The chart of the start screen's card and head: hexes and islands only.
pub fn vignette() -> String {
    let mut svg = String::new();
    put!(
        svg,
        "<rect x=\"-400\" y=\"-400\" width=\"3000\" height=\"2200\" style=\"fill:var(--sea-1)\"/>"
    );
    hexes(&mut svg);
    islands(&mut svg);
    svg
}

/// The picture behind the start screen's title.
pub fn hero() -> String {
    let mut svg = String::new();
    put!(
        svg,
        "<defs><linearGradient id=\"fade\" gradientUnits=\"userSpaceOnUse\" x1=\"900\" x2=\"1480\" y1=\"0\" y2=\"0\">\
         <stop offset=\"0\" stop-color=\"#e59a92\" stop-opacity=\"0\"/><stop offset=\"1\" stop-color=\"#e59a92\"/></linearGradient></defs>"
    );
    put!(svg, "<g opacity=\".35\">");
    hexes(&mut svg);
    put!(
        svg,
        "</g><use href=\"#rose\" x=\"1100\" y=\"445\" width=\"400\" height=\"400\" opacity=\".22\"/>"
    );
    for (island, shape) in ISLANDS.iter().zip(SHAPES) {
        let (x, y) = figures(island.hex);
        put!(
            svg,
            "<path class=\"isle\" transform=\"translate({x} {y}) scale(1.3)\" d=\"{}\"/>",
            shape.coast
        );
    }
    put!(
        svg,
        "<path d=\"M560 650Q1000 540 1495 600M560 720Q1000 690 1490 615M620 470Q1000 450 1490 588\" stroke-width=\"2.5\" \
         stroke-dasharray=\"12 9\" style=\"stroke:url(#fade)\"/>\
         <use href=\"#carrier\" x=\"1500\" y=\"570\" width=\"64\" height=\"64\" style=\"color:#f6eed8\"/>"
    );
    svg
}
