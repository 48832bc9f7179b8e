//! A Japanese air raid on the map (10.1G, 10.2).

use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use serde::Serialize;

use super::launcher::Launcher;
use crate::engine::fleet::TaskGroupId;
use crate::engine::map::HexId;
use crate::engine::text_id::NotAName;

/// A raid, by the number of its counter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RaidId(pub u8);

impl fmt::Display for RaidId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Raid {}", self.0)
    }
}

impl FromStr for RaidId {
    type Err = NotAName;

    fn from_str(text: &str) -> Result<RaidId, NotAName> {
        let number = text
            .strip_prefix("Raid ")
            .and_then(|number| number.parse().ok());
        number
            .map(RaidId)
            .ok_or_else(|| NotAName::new(text, "a raid"))
    }
}

kernel::serialize_as_printed!(RaidId);

/// The air points of a raid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Strength {
    /// Nobody has seen yet which points are fighters (10.12).
    Unsorted(u8),
    /// Told apart at the first contact, for as long as the raid lasts (10.13).
    Sorted {
        /// Points of escorting fighters.
        fighters: u8,
        /// Points of attack planes.
        attack: u8,
    },
}

impl Strength {
    /// All points together.
    pub const fn points(self) -> u8 {
        match self {
            Strength::Unsorted(points) => points,
            Strength::Sorted { fighters, attack } => fighters + attack,
        }
    }

    /// Fighter points, so far as they are known.
    pub const fn fighters(self) -> u8 {
        match self {
            Strength::Unsorted(_) => 0,
            Strength::Sorted { fighters, .. } => fighters,
        }
    }

    /// Attack plane points, so far as they are known.
    pub const fn attack(self) -> u8 {
        match self {
            Strength::Unsorted(_) => 0,
            Strength::Sorted { attack, .. } => attack,
        }
    }

    /// Whether it has anything to drop on ships, or may have: fighters alone carry no bombs (5.71).
    pub const fn may_bomb(self) -> bool {
        !matches!(self, Strength::Sorted { attack: 0, .. })
    }
}

/// Whose aircraft a raid is made of (5.75).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Service {
    /// From carriers.
    Naval,
    /// From land bases.
    Land,
}

impl Service {
    /// Attack value of each of its air points against ships (5.75).
    pub const fn attack_value(self) -> u16 {
        match self {
            Service::Naval => 4,
            Service::Land => 3,
        }
    }
}

/// What has become of a raid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// Still flying in.
    Inbound,
    /// Every point shot down.
    Destroyed,
    /// It reached its target with this many attack points.
    GotThrough {
        /// Points of attack planes over the task force.
        attack: u8,
    },
    /// It did what it could over its target and flew off.
    Withdrew,
    /// It landed on Guam (11.29, 16.21, 23.3).
    Landed,
}

/// Where a raid flies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RaidTarget {
    /// To a task group, which it attacks (10.1B).
    Group(TaskGroupId),
    /// To Guam, where it lands: on its way home, to reinforce it, or instead of its carriers (11.28, 16.21, 23.3).
    Guam,
}

impl From<TaskGroupId> for RaidTarget {
    fn from(group: TaskGroupId) -> RaidTarget {
        RaidTarget::Group(group)
    }
}

/// A task group leaves the same trace in the check of a save as before there was anything else to fly to.
impl Hash for RaidTarget {
    fn hash<H: Hasher>(&self, state: &mut H) {
        match self {
            RaidTarget::Group(group) => group.hash(state),
            RaidTarget::Guam => "Guam".hash(state),
        }
    }
}

impl fmt::Display for RaidTarget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RaidTarget::Group(group) => group.fmt(f),
            RaidTarget::Guam => f.write_str("Guam"),
        }
    }
}

kernel::serialize_as_printed!(RaidTarget);

/// A raid, from its detection on radar to its end.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Raid {
    /// Its counter.
    pub id: RaidId,
    /// Who launched it; nobody where the scenario brings it on.
    pub by: Option<Launcher>,
    /// The hex it was launched from.
    pub source: HexId,
    /// Where the line begins that it flies on: its source, or where it was when its target moved (10.23).
    pub line_from: HexId,
    /// Where that line ends.
    pub line_to: HexId,
    /// Where it flies.
    pub target: RaidTarget,
    /// 1, or 2 for the second wave of a pair (10.24).
    pub wave: u8,
    /// Whose aircraft they are.
    pub service: Service,
    /// Whether US fighters have met it; if none has, its attack counts double (5.61).
    pub met_fighters: bool,
    /// Points of attack planes that are kept from its attack (5.51, 5.72).
    pub aborted: u8,
    /// Air points it was detected with.
    pub launched: u8,
    /// Air points it has now.
    pub strength: Strength,
    /// The hex its counter is in, or was last.
    pub hex: HexId,
    /// What has become of it.
    pub fate: Fate,
}

impl Raid {
    /// Whether it is still on the map.
    pub fn is_inbound(&self) -> bool {
        self.fate == Fate::Inbound
    }

    /// Whether it is aircraft that a base sends to Guam, which attack nobody (16.2).
    pub const fn reinforces_guam(&self) -> bool {
        matches!(self.by, Some(Launcher::Base(_)))
    }

    /// Whether it flies to attack, and not to land on Guam (11.28, 16.21, 23.3).
    pub fn attacks(&self) -> bool {
        self.target != RaidTarget::Guam
    }

    /// Whether it flies to Guam instead of to its carriers, or has landed there (23.3).
    pub fn is_shuttle(&self) -> bool {
        !self.attacks() && self.by.and_then(Launcher::force).is_some()
    }
}
