//! An air battle: how the fighters were divided, who fired by which die, and what fell to it (4.52-4.57).

use crate::engine::fleet::{AirUnitId, UnitSet};
use crate::engine::{Event, EventRecord, LossEvent, Purpose, RaidEvent, Roll, Target, UnitLoss};

/// A fight of an intercept mission with a raid, as far as it has been shown.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct AirBattleAccount {
    /// Its steps, in their order.
    pub steps: Vec<BattleStep>,
    /// Units of ours against the escorts, once divided (4.52).
    pub on_escorts: UnitSet,
    /// Units of ours against the attack planes, once divided.
    pub on_attack: UnitSet,
    /// Units of ours shot down.
    pub lost: UnitSet,
    /// Points of escorts shot down.
    pub escorts_down: u8,
    /// Points of attack planes shot down.
    pub attack_down: u8,
    /// Whether one unit against the attack planes was driven off, and cannot fire (4.57).
    pub is_held_out: bool,
    /// What fell in the last step.
    pub falling: Falling,
}

/// Losses of an air battle that fall just now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Falling {
    /// Points of escorts.
    pub escorts: u8,
    /// Points of attack planes.
    pub attack: u8,
    /// Units of ours.
    pub ours: UnitSet,
}

/// A step of an air battle.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct BattleStep {
    /// Its die; none where the fighters were divided.
    pub roll: Option<Roll>,
    /// Points of fighters and of attack planes, where they were told from each other (10.13).
    pub sorted: Option<(u8, u8)>,
    /// Points that our fire shot down. Escorts have fired by then: both sides fire at once (4.54).
    pub points_down: u8,
    /// Units of ours shot down.
    pub units_down: Vec<AirUnitId>,
    /// Whether an escort slips past to the fighters that go for the attack planes (4.57).
    pub slips_past: bool,
    /// Whether a unit of ours is driven off (4.57).
    pub is_held_out: bool,
}

impl AirBattleAccount {
    /// The battle, from its events.
    pub fn of(events: &[EventRecord]) -> AirBattleAccount {
        let mut told = AirBattleAccount::default();
        for record in events {
            told.take_in(&record.event);
        }
        told
    }

    fn take_in(&mut self, event: &Event) {
        match event {
            Event::Roll(roll) => self.roll(roll),
            Event::Raids(event) => self.raid(event),
            Event::Losses(event) => self.loss(event),
            // They tell nothing of who fired, and what fell.
            Event::Game { .. }
            | Event::Turn { .. }
            | Event::Phase { .. }
            | Event::Segment { .. }
            | Event::Order { .. }
            | Event::Pick { .. }
            | Event::Air(_)
            | Event::Fleet(_)
            | Event::Decks(_)
            | Event::Forces(_)
            | Event::Butai(_)
            | Event::Guam(_)
            | Event::Procedure(_)
            | Event::Detection(_)
            | Event::Searches(_)
            | Event::Attacks(_)
            | Event::Damage(_)
            | Event::Score(_)
            | Event::Commitment(_)
            | Event::Arrivals(_)
            | Event::Submarines(_)
            | Event::Refuelling(_)
            | Event::Surface(_) => {}
        }
    }

    fn roll(&mut self, roll: &Roll) {
        let is_step = matches!(
            roll.purpose,
            Purpose::Escorts(_)
                | Purpose::UsFire(..)
                | Purpose::Escort(..)
                | Purpose::BreakThrough(..)
        );
        if is_step {
            self.step(BattleStep {
                roll: Some(roll.clone()),
                ..BattleStep::default()
            });
        }
    }

    fn raid(&mut self, event: &RaidEvent) {
        match event {
            RaidEvent::Sorted {
                fighters, attack, ..
            } => {
                if let Some(step) = self.steps.last_mut() {
                    step.sorted = Some((*fighters, *attack));
                }
            }
            RaidEvent::Divided {
                escorts, attack, ..
            } => {
                (self.on_escorts, self.on_attack) = (*escorts, *attack);
                self.step(BattleStep::default());
            }
            RaidEvent::BrokeThrough { .. } => {
                if let Some(step) = self.steps.last_mut() {
                    step.slips_past = true;
                }
            }
            RaidEvent::HeldOut { .. } => {
                self.is_held_out = true;
                if let Some(step) = self.steps.last_mut() {
                    step.is_held_out = true;
                }
            }
            RaidEvent::Placed { .. }
            | RaidEvent::Moved { .. }
            | RaidEvent::Declared { .. }
            | RaidEvent::BattleBegins { .. }
            | RaidEvent::StoodDown { .. }
            | RaidEvent::Fought { .. }
            | RaidEvent::Withdrew { .. }
            | RaidEvent::Turns { .. }
            | RaidEvent::Destroyed { .. }
            | RaidEvent::GotThrough { .. } => {}
        }
    }

    fn loss(&mut self, event: &LossEvent) {
        match event {
            LossEvent::Points { points, kind, .. } => self.points_down(*points, *kind),
            LossEvent::Unit { what, why, .. } => {
                if *why != UnitLoss::Combat {
                    return;
                }
                self.lost = self.lost.with((*what).into());
                self.falling.ours = self.falling.ours.with((*what).into());
                if let Some(step) = self.steps.last_mut() {
                    step.units_down.push(*what);
                }
            }
        }
    }

    fn points_down(&mut self, points: u8, kind: Target) {
        match kind {
            Target::Fighters => {
                self.escorts_down += points;
                self.falling.escorts = points;
            }
            Target::AttackPlanes => {
                self.attack_down += points;
                self.falling.attack = points;
            }
        }
        // They fell to our fire on their kind, which is the last die of it.
        let mut steps = self.steps.iter_mut().rev();
        if let Some(ours) = steps.find(|step| step.is_our_fire_on(kind)) {
            ours.points_down = points;
        }
    }

    fn step(&mut self, step: BattleStep) {
        self.falling = Falling::default();
        self.steps.push(step);
    }
}

impl BattleStep {
    fn is_our_fire_on(&self, kind: Target) -> bool {
        let purpose = self.roll.as_ref().map(|roll| roll.purpose);
        matches!(purpose, Some(Purpose::UsFire(_, _, target)) if target == kind)
    }
}
