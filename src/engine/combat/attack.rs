//! An attack on ships in progress, as it lies on the table (5.1, 5.7).

use std::fmt;

use serde::Serialize;

use crate::engine::charts::Surprise;
use crate::engine::event::{AttackEvent, Event, LossEvent, Target};
use crate::engine::fleet::{MissionId, TaskGroupId, UnitSet};
use crate::engine::forces::{ForceId, RaidId};
use crate::engine::ships::ShipId;

/// Who attacks ships.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Attacker {
    /// A US strike (5.1).
    Strike(MissionId),
    /// A Japanese raid (5.7).
    Raid(RaidId),
}

impl fmt::Display for Attacker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Attacker::Strike(mission) => mission.fmt(f),
            Attacker::Raid(raid) => raid.fmt(f),
        }
    }
}

/// Whose ships are attacked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Quarry {
    /// A Japanese force.
    Force(ForceId),
    /// A US task group.
    TaskGroup(TaskGroupId),
    /// A crippled US ship that is on the map by herself (12.44).
    Ship(ShipId),
}

impl fmt::Display for Quarry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Quarry::Force(force) => force.fmt(f),
            Quarry::TaskGroup(group) => write!(f, "Task Group {group}"),
            Quarry::Ship(ship) => ship.fmt(f),
        }
    }
}

kernel::serialize_as_printed!(Attacker, Quarry);

/// One damage roll of an attack (5.61).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct DamageRoll {
    /// What the Air Attack Die Rolls chart adds to it.
    pub modifier: i8,
    /// The ship it is assigned to.
    pub ship: Option<ShipId>,
}

/// An attack in progress.
#[derive(Clone, PartialEq, Hash, Debug, Serialize)]
pub struct Attack {
    /// Who attacks.
    pub by: Attacker,
    /// Whose ships are attacked.
    pub target: Quarry,
    /// How far it comes as a surprise; never to a task group (5.74).
    pub surprise: Surprise,
    /// Whether fighters met it; if not, its strength counts twice (5.61).
    pub met_fighters: bool,
    /// Units of a strike that are kept from the attack.
    pub aborted: UnitSet,
    /// Points of attack planes of a raid that are kept from it.
    pub points_aborted: u8,
    /// Attack value, once it is totalled.
    pub strength: u16,
    /// Its damage rolls.
    pub rolls: Vec<DamageRoll>,
}

impl Attack {
    pub(crate) fn new(by: Attacker, target: Quarry) -> Attack {
        Attack {
            by,
            target,
            surprise: Surprise::None,
            met_fighters: false,
            aborted: UnitSet::EMPTY,
            points_aborted: 0,
            strength: 0,
            rolls: Vec::new(),
        }
    }

    /// Whether every damage roll has its ship (5.61).
    pub fn is_assigned(&self) -> bool {
        self.rolls.iter().all(|roll| roll.ship.is_some())
    }

    /// Takes down what an event says of the attack.
    pub(crate) fn apply(&mut self, event: &Event) {
        match event {
            Event::Attacks(AttackEvent::Contacted { force, .. }) => {
                self.target = Quarry::Force(*force)
            }
            Event::Attacks(AttackEvent::Surprised { surprise, .. }) => self.surprise = *surprise,
            Event::Attacks(AttackEvent::StrikeCombat { .. }) => self.met_fighters = true,
            Event::Attacks(AttackEvent::Aborted { unit, .. }) => {
                self.aborted = self.aborted.with((*unit).into())
            }
            Event::Attacks(AttackEvent::PointsAborted {
                points,
                kind: Target::AttackPlanes,
                ..
            }) => self.points_aborted += points,
            Event::Losses(LossEvent::Points { aborted, .. }) => {
                self.points_aborted = self.points_aborted.saturating_sub(*aborted);
            }
            Event::Attacks(AttackEvent::Strength { total, rolls, .. }) => {
                self.strength = *total;
                self.rolls = rolls
                    .0
                    .iter()
                    .map(|modifier| DamageRoll {
                        modifier: *modifier,
                        ship: None,
                    })
                    .collect();
            }
            Event::Attacks(AttackEvent::Aimed { roll, ship }) => {
                if let Some(roll) = self.rolls.get_mut(usize::from(*roll)) {
                    roll.ship = Some(*ship);
                }
            }
            _ => {}
        }
    }
}
