//! Ways to ready all the decks before the first turn, as lists of ordinary orders.

use super::{Routine, RoutineKind};
use crate::engine::event::Deck;
use crate::engine::fleet::AirUnitType::{self, F6F, F6F3N, Sb2c, Sbd, Tbf, Tbm};
use crate::engine::fleet::{CarrierType, FlightDeck, UnitSet};
use crate::engine::order::Order;
use crate::engine::table::Table;

/// Of each choice the first type that a carrier still has.
type Wanted = &'static [&'static [AirUnitType]];

/// What stands ready, and what is in servicing.
struct Load {
    ready: Wanted,
    servicing: Wanted,
}

const FIGHTER: &[AirUnitType] = &[F6F, F6F3N];
const DIVE_BOMBER: &[AirUnitType] = &[Sb2c, Sbd, Tbf, Tbm];
const TORPEDO_BOMBER: &[AirUnitType] = &[Tbf, Tbm, Sb2c, Sbd];

const FIGHTERS: Load = Load {
    ready: &[FIGHTER, FIGHTER],
    servicing: &[FIGHTER, FIGHTER],
};
const STRIKE: Load = Load {
    ready: &[DIVE_BOMBER, TORPEDO_BOMBER],
    servicing: &[FIGHTER, FIGHTER],
};
const SEARCHES: Load = Load {
    ready: &[DIVE_BOMBER, FIGHTER],
    servicing: &[FIGHTER, FIGHTER],
};
/// A light carrier's fighters: with one unit on deck she has no room for more.
const LIGHT_CARRIER: Load = Load {
    ready: &[FIGHTER],
    servicing: &[FIGHTER],
};

impl RoutineKind {
    /// The ways to ready the decks before the first turn.
    pub const PRESETS: [RoutineKind; 3] = [
        RoutineKind::FightersReady,
        RoutineKind::StrikeReady,
        RoutineKind::SearchesReady,
    ];

    fn load(self, kind: CarrierType) -> &'static Load {
        match (kind, self) {
            (CarrierType::Cvl, _) => &LIGHT_CARRIER,
            (_, RoutineKind::StrikeReady) => &STRIKE,
            (_, RoutineKind::SearchesReady) => &SEARCHES,
            _ => &FIGHTERS,
        }
    }
}

/// The three ways, each with the orders that are left to it.
pub(super) fn presets(table: &Table) -> Vec<Routine> {
    let routine = |kind: RoutineKind| Routine {
        kind,
        title: match kind {
            RoutineKind::StrikeReady => "Bombers ready, fighters in servicing",
            RoutineKind::SearchesReady => "Searches at dawn, fighters behind them",
            _ => "Fighters ready, and fighters in servicing",
        }
        .to_owned(),
        orders: preset(table, kind),
    };
    RoutineKind::PRESETS.map(routine).into()
}

/// The orders that ready the decks in one of the ways; none if they stand so.
pub fn preset(table: &Table, kind: RoutineKind) -> Vec<Order> {
    let orders = |deck: &FlightDeck| ready(deck, kind.load(deck.carrier.data().kind));
    table.decks.iter().flat_map(orders).collect()
}

/// The orders for one carrier: first what stands in the way goes to the hangar, then everything to its place.
fn ready(deck: &FlightDeck, load: &Load) -> Vec<Order> {
    let ready = chosen(deck, Deck::Ready, load.ready, UnitSet::EMPTY);
    let servicing = chosen(deck, Deck::Servicing, load.servicing, ready);
    let out_of_place = deck.on_deck().without(ready);
    let out_of_place = out_of_place.with(deck.servicing.without(servicing));
    let all_to = |units: UnitSet, deck: Deck| {
        let units = units.iter();
        units.map(move |unit| Order::PlaceAboard { unit, deck })
    };
    all_to(out_of_place, Deck::Hangar)
        .chain(all_to(ready.without(deck.ready), Deck::Ready))
        .chain(all_to(servicing.without(deck.servicing), Deck::Servicing))
        .collect()
}

/// The units of a carrier for a box; of a type those first that stand there.
fn chosen(deck: &FlightDeck, place: Deck, wanted: Wanted, taken: UnitSet) -> UnitSet {
    let mut all = UnitSet::EMPTY;
    for types in wanted {
        let used = taken.with(all);
        let next = types.iter().find_map(|kind| {
            let of_type = |units: UnitSet| {
                let mut units = units.iter();
                units.find(|unit| unit.kind() == *kind && !used.contains(*unit))
            };
            of_type(deck.at(place)).or_else(|| of_type(deck.aboard()))
        });
        all = all.with(next.into_iter().collect());
    }
    all
}
