//! Handling units aboard: raising, servicing, stowing, lowering, landing, and pushing over the
//! side (6.25-6.291).

use super::air_operations::AirStep;
use super::air_unit::{AirUnitId, CarrierId};
use super::flight_deck::FlightDeck;
use super::losses::lose_unit;
use super::operating_limit::operating_limit;
use crate::engine::event::{Deck, DeckEvent, Event, UnitLoss};
use crate::engine::order::Order;
use crate::engine::refusal::{DeckRefusal, MissionRefusal, Refusal};
use crate::engine::table::Table;
use crate::engine::title::Play;

/// Whether a carrier can fly, land, raise and lower aircraft: not with her deck inoperative (12.12),
/// while on fire (12.34), or with a wreck on deck (4.452).
pub fn check_can_operate(table: &Table, carrier: CarrierId) -> Result<(), Refusal> {
    check_can_service(table, carrier)?;
    check_clear(table, carrier)
}

/// Whether no wreck blocks a carrier's deck (4.452).
pub fn check_clear(table: &Table, carrier: CarrierId) -> Result<(), Refusal> {
    if table.blocked_decks.contains(&carrier) {
        Err(Refusal::Decks(DeckRefusal::DeckBlocked(carrier)))
    } else {
        Ok(())
    }
}

/// Whether a carrier can service aircraft. A wreck on deck does not keep her from it: what it stops,
/// 4.452 lists.
fn check_can_service(table: &Table, carrier: CarrierId) -> Result<(), Refusal> {
    let deck = table.deck(carrier).ok_or(DeckRefusal::NoCarrier(carrier))?;
    if table.is_sunk(carrier.into()) {
        Err(Refusal::Decks(DeckRefusal::CarrierSunk(carrier)))
    } else if deck.burns() {
        Err(Refusal::Decks(DeckRefusal::OnFire(carrier)))
    } else if deck.inoperative {
        Err(Refusal::Decks(DeckRefusal::DeckInoperative(carrier)))
    } else {
        Ok(())
    }
}

/// The carrier a unit stands on in one of these boxes.
fn find(table: &Table, unit: AirUnitId, boxes: &[Deck]) -> Result<(CarrierId, Deck), Refusal> {
    let (deck, place) = table.aboard(unit).ok_or(DeckRefusal::NotAboard(unit))?;
    if !boxes.contains(&place) {
        return Err(Refusal::Decks(DeckRefusal::WrongBox { unit, place }));
    }
    Ok((deck.carrier, place))
}

fn deck_of(table: &Table, carrier: CarrierId) -> Result<&FlightDeck, Refusal> {
    table
        .deck(carrier)
        .ok_or(Refusal::Decks(DeckRefusal::NoCarrier(carrier)))
}

/// Raising: from servicing to ready, while the flight deck has room (6.25).
pub(crate) fn check_raising(table: &Table, unit: AirUnitId) -> Result<(), Refusal> {
    let (carrier, _) = find(table, unit, &[Deck::Servicing])?;
    check_can_operate(table, carrier)?;
    check_flight_deck(table, deck_of(table, carrier)?)
}

/// The flight deck limit holds at all times (6.22, 6.25, 6.28).
fn check_flight_deck(table: &Table, deck: &FlightDeck) -> Result<(), Refusal> {
    let limit = table.limits(deck.carrier).flight_deck;
    if deck.on_deck().len() < limit {
        Ok(())
    } else {
        Err(Refusal::Decks(DeckRefusal::FlightDeckFull {
            carrier: deck.carrier,
            limit,
        }))
    }
}

/// Servicing: from the hangar into servicing, while that has room; each move counts against the
/// limit of the segment (6.26).
pub(crate) fn check_servicing(table: &Table, unit: AirUnitId) -> Result<(), Refusal> {
    let (carrier, _) = find(table, unit, &[Deck::Hangar])?;
    check_can_service(table, carrier)?;
    let deck = deck_of(table, carrier)?;
    check_serviced(table, deck)?;
    check_room_in_servicing(table, deck)
}

