//! US movement when its chit is drawn: Task Force 58 as one, task groups apart, crippled ships in tow (6.3, 12.4).

use super::air_unit::TaskGroupId;
use super::task_group_set::TaskGroupSet;
use crate::engine::combat::go_down;
use crate::engine::event::{Event, FleetEvent, ForceEvent};
use crate::engine::forces::{ForceId, remove_the_sunk};
use crate::engine::map::{HexId, ISLANDS};
use crate::engine::order::Order;
use crate::engine::play::Play;
use crate::engine::refusal::{Refusal, ShipRefusal};
use crate::engine::ships::{Condition, ShipId};
use crate::engine::table::Table;

/// Whether ships may move so at the US Move chit (6.32).
pub(crate) fn check_us_movement(table: &Table, order: Order) -> Result<(), Refusal> {
    match order {
        Order::MoveTaskForce { to } => check_task_force(table, to),
        Order::MoveTaskGroups { groups, to } => check_groups(table, groups, to),
        Order::Tow { ship, to } => check_towing(table, ship, to),
        Order::GoOn => Ok(()),
        _ => Err(Refusal::NotAsked),
    }
}

/// Task Force 58 moves as one while all its task groups are in one hex and none has moved: to the next hex, no
/// island while it has carriers, and no hex of the enemy (6.31, 6.34, 6.35).
fn check_task_force(table: &Table, to: HexId) -> Result<(), Refusal> {
    let here = together(table).ok_or(ShipRefusal::TaskForceApart)?;
    if here.distance(to) != 1 {
        return Err(Refusal::Ships(ShipRefusal::TaskForceOneHex(to)));
    }
    let groups = table.groups_in(here);
    match groups.iter().next() {
        Some(first) if !groups.iter().any(|group| can_sail(table, group)) => {
            Err(Refusal::Ships(ShipRefusal::GroupCrippled(first)))
        }
        _ => check_hex(table, groups, to),
    }
}

/// Whether any ship of a task group can move with it (12.41).
fn can_sail(table: &Table, group: TaskGroupId) -> bool {
    let mut ships = table.ships_of(group);
    ships.any(|ship| !stays_behind(table, ship))
}

/// The hex of Task Force 58 while it can move as one.
fn together(table: &Table) -> Option<HexId> {
    let mut hexes = table.groups_at_sea().map(|group| group.hex);
    let here = hexes.next()?;
    (hexes.all(|hex| hex == here) && table.markers.moved.is_empty()).then_some(here)
}

/// Some task groups of one hex move together, and leave the others or come to others (6.33).
fn check_groups(table: &Table, groups: TaskGroupSet, to: HexId) -> Result<(), Refusal> {
    if !table.has_all_rules() {
        return Err(Refusal::Ships(ShipRefusal::NoParting));
    }
    let mut from: Option<(TaskGroupId, HexId)> = None;
    for group in groups.iter() {
        let hex = hex_of_group(table, group)?;
        if table.markers.moved.contains(group) {
            return Err(Refusal::Ships(ShipRefusal::GroupHasMoved(group)));
        }
        let (one, here) = *from.get_or_insert((group, hex));
        if here != hex {
            let other = group;
            return Err(Refusal::Ships(ShipRefusal::GroupsApart { one, other }));
        }
        if here.distance(to) != 1 {
            return Err(Refusal::Ships(ShipRefusal::GroupOneHex { group, to }));
        }
        if !can_sail(table, group) {
            return Err(Refusal::Ships(ShipRefusal::GroupCrippled(group)));
        }
    }
    from.ok_or(ShipRefusal::NoGroupsChosen)?;
    check_hex(table, groups, to)
}

/// The hex of a task group that is at sea.
fn hex_of_group(table: &Table, id: TaskGroupId) -> Result<HexId, ShipRefusal> {
    let mut groups = table.groups_at_sea();
    let group = groups.find(|group| group.id == id);
    group
        .map(|group| group.hex)
        .ok_or(ShipRefusal::NoTaskGroup(id))
}

/// Whether task groups may enter a hex: no island with carriers, and no hex of the enemy (6.34, 6.35).
fn check_hex(table: &Table, groups: TaskGroupSet, to: HexId) -> Result<(), Refusal> {
    let mut ships = groups.iter().flat_map(|group| table.ships_of(group));
    // 12.41: those that stay behind enter nothing.
    let comes = |ship: &ShipId| !stays_behind(table, *ship);
    let carriers = ships.any(|ship| ship.data().kind.is_carrier() && comes(&ship));
    check_island(carriers, to)?;
    check_enemy(table, to)
}

