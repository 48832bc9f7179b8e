//! The wind on the chart, where carriers must steam into it (17).

use super::base::rose_centre;
use crate::engine::Table;
use crate::engine::map::Direction;

/// The wind on the chart.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct WindView {
    /// By how many degrees its arrow is turned, clockwise, from one that blows to the north.
    pub degrees: u16,
    /// Where the arrow lies on the chart: over the large compass rose.
    pub at: (i32, i32),
    /// From where it blows, in short.
    pub from: &'static str,
    /// It in words.
    pub words: String,
}

/// The wind, where it is of account.
pub fn wind(table: &Table) -> Option<WindView> {
    let wind = table.markers.wind?;
    let (x, y) = rose_centre();
    Some(WindView {
        degrees: degrees(wind.to()),
        at: (x.round() as i32, y.round() as i32),
        from: wind.from.letters(),
        words: format!("The wind blows {wind}"),
    })
}

/// A direction of the hexes by the compass.
const fn degrees(direction: Direction) -> u16 {
    match direction {
        Direction::Ne => 30,
        Direction::E => 90,
        Direction::Se => 150,
        Direction::Sw => 210,
        Direction::W => 270,
        Direction::Nw => 330,
    }
}
