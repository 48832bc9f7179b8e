//! Results of the search and intelligence charts.

use std::fmt;

use crate::engine::forces::{CarrierCount, Detection, SurfaceSize};
use crate::engine::map::Direction;

/// What a search sees of a force it looks for (8.34).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sighting {
    /// Nothing.
    Nothing,
    /// The force, with this detection.
    Seen(Detection),
    /// The force, with this detection, and more of what it is: the next level of intelligence
    /// (8.342).
    SeenAndKnown(Detection),
}

impl Sighting {
    /// The detection it gives.
    pub const fn detection(self) -> Option<Detection> {
        match self {
            Sighting::Nothing => None,
            Sighting::Seen(detection) | Sighting::SeenAndKnown(detection) => Some(detection),
        }
    }
}

/// The Level 2 chit of a force (7.36).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LevelTwo {
    /// Carriers, about so many.
    Carriers(CarrierCount),
    /// Carriers, or Kido Butai if it is the first such result of scenario 9.
    KidoButai(CarrierCount),
    /// Surface ships.
    Surface(SurfaceSize),
    /// A medium surface force, unless it has shown air points: then one or two carriers.
    MediumUnlessShown,
}

/// The ships of a surface force or of a screen (7.39).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SurfaceShips {
    /// A destroyer force.
    Destroyers,
    /// A cruiser force.
    Cruisers,
    /// The larger of two cruiser forces.
    LargerCruisers,
    /// The smaller of two cruiser forces.
    SmallerCruisers,
    /// So many battleships, and a cruiser force.
    Battleships(u8),
}

/// How a screen is drawn (7.44).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Screen {
    /// On the surface chart: the column, and what is added to the die.
    Drawn(SurfaceSize, i8),
    /// Two battleships and a cruiser force.
    KidoButai,
}

/// Which way a force really is from where it was reported (18.32).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shift(pub Option<Direction>);

impl fmt::Display for Sighting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Sighting::Nothing => f.write_str("-"),
            Sighting::Seen(detection) => f.write_str(letter(*detection)),
            Sighting::SeenAndKnown(detection) => write!(f, "{}, chit+1", letter(*detection)),
        }
    }
}

/// The letter of a detection marker (8.11).
const fn letter(detection: Detection) -> &'static str {
    match detection {
        Detection::Undetected => "-",
        Detection::ApproximateSighting => "?",
        Detection::Located => "L",
        Detection::Spotted => "S",
    }
}

impl fmt::Display for LevelTwo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LevelTwo::Carriers(count) => count.fmt(f),
            LevelTwo::KidoButai(count) => write!(f, "{count} (3)"),
            LevelTwo::Surface(size) => size.fmt(f),
            LevelTwo::MediumUnlessShown => f.write_str("(1)"),
        }
    }
}

impl fmt::Display for SurfaceShips {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SurfaceShips::Destroyers => f.write_str("DD"),
            SurfaceShips::Cruisers => f.write_str("CA"),
            SurfaceShips::LargerCruisers => f.write_str("CA2+"),
            SurfaceShips::SmallerCruisers => f.write_str("CA2-"),
            SurfaceShips::Battleships(1) => f.write_str("BB+CA"),
            SurfaceShips::Battleships(number) => write!(f, "{number}BB+CA"),
        }
    }
}

impl fmt::Display for Screen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Screen::Drawn(size, 0) => size.fmt(f),
            Screen::Drawn(size, added) => write!(f, "{size}, {added:+}"),
            Screen::KidoButai => f.write_str("2BB+CA"),
        }
    }
}

impl fmt::Display for Shift {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.map_or("-", Direction::letters))
    }
}

kernel::serialize_as_printed!(Sighting, LevelTwo, SurfaceShips, Screen, Shift);
