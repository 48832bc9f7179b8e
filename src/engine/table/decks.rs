//! What events change on the carriers' decks, and of the units that wait to be divided among the strikes.

use super::Table;
use crate::engine::event::{AirEvent, Deck, DeckEvent, Event, LossEvent, SearchEvent};
use crate::engine::fleet::{
    AirUnitId, CarrierId, Exposed, FlightDeck, Handled, TaskGroupId, UnitSet,
};

impl Table {
    /// Changes the decks as the event says.
    pub(super) fn apply_to_decks(&mut self, event: &Event) {
        match event {
            Event::Phase { number } => {
                // 18.41: searches that took off before the first phase count in it (8.282).
                let counts_on = *number == 1 && self.search_declared;
                for deck in &mut self.decks {
                    deck.hit_in_phase = false;
                    // 8.282: searches launched and landed before air operations count there.
                    if !counts_on {
                        deck.handled = Handled::default();
                    }
                }
            }
            Event::Segment { .. } => {
                self.air_step = None;
                for deck in &mut self.decks {
                    deck.hits_in_segment = 0;
                    deck.exposed = Exposed::default();
                }
            }
            Event::Decks(event) => self.work_decks(event),
            Event::Air(
                AirEvent::TaskGroupPlaced { what, .. } | AirEvent::Detached { what, .. },
            ) => self.lay_out_decks(*what),
            Event::Searches(SearchEvent::Launched { units, .. }) => self.take_off(*units),
            Event::Searches(SearchEvent::Landed { carrier, unit, .. }) => {
                self.land(*carrier, *unit);
            }
            Event::Losses(LossEvent::Unit { what, .. }) => self.strike_off(*what),
            _ => {}
        }
    }

    fn work_decks(&mut self, event: &DeckEvent) {
        match event {
            DeckEvent::AirStep { step } => self.air_step = Some(*step),
            DeckEvent::PoolPlaced { units } => self.pool = *units,
            DeckEvent::Recalled { units, .. } => self.pool = self.pool.with(*units),
            DeckEvent::Aboard { what, deck, units } => {
                let place = self.deck_mut(*what).at_mut(*deck);
                *place = place.with(*units);
            }
            DeckEvent::Launched { units, .. } | DeckEvent::CapLaunched { units, .. } => {
                self.take_off(*units);
            }
            DeckEvent::Handled {
                carrier,
                unit,
                from,
                to,
            } => self.handle(*carrier, *unit, *from, *to),
            DeckEvent::Readied {
                carrier,
                unit,
                from,
                to,
            } => self.bring(*carrier, *unit, *from, *to),
            DeckEvent::Landed { carrier, unit, .. } => self.land(*carrier, *unit),
            DeckEvent::Rests { unit, .. } => self.strike_off(*unit),
            DeckEvent::Crash { carrier } => self.blocked_decks.push(*carrier),
            DeckEvent::Cleared { carrier } => {
                self.blocked_decks.retain(|blocked| blocked != carrier);
            }
        }
    }

    fn lay_out_decks(&mut self, group: TaskGroupId) {
        let hers = CarrierId::all().filter(|carrier| carrier.data().group == group);
        let hers: Vec<CarrierId> = hers.filter(|carrier| self.sails(*carrier)).collect();
        self.decks.extend(hers.into_iter().map(FlightDeck::new));
    }

    /// Takes units off their decks, or out of the pool.
    fn take_off(&mut self, units: UnitSet) {
        self.pool = self.pool.without(units);
        for deck in &mut self.decks {
            let hers = deck.ready.common(units);
            deck.ready = deck.ready.without(hers);
            deck.handled.launched += hers.len();
        }
    }

    /// Puts a unit that comes in on the flight deck.
    fn land(&mut self, carrier: CarrierId, unit: AirUnitId) {
        let deck = self.deck_mut(carrier);
        deck.landing = deck.landing.with(unit.into());
        deck.handled.landed += 1;
    }

    /// Moves a unit from one box of a carrier to another, and counts it against her limits.
    fn handle(&mut self, carrier: CarrierId, unit: AirUnitId, from: Deck, to: Deck) {
        self.bring(carrier, unit, from, to);
        let deck = self.deck_mut(carrier);
        match (from, to) {
            (Deck::Hangar, Deck::Servicing) | (Deck::Servicing, Deck::Hangar) => {
                deck.handled.serviced += 1;
            }
            (Deck::Landing, Deck::Hangar) | (Deck::Ready, Deck::Servicing) => {
                deck.handled.lowered += 1;
            }
            _ => {}
        }
    }

    /// Brings a unit from one box of a carrier to another.
    fn bring(&mut self, carrier: CarrierId, unit: AirUnitId, from: Deck, to: Deck) {
        let deck = self.deck_mut(carrier);
        let left = deck.at_mut(from);
        *left = left.without(unit.into());
        let entered = deck.at_mut(to);
        *entered = entered.with(unit.into());
    }

    /// Takes a unit that is lost, or rests, out of its box.
    fn strike_off(&mut self, unit: AirUnitId) {
        for deck in &mut self.decks {
            if let Some(place) = deck.place_of(unit) {
                let units = deck.at_mut(place);
                *units = units.without(unit.into());
            }
        }
    }

    pub(super) fn deck_mut(&mut self, carrier: CarrierId) -> &mut FlightDeck {
        let found = self.decks.iter_mut().find(|deck| deck.carrier == carrier);
        found.expect("events only speak of carriers in the game")
    }
}
