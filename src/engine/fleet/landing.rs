//! Landing and the safe return of those short of fuel (4.16, 4.433, 4.451-4.453).

use super::air_unit::{AirUnitId, CarrierId};
use super::fuel::Fuel;
use super::handling::{check_clear, check_over};
use super::lights::LandingLight;
use super::losses::{lose_in_landing, remove_if_empty};
use super::night::rest;
use crate::engine::charts::{
    Applied, CANNOT_PAY_LANDING, CLEAR_DECK_CRASH, Clearing, DECK_CRASH, DeckCrash,
    FUEL_CRITICAL_VALUE, SAFE_RETURN, SafeReturn,
};
use crate::engine::decision::Decision;
use crate::engine::event::{Deck, DeckEvent, Event, Purpose};
use crate::engine::order::Order;
use crate::engine::record::Scope;
use crate::engine::refusal::{DeckRefusal, MissionRefusal, Refusal};
use crate::engine::scenario::Variant;
use crate::engine::table::Table;
use crate::engine::title::{Play, Step};

/// Fuel points landing costs (4.433).
pub(crate) const LANDING: i8 = 1;

/// Landing at the end of a US Air Movement Segment, after all moves (4.451), in a scenario
/// without air operations. No deck limit applies.
#[derive(Clone, Default, Debug)]
pub struct Landing {
    over: bool,
}

impl Landing {
    pub(crate) fn step(&mut self, play: &mut Play) -> Step {
        if self.over || play.table.missions_over_carriers().next().is_none() {
            Step::Done
        } else {
            Step::Ask(Decision::Landing)
        }
    }

    pub(crate) fn check(table: &Table, order: Order) -> Result<(), Refusal> {
        match order {
            Order::Land { unit, carrier } => {
                check_over(table, unit, carrier)?;
                check_clear(table, carrier)
            }
            Order::EndLanding => Ok(()),
            _ => Err(Refusal::NotAsked),
        }
    }

    pub(crate) fn legal(table: &Table) -> Vec<Order> {
        let mut orders = vec![Order::EndLanding];
        for mission in table.missions_over_carriers() {
            let open = table
                .carriers_in(mission.hex)
                .filter(|carrier| check_clear(table, *carrier).is_ok());
            orders.extend(open.flat_map(|carrier| {
                mission
                    .units
                    .iter()
                    .map(move |unit| Order::Land { unit, carrier })
            }));
        }
        orders
    }

    pub(crate) fn answer(&mut self, order: Order, play: &mut Play) {
        match order {
            Order::Land { unit, carrier } => land(play, unit, carrier),
            _ => self.over = true,
        }
    }
}

/// The carrier that a unit of a batch lands on where no deck limit applies: its own if she is in its hex with her
/// deck clear, or else the first that is (4.16, 4.452).
///
/// # Errors
/// Why it can land on none.
pub fn deck_to_land_on(table: &Table, unit: AirUnitId) -> Result<CarrierId, Refusal> {
    let mission = table
        .mission_of(unit)
        .ok_or(MissionRefusal::NotFlying(unit))?;
    let here = || table.carriers_in(mission.hex);
    let home = here().find(|carrier| *carrier == unit.home());
    let clear = |carrier| check_clear(table, carrier).map(|()| carrier);
    let decks = home.into_iter().chain(here()).map(clear);
    let found = decks.reduce(|found, next| found.or_else(|why| next.map_err(|_| why)));
    found.unwrap_or(Err(Refusal::Decks(DeckRefusal::CarrierElsewhere {
        carrier: unit.home(),
        mission: mission.id,
        hex: mission.hex,
    })))
}

/// The fuel that a unit of a mission of some fuel lands with, and whether it could pay its landing (4.433): one point,
/// and it cannot if that would take it to box 7. A mission that kept its hex has not paid for that yet: its units
/// landing pay it by landing.
pub fn landing_fuel(fuel: Fuel) -> (Fuel, bool) {
    if fuel.can_pay(LANDING) {
        (fuel.spend(LANDING), true)
    } else {
        (fuel, false)
    }
}

/// The modifiers of the Safe Return roll of a unit whose mission comes down with some fuel, or nothing if it need
/// not roll (4.451, 6.42, 6.432). For night-capable units it is always day (22.7).
pub fn safe_return_modifiers(fuel: Fuel, light: impl Into<LandingLight>) -> Option<Vec<Applied>> {
    let (fuel, paid) = landing_fuel(fuel);
    let light = light.into();
    if !fuel.is_critical() && !light.all_must_check() {
        return None;
    }
    let critical = fuel
        .critical()
        .map(|value| FUEL_CRITICAL_VALUE.of(value as i8));
    Some(
        critical
            .into_iter()
            .chain(CANNOT_PAY_LANDING.when(!paid))
            .chain(light.modifier())
            .collect(),
    )
}

/// Brings a unit down on a carrier, after its Safe Return roll if it needs one (4.451).
pub(crate) fn land(play: &mut Play, unit: AirUnitId, carrier: CarrierId) {
    play.scoped(Scope::Landing { unit }, |play| {
        come_down(play, unit, carrier)
    });
}

fn come_down(play: &mut Play, unit: AirUnitId, carrier: CarrierId) {
    let Some(mission) = play.table.mission_of(unit) else {
        return;
    };
    let from = mission.id;
    let (fuel, _) = landing_fuel(mission.fuel);
    let light = play.table.landing_light(mission.hex);
    let light = light.of(&play.table, unit.into());
    let safe = match safe_return_modifiers(mission.fuel, light) {
        Some(modifiers) => play.roll(Purpose::Landing(unit), &SAFE_RETURN, 0, modifiers),
        None => SafeReturn::Safe,
    };
    match safe {
        SafeReturn::Safe => {
            play.happen(Event::Decks(DeckEvent::Landed {
                carrier,
                unit,
                from,
                fuel,
                to: Deck::Landing,
            }));
            rest(play, unit, carrier);
            remove_if_empty(play, from);
        }
        SafeReturn::Lost => {
            lose_in_landing(play, unit, carrier);
            check_deck(play, carrier);
        }
    }
}

/// A unit lost in landing may block the deck, if that is played (4.452).
pub(super) fn check_deck(play: &mut Play, carrier: CarrierId) {
    if !play.table.plays(Variant::DeckCrashes) {
        return;
    }
    if play.roll(Purpose::Crash(carrier), &DECK_CRASH, 0, []) == DeckCrash::Crash {
        play.happen(Event::Decks(DeckEvent::Crash { carrier }));
    }
}

/// At the end of each action phase, that of the crash included, each blocked deck may be cleared (4.453).
pub(crate) fn clear_decks(play: &mut Play) {
    for carrier in play.table.blocked_decks.clone() {
        if play.table.is_sunk(carrier.into()) {
            continue;
        }
        play.scoped(Scope::DeckClearing { carrier }, |play| {
            let purpose = Purpose::Clearing(carrier);
            if play.roll(purpose, &CLEAR_DECK_CRASH, 0, []) == Clearing::Cleared {
                play.happen(Event::Decks(DeckEvent::Cleared { carrier }));
            }
        });
    }
}