fn check_island(carriers: bool, to: HexId) -> Result<(), Refusal> {
    if carriers && ISLANDS.iter().any(|island| island.hex == to) {
        Err(Refusal::Ships(ShipRefusal::IslandHex(to)))
    } else {
        Ok(())
    }
}

/// A hex of the enemy is closed (6.35), unless only crippled ships are in it (12.46).
fn check_enemy(table: &Table, to: HexId) -> Result<(), Refusal> {
    let mut there = table.forces.iter().filter(|force| force.hex == to);
    let open = |force| table.has_all_rules() && table.is_all_crippled(force);
    match there.find(|force| !open(force)) {
        Some(force) => Err(Refusal::Ships(ShipRefusal::EnemyHex {
            force: force.id,
            hex: to,
        })),
        None => Ok(()),
    }
}

/// A crippled ship is towed one hex, in every third turn (12.42). She keeps out of the same hexes as a task group
/// of ships like her.
fn check_towing(table: &Table, ship: ShipId, to: HexId) -> Result<(), Refusal> {
    let from = table.hex_of_ship(ship).filter(|_| !table.is_sunk(ship));
    let from = from.filter(|_| table.has_all_rules());
    let crippled = table.condition(ship) == Condition::Crippled && ship.is_us();
    let Some(from) = from.filter(|_| crippled) else {
        return Err(Refusal::Ships(ShipRefusal::NotCrippled(ship)));
    };
    if !table.turn.can_tow() {
        Err(Refusal::Ships(ShipRefusal::NoTowingNow))
    } else if table.markers.towed.contains(ship) {
        Err(Refusal::Ships(ShipRefusal::TowedAlready(ship)))
    } else if from.distance(to) != 1 {
        Err(Refusal::Ships(ShipRefusal::TowOneHex { ship, to }))
    } else {
        check_island(ship.data().kind.is_carrier(), to)?;
        check_enemy(table, to)
    }
}

/// Whether a ship does not come along when her task group moves (12.41).
fn stays_behind(table: &Table, ship: ShipId) -> bool {
    table.has_all_rules() && table.condition(ship) == Condition::Crippled
}

/// The hexes Task Force 58 may move to as one (6.34, 6.35).
pub fn task_force_moves(table: &Table) -> Vec<HexId> {
    let around = together(table).into_iter().flat_map(HexId::neighbours);
    around
        .filter(|to| check_task_force(table, *to).is_ok())
        .collect()
}

/// The hexes that some task groups may move to together (6.33-6.35).
pub fn task_group_moves(table: &Table, groups: TaskGroupSet) -> Vec<HexId> {
    let first = groups.iter().next();
    let here = first.and_then(|group| hex_of_group(table, group).ok());
    let around = here.into_iter().flat_map(HexId::neighbours);
    around
        .filter(|to| check_groups(table, groups, *to).is_ok())
        .collect()
}

/// The hexes that a crippled ship may be towed to (12.42).
pub fn towing_moves(table: &Table, ship: ShipId) -> Vec<HexId> {
    let here = table.hex_of_ship(ship);
    let around = here.into_iter().flat_map(HexId::neighbours);
    around
        .filter(|to| check_towing(table, ship, *to).is_ok())
        .collect()
}

/// Whether any ships can still move at the chit.
pub fn can_still_move(table: &Table) -> bool {
    moves(table).next().is_some()
}

/// The task groups that have not moved and can, hex by hex (6.33, 12.41).
pub fn ready_to_sail(table: &Table) -> Vec<(HexId, TaskGroupSet)> {
    let mut hexes: Vec<(HexId, TaskGroupSet)> = Vec::new();
    for group in table.groups_at_sea() {
        let is_new = !hexes.iter().any(|(hex, _)| *hex == group.hex);
        let able =
            |group: &TaskGroupId| can_sail(table, *group) && !table.markers.moved.contains(*group);
        if is_new {
            let groups = table.groups_in(group.hex);
            hexes.push((group.hex, groups.iter().filter(able).collect()));
        }
    }
    hexes.retain(|(_, groups)| !groups.is_empty());
    hexes
}

/// The legal orders: Task Force 58 as one, what is left of the task groups of each hex together, each of several
/// alone, and each crippled ship. Any other number of task groups of a hex the player may move as well.
pub(crate) fn legal_us_movement(table: &Table) -> Vec<Order> {
    moves(table).chain([Order::GoOn]).collect()
}

