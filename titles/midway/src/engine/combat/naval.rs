//! Naval combat (14).

use super::Aftermath;
use super::hits::{self, ShipHits};
use super::targets::{TargetDetermination, aim, aim_without_choice};
use super::withdrawal;
use crate::engine::decision::{Aims, Decision};
use crate::engine::event::{BattleEvent, Purpose};
use crate::engine::map::Place;
use crate::engine::order::Order;
use crate::engine::procedure::Procedure;
use crate::engine::scope::Scope;
use crate::engine::table::{BattleKind, Table};
use crate::engine::units::{Combatant, Ship, Side};
use crate::engine::{Play, Step};

/// Where the naval combat stands.
#[derive(Clone, Copy, Debug)]
enum At {
    /// Targets of the IJN's ships (11).
    Begins,
    /// Targets of the player's ships.
    Aims,
    /// The dice fall (14.1).
    Fires,
    /// Who has lost his ships is seen to.
    Ends,
    /// One side withdraws, if both have ships left (14.2).
    Withdraws,
    /// It is over.
    Over,
}

/// The naval combat in a space, and those that come of its withdrawal.
#[derive(Clone, Debug)]
pub struct NavalCombat {
    space: Place,
    kind: BattleKind,
    hits: ShipHits,
    at: At,
}

impl NavalCombat {
    /// Of all ships in a space.
    pub(crate) fn new(space: Place) -> NavalCombat {
        NavalCombat {
            space,
            kind: BattleKind::Mutual,
            hits: ShipHits::default(),
            at: At::Begins,
        }
    }

    /// With ships that withdraw into a space where the enemy is (14.2).
    fn pursuit(space: Place) -> NavalCombat {
        let kind = BattleKind::Pursuit;
        NavalCombat {
            kind,
            ..NavalCombat::new(space)
        }
    }

    pub(crate) const fn scope(&self) -> Option<Scope> {
        match self.kind {
            BattleKind::Pursuit => Some(Scope::Battle { at: self.space }),
            _ => None,
        }
    }

    pub(crate) fn step(&mut self, play: &mut Play) -> Step {
        let space = self.space;
        match self.at {
            At::Begins => {
                if !both_have_ships(&play.table, space) {
                    return Step::Done;
                }
                if self.kind == BattleKind::Pursuit {
                    let kind = self.kind;
                    play.happen(BattleEvent::Begun { space, kind });
                }
                play.happen(BattleEvent::NavalCombat);
                self.at = At::Aims;
                // 14.0: ships with a naval number; any ship is a target.
                let ijn = ships_that_fire(&play.table, space, Side::Ijn);
                let among = play.table.ships_at(space, Side::Usn).map(Combatant::Ship);
                let among = among.collect();
                let ijn = ijn.into_iter().map(Combatant::Ship);
                Step::Call(Procedure::Targets(TargetDetermination::new(ijn, among)))
            }
            At::Aims => {
                self.at = At::Fires;
                let aims = naval_aims(&play.table, space);
                let open = aim_without_choice(play, aims);
                match open.is_empty() {
                    true => Step::Again,
                    false => Step::Ask(Decision::NavalTargets { open }),
                }
            }
            At::Fires => {
                self.fire(play);
                self.at = At::Ends;
                let damaged = self.hits.settle(play, space);
                Step::Call(Procedure::Aftermath(Aftermath::new(damaged)))
            }
            At::Ends => {
                self.at = At::Withdraws;
                if self.kind == BattleKind::Pursuit {
                    play.happen(BattleEvent::Over { space });
                }
                Step::Again
            }
            At::Withdraws => {
                self.at = At::Over;
                if !both_have_ships(&play.table, space) {
                    return Step::Again;
                }
                match withdrawal::withdraw(play, space) {
                    // 6.0(14): where a fight is still to come they take part in that.
                    Some(to) if !play.table.combat.to_fight.contains(&to) => {
                        Step::Call(Procedure::NavalCombat(NavalCombat::pursuit(to)))
                    }
                    _ => Step::Again,
                }
            }
            At::Over => Step::Done,
        }
    }

    pub(crate) fn answer(&mut self, order: &Order, play: &mut Play) {
        if let Order::Fire { targets } = order {
            targets.iter().for_each(|(by, at)| aim(play, *by, *at));
        }
    }

    /// One die a ship, the IJN's first. It is simultaneous: who is hit or sunk fires all the same (14.1).
    fn fire(&mut self, play: &mut Play) {
        let Some(battle) = play.table.combat.battle.clone() else {
            return;
        };
        for (by, at) in hits::ijn_first(&battle.aims, |(by, _)| by.side()) {
            let Some(ship) = by.ship() else {
                continue;
            };
            let purpose = Purpose::Shot { by, at };
            let number = ship.data().naval;
            hits::shoot_at_surface(play, purpose, number, at, &mut self.hits, self.space);
        }
    }
}

fn both_have_ships(table: &Table, space: Place) -> bool {
    let mut sides = Side::ALL.iter();
    sides.all(|side| table.ships_at(space, *side).next().is_some())
}

/// The ships of a side in a space that have a naval number (14.0).
fn ships_that_fire(table: &Table, space: Place, side: Side) -> Vec<Ship> {
    let ships = table.ships_at(space, side);
    ships.filter(|ship| ship.data().naval.rolls()).collect()
}

/// What each of the player's ships can fire at: one that is attacked at what attacks it, another at anything but a
/// carrier that has other ships with her (11.3, 14.0).
fn naval_aims(table: &Table, space: Place) -> Vec<Aims<Ship>> {
    let free = naval_targets(table, space);
    let of = |by: Ship| {
        let battle = table.combat.battle.iter();
        let attackers = battle.flat_map(|battle| battle.attackers_of(by));
        let attackers: Vec<Ship> = attackers.filter_map(Combatant::ship).collect();
        let targets = match attackers.is_empty() {
            true => free.clone(),
            false => attackers,
        };
        Aims { by, targets }
    };
    let ships = ships_that_fire(table, space, Side::Usn).into_iter();
    ships.map(of).collect()
}

/// What the player's ships can choose to fire at: carriers only if nothing else is there (11.3).
fn naval_targets(table: &Table, space: Place) -> Vec<Ship> {
    let ships = table.ships_at(space, Side::Ijn);
    let (carriers, others): (Vec<_>, Vec<_>) = ships.partition(|ship| ship.is_carrier());
    match others.is_empty() {
        true => carriers,
        false => others,
    }
}
