//! What is going on over the ships that are attacked.

use crate::engine::{AttackEvent, DamageEvent, Event, Purpose};

/// What is going on over the ships.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scene {
    /// The attackers come.
    Approach,
    /// They meet fighters.
    Fighters,
    /// The guns fire.
    Guns,
    /// Bombs and torpedoes fall.
    Bombs,
    /// It is over.
    Over,
}

impl Scene {
    /// What goes on after an event, if that is something else.
    pub(super) fn after(event: &Event) -> Option<Scene> {
        if let Event::Attacks(event) = event {
            Scene::after_step(event)
        } else if let Event::Damage(DamageEvent::Hits { .. }) = event {
            Some(Scene::Bombs)
        } else if let Event::Roll(roll) = event {
            Scene::of_die(roll.purpose)
        } else {
            None
        }
    }

    const fn after_step(event: &AttackEvent) -> Option<Scene> {
        match event {
            AttackEvent::Begins { .. } | AttackEvent::Strength { .. } => Some(Scene::Approach),
            AttackEvent::CapUp { .. }
            | AttackEvent::NetAirValue { .. }
            | AttackEvent::StrikeCombat { .. }
            | AttackEvent::CapTurns { .. } => Some(Scene::Fighters),
            AttackEvent::GunsFire { .. } => Some(Scene::Guns),
            AttackEvent::WrongTarget { .. }
            | AttackEvent::Contacted { .. }
            | AttackEvent::FoundNothing { .. }
            | AttackEvent::MustReturn { .. }
            | AttackEvent::Surprised { .. }
            | AttackEvent::Aborted { .. }
            | AttackEvent::PointsAborted { .. }
            | AttackEvent::Aimed { .. }
            | AttackEvent::Over { .. } => None,
        }
    }

    /// What goes on while a die rolls, if that is something else.
    pub const fn of_die(purpose: Purpose) -> Option<Scene> {
        let is_of_fighters = matches!(
            purpose,
            Purpose::EscortsFire(..)
                | Purpose::CapStrength(_)
                | Purpose::CapOnEscorts(..)
                | Purpose::CapOnAttackPlanes(..)
        );
        if is_of_fighters {
            return Some(Scene::Fighters);
        }
        if let Purpose::Contact(..) | Purpose::Surprise(..) | Purpose::BattleLine(_) = purpose {
            Some(Scene::Approach)
        } else if let Purpose::JapaneseGuns(..) | Purpose::UsGuns(..) = purpose {
            Some(Scene::Guns)
        } else if let Purpose::Damage(_) = purpose {
            Some(Scene::Bombs)
        } else if let Purpose::Outbreak(_) = purpose {
            Some(Scene::Over)
        } else {
            None
        }
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Scene::Approach => "approach",
            Scene::Fighters => "fighters",
            Scene::Guns => "guns",
            Scene::Bombs => "bombs",
            Scene::Over => "over",
        }
    }
}
