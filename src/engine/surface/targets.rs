//! Who fires in a round, and on whom (21.22-21.24).

use std::cmp::Reverse;

use super::meeting::{Meeting, Side};
use super::sides::{Weight, fires_as, side, weight};
use crate::engine::clock::Light;
use crate::engine::event::{Choice, Event, SurfaceEvent};
use crate::engine::insertion_sort::InsertionSort;
use crate::engine::order::Order;
use crate::engine::refusal::{Refusal, SurfaceRefusal};
use crate::engine::ships::ShipId;
use crate::engine::table::Table;
use crate::engine::title::Play;

/// The ships of a side that fire in the round (21.22).
pub fn firing(table: &Table, whose: Side) -> Vec<ShipId> {
    let Some(meeting) = &table.markers.meeting else {
        return Vec::new();
    };
    let least = match table.light() {
        Light::Night if meeting.round == 1 && meeting.surprised == Some(whose) => {
            return Vec::new();
        }
        Light::Night => Some(Weight::Destroyer),
        Light::Day | Light::Dusk => lightest_by_day(table, meeting),
    };
    let mut ships = side(table, meeting, whose);
    ships.retain(|ship| fires_as(*ship).is_some_and(|weight| Some(weight) >= least));
    ships
}

/// The lightest class that fires by day: first the heaviest of both sides, then the heaviest of the side that has only
/// lighter ones.
fn lightest_by_day(table: &Table, meeting: &Meeting) -> Option<Weight> {
    let heaviest = |whose| {
        let ships = side(table, meeting, whose).into_iter();
        ships.filter_map(fires_as).max()
    };
    match (meeting.round, heaviest(Side::Us), heaviest(Side::Japanese)) {
        (0 | 1, ours, theirs) => ours.max(theirs),
        (_, Some(ours), Some(theirs)) => Some(ours.min(theirs)),
        (_, ours, theirs) => ours.or(theirs),
    }
}

/// The Japanese ships that fire are matched with targets, the heaviest first; at night the destroyers after them, as if
/// nobody had begun (21.23).
pub(super) fn match_up_the_japanese(play: &mut Play) {
    let Some(meeting) = play.table.markers.meeting.clone() else {
        return;
    };
    let targets = side(&play.table, &meeting, Side::Us);
    let is_night = play.table.light() == Light::Night;
    let apart = |ship: &ShipId| is_night && weight(*ship) == Weight::Destroyer;
    let (destroyers, mut line): (Vec<ShipId>, Vec<ShipId>) = firing(&play.table, Side::Japanese)
        .into_iter()
        .partition(apart);
    line.insertion_sort_by_key(|ship| Reverse(weight(*ship)));
    match_up(play, &line, &targets);
    match_up(play, &destroyers, &targets);
}

/// Each takes the heaviest target that the fewest fire on, ties at random.
fn match_up(play: &mut Play, firing: &[ShipId], targets: &[ShipId]) {
    let mut under_fire: Vec<(ShipId, u8)> = targets.iter().map(|ship| (*ship, 0)).collect();
    for ship in firing.iter().copied() {
        let fewest = under_fire.iter().map(|(_, times)| *times).min();
        let free = || {
            under_fire
                .iter()
                .filter(|(_, times)| Some(*times) == fewest)
        };
        let heaviest = free().map(|(at, _)| weight(*at)).max();
        let among = free().map(|(at, _)| *at);
        let among: Vec<ShipId> = among.filter(|at| Some(weight(*at)) == heaviest).collect();
        if among.is_empty() {
            return;
        }
        let at = play.pick(Choice::SurfaceTarget(ship), &among);
        for (_, times) in under_fire.iter_mut().filter(|(it, _)| *it == at) {
            *times += 1;
        }
        play.happen(Event::Surface(SurfaceEvent::Aimed { ship, at }));
    }
}

/// Whether ships of ours may fire so (21.24).
pub(crate) fn check_firing(table: &Table, order: Order) -> Result<(), Refusal> {
    match order {
        // Who has no target does not fire.
        Order::Fight => Ok(()),
        Order::FireOn { ship, at } => check_aim(table, ship, at).map_err(Refusal::Surface),
        _ => Err(Refusal::NotAsked),
    }
}

fn check_aim(table: &Table, ship: ShipId, at: ShipId) -> Result<(), SurfaceRefusal> {
    let meeting = table.markers.meeting.as_ref();
    let meeting = meeting.ok_or(SurfaceRefusal::DoesNotFire(ship))?;
    if !firing(table, Side::Us).contains(&ship) {
        return Err(SurfaceRefusal::DoesNotFire(ship));
    }
    if meeting.aims.iter().any(|aim| aim.ship == ship) {
        return Err(SurfaceRefusal::HasHerTarget(ship));
    }
    let enemies = side(table, meeting, Side::Japanese);
    if !enemies.contains(&at) {
        return Err(SurfaceRefusal::NotInTheFight(at));
    }
    let is_under_fire = |ship: ShipId| meeting.aims.iter().any(|aim| aim.at == ship);
    let mut others = enemies.into_iter().filter(|it| weight(*it) == weight(at));
    match others.find(|other| is_under_fire(at) && !is_under_fire(*other)) {
        Some(other) => Err(SurfaceRefusal::OthersFirst { at, other }),
        None => Ok(()),
    }
}

/// The ships that one of ours may fire on now (21.24).
pub fn targets_for(table: &Table, ship: ShipId) -> Vec<ShipId> {
    let Some(meeting) = &table.markers.meeting else {
        return Vec::new();
    };
    let mut enemies = side(table, meeting, Side::Japanese);
    enemies.retain(|at| check_aim(table, ship, *at).is_ok());
    enemies
}

pub(crate) fn legal_firing(table: &Table) -> Vec<Order> {
    let aims = firing(table, Side::Us).into_iter().flat_map(|ship| {
        let targets = targets_for(table, ship).into_iter();
        targets.map(move |at| Order::FireOn { ship, at })
    });
    aims.chain([Order::Fight]).collect()
}
