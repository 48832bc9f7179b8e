//! Dividing a mission's fighters between escorts and attack planes (4.52).

use serde::Serialize;

use crate::engine::fleet::MissionId;
use crate::engine::forces::RaidId;
use crate::engine::order::Order;
use crate::engine::refusal::{InterceptionRefusal, Refusal};

/// The question how to divide, with its limits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Division {
    /// The mission.
    pub mission: MissionId,
    /// The raid it meets.
    pub raid: RaidId,
    /// Its fighter units.
    pub units: u8,
    /// Points of escorts.
    pub escorts: u8,
    /// Points of attack planes.
    pub attack: u8,
    /// Fewest units that must go against the escorts.
    pub least: u8,
    /// Most that may.
    pub most: u8,
}

/// How many must take on some escorts: one for every two, and one even for a single one. Of units against the points of
/// a raid the fewest (4.52), of points of CAP against the units of a strike so many (4.53).
pub const fn one_for_two(escorts: u8) -> u8 {
    match escorts {
        0 => 0,
        1 => 1,
        escorts => escorts / 2,
    }
}

impl Division {
    /// The question for a mission of some units against a raid of some points.
    pub fn new(mission: MissionId, raid: RaidId, units: u8, escorts: u8, attack: u8) -> Division {
        // Against nothing there is nothing to send; with nothing else to fight, all go.
        let most = if escorts == 0 { 0 } else { units };
        let least = if attack == 0 {
            most
        } else {
            one_for_two(escorts).min(most)
        };
        Division {
            mission,
            raid,
            units,
            escorts,
            attack,
            least,
            most,
        }
    }

    /// Whether there is anything to decide.
    pub fn is_open(&self) -> bool {
        self.least < self.most
    }

    pub(crate) fn check(&self, order: Order) -> Result<(), Refusal> {
        match order {
            Order::Divide { escorts } if (self.least..=self.most).contains(&escorts) => Ok(()),
            Order::Divide { .. } => Err(Refusal::Interception(InterceptionRefusal::Division {
                least: self.least,
                most: self.most,
            })),
            _ => Err(Refusal::NotAsked),
        }
    }

    pub(crate) fn legal(&self) -> Vec<Order> {
        (self.least..=self.most)
            .map(|escorts| Order::Divide { escorts })
            .collect()
    }
}
