//! Bombing (13): targets, bombs, flak.

use super::Aftermath;
use super::flak::Flak;
use super::hits::{self, ShipHits};
use super::present::{bombers_present, surface_targets};
use super::targets::TargetDetermination;
use crate::engine::decision::{Aims, Decision};
use crate::engine::event::{BattleEvent, Purpose};
use crate::engine::map::Place;
use crate::engine::order::Order;
use crate::engine::procedure::Procedure;
use crate::engine::scenario::GameOption;
use crate::engine::table::{AirPlace, BattleKind, LeaderPlace, ShipPlace, Table};
use crate::engine::units::{AirType, AirUnit, Combatant, Force, HitNumber, Leader, Side, UsnForce};
use crate::engine::{Play, Step};

/// By how much an SBD hits better with a TBD on the same ship (20.3).
const WITH_TBD: u8 = 1;

/// Where the bombing stands.
#[derive(Clone, Debug)]
enum At {
    /// Targets of the IJN's bombers (11).
    Begins,
    /// Targets of the player's bombers.
    Aims,
    /// The bombs fall (13.1).
    Drops,
    /// The flak fires (13.2).
    Fires(Flak),
    /// Damaged ships leave.
    Ends,
    /// It is over.
    Over,
}

/// The bombing of a battle.
#[derive(Clone, Debug)]
pub struct Bombing {
    space: Place,
    kind: BattleKind,
    hits: ShipHits,
    at: At,
}

impl Bombing {
    /// Before the first bomb.
    pub(crate) fn new(space: Place, kind: BattleKind) -> Bombing {
        Bombing {
            space,
            kind,
            hits: ShipHits::default(),
            at: At::Begins,
        }
    }

    pub(crate) fn step(&mut self, play: &mut Play) -> Step {
        match &mut self.at {
            At::Begins => {
                let ijn = self.bombers(&play.table, Side::Ijn);
                let usn = self.bombers(&play.table, Side::Usn);
                if ijn.is_empty() && usn.is_empty() {
                    return Step::Done;
                }
                play.happen(BattleEvent::Bombing);
                self.at = At::Aims;
                let among = surface_targets(&play.table, self.space, Side::Usn);
                let ijn = ijn.into_iter().map(Combatant::Air);
                Step::Call(Procedure::Targets(TargetDetermination::new(ijn, among)))
            }
            At::Aims => {
                self.at = At::Drops;
                self.ask_for_targets(play)
            }
            At::Drops => {
                // 13.2: hit or not, the flak fires as it stands now, ships that are sunk too.
                let flak = Flak::new(&play.table, self.space);
                self.drop_bombs(play);
                self.at = At::Fires(flak);
                Step::Again
            }
            At::Fires(flak) => match flak.step(play) {
                Step::Done => {
                    self.at = At::Ends;
                    Step::Again
                }
                step => step,
            },
            At::Ends => {
                self.at = At::Over;
                let damaged = self.hits.settle(play, self.space);
                Step::Call(Procedure::Aftermath(Aftermath::new(damaged)))
            }
            At::Over => Step::Done,
        }
    }

    pub(crate) fn answer(&mut self, order: &Order, play: &mut Play) {
        match (order, &mut self.at) {
            (Order::Bomb { bombs, bonuses }, _) => take_aim(play, bombs, bonuses),
            (Order::FlakHits { unit }, At::Fires(_)) => hits::hit_air_unit(play, *unit),
            _ => {}
        }
    }

    /// The bombers of a side that find something to bomb.
    fn bombers(&self, table: &Table, side: Side) -> Vec<AirUnit> {
        match surface_targets(table, self.space, side.enemy()).is_empty() {
            true => Vec::new(),
            false => bombers_present(table, self.space, self.kind, side),
        }
    }

    /// The player's bombers attack what he likes, all of them (13.0). With one target and no bonus to give he is not
    /// asked.
    fn ask_for_targets(&self, play: &mut Play) -> Step {
        let bombers = self.bombers(&play.table, Side::Usn);
        if bombers.is_empty() {
            return Step::Again;
        }
        let targets = surface_targets(&play.table, self.space, Side::Ijn);
        // 20.1: it is the naval number that is raised, so nobody has one to give where only a coastal defense is attacked.
        let bonuses = match targets.iter().any(|target| target.ship().is_some()) {
            true => leaders_bonuses(&play.table, &bombers),
            false => Vec::new(),
        };
        let open = targets.len() > 1 || bonuses.iter().any(|bonus| bonus.targets.len() > 1);
        if open {
            return Step::Ask(Decision::BombTargets {
                bombers,
                targets,
                bonuses,
            });
        }
        let bombs: Vec<_> = bombers.iter().map(|unit| (*unit, targets[0])).collect();
        let bonuses: Vec<_> = bonuses.iter().map(|it| (it.by, it.targets[0])).collect();
        take_aim(play, &bombs, &bonuses);
        Step::Again
    }

