//! Air missions, and the patrols that wait to become one (4.1, 4.33).

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use super::air_unit::TaskGroupId;
use super::fuel::Fuel;
use super::movement::FUEL_OF_HOLDING;
use super::task_group_set::TaskGroupSet;
use super::unit_set::UnitSet;
use crate::engine::map::HexId;
use crate::engine::text_id::NotAName;

/// Air mission displays, shared by both types of mission (4.13).
pub const MISSION_DISPLAYS: u8 = 8;
/// CAP missions a task group can have (4.33).
pub const CAP_MISSIONS: usize = 2;
/// Air units on all CAP missions of a task group together (4.33).
pub const CAP_UNITS: u8 = 3;

/// The two types of air mission (4.0).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MissionType {
    /// Attacks ships and bases (4.2).
    Strike,
    /// Fights raids (4.3).
    Intercept,
}

/// An air mission by its type and the number of its display, such as "Intercept 2" (4.11).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MissionId {
    /// Strike or intercept; it never changes (4.14).
    pub kind: MissionType,
    /// 1 to 8.
    pub number: u8,
}

impl MissionId {
    /// The intercept mission of a display.
    pub const fn intercept(number: u8) -> MissionId {
        MissionId {
            kind: MissionType::Intercept,
            number,
        }
    }

    /// The air strike of a display.
    pub const fn strike(number: u8) -> MissionId {
        MissionId {
            kind: MissionType::Strike,
            number,
        }
    }
}

impl fmt::Display for MissionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            MissionType::Strike => write!(f, "Air Strike {}", self.number),
            MissionType::Intercept => write!(f, "Intercept {}", self.number),
        }
    }
}

impl FromStr for MissionId {
    type Err = NotAName;

    fn from_str(text: &str) -> Result<MissionId, NotAName> {
        let mission = text.rsplit_once(' ').and_then(|(kind, number)| {
            let kind = match kind {
                "Air Strike" => MissionType::Strike,
                "Intercept" => MissionType::Intercept,
                _ => return None,
            };
            let number = number
                .parse()
                .ok()
                .filter(|number| (1..=MISSION_DISPLAYS).contains(number))?;
            Some(MissionId { kind, number })
        });
        mission.ok_or_else(|| NotAName::new(text, "an air mission"))
    }
}

/// A CAP mission waiting in its task group's box, such as "CAP 58.1" or "CAP 58.1 B" (4.33).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CapId {
    /// The task group that launched it.
    pub group: TaskGroupId,
    /// 0 for the group's first CAP mission, 1 for its second.
    pub place: u8,
}

impl CapId {
    /// Which patrol it is, in words.
    pub fn in_words(self) -> String {
        let place = if self.place == 0 { "first" } else { "second" };
        format!("{place} patrol of {}", self.group)
    }
}

impl fmt::Display for CapId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "CAP {}{}",
            self.group,
            if self.place == 0 { "" } else { " B" }
        )
    }
}

impl FromStr for CapId {
    type Err = NotAName;

    fn from_str(text: &str) -> Result<CapId, NotAName> {
        let cap = text
            .strip_prefix("CAP ")
            .and_then(|group| match group.strip_suffix(" B") {
                Some(group) => Some(CapId {
                    group: group.parse().ok()?,
                    place: 1,
                }),
                None => Some(CapId {
                    group: group.parse().ok()?,
                    place: 0,
                }),
            });
        cap.ok_or_else(|| NotAName::new(text, "a CAP mission"))
    }
}

/// Fighters that can meet a raid: an intercept mission on the map, or a CAP mission that is
/// placed on the map to do it (4.34).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Interceptor {
    /// An intercept mission on the map.
    Mission(MissionId),
    /// A CAP mission in its box.
    Cap(CapId),
}

impl Interceptor {
    /// Whether it is this mission on the map.
    pub fn is(self, mission: MissionId) -> bool {
        self == Interceptor::Mission(mission)
    }
}

impl fmt::Display for Interceptor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Interceptor::Mission(mission) => mission.fmt(f),
            Interceptor::Cap(cap) => cap.fmt(f),
        }
    }
}

impl FromStr for Interceptor {
    type Err = NotAName;

    fn from_str(text: &str) -> Result<Interceptor, NotAName> {
        let mission = text.parse().map(Interceptor::Mission);
        mission.or_else(|_| text.parse().map(Interceptor::Cap))
    }
}

kernel::serialize_as_printed!(MissionId, CapId, Interceptor);

/// What an air mission has done in the current US Air Movement Segment (4.41).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Movement {
    /// It has not been ordered yet.
    Waiting,
    /// It has just been launched, and may fly one hex at once (4.42).
    Launched,
    /// It kept its hex (4.431).
    Held,
    /// It flew this many hexes.
    Flew(u8),
}

/// An air mission on the map.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Mission {
    /// Its counter.
    pub id: MissionId,
    /// The units in its box.
    pub units: UnitSet,
    /// Its fuel marker.
    pub fuel: Fuel,
    /// The hex its counter is in.
    pub hex: HexId,
    /// What it did in this movement segment.
    pub movement: Movement,
    /// The task group that launched it, which a strike must not stray from (4.22) and returns to.
    pub base: TaskGroupId,
    /// Other task groups that launched units of it, where task groups can part (4.14, 6.33).
    pub also_from: TaskGroupSet,
    /// Whether a strike has made its attempts to find a target and must return (5.21, 5.23).
    pub spent: bool,
}

impl Mission {
    /// The fuel points that it has once it has held its hex for a phase (4.431).
    #[must_use]
    pub fn fuel_after_holding(&self) -> Fuel {
        self.fuel.spend(FUEL_OF_HOLDING)
    }

    /// The task groups that launched it.
    pub fn bases(&self) -> TaskGroupSet {
        self.also_from.with(self.base.into())
    }

    /// The fuel a new mission starts with: the lowest endurance of its units (4.15).
    pub fn starting_fuel(units: UnitSet) -> Fuel {
        Fuel::points(
            units
                .iter()
                .map(|unit| unit.kind().endurance())
                .min()
                .unwrap_or_default(),
        )
    }
}

/// A task group on the map (6.1).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct TaskGroup {
    /// Its number.
    pub id: TaskGroupId,
    /// The hex it is in.
    pub hex: HexId,
    /// Its CAP box (4.33); an empty place holds no mission.
    pub cap: [UnitSet; CAP_MISSIONS],
    /// The air mission display that each of its CAP missions holds; 0 for none (4.13).
    pub cap_displays: [u8; CAP_MISSIONS],
}

impl TaskGroup {
    /// Its CAP missions.
    pub fn cap_missions(&self) -> impl Iterator<Item = (CapId, UnitSet)> {
        let group = self.id;
        (0..)
            .zip(self.cap)
            .filter(|(_, units)| !units.is_empty())
            .map(move |(place, units)| (CapId { group, place }, units))
    }

    /// Air units on its CAP missions together (4.33).
    pub fn on_patrol(&self) -> u8 {
        self.cap.iter().map(|units| units.len()).sum()
    }

    /// The place a further CAP mission of so many units would take, if the box has room: two
    /// missions and three units at most (4.33).
    pub fn room_for_cap(&self, units: u8) -> Option<CapId> {
        let place = self.cap.iter().position(|units| units.is_empty())?;
        let fits = units > 0 && self.on_patrol() + units <= CAP_UNITS;
        fits.then_some(CapId {
            group: self.id,
            place: place as u8,
        })
    }
}
