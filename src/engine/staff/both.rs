//! A battle in which the enemy raids and has yet to be found: the fighters wait as they do for raids that are announced,
//! a few attack planes stand ready to search, and more of them once carriers are known and near enough to strike.

use super::hunting;
use super::schedule::raids_are_over;
use crate::engine::event::Deck;
use crate::engine::fleet::{AirUnitId, CarrierId, CarrierType, UnitSet};
use crate::engine::game::Game;
use crate::engine::order::Order;
use crate::engine::table::Table;

/// Attack planes that a carrier of the scouts keeps ready.
const SCOUTS: u8 = 1;
/// Attack planes that every fleet carrier readies while there is a target in reach and no raid in sight.
const STRIKERS: u8 = 2;

/// Whether the forces of the scenario raid.
pub(super) fn is_it(game: &Game) -> bool {
    game.scenario().force_raids.is_some()
}

/// How many attack planes a carrier is to have ready or in servicing.
fn wanted(game: &Game, carrier: CarrierId) -> u8 {
    let table = game.table();
    if !is_it(game) || carrier.data().kind != CarrierType::Cv || raids_are_over(game) {
        return 0;
    }
    let quiet = table.inbound().next().is_none();
    if quiet && hunting::has_target(game) {
        return STRIKERS;
    }
    // One fleet carrier of each group scouts, as long as there is something to find.
    let group = carrier.data().group;
    let mut sisters = table.decks.iter().map(|deck| deck.carrier);
    let first = sisters.find(|it| it.data().group == group && it.data().kind == CarrierType::Cv);
    let unknown = |table: &Table| {
        let mut forces = table.forces.iter();
        forces.any(|force| !force.intelligence.is_complete())
    };
    u8::from(first == Some(carrier) && unknown(table)) * SCOUTS
}

/// The attack planes of a carrier that are ready, or on their way to it.
fn readied(table: &Table, carrier: CarrierId) -> UnitSet {
    let deck = table.deck(carrier);
    let boxes = [Deck::Ready, Deck::Servicing].map(|place| {
        let units = deck.map_or(UnitSet::EMPTY, |deck| deck.at(place));
        units.without(units.fighters())
    });
    boxes[0].with(boxes[1])
}

/// Brings an attack plane into servicing where one is wanted.
pub(super) fn service(game: &Game) -> Option<Order> {
    let table = game.table();
    let mut planes = table.decks.iter().filter_map(|deck| {
        let short = readied(table, deck.carrier).len() < wanted(game, deck.carrier);
        let hangar = deck.at(Deck::Hangar);
        let planes = hangar.without(hangar.fighters());
        planes.iter().next().filter(|_| short)
    });
    planes.find_map(|unit| {
        let order = Order::Service { unit };
        game.check(order).is_ok().then_some(order)
    })
}

/// Whether an attack plane may stay where it stands, ready or in servicing: no more of them do than are wanted.
pub(super) fn may_stay(game: &Game, unit: AirUnitId) -> bool {
    let table = game.table();
    let Some((deck, _)) = table.aboard(unit) else {
        return false;
    };
    let carrier = deck.carrier;
    readied(table, carrier).len() <= wanted(game, carrier)
}
