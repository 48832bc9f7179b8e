//! What events speak of: dice, choices, causes.

use std::fmt;

use serde::Serialize;

use crate::engine::charts::Applied;
use crate::engine::fleet::{AirUnitId, CapId, CarrierId, MissionId};
use crate::engine::forces::RaidId;

/// A die rolled on a chart.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Roll {
    /// What is being resolved.
    pub purpose: Purpose,
    /// The chart's rule.
    pub rule: &'static str,
    /// The chart.
    pub chart: &'static str,
    /// The column's heading.
    pub column: &'static str,
    /// What the die showed, 1 to 10.
    pub die: u8,
    /// What was added to it, and why.
    pub modifiers: Vec<Applied>,
    /// Die and modifiers together, before the clamp of 2.41.
    pub total: i8,
    /// What the chart says.
    pub result: String,
}

/// What a roll resolves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// The fuel of a CAP mission placed on the map (4.35).
    CapFuel(CapId),
    /// What a second hex costs (4.432).
    SecondHex(MissionId),
    /// Whether a unit lands (4.451).
    Landing(AirUnitId),
    /// Whether a lost landing blocks the deck (4.452).
    Crash(CarrierId),
    /// Whether a blocked deck is cleared (4.453).
    Clearing(CarrierId),
    /// How far out a raid is met (10.21).
    Range(RaidId),
    /// How many points of a raid are fighters (10.13).
    Escorts(RaidId),
    /// Fighters of a mission fire on part of a raid (4.54).
    UsFire(MissionId, RaidId, Target),
    /// Escorts of a raid fire on a mission's fighters (4.54).
    Escort(RaidId, MissionId),
    /// The escort that broke through fires (4.57).
    BreakThrough(RaidId, MissionId),
}

/// What part of a raid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// Its fighters.
    Fighters,
    /// Its attack planes.
    AttackPlanes,
}

/// A random choice that is not read from a chart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// Which of two hexes a raid takes (10.21, 10.23).
    RaidHex(RaidId),
    /// Which unit of a mission is lost (4.56).
    UnitLost(MissionId),
}

/// What fuel was spent on (4.435).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum FuelUse {
    /// The first hex of a move, or keeping the hex (4.431).
    FirstHex,
    /// Keeping the hex (4.431).
    Holding,
    /// The second hex (4.432).
    SecondHex,
    /// Interception combat (4.434).
    Combat,
}

/// How a US air unit was lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum UnitLoss {
    /// In air-to-air combat (4.56).
    Combat,
    /// Landing (4.451).
    Landing,
    /// Its mission reached box 7 of Fuel Critical (4.454).
    OutOfFuel,
}

/// Where on a carrier a unit stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Deck {
    /// Just landed.
    Landing,
}

impl Serialize for Purpose {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Serialize for Choice {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Target::Fighters => "escorts",
            Target::AttackPlanes => "attack planes",
        })
    }
}
