//! The US Air Attack Segment (5.1): the strikes over detected forces look for them and attack.

use super::strike_attack::StrikeAttack;
use crate::engine::clock::Light;
use crate::engine::decision::Decision;
use crate::engine::event::{AirPoints, Event, Killer, LossEvent, Target};
use crate::engine::fleet::{Mission, MissionId, MissionType};
use crate::engine::forces::{Force, ForceId};
use crate::engine::order::Order;
use crate::engine::procedure::Procedure;
use crate::engine::record::Scope;
use crate::engine::refusal::{AttackRefusal, MissionRefusal, MovementRefusal, Refusal};
use crate::engine::ships::Condition;
use crate::engine::table::Table;
use crate::engine::title::{Play, Step};

/// The segment in progress.
#[derive(Clone, Debug, Default)]
pub struct AirAttack {
    /// The strike to carry out next.
    next: Option<(MissionId, ForceId)>,
    over: bool,
}

impl AirAttack {
    pub(crate) fn step(&mut self, play: &mut Play) -> Step {
        if let Some((mission, force)) = self.next.take() {
            return Step::Call(Procedure::StrikeAttack(StrikeAttack::new(mission, force)));
        }
        if !self.over && possible(&play.table).next().is_some() {
            return Step::Ask(Decision::AirAttack);
        }
        lose_homeless_cap(play);
        Step::Done
    }

    pub(crate) fn check(table: &Table, order: Order) -> Result<(), Refusal> {
        match order {
            Order::Contact { mission, force } => check_contact(table, mission, force),
            Order::GoOn => Ok(()),
            _ => Err(Refusal::NotAsked),
        }
    }

    pub(crate) fn legal(table: &Table) -> Vec<Order> {
        let contacts = possible(table).map(|(mission, force)| Order::Contact { mission, force });
        contacts.chain([Order::GoOn]).collect()
    }

    pub(crate) fn answer(&mut self, order: Order) {
        match order {
            Order::Contact { mission, force } => self.next = Some((mission, force)),
            _ => self.over = true,
        }
    }
}

/// Every strike that may look for a force, with each such force.
fn possible(table: &Table) -> impl Iterator<Item = (MissionId, ForceId)> {
    let pairs = table.missions.iter().flat_map(move |mission| {
        let forces = table.forces.iter();
        forces.map(move |force| (mission.id, force.id))
    });
    pairs.filter(|(mission, force)| check_contact(table, *mission, *force).is_ok())
}

/// A strike that has not made its attempts may look for a detected force in its hex (5.1, 5.2).
pub(crate) fn check_contact(table: &Table, id: MissionId, force: ForceId) -> Result<(), Refusal> {
    let mission: &Mission = table.mission(id).ok_or(MissionRefusal::NoMission(id))?;
    let force: &Force = table.force(force).ok_or(AttackRefusal::NoForce(force))?;
    if id.kind != MissionType::Strike {
        Err(Refusal::Attacks(AttackRefusal::OnlyStrikesAttack(id)))
    } else if mission.spent {
        Err(Refusal::Movement(MovementRefusal::MustReturn(id)))
    } else if mission.hex != force.hex {
        Err(Refusal::Attacks(AttackRefusal::ForceElsewhere {
            mission: id,
            force: force.id,
        }))
    } else if !force.detection.is_detected() {
        Err(Refusal::Attacks(AttackRefusal::Undetected(force.id)))
    } else if table.light() == Light::Night {
        // Without rule 22, which lets no strike attack in the dark either (22.1).
        Err(Refusal::Attacks(AttackRefusal::NoStrikeAtNight(id)))
    } else {
        Ok(())
    }
}

/// The CAP that was up over a force whose every flight deck is out of action now has nowhere to
/// land, and is lost (12.29).
fn lose_homeless_cap(play: &mut Play) {
    let homeless: Vec<_> = play
        .table
        .forces
        .iter()
        .filter(|force| !has_a_deck(&play.table, force))
        .filter_map(|force| Some((force.id, force.hex, force.cap.filter(|cap| *cap > 0)?)))
        .collect();
    for (force, hex, points) in homeless {
        play.scoped(Scope::HomelessCap { force }, |play| {
            play.happen(Event::Losses(LossEvent::Points {
                what: AirPoints::Force(force),
                points,
                aborted: 0,
                kind: Target::Fighters,
                hex,
                why: Killer::NoDeck,
            }));
        });
    }
}

/// Whether a force has a flight deck in action: heavy damage, by hits of any kind, ends one (12.23,
/// 12.29).
fn has_a_deck(table: &Table, force: &Force) -> bool {
    let mut carriers = force.carriers();
    carriers.any(|carrier| table.condition(carrier) < Condition::Heavy)
}
