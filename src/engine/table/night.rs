//! Who has flown by day and who by night, and what events change of that (22.4-22.6).

use std::hash::{Hash, Hasher};

use serde::Serialize;

use super::Table;
use crate::engine::clock::Light;
use crate::engine::event::{DeckEvent, Event, SearchEvent};
use crate::engine::fleet::{
    AirUnitId, CarrierId, SearchId, UnitSet, fit_for_the_light, night_operations,
};

/// The day after whose flying crews rest at night (22.5).
const FIRST_DAY: u8 = 19;
/// The turn of a day in which deck crews are tired that worked at night: 0530 (22.6).
const FIRST_TURN: u8 = 1;

/// What the night costs its crews. Without night air operations there is nothing here.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize)]
pub struct NightFlying {
    /// The night-capable units that were in the air by day on June 19 (22.5).
    pub flew_by_day: UnitSet,
    /// The units that have taken off or searched at night, and rest once they are down (22.4).
    pub flew_at_night: UnitSet,
    /// Those that rest: they are out of play, and not lost (22.4).
    pub resting: UnitSet,
    /// The carriers that have launched some of them, until the first turn of the next day is over (22.6).
    pub launched: Vec<CarrierId>,
}

/// Without night air operations they leave no trace in the check of a save: it is the same as before there were any.
impl Hash for NightFlying {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if self.is_empty() {
            return;
        }
        self.flew_by_day.hash(state);
        self.flew_at_night.hash(state);
        self.resting.hash(state);
        self.launched.hash(state);
    }
}

impl NightFlying {
    /// Whether there is nothing to say of it.
    pub fn is_empty(&self) -> bool {
        *self == NightFlying::default()
    }
}

impl Table {
    /// Whether a night-capable unit has flown on June 19 by day, and it is the night after (22.5).
    pub fn must_rest_tonight(&self, unit: AirUnitId) -> bool {
        self.turn.day == FIRST_DAY && self.night.flew_by_day.contains(unit)
    }

    /// Whether it is the first turn of a day (22.6).
    pub fn is_first_of_the_day(&self) -> bool {
        self.turn.number == FIRST_TURN
    }

    /// Notes who flies by day and who at night, as the event says. Before the decks change: a unit that takes off
    /// still stands on its carrier.
    pub(super) fn apply_to_night(&mut self, event: &Event) {
        if !night_operations(self) {
            return;
        }
        match event {
            // 22.6: their first turn is over.
            Event::Turn { turn } if turn.number == FIRST_TURN + 1 => self.night.launched.clear(),
            Event::Phase { .. } => self.note_flying(self.in_the_air()),
            Event::Decks(
                DeckEvent::Launched { units, .. } | DeckEvent::CapLaunched { units, .. },
            )
            | Event::Searches(SearchEvent::Launched { units, .. }) => self.note_take_off(*units),
            Event::Searches(
                SearchEvent::Searched { search, .. } | SearchEvent::LooksFor { search, .. },
            ) => self.note_search(*search),
            Event::Decks(DeckEvent::Rests { unit, .. }) => {
                self.night.resting = self.night.resting.with((*unit).into());
            }
            _ => {}
        }
    }

    /// Every unit in the air.
    fn in_the_air(&self) -> UnitSet {
        let missions = self.missions.iter().map(|mission| mission.units);
        let patrols = self.cap_missions().map(|(_, units)| units);
        let searches = self.searches.iter().map(|search| search.units);
        let all = missions.chain(patrols).chain(searches);
        all.fold(UnitSet::EMPTY, UnitSet::with)
    }

    /// Units are in the air: by day on June 19 the night-capable among them forgo the night (22.5).
    fn note_flying(&mut self, units: UnitSet) {
        if self.turn.day == FIRST_DAY && self.light() != Light::Night {
            let crews = units.iter().filter(|unit| unit.kind().is_night_rated());
            self.night.flew_by_day = self.night.flew_by_day.with(crews.collect());
        }
    }

    /// Units take off, at night for the last time (22.4), with work for the deck crews of their carriers (22.6).
    fn note_take_off(&mut self, units: UnitSet) {
        self.note_flying(units);
        if self.light() != Light::Night {
            return;
        }
        self.night.flew_at_night = self.night.flew_at_night.with(units);
        for deck in &self.decks {
            let hers = !deck.ready.common(units).is_empty();
            if hers && !self.night.launched.contains(&deck.carrier) {
                self.night.launched.push(deck.carrier);
            }
        }
    }

    /// A search looks round: at night those of its units that can see flew for the last time (22.4).
    fn note_search(&mut self, search: SearchId) {
        if self.light() == Light::Night
            && let Some(units) = self.search(search).map(|search| search.units)
        {
            let see = fit_for_the_light(self, units);
            self.night.flew_at_night = self.night.flew_at_night.with(see);
        }
    }
}
