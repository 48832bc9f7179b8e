//! A Japanese force on the map (7.0): its ships, what is known of it, and its CAP.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use super::chits::Intelligence;
use crate::engine::map::HexId;
use crate::engine::ships::ShipId;
use crate::engine::text_id::{NotAName, read_as_shown, written_as_shown};

/// A force, by the letter of its counter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ForceId(pub char);

impl ForceId {
    /// Every lettered counter.
    pub fn all() -> impl Iterator<Item = ForceId> {
        ('A'..='P').map(ForceId)
    }
}

impl fmt::Display for ForceId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Force {}", self.0)
    }
}

impl FromStr for ForceId {
    type Err = NotAName;

    fn from_str(text: &str) -> Result<ForceId, NotAName> {
        let mut letters = text.strip_prefix("Force ").unwrap_or_default().chars();
        match (letters.next(), letters.next()) {
            (Some(letter @ 'A'..='P'), None) => Ok(ForceId(letter)),
            _ => Err(NotAName::new(text, "a Japanese force")),
        }
    }
}

read_as_shown!(ForceId);

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

written_as_shown!(Detection);

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
    /// Its known air strength: the air points it has shown so far, lost ones too; none while that is unknown
    /// (9.24).
    pub air_strength: Option<u16>,
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

    /// Whether it is a carrier force, which can be surprised and flies CAP (5.33, 5.4).
    pub fn has_carriers(&self) -> bool {
        self.carriers().next().is_some()
    }
}
