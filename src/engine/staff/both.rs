//! A battle in which the enemy raids and has yet to be found: the fighters wait as they do for raids that are announced,
//! a few attack planes stand ready to search, and more of them once carriers are known and near enough to strike.

use super::counterstrike;
use super::schedule::raids_are_over;
use crate::engine::event::Deck;
use crate::engine::fleet::{AirUnitId, CarrierId, CarrierType, UnitSet};
use crate::engine::game::Game;
use crate::engine::order::Order;
use crate::engine::table::Table;

/// Attack planes that a fleet carrier keeps ready, to search or to strike: the other place on deck is for a fighter.
const ONE: u8 = 1;
/// Those that it readies while a target may come within reach and no raid is in sight.
const BOTH: u8 = 2;

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
    if counterstrike::is_to_be_ready(game) {
        let quiet = table.attackers().next().is_none();
        return if quiet { BOTH } else { ONE };
    }
    let mut forces = table.forces.iter();
    let is_sought = forces.any(|force| counterstrike::wanted(game, force) > 0);
    u8::from(is_scout(table, carrier) && is_sought) * ONE
}

/// Whether a carrier's attack planes are for searches first: the first fleet carrier of each group. Those of the others
/// wait for a strike.
pub(super) fn is_scout(table: &Table, carrier: CarrierId) -> bool {
    let is_sister = |other: &CarrierId| {
        let (other, hers) = (other.data(), carrier.data());
        other.group == hers.group && other.kind == CarrierType::Cv
    };
    let mut decks = table.decks.iter().map(|deck| deck.carrier);
    decks.find(is_sister) == Some(carrier)
}

/// Whether a unit aboard is kept from searches for a strike.
pub(super) fn waits_to_strike(table: &Table, unit: AirUnitId) -> bool {
    let aboard = table.aboard(unit);
    aboard.is_some_and(|(deck, _)| !is_scout(table, deck.carrier))
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
