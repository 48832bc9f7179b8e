//! Night air operations: who takes off, searches and lands in the dark, the rest of their crews after it, and that of the
//! deck crews in the morning (22).

use super::air_unit::{AirUnitId, CarrierId};
use super::flight_deck::Limits;
use super::grounded::TakeOff;
use super::operating_limit::{LimitedBy, OperatingLimit};
use super::unit_set::UnitSet;
use crate::engine::clock::Light;
use crate::engine::event::{DeckEvent, Event};
use crate::engine::refusal::{DeckRefusal, Refusal, SearchRefusal};
use crate::engine::scenario::Variant;
use crate::engine::ships::Condition;
use crate::engine::table::Table;
use crate::engine::title::Play;

/// By how much tired deck crews lower what a carrier launches, or lands, in units (22.6).
const LESS_WITH_TIRED_CREWS: u8 = 1;

/// Whether night air operations are played.
pub fn night_operations(table: &Table) -> bool {
    table.plays(Variant::NightOperations)
}

/// Whether a unit is at home in the dark: a night-capable one, where night air operations are played (2.341, 22.0).
pub fn is_night_capable(table: &Table, unit: AirUnitId) -> bool {
    night_operations(table) && unit.kind().is_night_rated()
}

/// Of some units those that may take off in this light, or see anything in it: at night only those that are
/// night-capable and have not flown by day (8.34, 22.0-22.2, 22.5).
pub fn fit_for_the_light(table: &Table, units: UnitSet) -> UnitSet {
    match table.light() {
        Light::Day | Light::Dusk => units,
        Light::Night => units
            .iter()
            .filter(|unit| is_night_capable(table, *unit) && !table.must_rest_tonight(*unit))
            .collect(),
    }
}

/// Whether some units may take off for something in this light (22.1, 22.5). Without the rule no plane does at night.
pub(super) fn check_light(table: &Table, what: TakeOff, units: UnitSet) -> Result<(), Refusal> {
    if table.light() != Light::Night {
        return Ok(());
    }
    if !night_operations(table) {
        return Err(match what {
            TakeOff::Search => Refusal::Searches(SearchRefusal::NoSearchAtNight),
            TakeOff::Strike | TakeOff::Intercept => Refusal::Decks(DeckRefusal::NoTakeOffAtNight),
        });
    }
    if what == TakeOff::Strike {
        return Err(Refusal::Decks(DeckRefusal::NoStrikeTakesOffAtNight));
    }
    let unfit = units.without(fit_for_the_light(table, units)).iter().next();
    match unfit {
        None => Ok(()),
        Some(unit) if is_night_capable(table, unit) => {
            Err(Refusal::Decks(DeckRefusal::FlewByDay(unit)))
        }
        Some(unit) => Err(Refusal::Decks(DeckRefusal::NotNightCapable(unit))),
    }
}

/// The crews of a unit that took off or searched at night rest once they are down, and fly no more (22.4).
pub(super) fn rest(play: &mut Play, unit: AirUnitId, carrier: CarrierId) {
    if play.table.night.flew_at_night.contains(unit) {
        play.happen(Event::Decks(DeckEvent::Rests { carrier, unit }));
    }
}

/// What her deck crews leave a carrier in the first turn of the day, if she launched at night (22.6).
pub(super) fn of_the_morning(table: &Table, carrier: CarrierId) -> Option<OperatingLimit> {
    let is_tired = table.is_first_of_the_day() && table.night.launched.contains(&carrier);
    let sound = Limits::of(carrier.data().kind, Condition::Sound).launch_or_land;
    is_tired.then_some(OperatingLimit {
        units: sound.saturating_sub(LESS_WITH_TIRED_CREWS),
        by: LimitedBy::TiredCrews,
    })
}
