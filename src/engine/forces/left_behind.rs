//! Crippled Japanese ships: they stay behind when their force moves, are towed home by themselves, and are lost to US
//! ships that come upon them (12.41-12.43, 12.46).

use super::force::{Force, ForceId};
use super::hits::{lose_the_last_carrier, remove_the_sunk, sink};
use crate::engine::event::{ButaiEvent, Event};
use crate::engine::map::HexId;
use crate::engine::play::Play;
use crate::engine::scenario::Scenario;
use crate::engine::ships::{Condition, ShipId};
use crate::engine::table::Table;

/// Crippled ships move in turns whose time ends in this: every third (12.42).
const MINUTES_OF_TOWING: u16 = 30;

/// Leaves the crippled ships of a force that moves on where they are, each a force of her own (12.41). Says which
/// counter the force has without them (9.13).
pub(super) fn leave_cripples(play: &mut Play, id: ForceId) -> ForceId {
    let Some(force) = play.table.force(id) else {
        return id;
    };
    if !leaves_cripples(&play.table) || is_crippled(&play.table, force) {
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

/// Whether crippled ships stay behind: not where the scenario keeps them with their forces.
fn leaves_cripples(table: &Table) -> bool {
    let scenario = Scenario::numbered(table.scenario);
    scenario.is_some_and(|scenario| scenario.force_raids.is_some())
}

fn crippled(table: &Table, force: &Force) -> impl Iterator<Item = ShipId> {
    let ships = force.ships.iter().copied();
    ships.filter(|ship| table.condition(*ship) == Condition::Crippled)
}

/// Whether nothing of a force can move by itself: a crippled ship alone, or a force of nothing else (12.42).
pub(super) fn is_crippled(table: &Table, force: &Force) -> bool {
    leaves_cripples(table)
        && !force.ships.is_empty()
        && crippled(table, force).count() == force.ships.len()
}

/// Whether a force can move in this turn: crippled ships are towed in turns that end in 30 (12.42).
pub(super) fn can_move(table: &Table, force: &Force) -> bool {
    !is_crippled(table, force) || table.turn.time() % 100 == MINUTES_OF_TOWING
}

/// US ships that come into the hex of crippled ships sink them (12.46).
pub(crate) fn scuttle(play: &mut Play, hex: HexId) {
    let there = play.table.forces.iter();
    let there = there.filter(|force| force.hex == hex && force.id.is_cripple());
    let ships: Vec<ShipId> = there.flat_map(|force| force.ships.clone()).collect();
    for ship in ships {
        play.happen(Event::Butai(ButaiEvent::Scuttled { ship, hex }));
        sink(play, ship);
    }
    remove_the_sunk(play);
}
