//! How the staff uses the submarines (14.1):
//!
//! - across the expected track, as they are placed, until what may be carriers comes near, and then towards it;
//! - at carriers, and at whatever may prove to be carriers, when the die is better than a long shot;
//! - carriers are attacked, the one for whom it brings most; what nobody knows and no search has located is kept in sight
//!   until one has.

use super::hunting;
use crate::engine::fleet::{
    Submarine, SubmarineId, SubmarineTask, enough_for_any_carrier, torpedo_targets,
};
use crate::engine::forces::{Detection, Force, ForceId, Intelligence};
use crate::engine::forecast::submarines::{contact_in_ten, worth_of_torpedoes};
use crate::engine::map::HexId;
use crate::engine::order::Order;
use crate::engine::table::Table;

/// So many faces of the die, of ten, are worth a move into the hex of a force.
const WORTH_A_MOVE: u8 = 3;
/// A submarine comes up on carriers, and on what may be carriers, that are no farther off, in hexes.
const IN_REACH: u8 = 9;

/// The next order when the chit of the submarines has been drawn.
pub(crate) fn next_order(table: &Table) -> Order {
    let mut at_sea = table.submarines.at_sea.iter();
    at_sea
        .find_map(|submarine| next(table, submarine))
        .unwrap_or(Order::GoOn)
}

/// The orders of all that sail now, whatever they find there.
pub(crate) fn moves(table: &Table) -> Vec<Order> {
    let at_sea = table.submarines.at_sea.iter();
    at_sea
        .filter_map(|submarine| next(table, submarine))
        .filter(|order| matches!(order, Order::MoveSubmarine { .. }))
        .collect()
}

/// What a submarine does next, if anything.
fn next(table: &Table, submarine: &Submarine) -> Option<Order> {
    if submarine.is_pinned() || submarine.task == SubmarineTask::Done {
        return None;
    }
    let id = submarine.id;
    if let Some(force) = submarine.shadows() {
        let force = table.force(force)?;
        return match stays_in_sight(force) {
            true => None,
            false if is_worth_a_shot(table, force) => Some(shot(table, id, force)),
            false => Some(Order::StopShadowing { submarine: id }),
        };
    }
    let here = best(table, submarine, |force| {
        (force.hex == submarine.hex).then_some(submarine.entered_from)
    });
    if let Some((force, _)) = here {
        return Some(Order::SeekContact {
            submarine: id,
            force: force.id,
        });
    }
    if submarine.task == SubmarineTask::Looking {
        return None;
    }
    let beside = best(table, submarine, |force| {
        (force.hex.distance(submarine.hex) == 1).then_some(Some(submarine.hex))
    });
    match beside {
        Some((force, faces)) if faces >= WORTH_A_MOVE => Some(Order::MoveSubmarine {
            submarine: id,
            to: force.hex,
        }),
        // Behind a force there is nothing to be had: it waits for the next.
        Some(_) => None,
        None => come_up(table, submarine),
    }
}

/// The force that promises most, with the faces of the die on which it is found; `entered_from` says of each whether it
/// is to be had, and from which hex the submarine comes.
fn best<'a>(
    table: &'a Table,
    submarine: &Submarine,
    entered_from: impl Fn(&Force) -> Option<Option<HexId>>,
) -> Option<(&'a Force, u8)> {
    let forces = table.forces.iter();
    let worth_it = forces.filter(|force| is_worth_a_shot(table, force));
    let odds = worth_it.filter_map(|force| {
        let from = entered_from(force)?;
        let faces = contact_in_ten(table, submarine.id, from, force);
        (faces > 0).then_some((force, faces))
    });
    odds.max_by_key(|(force, faces)| u16::from(*faces) * weight(force))
}

/// Carriers are worth twice what may be carriers.
fn weight(force: &Force) -> u16 {
    if force.intelligence.is_carrier_force() {
        2
    } else {
        1
    }
}

/// Why torpedoes at a force bring nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoShot {
    /// It has no carriers.
    NoCarriers,
    /// All its carriers are going down already.
    GoingDown,
    /// So many hits wait on it that they sink whomever they fall on (14.162).
    HitEnough,
}

/// Why torpedoes at a force would bring nothing; nothing where they may.
pub fn no_shot(table: &Table, force: &Force) -> Option<NoShot> {
    match force.intelligence {
        Intelligence::Level4Carriers => {
            let may_hit = hunting::has_carriers_to_hit(table, force);
            (!may_hit).then_some(NoShot::GoingDown)
        }
        known if known.is_surface_force() => Some(NoShot::NoCarriers),
        _ => {
            let is_enough = force.hits.total() >= enough_for_any_carrier(table);
            is_enough.then_some(NoShot::HitEnough)
        }
    }
}

fn is_worth_a_shot(table: &Table, force: &Force) -> bool {
    no_shot(table, force).is_none()
}

/// Moves nearer to what may have carriers and is not far off: a hex a turn, towards those who come its way.
fn come_up(table: &Table, submarine: &Submarine) -> Option<Order> {
    let forces = table.forces.iter();
    let carriers = forces.filter(|force| is_worth_a_shot(table, force));
    let near = carriers.filter(|force| force.hex.distance(submarine.hex) <= IN_REACH);
    let target = near.min_by_key(|force| {
        let is_known = force.intelligence.is_carrier_force();
        (force.hex.distance(submarine.hex), !is_known)
    })?;
    let beside = submarine.hex.neighbours();
    let to = beside.min_by_key(|hex| hex.distance(target.hex))?;
    Some(Order::MoveSubmarine {
        submarine: submarine.id,
        to,
    })
}

/// What has just been found: kept in sight, or attacked.
pub(crate) fn contact(table: &Table, submarine: SubmarineId, force: ForceId) -> Order {
    match table.force(force) {
        Some(force) if stays_in_sight(force) || !is_worth_a_shot(table, force) => Order::Shadow,
        Some(force) => shot(table, submarine, force),
        None => Order::Shadow,
    }
}

/// Whether it is better to keep a force in sight: nobody knows what it is, and no search has located it.
fn stays_in_sight(force: &Force) -> bool {
    let known = force.intelligence.is_carrier_force() || force.intelligence.is_surface_force();
    !known && force.detection < Detection::Located
}

/// Fires on the force, or on the carrier for whom it brings most.
fn shot(table: &Table, submarine: SubmarineId, force: &Force) -> Order {
    let targets = torpedo_targets(force).into_iter();
    let ship = targets.max_by_key(|ship| ship.map(|ship| worth_of_torpedoes(table, ship)));
    Order::Torpedo {
        submarine,
        ship: ship.flatten(),
    }
}
