//! Readying the decks before the first turn of the whole battle: every unit Ready, in Servicing or in the hangar of her
//! carrier, as the player likes, within the limits (6.22). Nobody is on patrol yet.

use super::UnitSet;
use super::air_unit::{AirUnitId, CarrierId};
use crate::engine::decision::Decision;
use crate::engine::event::{Deck, DeckEvent, Event};
use crate::engine::order::Order;
use crate::engine::refusal::{DeckRefusal, Refusal};
use crate::engine::table::Table;
use crate::engine::title::{Play, Step};

/// The boxes that a unit can be placed in.
const BOXES: [Deck; 3] = [Deck::Ready, Deck::Servicing, Deck::Hangar];

/// The decks being readied.
#[derive(Clone, Default, Debug)]
pub struct ReadyDecks {
    over: bool,
}

impl ReadyDecks {
    pub(crate) fn step(&self) -> Step {
        if self.over {
            Step::Done
        } else {
            Step::Ask(Decision::ReadyDecks)
        }
    }

    pub(crate) fn check(table: &Table, order: Order) -> Result<(), Refusal> {
        match order {
            Order::PlaceAboard { unit, deck } => check_placing(table, unit, deck),
            Order::GoOn => Ok(()),
            _ => Err(Refusal::NotAsked),
        }
    }

    /// Every move of a unit to another box that has room for it.
    pub(crate) fn legal(table: &Table) -> Vec<Order> {
        let units = table.decks.iter().flat_map(|deck| deck.aboard().iter());
        let moves = units.flat_map(|unit| BOXES.map(|deck| Order::PlaceAboard { unit, deck }));
        moves
            .filter(|order| ReadyDecks::check(table, *order).is_ok())
            .chain([Order::GoOn])
            .collect()
    }

    pub(crate) fn answer(&mut self, order: Order, play: &mut Play) {
        match order {
            Order::PlaceAboard { unit, deck } => place(play, unit, deck),
            _ => self.over = true,
        }
    }
}

/// Whether a box of her carrier has room for a unit that stands in another (6.22).
fn check_placing(table: &Table, unit: AirUnitId, to: Deck) -> Result<(), Refusal> {
    let (deck, from) = table.aboard(unit).ok_or(DeckRefusal::NotAboard(unit))?;
    let carrier: CarrierId = deck.carrier;
    let limits = table.limits(carrier);
    let refusal = match to {
        Deck::Landing => DeckRefusal::NobodyHasLanded,
        to if to == from => DeckRefusal::StandsThere { unit, place: to },
        Deck::Ready if deck.on_deck().len() >= limits.flight_deck => DeckRefusal::FlightDeckFull {
            carrier,
            limit: limits.flight_deck,
        },
        Deck::Servicing if deck.servicing.len() >= limits.servicing => DeckRefusal::ServicingFull {
            carrier,
            limit: limits.servicing,
        },
        _ => return Ok(()),
    };
    Err(Refusal::Decks(refusal))
}

/// The orders that place some units in a box of their carriers, one after another; those that stand there stay.
///
/// # Errors
///
/// Why not all of them can stand there (6.22).
pub fn placings(table: &Table, units: UnitSet, deck: Deck) -> Result<Vec<Order>, Refusal> {
    let mut after = table.clone();
    let stands_there = |unit: &AirUnitId| table.aboard(*unit).is_some_and(|(_, at)| at == deck);
    let (there, elsewhere): (Vec<_>, Vec<_>) = units.iter().partition(stands_there);
    // All of them there already: the first says so.
    let to_place = if elsewhere.is_empty() {
        there
    } else {
        elsewhere
    };
    let place = |unit: AirUnitId| {
        check_placing(&after, unit, deck)?;
        if let Some(event) = placed(&after, unit, deck) {
            after.apply(&event);
        }
        Ok(Order::PlaceAboard { unit, deck })
    };
    to_place.into_iter().map(place).collect()
}

/// The orders that place units in a box of the carrier that all of them must belong to.
///
/// # Errors
///
/// Why not all of them can stand there (6.22).
pub fn placings_aboard(
    table: &Table,
    units: UnitSet,
    carrier: CarrierId,
    deck: Deck,
) -> Result<Vec<Order>, Refusal> {
    let belongs = |unit: &AirUnitId| {
        let aboard = table.aboard(*unit);
        aboard.is_some_and(|(deck, _)| deck.carrier == carrier)
    };
    match units.iter().find(|unit| !belongs(unit)) {
        Some(unit) => Err(Refusal::Decks(DeckRefusal::OtherCarrier { unit, carrier })),
        None => placings(table, units, deck),
    }
}

fn place(play: &mut Play, unit: AirUnitId, to: Deck) {
    if let Some(event) = placed(&play.table, unit, to) {
        play.happen(event);
    }
}

/// What happens as a unit is placed in a box.
fn placed(table: &Table, unit: AirUnitId, to: Deck) -> Option<Event> {
    let (deck, from) = table.aboard(unit)?;
    Some(Event::Decks(DeckEvent::Readied {
        carrier: deck.carrier,
        unit,
        from,
        to,
    }))
}
