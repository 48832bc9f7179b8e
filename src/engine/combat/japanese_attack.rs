//! The Japanese Air Attack Segment (5.7): the raids over the task force attack it.

use std::fmt;

use super::attack::{Attacker, Quarry};
use super::fire;
use super::guns;
use super::ship_attack;
use crate::engine::charts::{AntiAircraft, BATTLE_LINE, BattleLine};
use crate::engine::decision::Decision;
use crate::engine::event::{
    AirPoints, AttackEvent, Choice, Event, Killer, LossEvent, Purpose, RaidEvent, Target,
};
use crate::engine::fleet::{BATTLE_LINE_GROUP, TaskGroupId};
use crate::engine::forces::{Raid, RaidId, sort};
use crate::engine::map::HexId;
use crate::engine::order::Order;
use crate::engine::play::Play;
use crate::engine::procedure::Step;
use crate::engine::refusal::Refusal;
use crate::engine::ships::{ShipId, ShipKind, ShipSet};
use crate::engine::table::Table;

/// The segment in progress.
#[derive(Clone, Debug, Default)]
pub(crate) struct JapaneseAttack {
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
    Attack(TaskGroupId),
    /// It flies off.
    Over,
}

impl JapaneseAttack {
    pub(crate) fn step(&mut self, play: &mut Play) -> Step {
        let Some((raid, stage)) = self.raid else {
            return self.next_raid(play);
        };
        let hex = match play.table.raid(raid) {
            Some(there) if there.is_inbound() => there.hex,
            _ => {
                self.raid = None;
                return Step::Again;
            }
        };
        let next = match stage {
            Stage::BattleLine => meet_battle_line(play, raid, hex),
            Stage::Overflight => {
                let able = able_to_fire(&play.table);
                if !able.is_empty() && over_target(&play.table).any(|other| other.id != raid) {
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
                Stage::Attack(group)
            }
            Stage::Attack(group) => attack(play, raid, group),
            Stage::Over => {
                end_attack(play, raid);
                play.happen(Event::Raids(RaidEvent::Withdrew { raid }));
                self.raid = None;
                return Step::Again;
            }
        };
        self.raid = Some((raid, next));
        Step::Again
    }

    /// Raids attack one after the other, in random order; then fires may break out (5.71, 12.31).
    fn next_raid(&mut self, play: &mut Play) -> Step {
        let over: Vec<RaidId> = over_target(&play.table).map(|raid| raid.id).collect();
        if over.is_empty() {
            fire::check_outbreaks(play);
            return Step::Done;
        }
        let raid = play.pick(Choice::NextRaid, &over);
        // 10.13: one that no fighter has met is told apart now.
        sort(play, raid);
        self.raid = Some((raid, Stage::BattleLine));
        Step::Again
    }

    pub(crate) fn check_overflight(table: &Table, order: Order) -> Result<(), Refusal> {
        let Order::OpenFire { ships } = order else {
            return Err(Refusal::NotAsked);
        };
        let able = able_to_fire(table);
        let unable = ships.iter().find(|ship| !able.contains(*ship));
        match unable {
            None => Ok(()),
            Some(ship) if table.turned_over.contains(&ship) => Err(Refusal::HasFired(ship)),
            Some(ship) if battleships(table).any(|afloat| afloat == ship) => {
                Err(Refusal::GunsSilent(ship))
            }
            Some(ship) => Err(Refusal::NotABattleship(ship)),
        }
    }

    /// The legal orders: for each number of battleships, so many of those that can fire. Which of
    /// them, the player may choose as well.
    pub(crate) fn legal_overflight(table: &Table) -> Vec<Order> {
        let able: Vec<ShipId> = able_to_fire(table).iter().collect();
        (0..=able.len())
            .map(|number| Order::OpenFire {
                ships: able[..number].iter().copied().collect(),
            })
            .collect()
    }

    pub(crate) fn answer(&mut self, order: Order, play: &mut Play) {
        if let (Order::OpenFire { ships }, Some((raid, _))) = (order, self.raid) {
            let next = fire_from_battle_line(play, raid, ships);
            self.raid = Some((raid, next));
        }
    }
}

/// Battleships fire on a raid that overflies them: each result falls on any of its points, fighters too
/// (5.72).
fn fire_from_battle_line(play: &mut Play, raid: RaidId, ships: ShipSet) -> Stage {
    if !ships.is_empty() {
        let factors = overflight_factors(&play.table, ships);
        let fire = guns::fire(
            play,
            Purpose::UsGuns(BATTLE_LINE_GROUP, raid),
            Quarry::TaskGroup(BATTLE_LINE_GROUP),
            factors,
            ships.iter().collect(),
        );
        let points = points_of(
            play,
            raid,
            &[Point::Fighter, Point::Attacking, Point::Aborted],
        );
        suffer(play, raid, BATTLE_LINE_GROUP, fire, points);
    }
    Stage::Target(BattleLine::Overfly)
}

/// The guns of the target affect attack planes only, those among them whose aim is spoiled already (5.51,
/// 5.73).
fn suffer_from_guns(play: &mut Play, raid: RaidId, group: TaskGroupId, fire: AntiAircraft) {
    let points = points_of(play, raid, &[Point::Attacking, Point::Aborted]);
    suffer(play, raid, group, fire, points);
}

/// A point of a raid under fire.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Point {
    /// A point of fighters.
    Fighter,
    /// A point of attack planes.
    Attacking,
    /// A point of attack planes that is kept from the attack.
    Aborted,
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Point::Fighter => "fighters",
            Point::Attacking => "attack planes",
            Point::Aborted => "aborted attack planes",
        })
    }
}

