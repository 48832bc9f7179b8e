//! Who is to sail at the US Move chit: task groups, together or apart, or a crippled ship in tow (6.33, 12.42).

use super::{Block, Choice, ChoiceLook, passage};
use crate::engine::fleet::{
    TaskGroupId, TaskGroupSet, ready_to_sail, sailing_orders, towing_moves, why_not_sail,
    why_not_towed,
};
use crate::engine::map::HexId;
use crate::engine::ships::ShipId;
use crate::engine::{Order, Refusal, Table};
use crate::view::{Action, Activity, Answer, refusal_in_words, wording};

/// Who is to sail: what the lit hexes are for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sailors {
    /// Task groups of one hex.
    Groups(TaskGroupSet),
    /// A crippled ship in tow.
    Cripple(ShipId),
}

/// Who is to sail as the player has chosen; at first the most task groups that lie together, or else the first crippled
/// ship that can be towed.
pub fn sailors(table: &Table, activity: Activity) -> Option<Sailors> {
    let ready = ready_to_sail(table);
    match activity {
        Activity::Sailing(chosen) if is_choice(&ready, chosen) => Some(Sailors::Groups(chosen)),
        Activity::Towing(ship) if !towing_moves(table, ship).is_empty() => {
            Some(Sailors::Cripple(ship))
        }
        _ => {
            let ready = ready.into_iter().rev();
            let most = ready.max_by_key(|(_, groups)| groups.len());
            most.map(|(_, groups)| Sailors::Groups(groups)).or_else(|| {
                let mut cripples = table.crippled_us_ships().map(|(ship, _)| ship);
                let towed = cripples.find(|ship| !towing_moves(table, *ship).is_empty());
                towed.map(Sailors::Cripple)
            })
        }
    }
}

/// Whether some task groups can be chosen together. None of them is a choice too, while one is made.
fn is_choice(ready: &[(HexId, TaskGroupSet)], chosen: TaskGroupSet) -> bool {
    let within = |groups: &TaskGroupSet| chosen.without(*groups).is_empty();
    ready.iter().any(|(_, groups)| within(groups))
}

/// The moves that they have.
pub fn moves(table: &Table, sailors: Sailors) -> Vec<Order> {
    match sailors {
        Sailors::Groups(groups) => sailing_orders(table, groups),
        Sailors::Cripple(ship) => {
            let moves = towing_moves(table, ship).into_iter();
            moves.map(|to| Order::Tow { ship, to }).collect()
        }
    }
}

/// The hex they are in.
pub fn from(table: &Table, sailors: Sailors) -> Option<HexId> {
    match sailors {
        Sailors::Groups(groups) => Some(table.task_group(groups.iter().next()?)?.hex),
        Sailors::Cripple(ship) => table.hex_of_ship(ship),
    }
}

/// Where a move ends.
pub const fn end_of(order: Order) -> Option<HexId> {
    match order {
        Order::MoveTaskForce { to } | Order::MoveTaskGroups { to, .. } | Order::Tow { to, .. } => {
            Some(to)
        }
        _ => None,
    }
}

/// They by name: "Task Force 58", "Task Groups 58.2 and 58.3", "Princeton in tow".
pub fn named(table: &Table, sailors: Sailors) -> String {
    match sailors {
        Sailors::Groups(groups) => wording::task_groups(table, groups),
        Sailors::Cripple(ship) => format!("{ship} in tow"),
    }
}

/// The choice of who is to sail, hex by hex, and who comes along and who stays wherever they sail; nothing by the rules
/// under which the fleet stays together.
pub(super) fn choice(table: &Table, sailors: Option<Sailors>) -> Vec<Block> {
    if !table.has_all_rules() {
        return Vec::new();
    }
    let mut hexes: Vec<HexId> = Vec::new();
    let groups = table.groups_at_sea().map(|group| group.hex);
    for hex in groups.chain(table.crippled_us_ships().map(|(_, hex)| hex)) {
        if !hexes.contains(&hex) {
            hexes.push(hex);
        }
    }
    let places = hexes.into_iter().map(|hex| place(table, hex, sailors));
    let along = sailors.map(|sailors| Block::Remarks(passage::along(table, sailors)));
    places.map(Block::Choice).chain(along).collect()
}

/// The task groups and the crippled ships of a hex.
fn place(table: &Table, hex: HexId, sailors: Option<Sailors>) -> Choice {
    let groups = table.groups_in(hex).iter();
    let groups = groups.map(|group| tick_group(table, group, hex, sailors));
    let cripples = table.crippled_us_ships().filter(|(_, at)| *at == hex);
    let cripples = cripples.map(|(ship, _)| tick_cripple(table, ship, sailors));
    Choice {
        look: ChoiceLook::Ticks,
        name: match table.groups_in(hex).is_empty() {
            true => format!("Left behind in {hex}"),
            false => format!("{} in {hex}", wording::fleet_in(table, hex)),
        },
        answers: groups.chain(cripples).collect(),
        ..Choice::default()
    }
}

/// A task group: a click has her sail with those chosen in her hex, or stay; where others are chosen, with all that can
/// of her own hex.
fn tick_group(table: &Table, group: TaskGroupId, hex: HexId, sailors: Option<Sailors>) -> Answer {
    let ready = ready_to_sail(table).into_iter();
    let here = ready.into_iter().find(|(at, _)| *at == hex);
    let here = here.map_or(TaskGroupSet::EMPTY, |(_, groups)| groups);
    let chosen = match sailors {
        Some(Sailors::Groups(groups)) if groups.without(here).is_empty() => groups,
        _ => TaskGroupSet::EMPTY,
    };
    let is_chosen = chosen.contains(group);
    let is_elsewhere = sailors.and_then(|sailors| from(table, sailors)) != Some(hex);
    let after = match (is_chosen, is_elsewhere && chosen.is_empty()) {
        (true, _) => chosen.without(group.into()),
        (false, true) if sailors != Some(Sailors::Groups(TaskGroupSet::EMPTY)) => here,
        (false, _) => chosen.with(group.into()),
    };
    let refusal = why_not_sail(table, group);
    let stays = match table.markers.moved.contains(group) {
        true => "has moved".to_owned(),
        false => stays(table, group),
    };
    let answer = Answer {
        is_pressed: Some(is_chosen),
        ..Answer::of(
            Action::Begin(Activity::Sailing(after)),
            wording::task_group(group),
        )
    };
    answer
        .id(format!("sail-{}", group.0))
        .title(stays)
        .refused(refusal.map(|refusal| refusal_in_words(&Refusal::Ships(refusal))))
}

/// The crippled ships that stay behind if she sails (12.41).
fn stays(table: &Table, group: TaskGroupId) -> String {
    let crippled: Vec<String> = table.cripples_of(group).map(|it| it.to_string()).collect();
    let verb = if crippled.len() == 1 { "stays" } else { "stay" };
    match crippled.is_empty() {
        true => String::new(),
        false => format!("{} {verb} behind, crippled", wording::list(&crippled)),
    }
}

/// A crippled ship: a click has her towed.
fn tick_cripple(table: &Table, ship: ShipId, sailors: Option<Sailors>) -> Answer {
    let is_chosen = sailors == Some(Sailors::Cripple(ship));
    let refusal = why_not_towed(table, ship);
    let answer = Answer {
        is_pressed: Some(is_chosen),
        ..Answer::of(
            Action::Begin(Activity::Towing(ship)),
            format!("{ship}, crippled"),
        )
    };
    answer
        .id(format!("tow-{ship}"))
        .detail("to be towed, one hex in every third turn")
        .refused(refusal.map(|refusal| refusal_in_words(&refusal)))
}
