//! A Japanese force on the map (7.0): its ships, what is known of it, and its CAP.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use super::butai::Tracks;
use super::chits::Intelligence;
use super::hits::Hits;
use crate::engine::map::HexId;
use crate::engine::ships::ShipId;
use crate::engine::text_id::NotAName;

/// A force, by its counter on the map.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ForceId {
    /// A lettered counter (7.11).
    Letter(char),
    /// A butai: a carrier force with a display of its own, by its number (9.11).
    Butai(u8),
    /// A crippled ship that her force has left behind (12.41).
    Cripple(ShipId),
}

/// Butai counters, each with its display (9.11).
const BUTAI: u8 = 9;

impl ForceId {
    /// Every lettered counter.
    pub fn all() -> impl Iterator<Item = ForceId> {
        ('A'..='P').map(ForceId::Letter)
    }

    /// Every butai counter.
    pub fn all_butai() -> impl Iterator<Item = ForceId> {
        (1..=BUTAI).map(ForceId::Butai)
    }

    /// Whether it is a butai (9.11).
    pub const fn is_butai(self) -> bool {
        matches!(self, ForceId::Butai(_))
    }

    /// Whether it is a crippled ship by herself (12.41).
    pub const fn is_cripple(self) -> bool {
        matches!(self, ForceId::Cripple(_))
    }

    /// What stands on its counter: the letter, the number, or the ship's initial.
    pub fn mark(self) -> char {
        match self {
            ForceId::Letter(letter) => letter,
            ForceId::Butai(number) => char::from(b'0' + number),
            ForceId::Cripple(ship) => ship.data().name.chars().next().unwrap_or_default(),
        }
    }
}

impl fmt::Display for ForceId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ForceId::Letter(letter) => write!(f, "Force {letter}"),
            ForceId::Butai(number) => write!(f, "Butai {number}"),
            ForceId::Cripple(ship) => ship.fmt(f),
        }
    }
}

impl FromStr for ForceId {
    type Err = NotAName;

    fn from_str(text: &str) -> Result<ForceId, NotAName> {
        let wrong = || NotAName::new(text, "a Japanese force");
        if let Some(number) = text.strip_prefix("Butai ") {
            let number = number.parse().map_err(|_| wrong())?;
            let butai = ForceId::all_butai().find(|id| *id == ForceId::Butai(number));
            return butai.filter(|id| id.to_string() == text).ok_or_else(wrong);
        }
        let Some(letter) = text.strip_prefix("Force ") else {
            let ship: ShipId = text.parse().map_err(|_| wrong())?;
            return Some(ForceId::Cripple(ship))
                .filter(|_| !ship.is_us())
                .ok_or_else(wrong);
        };
        let mut letters = letter.chars();
        match (letters.next(), letters.next()) {
            (Some(letter @ 'A'..='P'), None) => Ok(ForceId::Letter(letter)),
            _ => Err(wrong()),
        }
    }
}

kernel::serialize_as_printed!(ForceId);

/// How well a force is known (8.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Detection {
    /// Not at all: it can be met only by mistake (5.24).
    Undetected,
    /// Somewhere near its hex.
    ApproximateSighting,
    /// In its hex.
    Located,
    /// In its hex, and in sight.
    Spotted,
}

impl Detection {
    /// Whether strikes may look for it: any level of detection will do (4.22, 5.2).
    pub fn is_detected(self) -> bool {
        self > Detection::Undetected
    }
}

impl fmt::Display for Detection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Detection::Undetected => "undetected",
            Detection::ApproximateSighting => "Approximate Sighting",
            Detection::Located => "Located",
            Detection::Spotted => "Spotted",
        })
    }
}

kernel::serialize_as_printed!(Detection);

/// A force of ships.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Force {
    /// Its counter.
    pub id: ForceId,
    /// The hex it is in.
    pub hex: HexId,
    /// What is known of it (7.3).
    pub intelligence: Intelligence,
    /// How well its place is known (8.1).
    pub detection: Detection,
    /// Its ships as far as they are known, without those that sank.
    pub ships: Vec<ShipId>,
    /// The other half of a double force (7.52).
    pub twin: Option<ForceId>,
    /// Whether it retires (19).
    pub retiring: bool,
    /// The strength of its CAP, where the scenario fixes it (5.4).
    pub fixed_cap: Option<u8>,
    /// Points of CAP that are up in this phase, once a strike has met them (5.43).
    pub cap: Option<u8>,
    /// Air points lost: its Lost box (5.42).
    pub lost: u8,
    /// Air points on the tracks of its display (9.12).
    pub tracks: Tracks,
    /// Hits on it that no ship has been given yet (12.23).
    pub hits: Hits,
    /// Carriers that sailed with it and are sunk, or left behind (12.24, 12.41).
    pub former_carriers: Vec<ShipId>,
    /// Of a crippled ship, the force that left her behind, with which she moves (12.43).
    pub left_by: Option<ForceId>,
    /// Whether it has launched a raid in this game (5.32).
    pub has_raided: bool,
    /// Whether it carries a US Advantage marker (5.32).
    pub us_advantage: bool,
}

impl Force {
    /// Its carriers.
    pub fn carriers(&self) -> impl Iterator<Item = ShipId> {
        self.ships
            .iter()
            .copied()
            .filter(|ship| ship.data().kind.is_carrier())
    }

    /// Whether it is a carrier force, which can be surprised and flies CAP (5.33, 5.4). A crippled carrier by herself
    /// does neither (12.41).
    pub fn has_carriers(&self) -> bool {
        self.carriers().next().is_some() && !self.id.is_cripple()
    }
}