/// The points of a raid of some kinds.
fn points_of(play: &Play, raid: RaidId, kinds: &[Point]) -> Vec<Point> {
    let Some(raid) = play.table.raid(raid) else {
        return Vec::new();
    };
    let number = |kind: &Point| match kind {
        Point::Fighter => raid.strength.fighters(),
        Point::Attacking => raid.strength.attack() - raid.aborted,
        Point::Aborted => raid.aborted,
    };
    let each = |kind: &Point| vec![*kind; usize::from(number(kind))];
    kinds.iter().flat_map(each).collect()
}

/// Applies the results of anti-aircraft fire to points at random: those shot down first, then the aborted from
/// the rest (5.51, 5.72).
fn suffer(
    play: &mut Play,
    raid: RaidId,
    by: TaskGroupId,
    fire: AntiAircraft,
    mut points: Vec<Point>,
) {
    let mut hit = |play: &mut Play| {
        let first = *points.first()?;
        let alike = points.iter().all(|point| *point == first);
        let point = if alike {
            first
        } else {
            play.pick(Choice::PointHit(raid), &points)
        };
        let at = points.iter().position(|other| *other == point)?;
        points.remove(at);
        Some(point)
    };
    let mut lost = Vec::new();
    for _ in 0..fire.eliminated {
        lost.extend(hit(play));
    }
    let mut aborted = Vec::new();
    for _ in 0..fire.aborted {
        // Points whose aim is spoiled can lose it only once.
        aborted.extend(hit(play).filter(|point| *point != Point::Aborted));
    }
    for (point, kind) in [
        (Point::Attacking, Target::AttackPlanes),
        (Point::Fighter, Target::Fighters),
    ] {
        let points = aborted.iter().filter(|other| **other == point).count() as u8;
        if points > 0 {
            play.happen(Event::Attacks(AttackEvent::PointsAborted {
                raid,
                points,
                kind,
                why: Killer::Guns(by),
            }));
        }
    }
    let of = |point: Point| lost.iter().filter(|other| **other == point).count() as u8;
    let (free, spoiled, fighters) = (of(Point::Attacking), of(Point::Aborted), of(Point::Fighter));
    lose_points(
        play,
        raid,
        free + spoiled,
        spoiled,
        Target::AttackPlanes,
        by,
    );
    lose_points(play, raid, fighters, 0, Target::Fighters, by);
    end_if_destroyed(play, raid);
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
        return Stage::Over;
    }
    let group = play.pick(Choice::TaskGroup(raid), &among);
    play.happen(Event::Attacks(AttackEvent::Begins {
        by: Attacker::Raid(raid),
        target: Quarry::TaskGroup(group),
    }));
    Stage::Guns(group)
}

/// The raids that have reached their target (5.71).
fn over_target(table: &Table) -> impl Iterator<Item = &Raid> {
    table
        .inbound()
        .filter(|raid| raid.hex == table.target_hex(raid))
}

/// The battleships of the Battle Line that can still fire on an overflying raid (5.721).
pub fn able_to_fire(table: &Table) -> ShipSet {
    battleships(table)
        .filter(|ship| table.guns(*ship) > 0 && !table.turned_over.contains(ship))
        .collect()
}

