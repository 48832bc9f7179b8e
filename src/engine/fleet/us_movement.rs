//! US movement when its chit is drawn: Task Force 58 as one, task groups apart, crippled ships in tow (6.3, 12.4).

use super::air_unit::TaskGroupId;
use super::task_group_set::TaskGroupSet;
use crate::engine::combat::go_down;
use crate::engine::event::{Event, FleetEvent, ForceEvent};
use crate::engine::forces::{ForceId, remove_the_sunk};
use crate::engine::map::{HexId, ISLANDS, WindCourse};
use crate::engine::order::Order;
use crate::engine::record::Scope;
use crate::engine::refusal::{Refusal, ShipRefusal};
use crate::engine::ships::{Condition, ShipId};
use crate::engine::surface::{self, check_standing_by, legal_standing_by, stand_by};
use crate::engine::table::Table;
use crate::engine::title::Play;

/// Whether ships may move so at the US Move chit (6.32).
pub(crate) fn check_us_movement(table: &Table, order: Order) -> Result<(), Refusal> {
    match order {
        Order::MoveTaskForce { to } => check_task_force(table, to),
        Order::MoveTaskGroups { groups, to } => check_groups(table, groups, to),
        Order::Tow { ship, to } => check_towing(table, ship, to),
        Order::StandBy { ships, ship } => check_standing_by(table, ships, ship),
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

/// Why a task group cannot sail at this chit, wherever it is to go (6.33, 12.41).
pub fn why_not_sail(table: &Table, group: TaskGroupId) -> Option<ShipRefusal> {
    match () {
        () if table.markers.moved.contains(group) => Some(ShipRefusal::GroupHasMoved(group)),
        () if !can_sail(table, group) => Some(ShipRefusal::GroupCrippled(group)),
        () => None,
    }
}

/// The task groups in a hex that have not moved and can (6.33, 12.41).
fn ready_in(table: &Table, hex: HexId) -> TaskGroupSet {
    let groups = table.groups_in(hex).iter();
    groups
        .filter(|group| why_not_sail(table, *group).is_none())
        .collect()
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
        if let Some(why_not) = why_not_sail(table, group) {
            return Err(Refusal::Ships(why_not));
        }
        let (one, here) = *from.get_or_insert((group, hex));
        if here != hex {
            let other = group;
            return Err(Refusal::Ships(ShipRefusal::GroupsApart { one, other }));
        }
        if here.distance(to) != 1 {
            return Err(Refusal::Ships(ShipRefusal::GroupOneHex { group, to }));
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
    // 6.35: with surface combat they may meet the enemy.
    match surface::is_played(table) {
        true => Ok(()),
        false => check_enemy(table, to),
    }
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
pub fn stays_behind(table: &Table, ship: ShipId) -> bool {
    table.has_all_rules() && table.condition(ship) == Condition::Crippled
}

/// The hexes Task Force 58 may move to as one (6.34, 6.35).
pub fn task_force_moves(table: &Table) -> Vec<HexId> {
    let around = together(table).into_iter().flat_map(HexId::neighbours);
    around
        .filter(|to| check_task_force(table, *to).is_ok())
        .collect()
}

/// Those of them where nobody would be met: nobody is there, or crippled ships alone (12.46, 21.0).
pub fn unopposed_moves(table: &Table) -> Vec<HexId> {
    let mut moves = task_force_moves(table);
    moves.retain(|to| check_enemy(table, *to).is_ok());
    moves
}

/// Those of them that lie to windward of where it is (17.4); none where the wind is of no account.
pub fn windward_moves(table: &Table, from: HexId) -> Vec<HexId> {
    let Some(wind) = table.markers.wind else {
        return Vec::new();
    };
    let mut moves = unopposed_moves(table);
    moves.retain(|to| wind.course(from, *to) == WindCourse::Windward);
    moves
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

/// Why a crippled ship can be towed nowhere; nothing if she can (12.42).
pub fn why_not_towed(table: &Table, ship: ShipId) -> Option<Refusal> {
    let here = table.hex_of_ship(ship);
    let mut around = here.into_iter().flat_map(HexId::neighbours);
    let first = check_towing(table, ship, around.next()?).err()?;
    around
        .all(|to| check_towing(table, ship, to).is_err())
        .then_some(first)
}

/// The moves that task groups have together: as Task Force 58 while it is together and they are all of it that can
/// sail, or else by themselves (6.31, 6.33).
pub fn sailing_orders(table: &Table, groups: TaskGroupSet) -> Vec<Order> {
    match together(table) {
        Some(here) if ready_in(table, here) == groups => {
            let moves = task_force_moves(table).into_iter();
            moves.map(|to| Order::MoveTaskForce { to }).collect()
        }
        _ => {
            let moves = task_group_moves(table, groups).into_iter();
            moves
                .map(|to| Order::MoveTaskGroups { groups, to })
                .collect()
        }
    }
}

/// Whether any ships can still move at the chit.
pub fn can_still_move(table: &Table) -> bool {
    moves(table).next().is_some()
}

/// The task groups that have not moved and can, hex by hex (6.33, 12.41).
pub fn ready_to_sail(table: &Table) -> Vec<(HexId, TaskGroupSet)> {
    let mut hexes: Vec<(HexId, TaskGroupSet)> = Vec::new();
    for group in table.groups_at_sea() {
        if !hexes.iter().any(|(hex, _)| *hex == group.hex) {
            hexes.push((group.hex, ready_in(table, group.hex)));
        }
    }
    hexes.retain(|(_, groups)| !groups.is_empty());
    hexes
}

/// The legal orders: Task Force 58 as one, what is left of the task groups of each hex together, each of several
/// alone, and each crippled ship. Any other number of task groups of a hex the player may move as well.
pub(crate) fn legal_us_movement(table: &Table) -> Vec<Order> {
    let stay = legal_standing_by(table);
    moves(table).chain(stay).chain([Order::GoOn]).collect()
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
    for group in table.groups_at_sea() {
        let here = ready_in(table, group.hex);
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
    if let Order::StandBy { ships, ship } = order {
        return stand_by(play, ships, ship);
    }
    for event in sailing_events(&play.table, order) {
        play.happen(event);
    }
    // 21.16: where the enemy has others too, they are met first.
    if let Order::MoveTaskForce { to } | Order::MoveTaskGroups { to, .. } = order
        && check_enemy(&play.table, to).is_ok()
    {
        sink_cripples_in(play, to);
    }
}

/// Who is left behind by a move, and who sails.
pub(crate) fn sailing_events(table: &Table, order: Order) -> Vec<Event> {
    let (mut events, sails) = match order {
        Order::MoveTaskForce { to } => {
            let Some(from) = together(table) else {
                return Vec::new();
            };
            let what = "Task Force 58";
            let sails = ForceEvent::TaskForceMoved { what, from, to };
            (
                cripples_left(table, table.groups_in(from)),
                Event::Forces(sails),
            )
        }
        Order::MoveTaskGroups { groups, to } => {
            let first = groups.iter().next();
            let Some(Ok(from)) = first.map(|group| hex_of_group(table, group)) else {
                return Vec::new();
            };
            let what = groups;
            let sails = FleetEvent::GroupsMoved { what, from, to };
            (cripples_left(table, groups), Event::Fleet(sails))
        }
        Order::Tow { ship, to } => {
            let Some(from) = table.hex_of_ship(ship) else {
                return Vec::new();
            };
            let what = ship;
            let sails = FleetEvent::Towed { what, from, to };
            (left(table, ship).into_iter().collect(), Event::Fleet(sails))
        }
        _ => return Vec::new(),
    };
    events.push(sails);
    events
}

/// The crippled ships of task groups that move are left where they are (12.41).
pub(crate) fn cripples_left(table: &Table, groups: TaskGroupSet) -> Vec<Event> {
    let ships = groups.iter().flat_map(|group| table.ships_of(group));
    let staying = ships.filter(|ship| stays_behind(table, *ship));
    staying.filter_map(|ship| left(table, ship)).collect()
}

/// A ship that sails with a task group is on the map by herself from then on.
pub(crate) fn left(table: &Table, ship: ShipId) -> Option<Event> {
    let (group, hex) = (table.group_of(ship)?, table.hex_of_ship(ship)?);
    Some(Event::Fleet(FleetEvent::LeftBehind { ship, group, hex }))
}

/// The crippled ships of the enemy that task groups come upon in a hex (12.46).
pub(crate) fn cripples_met(table: &Table, hex: HexId) -> Vec<ShipId> {
    let there = table.forces.iter().filter(|force| force.hex == hex);
    let crippled = there.filter(|force| table.is_all_crippled(force));
    crippled.flat_map(|force| force.ships.clone()).collect()
}

/// A task group that comes upon crippled ships of the enemy has sunk them (12.46).
fn sink_cripples_in(play: &mut Play, hex: HexId) {
    for ship in cripples_met(&play.table, hex) {
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

pub(crate) fn overtaken(play: &mut Play, ship: ShipId, hex: HexId) {
    play.scoped(Scope::Overtaken { ship }, |play| {
        play.happen(Event::Fleet(FleetEvent::Overtaken { ship, hex }));
        go_down(play, ship);
    });
}
