//! The Japanese Air Attack Segment (5.7): the raids over the task force attack it.

mod battle_line;
mod under_fire;

use battle_line::{fire_from_battle_line, meet_battle_line};
use under_fire::{Point, points_of, suffer_from_guns};

use super::attack::{Attacker, Quarry};
use super::fire;
use super::guns;
use super::ship_attack;
use crate::engine::charts::BattleLine;
use crate::engine::decision::Decision;
use crate::engine::event::{AttackEvent, Choice, Event, Purpose};
use crate::engine::fleet::{BATTLE_LINE_GROUP, TaskGroupId};
use crate::engine::forces::{
    Raid, RaidId, Service, divert_or_fly_home, fly_home, land_on_guam, may_divert, sort,
};
use crate::engine::map::HexId;
use crate::engine::order::Order;
use crate::engine::record::{RaidAttackStep, Scope};
use crate::engine::ships::{ShipId, ShipKind};
use crate::engine::table::Table;
use crate::engine::title::{Play, Step};

pub use battle_line::{able_to_fire, overflight_factors};

/// The segment in progress.
#[derive(Clone, Debug, Default)]
pub struct JapaneseAttack {
    /// The raid in hand, and where it stands.
    raid: Option<(RaidId, Stage)>,
}

/// The steps of a raid's attack, in order (5.71).
#[derive(Clone, Copy, Debug)]
enum Stage {
    /// What it does about the Battle Line (step 1).
    BattleLine,
    /// The player decides which battleships fire on it as it passes (5.721).
    Overflight,
    /// It attacks the Battle Line, or a carrier group (step 2).
    Target(BattleLine),
    /// The target's guns (step 3).
    Guns(TaskGroupId),
    /// The attack (step 4).
    Attack(Quarry),
    /// It flies off.
    Over,
}

impl Stage {
    /// The step that it belongs to; none once the attack is over.
    const fn step(self) -> Option<RaidAttackStep> {
        Some(match self {
            Stage::BattleLine | Stage::Overflight => RaidAttackStep::BattleLine,
            Stage::Target(_) => RaidAttackStep::Target,
            Stage::Guns(_) => RaidAttackStep::Guns,
            Stage::Attack(_) => RaidAttackStep::Damage,
            Stage::Over => return None,
        })
    }
}

impl JapaneseAttack {
    pub(crate) fn step(&mut self, play: &mut Play) -> Step {
        let Some((raid, stage)) = self.raid else {
            return self.next_raid(play);
        };
        let hex = match play.table.raid(raid) {
            Some(there) if there.is_inbound() => there.hex,
            _ => {
                play.end_stage();
                self.raid = None;
                return Step::Again;
            }
        };
        match stage.step() {
            Some(step) => play.record.be_at_stage(1, Scope::RaidAttackStep { step }),
            None => play.record.end_stage(1),
        }
        let next = match stage {
            Stage::BattleLine => meet_battle_line(play, raid, hex),
            Stage::Overflight => {
                let able = able_to_fire(&play.table);
                // 5.721: another that may overfly it is over the same hex.
                let may_come = |other: &Raid| other.hex == hex && other.id != raid;
                if !able.is_empty() && over_target(&play.table).any(may_come) {
                    return Step::Ask(Decision::Overflight { raid });
                }
                fire_from_battle_line(play, raid, able)
            }
            Stage::Target(action) => choose_target(play, raid, hex, action),
            Stage::Guns(group) => {
                let factors = play.table.factors(play.table.ships_of(group));
                let fire = guns::fire(
                    play,
                    Purpose::UsGuns(group, raid),
                    Quarry::TaskGroup(group),
                    factors,
                    Vec::new(),
                );
                suffer_from_guns(play, raid, group, fire);
                Stage::Attack(Quarry::TaskGroup(group))
            }
            Stage::Attack(target) => attack(play, raid, target),
            Stage::Over => {
                end_attack(play, raid);
                // 23.2: where it goes then is told by itself.
                let may_divert = may_divert(&play.table, raid);
                if !may_divert {
                    fly_home(play, raid);
                }
                play.end_stage();
                if may_divert {
                    divert_or_fly_home(play, raid);
                }
                self.raid = None;
                return Step::Again;
            }
        };
        self.raid = Some((raid, next));
        Step::Again
    }

    /// Raids attack one after the other, in random order; then fires may break out (5.71, 12.31).
    fn next_raid(&mut self, play: &mut Play) -> Step {
        // 16.21: the fights over Guam are over, and what came there lands.
        land_on_guam(play);
        let over: Vec<RaidId> = over_target(&play.table).map(|raid| raid.id).collect();
        if over.is_empty() {
            fire::check_outbreaks(play);
            return Step::Done;
        }
        let raid = play.pick(Choice::NextRaid, &over);
        play.begin_stage(Scope::RaidAttack { raid });
        // 10.13: one that no fighter has met is told apart now.
        sort(play, raid);
        self.raid = Some((raid, Stage::BattleLine));
        Step::Again
    }

    pub(crate) fn answer(&mut self, order: Order, play: &mut Play) {
        if let (Order::OpenFire { ships }, Some((raid, _))) = (order, self.raid) {
            let next = fire_from_battle_line(play, raid, ships);
            self.raid = Some((raid, next));
        }
    }
}

