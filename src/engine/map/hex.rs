//! Hex numbers as they are printed on the map, and the geometry behind them.

use std::fmt;
use std::str::FromStr;

use super::direction::Direction;
use crate::engine::text_id::NotAName;
use hexx::Hex;

/// Rows of the map, counted from the north edge.
pub const ROWS: u8 = 25;
/// Columns of the map, counted from the **east** edge.
pub const COLUMNS: u8 = 34;
/// Width of a hex on the sea, in nautical miles (2.1).
pub const NAUTICAL_MILES_A_HEX: u16 = 33;

/// A hex of the map, by its printed number `RRCC`: row from the north, column from the east.
///
/// ```
/// use carrier_battle::engine::map::HexId;
/// let task_force: HexId = "1109".parse().unwrap();
/// let raid: HexId = "1121".parse().unwrap();
/// assert_eq!(task_force.distance(raid), 12);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HexId {
    row: u8,
    column: u8,
}

impl HexId {
    /// The hex at a row (1 to 25) and a column (1 to 34), if the map has it.
    pub const fn new(row: u8, column: u8) -> Option<HexId> {
        if row >= 1 && row <= ROWS && column >= 1 && column <= COLUMNS {
            Some(HexId { row, column })
        } else {
            None
        }
    }

    /// The hex of a printed number, for figures copied from the map. Fails to compile off the map.
    pub const fn at(number: u16) -> HexId {
        match HexId::new((number / 100) as u8, (number % 100) as u8) {
            Some(hex) => hex,
            None => panic!("no such hex on the map"),
        }
    }

    /// Row, 1 at the north edge.
    pub const fn row(self) -> u8 {
        self.row
    }

    /// Column, 1 at the east edge.
    pub const fn column(self) -> u8 {
        self.column
    }

    /// Axial coordinates: even rows lie half a hex further east.
    pub fn axial(self) -> Hex {
        let (row, column) = (i32::from(self.row), i32::from(self.column));
        let even = i32::from(row % 2 == 0);
        Hex::new(-column - row / 2 + even, row)
    }

    /// The printed hex at axial coordinates, if it lies on the map.
    pub fn from_axial(hex: Hex) -> Option<HexId> {
        let row = hex.y;
        let even = i32::from(row % 2 == 0);
        let column = -hex.x - row.div_euclid(2) + even;
        HexId::new(u8::try_from(row).ok()?, u8::try_from(column).ok()?)
    }

    /// Distance in hexes.
    pub fn distance(self, other: HexId) -> u8 {
        // The map is 34 hexes wide, so this always fits.
        self.axial().unsigned_distance_to(other.axial()) as u8
    }

    /// The neighbour in a direction, if it lies on the map.
    pub fn neighbour(self, direction: Direction) -> Option<HexId> {
        HexId::from_axial(self.axial() + direction.step())
    }

    /// The neighbours on the map, clockwise from the north-east.
    pub fn neighbours(self) -> impl Iterator<Item = HexId> {
        Direction::ALL
            .into_iter()
            .filter_map(move |direction| self.neighbour(direction))
    }

    /// Every hex at exactly this distance that lies on the map.
    pub fn ring(self, distance: u8) -> impl Iterator<Item = HexId> {
        self.axial()
            .ring(u32::from(distance))
            .filter_map(HexId::from_axial)
    }

    /// Every hex of the map, row by row.
    pub fn all() -> impl Iterator<Item = HexId> {
        (1..=ROWS).flat_map(|row| (1..=COLUMNS).filter_map(move |column| HexId::new(row, column)))
    }
}

impl fmt::Display for HexId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}{:02}", self.row, self.column)
    }
}

impl fmt::Debug for HexId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for HexId {
    type Err = NotAName;

    fn from_str(text: &str) -> Result<HexId, NotAName> {
        let wrong = || NotAName::new(text, "a hex of the map (rows 01 to 25, columns 01 to 34)");
        if text.len() != 4 || !text.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(wrong());
        }
        let number: u16 = text.parse().map_err(|_| wrong())?;
        HexId::new((number / 100) as u8, (number % 100) as u8).ok_or_else(wrong)
    }
}

kernel::serialize_as_printed!(HexId);