    /// One die a bomber, the IJN's first; both sides bomb at the same time (13.1).
    fn drop_bombs(&mut self, play: &mut Play) {
        let Some(battle) = play.table.combat.battle.clone() else {
            return;
        };
        for (by, at) in hits::ijn_first(&battle.aims, |(by, _)| by.side()) {
            let Some(unit) = by.air() else {
                continue;
            };
            let number = bombing_number(&play.table, &battle.aims, &battle.bonuses, unit, at);
            let purpose = Purpose::Bomb { unit, at };
            hits::shoot_at_surface(play, purpose, number, at, &mut self.hits, self.space);
        }
    }
}

/// Bombers and leaders' bonuses as the player has them.
fn take_aim(play: &mut Play, bombs: &[(AirUnit, Combatant)], bonuses: &[(Leader, AirUnit)]) {
    for (unit, at) in bombs.iter().copied() {
        let by = unit.into();
        play.happen(BattleEvent::Targeted { by, at });
    }
    for (leader, unit) in bonuses.iter().copied() {
        play.happen(BattleEvent::Bonus { leader, unit });
    }
}

/// What a bomber hits with, among all that aim and with the bonuses that are given: its ground number a coastal defense,
/// its naval number a ship (13.1).
pub(crate) fn bombing_number(
    table: &Table,
    aims: &[(Combatant, Combatant)],
    bonuses: &[(Leader, AirUnit)],
    unit: AirUnit,
    at: Combatant,
) -> HitNumber {
    if let Combatant::Defense(_) = at {
        return unit.aircraft().ground.at(table.air[unit].strength);
    }
    let bonuses = bonuses.iter().filter(|(_, to)| *to == unit);
    let leaders = bonuses.map(|(leader, _)| *leader);
    let on_her = aims.iter().filter(|(_, other)| *other == at);
    let others = on_her.filter_map(|(by, _)| by.air());
    naval_number(table, unit, leaders, others)
}

/// The naval number of a bomber on a ship, with the bonuses of these leaders and with these bombers on the same ship
/// (20.1, 20.3). A dash stays one (10.1).
pub(super) fn naval_number(
    table: &Table,
    unit: AirUnit,
    leaders: impl IntoIterator<Item = Leader>,
    others: impl IntoIterator<Item = AirUnit>,
) -> HitNumber {
    let printed = unit.aircraft().naval.at(table.air[unit].strength);
    let leaders = leaders.into_iter().map(|leader| leader.data().bombing);
    let mut raise: u8 = leaders.sum();
    let mut others = others.into_iter();
    let is_with_tbd = unit.kind() == AirType::Sbd && others.any(|it| it.kind() == AirType::Tbd);
    if is_with_tbd && table.plays(GameOption::SbdTbd) {
        raise += WITH_TBD;
    }
    printed.raised(raise)
}

/// To which bombers each leader can give his bonus: an SBD or a TBD of a carrier in his own force (20.1).
pub(super) fn leaders_bonuses(table: &Table, bombers: &[AirUnit]) -> Vec<Aims<Leader, AirUnit>> {
    let of = |leader: Leader| {
        let LeaderPlace::With(force) = table.leaders[leader] else {
            return None;
        };
        let can_have = |unit: &AirUnit| {
            matches!(unit.kind(), AirType::Sbd | AirType::Tbd) && flies_from(table, *unit, force)
        };
        let targets: Vec<AirUnit> = bombers.iter().copied().filter(can_have).collect();
        (!targets.is_empty()).then_some(Aims {
            by: leader,
            targets,
        })
    };
    Leader::ALL.iter().copied().filter_map(of).collect()
}

/// Whether an air unit is of a carrier in a task force.
fn flies_from(table: &Table, unit: AirUnit, force: UsnForce) -> bool {
    match table.air[unit].at {
        AirPlace::Carrier(carrier) => {
            table.ships[carrier].at == ShipPlace::Force(Force::Usn(force))
        }
        _ => false,
    }
}
