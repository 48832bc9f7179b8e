//! Crippled Japanese ships: they stay behind when their force moves, and are towed home by themselves (12.41-12.43).

use super::force::{Force, ForceId};
use super::hits::lose_the_last_carrier;
use crate::engine::event::{ButaiEvent, Event};
use crate::engine::ships::{Condition, ShipId};
use crate::engine::table::Table;
use crate::engine::title::Play;

/// Leaves the crippled ships of a force that moves on where they are, each a force of her own (12.41). Says which
/// counter the force has without them (9.13).
pub(crate) fn leave_cripples(play: &mut Play, id: ForceId) -> ForceId {
    let Some(force) = play.table.force(id) else {
        return id;
    };
    if !play.table.has_all_rules() || is_crippled(&play.table, force) {
        return id;
    }
    let hex = force.hex;
    for ship in crippled(&play.table, force).collect::<Vec<_>>() {
        play.happen(Event::Butai(ButaiEvent::LeftBehind {
            what: ForceId::Cripple(ship),
            ship,
            force: id,
            hex,
        }));
    }
    lose_the_last_carrier(play, id)
}

fn crippled(table: &Table, force: &Force) -> impl Iterator<Item = ShipId> {
    let ships = force.ships.iter().copied();
    ships.filter(|ship| table.condition(*ship) == Condition::Crippled)
}

/// Whether nothing of a force can move by itself: a crippled ship alone, or a force of nothing else (12.42).
pub(super) fn is_crippled(table: &Table, force: &Force) -> bool {
    table.has_all_rules() && table.is_all_crippled(force)
}

/// Whether a force can move in this turn: crippled ships only in those in which they can be towed (12.42).
pub(super) fn can_move(table: &Table, force: &Force) -> bool {
    !is_crippled(table, force) || table.turn.can_tow()
}
