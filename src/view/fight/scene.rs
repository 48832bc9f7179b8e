//! What is going on over the ships that are attacked.

use crate::engine::Purpose;
use crate::view::account::AttackPart;

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
    /// What goes on after something happens, if that is something else.
    pub(super) fn after(part: AttackPart) -> Option<Scene> {
        match part {
            AttackPart::Begins(_) | AttackPart::Strength => Some(Scene::Approach),
            AttackPart::CapUp(_)
            | AttackPart::NetAirValue
            | AttackPart::CapMeets { .. }
            | AttackPart::CapTurns => Some(Scene::Fighters),
            AttackPart::Guns { .. } => Some(Scene::Guns),
            AttackPart::Hits(..) => Some(Scene::Bombs),
            AttackPart::Die(roll) => Scene::of_die(roll.purpose),
            _ => None,
        }
    }

    /// What goes on while a die rolls, if that is something else.
    pub(super) fn of_die(purpose: Purpose) -> Option<Scene> {
        match purpose {
            Purpose::Contact(..) | Purpose::Surprise(..) | Purpose::BattleLine(_) => {
                Some(Scene::Approach)
            }
            Purpose::EscortsFire(..)
            | Purpose::CapStrength(_)
            | Purpose::CapOnEscorts(..)
            | Purpose::CapOnAttackPlanes(..) => Some(Scene::Fighters),
            Purpose::JapaneseGuns(..) | Purpose::UsGuns(..) => Some(Scene::Guns),
            Purpose::Damage(_) => Some(Scene::Bombs),
            Purpose::Outbreak(_) => Some(Scene::Over),
            _ => None,
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
