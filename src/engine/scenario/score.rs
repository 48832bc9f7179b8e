//! What victory points are scored for, and how they are judged (15.1).

use serde::{Deserialize, Serialize};

/// What a scenario counts victory points for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scored {
    /// A Japanese air point destroyed; where those of land bases count by themselves, a naval one.
    PointsDestroyed,
    /// A US air unit lost.
    UnitLost,
    /// An attack point that got through.
    GotThrough,
    /// A US air unit lost away from the task groups (15.1).
    UnitLostAway,
    /// A US air unit lost in a task group's hex (15.1).
    UnitLostAtHome,
    /// The damage to Japanese carriers, in the points of 15.1.
    JapaneseCarriers,
    /// The damage to US carriers, in the points of 15.1.
    UsCarriers,
    /// A force that reached Level 1 (7.3).
    LevelOne,
    /// A force that reached Level 2 (7.3).
    LevelTwo,
    /// A force that reached Level 3 (7.3).
    LevelThree,
    /// A force of which everything is known: carriers at Level 4, surface ships at Level 3 (7.34).
    FullyKnown,
    /// A unit lost coming home from a search (8.28).
    SearchUnitLost,
    /// A Japanese ship that left the map by the invasion zone, in the points of 15.1 (7.23, 15.11).
    ShipsExited,
    /// A US submarine sunk (15.1).
    SubmarinesLost,
    /// A Japanese air point of a land base destroyed (15.1, note A).
    LandPointsDestroyed,
}

/// Victory points for what a scenario scores.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Award {
    /// What scores.
    pub what: Scored,
    /// Victory points; below zero for the Japanese.
    pub vp: i16,
    /// For so many of it each time; fractions are dropped.
    pub per: i16,
}

impl Award {
    /// For US air units lost in a task group's hex (15.1).
    pub(crate) const UNIT_LOST_AT_HOME: Award = Award::new(Scored::UnitLostAtHome, -1, 4);

    pub(super) const fn new(what: Scored, vp: i16, per: i16) -> Award {
        Award { what, vp, per }
    }

    /// Victory points for hundredths of what it counts, in hundredths, whoever they are for: on the average no fraction
    /// is dropped.
    pub(crate) const fn for_hundredths(self, hundredths: u16) -> u16 {
        hundredths * self.vp.unsigned_abs() / self.per.unsigned_abs()
    }
}

/// A level of victory.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Level {
    /// The lowest score that reaches it. The last level holds below that too.
    pub from: i16,
    /// Its name.
    pub name: &'static str,
}