/// The factors that battleships fire with on a raid that overflies them: half of theirs, fractions
/// dropped (5.72).
pub fn overflight_factors(table: &Table, ships: ShipSet) -> u8 {
    table.factors(ships.iter()) / 2
}

/// The battleships of the Battle Line that are afloat.
fn battleships(table: &Table) -> impl Iterator<Item = ShipId> {
    let line = table.ships_of(BATTLE_LINE_GROUP);
    line.filter(|ship| ship.data().kind.is_battleship())
}

fn attack_points(play: &Play, raid: RaidId) -> u8 {
    play.table
        .raid(raid)
        .map_or(0, |raid| raid.strength.attack())
}

/// The roll against the Battle Line, if it is there (5.71, step 1).
fn meet_battle_line(play: &mut Play, raid: RaidId, hex: HexId) -> Stage {
    let line = play.table.task_group(BATTLE_LINE_GROUP);
    let is_here = line.is_some_and(|group| group.hex == hex)
        && play.table.ships_of(BATTLE_LINE_GROUP).next().is_some();
    if !is_here {
        return Stage::Target(BattleLine::Overfly);
    }
    match play.roll(Purpose::BattleLine(raid), &BATTLE_LINE, 0, []) {
        BattleLine::Overfly => Stage::Overflight,
        action => Stage::Target(action),
    }
}

/// The attack itself, with each damage roll at a ship chosen at random: a carrier, or else a
/// battleship, or else any (5.61, 5.75).
fn attack(play: &mut Play, raid: RaidId, group: TaskGroupId) -> Stage {
    let points = points_of(play, raid, &[Point::Attacking]).len() as u8;
    let Some(service) = play.table.raid(raid).map(|raid| raid.service) else {
        return Stage::Over;
    };
    if points == 0 {
        return Stage::Over;
    }
    let value = u16::from(points) * service.attack_value();
    ship_attack::total(play, Attacker::Raid(raid), value, false);
    let targets = targets_of_raid(&play.table, group);
    let rolls = play
        .table
        .attack
        .as_ref()
        .map_or(0, |attack| attack.rolls.len() as u8);
    for roll in 0..rolls {
        let ship = play.pick(Choice::Ship(raid), &targets);
        play.happen(Event::Attacks(AttackEvent::Aimed { roll, ship }));
    }
    ship_attack::resolve(play);
    Stage::Over
}

/// The ships of a task group that a raid's damage rolls can fall on: its carriers, or else its
/// battleships, or else all (5.61, 5.75).
pub fn targets_of_raid(table: &Table, group: TaskGroupId) -> Vec<ShipId> {
    let afloat: Vec<ShipId> = table.ships_of(group).collect();
    let of = |wanted: fn(&ShipId) -> bool| -> Vec<ShipId> {
        afloat.iter().copied().filter(wanted).collect()
    };
    let carriers = of(|ship| ship.data().kind.is_carrier());
    let battleships = of(|ship| ship.data().kind.is_battleship());
    match (carriers.is_empty(), battleships.is_empty()) {
        (false, _) => carriers,
        (true, false) => battleships,
        (true, true) => afloat,
    }
}

/// Ends the attack of a raid, if it came to one.
fn end_attack(play: &mut Play, raid: RaidId) {
    if play.table.attack.is_some() {
        play.happen(Event::Attacks(AttackEvent::Over {
            by: Attacker::Raid(raid),
        }));
    }
}

/// Shoots points of a raid down, some of which may have been aborted.
fn lose_points(
    play: &mut Play,
    raid: RaidId,
    points: u8,
    aborted: u8,
    kind: Target,
    group: TaskGroupId,
) {
    let Some(hex) = play.table.raid(raid).map(|raid| raid.hex) else {
        return;
    };
    if points > 0 {
        play.happen(Event::Losses(LossEvent::Points {
            what: AirPoints::Raid(raid),
            points,
            aborted,
            kind,
            hex,
            why: Killer::Guns(group),
        }));
    }
}

/// Ends a raid of which nothing is left.
fn end_if_destroyed(play: &mut Play, raid: RaidId) {
    let nothing_left = play
        .table
        .raid(raid)
        .is_some_and(|raid| raid.strength.points() == 0);
    if nothing_left {
        end_attack(play, raid);
        play.happen(Event::Raids(RaidEvent::Destroyed { what: raid }));
    }
}
