//! The twelve directions a standard search flies in, and the sectors it sees (8.25, 8.251).
//!
//! ```text
//!            0
//!        11     1        every other one along a row of hexes (1, 3, 5 ...),
//!      10         2      the rest along hexsides (0, 2, 4 ...)
//!      9    o     3
//!      8         4
//!         7     5
//!            6
//! ```
//!
//! Sectors are worked out in whole numbers: the direction `k` is a hex, and a hex lies clockwise of it
//! or not by the sign of a cross product.

use std::fmt;
use std::str::FromStr;

use hexx::Hex;

use super::direction::Direction;
use super::hex::HexId;
use super::point::Point;
use crate::engine::text_id::NotAName;

/// A direction of thirty degrees' step, 0 for north and on clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Bearing(u8);

/// How many there are.
const BEARINGS: u8 = 12;

impl Bearing {
    /// Every one, clockwise from the north.
    pub fn all() -> impl Iterator<Item = Bearing> {
        (0..BEARINGS).map(Bearing)
    }

    /// The direction so many steps of thirty degrees clockwise from the north.
    pub const fn clockwise(steps: u8) -> Bearing {
        Bearing(steps % BEARINGS)
    }

    /// Steps of thirty degrees clockwise from the north.
    pub const fn steps(self) -> u8 {
        self.0
    }

    /// Degrees clockwise from the north.
    pub const fn degrees(self) -> u16 {
        self.0 as u16 * 30
    }

    /// The next direction clockwise.
    pub const fn right(self) -> Bearing {
        Bearing::clockwise(self.0 + 1)
    }

    /// The next direction counterclockwise.
    pub const fn left(self) -> Bearing {
        Bearing::clockwise(self.0 + BEARINGS - 1)
    }

    /// Two hexes' way in this direction; even distances lie on the line exactly.
    fn two_hexes(self) -> Hex {
        let rows = Direction::ALL;
        // Odd directions run along rows of hexes, north-east first; even ones between two of them.
        let row = |step: u8| rows[usize::from(step / 2) % rows.len()].step();
        if self.0 % 2 == 1 {
            row(self.0) * 2
        } else {
            row(self.0 + 11) + row(self.0 + 1)
        }
    }

    /// The hex at an even distance in this direction, on the map or beyond its edge.
    pub fn at(self, from: HexId, distance: u8) -> Point {
        Point::from(from.axial() + self.two_hexes() * i32::from(distance / 2))
    }

    /// In words: thirty degrees from the north are nearest to north-north-east.
    pub const fn in_words(self) -> &'static str {
        const NAMES: [&str; 12] = [
            "north",
            "north-north-east",
            "east-north-east",
            "east",
            "east-south-east",
            "south-south-east",
            "south",
            "south-south-west",
            "west-south-west",
            "west",
            "west-north-west",
            "north-north-west",
        ];
        NAMES[self.steps() as usize % NAMES.len()]
    }

    /// Whether a hex lies in the sector that a standard search in this direction sees from its point of
    /// origin: within thirty degrees on either side. A hex on the boundary counts (8.251).
    pub fn sees(self, origin: HexId, hex: HexId) -> bool {
        let way = hex.axial() - origin.axial();
        turns_right(self.left().two_hexes(), way) && turns_right(way, self.right().two_hexes())
    }
}

/// Whether one way turns clockwise into another, or points in the same direction. Axial coordinates
/// keep the sense of a turn: `q` runs east and `r` south.
fn turns_right(one: Hex, other: Hex) -> bool {
    one.x * other.y - one.y * other.x >= 0
}

impl fmt::Display for Bearing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:03}", self.degrees())
    }
}

impl FromStr for Bearing {
    type Err = NotAName;

    fn from_str(text: &str) -> Result<Bearing, NotAName> {
        let found = Bearing::all().find(|bearing| bearing.to_string() == text);
        found.ok_or_else(|| NotAName::new(text, "one of the twelve directions, 000 to 330"))
    }
}

kernel::serialize_as_printed!(Bearing);