/// Stowing: from servicing back to the hangar; it counts against the same limit (6.26).
pub(crate) fn check_stowing(table: &Table, unit: AirUnitId) -> Result<(), Refusal> {
    let (carrier, _) = find(table, unit, &[Deck::Servicing])?;
    check_can_service(table, carrier)?;
    check_serviced(table, deck_of(table, carrier)?)
}

fn check_serviced(table: &Table, deck: &FlightDeck) -> Result<(), Refusal> {
    let limit = table.limits(deck.carrier).servicing;
    if deck.handled.serviced < limit {
        Ok(())
    } else {
        Err(Refusal::Decks(DeckRefusal::ServicingLimit {
            carrier: deck.carrier,
            limit,
        }))
    }
}

fn check_room_in_servicing(table: &Table, deck: &FlightDeck) -> Result<(), Refusal> {
    let limit = table.limits(deck.carrier).servicing;
    if deck.servicing.len() < limit {
        Ok(())
    } else {
        Err(Refusal::Decks(DeckRefusal::ServicingFull {
            carrier: deck.carrier,
            limit,
        }))
    }
}

/// Lowering: from landing to the hangar, or from ready to servicing while that has room (6.27).
pub(crate) fn check_lowering(table: &Table, unit: AirUnitId) -> Result<(), Refusal> {
    let (carrier, place) = find(table, unit, &[Deck::Ready, Deck::Landing])?;
    check_can_operate(table, carrier)?;
    let deck = deck_of(table, carrier)?;
    let limit = table.limits(carrier).lower;
    if deck.handled.lowered >= limit {
        return Err(Refusal::Decks(DeckRefusal::LoweringLimit {
            carrier,
            limit,
        }));
    }
    if place == Deck::Ready {
        check_room_in_servicing(table, deck)?;
    }
    Ok(())
}

/// Landing: on a carrier of the mission's hex that has launched nothing in this segment, within
/// her landing limit, her flight deck limit and her total (6.28, 6.29).
pub(crate) fn check_landing(
    table: &Table,
    unit: AirUnitId,
    carrier: CarrierId,
) -> Result<(), Refusal> {
    check_over(table, unit, carrier)?;
    check_deck_for_landing(table, carrier)
}

/// Whether a unit flies in the hex of a carrier (4.16).
pub(super) fn check_over(
    table: &Table,
    unit: AirUnitId,
    carrier: CarrierId,
) -> Result<(), Refusal> {
    let mission = table
        .mission_of(unit)
        .ok_or(MissionRefusal::NotFlying(unit))?;
    if table.carriers_in(mission.hex).any(|there| there == carrier) {
        return Ok(());
    }
    Err(Refusal::Decks(DeckRefusal::CarrierElsewhere {
        carrier,
        mission: mission.id,
        hex: mission.hex,
    }))
}

/// Whether a carrier can take one unit more out of the air in this segment (6.28, 6.29, 8.282, 17).
pub(super) fn check_deck_for_landing(table: &Table, carrier: CarrierId) -> Result<(), Refusal> {
    check_can_operate(table, carrier)?;
    let (deck, limits) = (deck_of(table, carrier)?, table.limits(carrier));
    let most = operating_limit(table, carrier);
    if deck.handled.launched > 0 {
        Err(Refusal::Decks(DeckRefusal::LaunchedOrLanded(carrier)))
    } else if deck.handled.landed >= most.units {
        Err(most.landing_refusal(carrier))
    } else if deck.aboard().len() >= limits.total {
        Err(Refusal::Decks(DeckRefusal::CarrierFull {
            carrier,
            limit: limits.total,
        }))
    } else {
        check_flight_deck(table, deck)
    }
}

/// Landed units may be pushed over the side at any time; ready ones never (6.291).
pub(crate) fn check_pushing(table: &Table, unit: AirUnitId) -> Result<(), Refusal> {
    match table.aboard(unit) {
        Some((_, Deck::Landing)) => Ok(()),
        Some(_) => Err(Refusal::Decks(DeckRefusal::OnlyLandedGoOver(unit))),
        None => Err(Refusal::Decks(DeckRefusal::NotAboard(unit))),
    }
}

