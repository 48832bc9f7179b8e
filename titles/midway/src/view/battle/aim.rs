//! Who aims at whom in the stage of a battle, and what came of it.

use super::Scene;
use super::ladder::Stage;
use crate::engine::charts::{HitResult, Outcome, Shot};
use crate::engine::event::{Purpose, Roll};
use crate::engine::units::Combatant;

/// A line from one unit to another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Aim {
    /// Who aims.
    pub by: Combatant,
    /// At whom.
    pub at: Combatant,
    /// What came of it.
    pub state: AimState,
    /// Whether its die has just fallen.
    pub is_new: bool,
}

/// What came of an aim.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AimState {
    /// The player has it in mind.
    Picked,
    /// The die is still to fall.
    Aimed,
    /// It hit.
    Hit,
    /// It missed.
    Missed,
}

impl AimState {
    /// Its class on the page.
    pub const fn name(self) -> &'static str {
        match self {
            AimState::Picked => "picked",
            AimState::Aimed => "aimed",
            AimState::Hit => "hit",
            AimState::Missed => "missed",
        }
    }
}

/// The die that fell last.
#[derive(Clone, Copy, Default)]
pub(super) struct NewestShot {
    /// Who has rolled it.
    pub(super) by: Option<Combatant>,
    /// At whom.
    pub(super) at: Option<Combatant>,
    /// Whom it has hit.
    pub(super) hit: Option<Combatant>,
}

/// The lines of a stage: those that are aimed, those whose dice have fallen, and those that the player has in mind.
pub(super) fn aims(scene: &Scene) -> Vec<Aim> {
    let battle = scene.table.combat.battle.as_ref();
    let aimed =
        battle.filter(|_| matches!(scene.stage, Stage::Air(_) | Stage::Bombs | Stage::Guns));
    let aimed = aimed.map_or(&[][..], |battle| &battle.aims);
    let aim = |(by, at): &(Combatant, Combatant), state| Aim {
        by: *by,
        at: *at,
        state,
        is_new: false,
    };
    let mut all: Vec<Aim> = aimed.iter().map(|it| aim(it, AimState::Aimed)).collect();
    for pair in scene.picked {
        if !all.iter().any(|it| it.by == pair.0) {
            all.push(aim(pair, AimState::Picked));
        }
    }
    for (by, at, hit) in scene.shots() {
        let state = match hit {
            true => AimState::Hit,
            false => AimState::Missed,
        };
        match all.iter_mut().find(|it| (it.by, it.at) == (by, at)) {
            Some(known) => known.state = state,
            None => all.push(aim(&(by, at), state)),
        }
    }
    let newest = scene.newest_shot();
    for it in &mut all {
        it.is_new = (Some(it.by), Some(it.at)) == (newest.by, newest.at);
    }
    all
}

/// Who fires at whom with a die.
pub(in crate::view) const fn shot(purpose: Purpose) -> Option<(Combatant, Combatant)> {
    match purpose {
        Purpose::Shot { by, at } => Some((by, at)),
        Purpose::Bomb { unit, at } => Some((Combatant::Air(unit), at)),
        Purpose::Bombardment { ship, base } => {
            Some((Combatant::Ship(ship), Combatant::Defense(base)))
        }
        Purpose::CoastalGuns { base, ship } => {
            Some((Combatant::Defense(base), Combatant::Ship(ship)))
        }
        _ => None,
    }
}

impl Scene<'_> {
    fn rolls(&self) -> impl DoubleEndedIterator<Item = &Roll> {
        self.events.iter().filter_map(|it| it.event.roll())
    }

    /// The shots of this stage, and whether each hit.
    pub(super) fn shots(&self) -> impl Iterator<Item = (Combatant, Combatant, bool)> {
        self.rolls().filter_map(|roll| {
            let (by, at) = shot(roll.purpose)?;
            Some((by, at, roll.result == Outcome::Shot(Shot::Hit)))
        })
    }

    /// The die that fell last in this stage.
    pub(super) fn newest_shot(&self) -> NewestShot {
        let newest = self.rolls().rev().find_map(|roll| {
            let (by, at) = match roll.purpose {
                Purpose::Flak { by } | Purpose::IjnTarget { by } => (Some(by), None),
                Purpose::HitTable { ship } => (None, Some(Combatant::Ship(ship))),
                purpose => shot(purpose).map(|(by, at)| (Some(by), Some(at)))?,
            };
            let missed = [Outcome::Shot(Shot::Miss), Outcome::Hit(HitResult::Miss)];
            let hit = at.filter(|_| !missed.contains(&roll.result));
            Some(NewestShot { by, at, hit })
        });
        newest.unwrap_or_default()
    }
}
