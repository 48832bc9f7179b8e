//! Air combat (12), round by round.

use super::hits;
use super::present::air_present;
use super::targets::{TargetDetermination, aim, aim_without_choice};
use crate::engine::decision::{Aims, Decision};
use crate::engine::event::{BattleEvent, Purpose};
use crate::engine::map::Place;
use crate::engine::order::Order;
use crate::engine::procedure::Procedure;
use crate::engine::table::{BattleKind, Table};
use crate::engine::units::{AirUnit, Combatant, HitNumber, Side};
use crate::engine::{Play, Step};

/// Where the round stands.
#[derive(Clone, Copy, Debug)]
enum At {
    /// A round begins, if there is anything to fight: targets of the IJN's fighters.
    Begins,
    /// Targets of the player's fighters (12.0).
    Aims,
    /// The dice fall (12.1, 12.2).
    Fires,
    /// The player breaks off or fights on (12.3).
    Ends,
    /// He has broken off.
    BrokenOff,
}

/// The air combat of a battle.
#[derive(Clone, Debug)]
pub struct AirCombat {
    units: Vec<AirUnit>,
    at: At,
}

impl AirCombat {
    /// Of all air units in a battle.
    pub(crate) fn new(table: &Table, space: Place, kind: BattleKind) -> AirCombat {
        let present = |side| air_present(table, space, kind, side);
        AirCombat {
            units: [present(Side::Ijn), present(Side::Usn)].concat(),
            at: At::Begins,
        }
    }

    /// All that take part.
    pub(crate) fn units(&self) -> &[AirUnit] {
        &self.units
    }

    pub(crate) fn step(&mut self, play: &mut Play) -> Step {
        match self.at {
            At::Begins => {
                if !self.goes_on(&play.table) {
                    return Step::Done;
                }
                let battle = play.table.combat.battle.as_ref();
                let round = battle.map_or(0, |battle| battle.round) + 1;
                play.happen(BattleEvent::AirRound { round });
                self.at = At::Aims;
                // 12.0: the IJN's targets first.
                let fighters = self.fighters(&play.table, Side::Ijn).map(Combatant::Air);
                let among = self.living(&play.table, Side::Usn).map(Combatant::Air);
                Step::Call(Procedure::Targets(TargetDetermination::new(
                    fighters,
                    among.collect(),
                )))
            }
            At::Aims => {
                self.at = At::Fires;
                let aims = self.aims(&play.table);
                let open = aim_without_choice(play, aims);
                match open.is_empty() {
                    true => Step::Again,
                    false => Step::Ask(Decision::FighterTargets { open }),
                }
            }
            At::Fires => {
                self.fire(play);
                self.at = At::Ends;
                Step::Again
            }
            At::Ends => {
                self.at = At::Begins;
                match self.goes_on(&play.table) {
                    true => Step::Ask(Decision::BreakOff),
                    false => Step::Done,
                }
            }
            At::BrokenOff => Step::Done,
        }
    }

    pub(crate) fn answer(&mut self, order: &Order, play: &mut Play) {
        match order {
            Order::Aim { aims } => aims.iter().for_each(|(by, at)| aim(play, *by, *at)),
            Order::BreakOff => {
                play.happen(BattleEvent::BrokenOff);
                self.at = At::BrokenOff;
            }
            _ => {}
        }
    }

    fn living<'a>(&'a self, table: &'a Table, side: Side) -> impl Iterator<Item = AirUnit> + 'a {
        let units = self.units.iter().copied();
        units.filter(move |unit| unit.side() == side && !table.is_eliminated(*unit))
    }

    fn fighters<'a>(&'a self, table: &'a Table, side: Side) -> impl Iterator<Item = AirUnit> + 'a {
        self.living(table, side)
            .filter(|unit| unit.kind().is_fighter())
    }

    /// Whether there is another round: both sides have air units, and one of them a fighter (12.0, 12.3). Fighters go on
    /// against bombers alone.
    fn goes_on(&self, table: &Table) -> bool {
        let mut sides = Side::ALL.iter();
        let has_fighters = |side: &Side| self.fighters(table, *side).next().is_some();
        sides.all(|side| self.living(table, *side).next().is_some())
            && Side::ALL.iter().any(has_fighters)
    }

    /// What each of the player's fighters can aim at: one that is attacked at what attacks it, another at anything
    /// (12.0).
    fn aims(&self, table: &Table) -> Vec<Aims<AirUnit>> {
        let of = |by: AirUnit| {
            let battle = table.combat.battle.iter();
            let attackers = battle.flat_map(|battle| battle.attackers_of(by));
            let attackers: Vec<AirUnit> = attackers.filter_map(Combatant::air).collect();
            let targets = match attackers.is_empty() {
                true => self.living(table, Side::Ijn).collect(),
                false => attackers,
            };
            Aims { by, targets }
        };
        self.fighters(table, Side::Usn).map(of).collect()
    }

    /// All dice of the round. It is simultaneous: a unit fires with the number it began the round with, hit or not
    /// (12.1).
    fn fire(&self, play: &mut Play) {
        let battle = play.table.combat.battle.clone();
        let Some(battle) = battle else {
            return;
        };
        let numbers: Vec<(AirUnit, HitNumber)> = self
            .units
            .iter()
            .filter(|unit| !play.table.is_eliminated(**unit))
            .map(|unit| (*unit, play.table.air_number(*unit)))
            .collect();
        let (fighters, others): (Vec<_>, Vec<_>) = numbers
            .iter()
            .partition(|(unit, _)| unit.kind().is_fighter());
        for (by, number) in fighters {
            if let Some(at) = battle.target_of(by).and_then(Combatant::air) {
                shoot(play, by, at, number);
            }
        }
        // 12.2: the others fire back, once at each fighter that attacked them.
        for (by, number) in others {
            for at in battle.attackers_of(by).filter_map(Combatant::air) {
                shoot(play, by, at, number);
            }
        }
    }
}

fn shoot(play: &mut Play, by: AirUnit, at: AirUnit, number: HitNumber) {
    let purpose = Purpose::Shot {
        by: by.into(),
        at: at.into(),
    };
    if hits::shoots(play, purpose, number) {
        hits::hit_air_unit(play, at);
    }
}