/// Pushes a landed unit over the side (6.291).
pub(crate) fn push_over(play: &mut Play, unit: AirUnitId) {
    lose_unit(play, unit, UnitLoss::PushedOver);
}

/// Carries a move within a carrier out.
pub(crate) fn handle(play: &mut Play, order: Order) {
    if let Some(event) = deck_event(&play.table, order) {
        play.happen(event);
    }
}

/// The order that brings a unit to a box of a carrier, whatever the step: along the boxes of its
/// own carrier (6.25-6.27), or down from the air (6.28).
///
/// # Errors
/// When no order leads there.
pub fn order_to(
    table: &Table,
    unit: AirUnitId,
    carrier: CarrierId,
    to: Deck,
) -> Result<Order, Refusal> {
    let from = match table.aboard(unit) {
        None if to == Deck::Landing => return Ok(Order::Land { unit, carrier }),
        None => return Err(Refusal::Decks(DeckRefusal::LandsFirst(unit))),
        Some((deck, _)) if deck.carrier != carrier => {
            return Err(Refusal::Decks(DeckRefusal::OtherCarrier { unit, carrier }));
        }
        Some((_, from)) => from,
    };
    match (from, to) {
        (Deck::Servicing, Deck::Ready) => Ok(Order::Raise { unit }),
        (Deck::Hangar, Deck::Servicing) => Ok(Order::Service { unit }),
        (Deck::Servicing, Deck::Hangar) => Ok(Order::Stow { unit }),
        (Deck::Ready, Deck::Servicing) | (Deck::Landing, Deck::Hangar) => Ok(Order::Lower { unit }),
        _ => Err(Refusal::Decks(DeckRefusal::NoWay { unit, from, to })),
    }
}

/// What a move within a carrier comes to.
pub(crate) fn deck_event(table: &Table, order: Order) -> Option<Event> {
    let (Order::Raise { unit }
    | Order::Service { unit }
    | Order::Stow { unit }
    | Order::Lower { unit }) = order
    else {
        return None;
    };
    let (deck, from) = table.aboard(unit)?;
    let to = match (order, from) {
        (Order::Raise { .. }, _) => Deck::Ready,
        (Order::Service { .. }, _) | (Order::Lower { .. }, Deck::Ready) => Deck::Servicing,
        _ => Deck::Hangar,
    };
    Some(Event::Decks(DeckEvent::Handled {
        carrier: deck.carrier,
        unit,
        from,
        to,
    }))
}

/// Moves of a step within the carriers, legal or not, one for each unit.
pub(crate) fn possible(table: &Table, step: AirStep) -> Vec<Order> {
    let mut orders = Vec::new();
    for deck in &table.decks {
        let able = match step {
            AirStep::Service => check_can_service(table, deck.carrier),
            _ => check_can_operate(table, deck.carrier),
        };
        if able.is_err() {
            continue;
        }
        match step {
            AirStep::Raise => {
                orders.extend(deck.servicing.iter().map(|unit| Order::Raise { unit }))
            }
            AirStep::Service => {
                orders.extend(deck.hangar.iter().map(|unit| Order::Service { unit }));
                orders.extend(deck.servicing.iter().map(|unit| Order::Stow { unit }));
            }
            AirStep::Lower => {
                orders.extend(deck.on_deck().iter().map(|unit| Order::Lower { unit }));
            }
            AirStep::Launch | AirStep::Land => {}
        }
    }
    orders
}

/// Landings, legal or not: each unit over carriers on each of them.
pub(crate) fn possible_landings(table: &Table) -> Vec<Order> {
    let mut orders = Vec::new();
    for mission in &table.missions {
        for carrier in table.carriers_in(mission.hex) {
            if check_can_operate(table, carrier).is_ok() {
                let units = mission.units.iter();
                orders.extend(units.map(|unit| Order::Land { unit, carrier }));
            }
        }
    }
    orders
}
