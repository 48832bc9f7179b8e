//! Orders of air operations drafted on a copy of the table: each is checked after those before it,
//! so that a list of them plays without a refusal.

use super::event::{AirEvent, Deck, DeckEvent, Event};
use super::fleet::{
    AirOperations, AirStep, AirUnitId, UnitSet, deck_event, landing_fuel, launch_event,
    something_to_do,
};
use super::order::Order;
use super::table::Table;

/// Orders drafted on a copy of the table. No die is rolled for them: who lands, lands safely.
#[derive(Clone)]
pub(super) struct Draft {
    /// The table after the orders so far.
    pub(super) table: Table,
    /// The step it is in.
    pub(super) step: AirStep,
    /// The orders so far.
    pub(super) orders: Vec<Order>,
}

impl Draft {
    pub(super) fn new(table: &Table, step: AirStep) -> Draft {
        Draft {
            table: table.clone(),
            step,
            orders: Vec::new(),
        }
    }

    /// Adds an order if it is legal after those before it; says whether it was.
    pub(super) fn add(&mut self, order: Order) -> bool {
        let legal = AirOperations::check(&self.table, self.step, order).is_ok();
        if legal {
            if let Some(event) = self.event(order) {
                self.table.apply(&event);
            }
            self.take_empty_missions_away();
            self.orders.push(order);
        }
        legal
    }

    /// As many of some units as an order can be for, taken in turn; nothing for none.
    pub(super) fn most(
        &self,
        units: impl IntoIterator<Item = AirUnitId>,
        order: impl Fn(UnitSet) -> Order,
    ) -> Option<Order> {
        let mut all = UnitSet::EMPTY;
        for unit in units {
            let more = all.with(unit.into());
            if AirOperations::check(&self.table, self.step, order(more)).is_ok() {
                all = more;
            }
        }
        (!all.is_empty()).then(|| order(all))
    }

    /// Raises units in turn, no more than can take off later with what stands ready: with one more none of them
    /// could (6.24).
    pub(super) fn raise_to_launch(&mut self, units: impl IntoIterator<Item = AirUnitId>) {
        for unit in units {
            let aboard = self.table.aboard(unit);
            if aboard.is_some_and(|(deck, _)| self.table.places_at_launch(deck.carrier) > 0) {
                self.add(Order::Raise { unit });
            }
        }
    }

    /// Goes on to the next step that is asked; says whether there is one. A step in which nothing more
    /// can be done ends by itself.
    pub(super) fn go_on(&mut self) -> bool {
        if something_to_do(&self.table, self.step) {
            self.orders.push(Order::GoOn);
        }
        while let Some(next) = self.step.next() {
            self.step = next;
            if something_to_do(&self.table, next) {
                return true;
            }
        }
        false
    }

    fn event(&self, order: Order) -> Option<Event> {
        match order {
            Order::Launch { mission, units } => launch_event(&self.table, mission, units),
            Order::LaunchCap { cap, units } => Some(Event::Decks(DeckEvent::CapLaunched {
                what: cap,
                display: self.table.cap_display(cap).or(self.table.free_display())?,
                units,
            })),
            Order::Land { unit, carrier } => {
                let mission = self.table.mission_of(unit)?;
                Some(Event::Decks(DeckEvent::Landed {
                    carrier,
                    unit,
                    from: mission.id,
                    fuel: landing_fuel(mission.fuel).0,
                    to: Deck::Landing,
                }))
            }
            _ => deck_event(&self.table, order),
        }
    }

    fn take_empty_missions_away(&mut self) {
        let empty = self.table.missions.iter();
        let empty = empty.filter(|mission| mission.units.is_empty());
        let empty: Vec<Event> = empty
            .map(|mission| Event::Air(AirEvent::MissionRemoved { what: mission.id }))
            .collect();
        for event in &empty {
            self.table.apply(event);
        }
    }
}