/// Diverted raids attack the Battle Line; others a carrier group at random (5.71, step 2). With no carrier left
/// they attack a group with battleships, or else what there is (5.61, step 4b); a raid that avoids the Battle
/// Line leaves it alone even then.
fn choose_target(play: &mut Play, raid: RaidId, hex: HexId, action: BattleLine) -> Stage {
    // What has no attack plane left attacks nothing.
    if attack_points(play, raid) == 0 {
        return Stage::Over;
    }
    let table = &play.table;
    let here = table.task_groups.iter().filter(|group| group.hex == hex);
    let avoided = |group: TaskGroupId| action == BattleLine::Avoid && group == BATTLE_LINE_GROUP;
    let afloat: Vec<TaskGroupId> = here
        .map(|group| group.id)
        .filter(|group| !avoided(*group) && table.ships_of(*group).next().is_some())
        .collect();
    let with = |wanted: fn(ShipKind) -> bool| -> Vec<TaskGroupId> {
        let has = |group: &TaskGroupId| {
            let mut ships = table.ships_of(*group);
            ships.any(|ship| wanted(ship.data().kind))
        };
        afloat.iter().copied().filter(has).collect()
    };
    let carriers = with(ShipKind::is_carrier);
    let battleships = with(ShipKind::is_battleship);
    let among = match action {
        BattleLine::Divert => vec![BATTLE_LINE_GROUP],
        _ if !carriers.is_empty() => carriers,
        _ if !battleships.is_empty() => battleships,
        _ => afloat,
    };
    if among.is_empty() {
        return attack_cripple(play, raid);
    }
    let group = play.pick(Choice::TaskGroup(raid), &among);
    play.happen(Event::Attacks(AttackEvent::Begins {
        by: Attacker::Raid(raid),
        target: Quarry::TaskGroup(group),
    }));
    Stage::Guns(group)
}

/// A raid that goes for a crippled ship attacks her where no task group is in its way (12.44). Her guns are silent.
fn attack_cripple(play: &mut Play, raid: RaidId) -> Stage {
    let ship = play.table.raided_cripple(raid);
    let Some(ship) = ship.filter(|ship| !play.table.is_sunk(*ship)) else {
        return Stage::Over;
    };
    play.happen(Event::Attacks(AttackEvent::Begins {
        by: Attacker::Raid(raid),
        target: Quarry::Ship(ship),
    }));
    Stage::Attack(Quarry::Ship(ship))
}

/// The raids that have reached their target (5.71).
fn over_target(table: &Table) -> impl Iterator<Item = &Raid> {
    table
        .attackers()
        .filter(|raid| raid.hex == table.target_hex(raid))
}

fn attack_points(play: &Play, raid: RaidId) -> u8 {
    play.table
        .raid(raid)
        .map_or(0, |raid| raid.strength.attack())
}

/// The attack itself, with each damage roll at a ship chosen at random: a carrier, or else a
/// battleship, or else any (5.61, 5.75).
fn attack(play: &mut Play, raid: RaidId, target: Quarry) -> Stage {
    let points = points_of(play, raid, &[Point::Attacking]).len() as u8;
    if points == 0 {
        return Stage::Over;
    }
    let each = play.table.attack_value(play.table.service_of(raid));
    let value = u16::from(points) * each;
    ship_attack::total(play, Attacker::Raid(raid), value, false);
    let targets = match target {
        Quarry::TaskGroup(group) => targets_of_raid(&play.table, raid, group),
        Quarry::Ship(ship) => vec![ship],
        Quarry::Force(_) => return Stage::Over,
    };
    for roll in 0..ship_attack::rolls(&play.table) {
        let ship = play.pick(Choice::Ship(raid), &targets);
        play.happen(Event::Attacks(AttackEvent::Aimed { roll, ship }));
    }
    ship_attack::resolve(play);
    Stage::Over
}

/// The ships of a task group that a raid's damage rolls can fall on: its carriers, or else its
/// battleships, or else all (5.61, 5.75). The naval airmen of scenario 9 go for fleet carriers before light ones
/// (5.61, step 4b).
pub fn targets_of_raid(table: &Table, raid: RaidId, group: TaskGroupId) -> Vec<ShipId> {
    let afloat: Vec<ShipId> = table.ships_of(group).collect();
    let of = |wanted: fn(&ShipId) -> bool| -> Vec<ShipId> {
        afloat.iter().copied().filter(wanted).collect()
    };
    let carriers = of(|ship| ship.data().kind.is_carrier());
    let battleships = of(|ship| ship.data().kind.is_battleship());
    let choosy = table.great_battle().is_some() && table.service_of(raid) == Service::Naval;
    let fleet = match choosy {
        true => of(|ship| ship.data().kind == ShipKind::Cv),
        false => Vec::new(),
    };
    [fleet, carriers, battleships]
        .into_iter()
        .find(|ships| !ships.is_empty())
        .unwrap_or(afloat)
}

/// Ends the attack of a raid, if it came to one.
fn end_attack(play: &mut Play, raid: RaidId) {
    if play.table.attack.is_some() {
        play.happen(Event::Attacks(AttackEvent::Over {
            by: Attacker::Raid(raid),
        }));
    }
}
