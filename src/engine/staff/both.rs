//! A battle in which the enemy raids and has yet to be found: the fighters wait as they do for raids that are announced,
//! a few attack planes stand ready to search, and more of them once carriers are known and near enough to strike.

use super::grounds::Grounds;
use super::{chase, counterstrike};
use crate::engine::event::Deck;
use crate::engine::fleet::{AirUnitId, CarrierId, CarrierType, FlightDeck, UnitSet};
use crate::engine::forecast::raids_are_over;
use crate::engine::game::Game;
use crate::engine::order::Order;
use crate::engine::table::Table;

/// Attack planes that a fleet carrier keeps ready, to search or to strike: the other place on deck is for a fighter.
const ONE: u8 = 1;
/// Those that it readies while a target may come within reach and no raid is in sight.
const BOTH: u8 = 2;
/// Those that a light carrier readies while a target may come within reach (`docs/calibration.md`).
const ONE_OF_LIGHT: u8 = 1;

/// Whether the forces of the scenario raid.
pub(super) fn is_it(game: &Game) -> bool {
    game.scenario().force_raids.is_some()
}

/// What the attack planes that are wanted on deck are for: a strike at a force that may come within reach, or searches.
pub(super) fn planes_are_for(game: &Game) -> Grounds {
    let target = counterstrike::may_come_within_reach(game);
    let strike_at = target.map(|(force, _)| force);
    Grounds::PlaneWanted { strike_at }
}

/// How many attack planes carriers are to have ready or in servicing.
#[derive(Clone, Copy, Default)]
pub(super) struct PlanesWanted {
    /// The fleet carriers whose planes are for searches first.
    scouts: u8,
    /// The other fleet carriers.
    others: u8,
    light: u8,
}

impl PlanesWanted {
    /// As things stand.
    pub(super) fn now(game: &Game) -> PlanesWanted {
        let table = game.table();
        let is_chase = chase::readies_strikes(game);
        if !is_it(game) || raids_are_over(game) && !is_chase {
            return PlanesWanted::default();
        }
        if is_chase || counterstrike::is_to_be_ready(game) {
            let quiet = table.attackers().next().is_none();
            let each = if quiet { BOTH } else { ONE };
            return PlanesWanted {
                scouts: each,
                others: each,
                light: ONE_OF_LIGHT,
            };
        }
        let mut forces = table.forces.iter();
        let is_sought = forces.any(|force| counterstrike::wanted(game, force) > 0);
        PlanesWanted {
            scouts: u8::from(is_sought) * ONE,
            ..PlanesWanted::default()
        }
    }

    fn on(self, table: &Table, carrier: CarrierId) -> u8 {
        match carrier.data().kind {
            CarrierType::Cv if is_scout(table, carrier) => self.scouts,
            CarrierType::Cv => self.others,
            CarrierType::Cvl => self.light,
        }
    }
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
pub(super) fn service(game: &Game, wanted: PlanesWanted) -> Option<Order> {
    let table = game.table();
    let planes = table.decks.iter().filter_map(|deck| {
        let short = readied(table, deck.carrier).len() < wanted.on(table, deck.carrier);
        let hangar = deck.at(Deck::Hangar);
        let planes = hangar.without(hangar.fighters());
        planes.iter().next().filter(|_| short)
    });
    first_legal(game, planes, |unit| Order::Service { unit })
}

/// Whether a carrier has an attack plane below that is to come up, and nothing but fighters on a full deck.
fn is_blocked(game: &Game, wanted: PlanesWanted, deck: &FlightDeck) -> bool {
    let table = game.table();
    let wanted = wanted.on(table, deck.carrier);
    let planes = |units: UnitSet| units.without(units.fighters());
    let on_deck = planes(deck.on_deck()).len();
    let is_short = match chase::is_on(game) {
        true => on_deck < wanted,
        false => wanted > 0 && on_deck == 0,
    };
    goes_round(game)
        && is_short
        && !planes(deck.servicing).is_empty()
        && deck.on_deck().len() >= table.limits(deck.carrier).launch_occupancy
}

/// Whether a fighter on a carrier's deck is in the way of attack planes.
fn is_in_the_way(game: &Game, wanted: PlanesWanted, deck: &FlightDeck) -> bool {
    is_blocked(game, wanted, deck) || is_overfull(game, deck)
}

/// Whether more stand on a deck than may stand there at a launch, so that nobody can take off to search or to strike while
/// the enemy is chased (6.24).
fn is_overfull(game: &Game, deck: &FlightDeck) -> bool {
    let most = game.table().limits(deck.carrier).launch_occupancy;
    chase::is_on(game) && goes_round(game) && deck.on_deck().len() > most
}

/// Whether fighters give way to attack planes on deck and below: in the whole battle, in which carriers that are not
/// looked for all day are not found, as long as no raid is in sight.
fn goes_round(game: &Game) -> bool {
    game.scenario().battle.is_some() && game.table().inbound().next().is_none()
}

/// Puts a fighter that is in the way of an attack plane back from servicing to the hangar.
pub(super) fn stow_in_the_way(game: &Game, wanted: PlanesWanted) -> Option<Order> {
    let table = game.table();
    let in_the_way = table.decks.iter().filter_map(|deck| {
        let is_full = deck.servicing.len() >= table.limits(deck.carrier).servicing;
        let is_short = goes_round(game)
            && readied(table, deck.carrier).len() < wanted.on(table, deck.carrier)
            && !deck.hangar.without(deck.hangar.fighters()).is_empty();
        let unit = deck.servicing.fighters().iter().next();
        unit.filter(|_| is_full && (is_short || is_in_the_way(game, wanted, deck)))
    });
    first_legal(game, in_the_way, |unit| Order::Stow { unit })
}

/// Lowers a ready fighter from a deck that an attack plane is to come up to.
pub(super) fn lower_in_the_way(game: &Game, wanted: PlanesWanted) -> Option<Order> {
    let decks = game.table().decks.iter();
    let in_the_way = decks
        .filter(|deck| is_in_the_way(game, wanted, deck))
        .filter_map(|deck| deck.ready.fighters().iter().next());
    first_legal(game, in_the_way, |unit| Order::Lower { unit })
}

/// Whether a fighter may go into servicing: its place is not wanted for one that comes down from the deck.
pub(super) fn may_be_serviced(game: &Game, wanted: PlanesWanted, unit: AirUnitId) -> bool {
    let aboard = game.table().aboard(unit);
    aboard.is_some_and(|(deck, _)| !is_in_the_way(game, wanted, deck))
}

fn first_legal(
    game: &Game,
    units: impl Iterator<Item = AirUnitId>,
    order: impl Fn(AirUnitId) -> Order,
) -> Option<Order> {
    let mut orders = units.map(order);
    orders.find(|order| game.check(*order).is_ok())
}

/// Whether an attack plane may stay where it stands, ready or in servicing: no more of them do than are wanted.
pub(super) fn may_stay(table: &Table, wanted: PlanesWanted, unit: AirUnitId) -> bool {
    let Some((deck, _)) = table.aboard(unit) else {
        return false;
    };
    let carrier = deck.carrier;
    readied(table, carrier).len() <= wanted.on(table, carrier)
}
