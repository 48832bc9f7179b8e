//! The six directions of the pointy-topped hexes: true east and west, and the four diagonals.

use std::fmt;

use hexx::Hex;
use serde::Serialize;

/// A direction from a hex to its neighbour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum Direction {
    /// North-east.
    Ne,
    /// East.
    E,
    /// South-east.
    Se,
    /// South-west.
    Sw,
    /// West.
    W,
    /// North-west.
    Nw,
}

impl Direction {
    /// All six, clockwise from the north-east.
    pub const ALL: [Direction; 6] = [
        Direction::Ne,
        Direction::E,
        Direction::Se,
        Direction::Sw,
        Direction::W,
        Direction::Nw,
    ];

    /// As charts and maps write it: "NE".
    pub const fn letters(self) -> &'static str {
        match self {
            Direction::Ne => "NE",
            Direction::E => "E",
            Direction::Se => "SE",
            Direction::Sw => "SW",
            Direction::W => "W",
            Direction::Nw => "NW",
        }
    }

    /// The axial step of one hex this way.
    pub const fn step(self) -> Hex {
        match self {
            Direction::Ne => Hex::new(1, -1),
            Direction::E => Hex::new(1, 0),
            Direction::Se => Hex::new(0, 1),
            Direction::Sw => Hex::new(-1, 1),
            Direction::W => Hex::new(-1, 0),
            Direction::Nw => Hex::new(0, -1),
        }
    }

    /// By how many steps of sixty degrees it differs from another direction: 0 to 3.
    pub fn turns_from(self, other: Direction) -> u8 {
        let turns = (self as u8).abs_diff(other as u8);
        turns.min(6 - turns)
    }

    /// The direction straight back.
    pub const fn opposite(self) -> Direction {
        match self {
            Direction::Ne => Direction::Sw,
            Direction::E => Direction::W,
            Direction::Se => Direction::Nw,
            Direction::Sw => Direction::Ne,
            Direction::W => Direction::E,
            Direction::Nw => Direction::Se,
        }
    }
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Direction::Ne => "northeast",
            Direction::E => "east",
            Direction::Se => "southeast",
            Direction::Sw => "southwest",
            Direction::W => "west",
            Direction::Nw => "northwest",
        })
    }
}
