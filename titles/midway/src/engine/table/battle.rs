//! The battle in progress: where it is, who aims at whom, and where others are still to be fought.

use serde::Serialize;

use super::Table;
use crate::engine::event::BattleEvent;
use crate::engine::map::Place;
use crate::engine::units::{AirUnit, Combatant, Leader};

/// What kind of battle it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum BattleKind {
    /// A strike in the USN's reaction: air combat and bombing alone, and of the USN only what flew at the space
    /// (6.0(4b)).
    ReactionStrike,
    /// Combat of everything in a space (6.0(6), 6.0(14)).
    Mutual,
    /// Naval combat with ships that withdraw into the space (14.2).
    Pursuit,
}

/// A battle in progress.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Battle {
    /// Where it is.
    pub space: Place,
    /// What kind of battle it is.
    pub kind: BattleKind,
    /// The round of air combat, from 1; 0 before the first (12).
    pub round: u8,
    /// Who aims at whom in this round, in this bombing or in this naval combat.
    pub aims: Vec<(Combatant, Combatant)>,
    /// To which bombers the leaders' bonuses go (20.1).
    pub bonuses: Vec<(Leader, AirUnit)>,
    /// Whether the player has broken off the air combat (12.3).
    pub broken_off: bool,
}

impl Battle {
    /// Who aims at a unit.
    pub fn attackers_of(&self, unit: impl Into<Combatant>) -> impl Iterator<Item = Combatant> {
        let unit = unit.into();
        let aims = self.aims.iter();
        aims.filter_map(move |(by, at)| (*at == unit).then_some(*by))
    }

    /// What a unit aims at.
    pub fn target_of(&self, unit: impl Into<Combatant>) -> Option<Combatant> {
        let unit = unit.into();
        let aim = self.aims.iter().find(|(by, _)| *by == unit);
        aim.map(|(_, at)| *at)
    }
}

/// The combat of a step.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Combat {
    /// Where battles are still to be fought in this step.
    pub to_fight: Vec<Place>,
    /// The battle in progress.
    pub battle: Option<Battle>,
}

impl Table {
    pub(super) fn apply_battle(&mut self, event: &BattleEvent) {
        match event {
            BattleEvent::SpacesToFight { spaces } => self.combat.to_fight.clone_from(spaces),
            BattleEvent::Begun { space, kind } => {
                self.combat.to_fight.retain(|left| left != space);
                self.combat.battle = Some(Battle {
                    space: *space,
                    kind: *kind,
                    round: 0,
                    aims: Vec::new(),
                    bonuses: Vec::new(),
                    broken_off: false,
                });
            }
            BattleEvent::Over { .. } => self.combat.battle = None,
            // What follows it changes the table.
            BattleEvent::Withdrawal { .. } => {}
            event => {
                if let Some(battle) = &mut self.combat.battle {
                    battle.apply(event);
                }
            }
        }
    }
}

impl Battle {
    fn apply(&mut self, event: &BattleEvent) {
        match event {
            BattleEvent::AirRound { round } => {
                self.round = *round;
                self.aims.clear();
            }
            BattleEvent::Bombing | BattleEvent::NavalCombat => self.aims.clear(),
            BattleEvent::Targeted { by, at } => self.aims.push((*by, *at)),
            BattleEvent::Bonus { leader, unit } => self.bonuses.push((*leader, *unit)),
            BattleEvent::BrokenOff => self.broken_off = true,
            _ => {}
        }
    }
}