fn moves(table: &Table) -> impl Iterator<Item = Order> {
    let as_one = task_force_moves(table).into_iter();
    let as_one = as_one.map(|to| Order::MoveTaskForce { to });
    let groups = companies(table).into_iter().flat_map(|groups| {
        let moves = task_group_moves(table, groups).into_iter();
        moves.map(move |to| Order::MoveTaskGroups { groups, to })
    });
    let towed = ShipId::all().filter(|ship| ship.is_us());
    let towed = towed.flat_map(|ship| {
        let moves = towing_moves(table, ship).into_iter();
        moves.map(move |to| Order::Tow { ship, to })
    });
    as_one.chain(groups).chain(towed)
}

/// What may move by itself: of each hex the task groups that have not moved and can, together, unless that is the
/// whole of Task Force 58; and each of several alone.
fn companies(table: &Table) -> Vec<TaskGroupSet> {
    let mut companies: Vec<TaskGroupSet> = Vec::new();
    let able =
        |group: &TaskGroupId| can_sail(table, *group) && !table.markers.moved.contains(*group);
    for group in table.groups_at_sea() {
        let here: TaskGroupSet = table.groups_in(group.hex).iter().filter(able).collect();
        if !here.is_empty() && !companies.contains(&here) && together(table).is_none() {
            companies.push(here);
        }
        if here.len() > 1 && here.contains(group.id) {
            companies.push(group.id.into());
        }
    }
    companies
}

/// Carries a move out.
pub(crate) fn move_ships(play: &mut Play, order: Order) {
    match order {
        Order::MoveTaskForce { to } => {
            let Some(from) = together(&play.table) else {
                return;
            };
            leave_cripples(play, play.table.groups_in(from));
            play.happen(Event::Forces(ForceEvent::TaskForceMoved {
                what: "Task Force 58",
                from,
                to,
            }));
            sink_cripples_in(play, to);
        }
        Order::MoveTaskGroups { groups, to } => {
            let first = groups.iter().next();
            let Some(Ok(from)) = first.map(|group| hex_of_group(&play.table, group)) else {
                return;
            };
            leave_cripples(play, groups);
            let what = groups;
            play.happen(Event::Fleet(FleetEvent::GroupsMoved { what, from, to }));
            sink_cripples_in(play, to);
        }
        Order::Tow { ship, to } => {
            leave(play, ship);
            if let Some(from) = play.table.hex_of_ship(ship) {
                let what = ship;
                play.happen(Event::Fleet(FleetEvent::Towed { what, from, to }));
            }
        }
        _ => {}
    }
}

/// The crippled ships of task groups that move are left where they are (12.41).
fn leave_cripples(play: &mut Play, groups: TaskGroupSet) {
    let ships = groups.iter().flat_map(|group| play.table.ships_of(group));
    let staying: Vec<ShipId> = ships
        .filter(|ship| stays_behind(&play.table, *ship))
        .collect();
    staying.into_iter().for_each(|ship| leave(play, ship));
}

/// Leaves a ship that sails with a task group on the map by herself.
fn leave(play: &mut Play, ship: ShipId) {
    let group = play.table.group_of(ship);
    if let (Some(group), Some(hex)) = (group, play.table.hex_of_ship(ship)) {
        play.happen(Event::Fleet(FleetEvent::LeftBehind { ship, group, hex }));
    }
}

/// A task group that comes upon crippled ships of the enemy has sunk them (12.46).
fn sink_cripples_in(play: &mut Play, hex: HexId) {
    let there = play.table.forces.iter();
    let there = there.filter(|force| force.hex == hex && play.table.is_all_crippled(force));
    let ships: Vec<ShipId> = there.flat_map(|force| force.ships.clone()).collect();
    for ship in ships {
        overtaken(play, ship, hex);
    }
    remove_the_sunk(play);
}

/// A Japanese surface force that has entered a hex has sunk the crippled US ships that lie there by themselves
/// (12.46).
pub(crate) fn overtake(play: &mut Play, force: ForceId) {
    let Some(force) = play.table.force(force) else {
        return;
    };
    let hex = force.hex;
    if !force.intelligence.is_surface_force() || play.table.is_all_crippled(force) {
        return;
    }
    let there = play.table.left_behind().filter(|(_, at)| *at == hex);
    let ships: Vec<ShipId> = there.map(|(ship, _)| ship).collect();
    for ship in ships {
        overtaken(play, ship, hex);
    }
}

fn overtaken(play: &mut Play, ship: ShipId, hex: HexId) {
    play.happen(Event::Fleet(FleetEvent::Overtaken { ship, hex }));
    go_down(play, ship);
}
