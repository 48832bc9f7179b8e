//! Where every unit is, and the limits of every deck, reckoned apart (4.14, 6.24-6.28, 12.14).

use super::*;
use crate::account::fuel_falls;
use carrier_battle::engine::{AirEvent, DamageEvent, DeckEvent, LossEvent, ScoreEvent};

impl DeckAudit {
    /// Events that move units.
    pub(super) fn reckon_units(&mut self, event: &Event) {
        match event {
            Event::Decks(DeckEvent::Aboard { what, deck, units }) => {
                for unit in units.iter() {
                    let before = self.places.insert(unit, Place::Aboard(*what, *deck));
                    assert_eq!(before, None, "{unit} in two places");
                }
                self.within_limits(*what);
            }
            Event::Air(AirEvent::CapPlaced { what, units, .. }) => {
                for unit in units.iter() {
                    assert_eq!(self.places.insert(unit, Place::Cap(*what)), None);
                }
            }
            Event::Air(AirEvent::MissionPlaced {
                what, units, from, ..
            }) => {
                let cap = from.expect("every mission of scenario 3 is launched or was CAP");
                assert_eq!(self.table.cap(cap), Some(*units));
                for unit in units.iter() {
                    self.carry(unit, Place::Cap(cap), Place::Mission(*what));
                }
            }
            Event::Decks(DeckEvent::Launched {
                what,
                hex,
                units,
                fuel,
                ..
            }) => {
                self.launch(*units, Place::Mission(*what));
                let lowest = units.iter().map(|unit| unit.kind().endurance()).min();
                let alone = Fuel::points(lowest.unwrap());
                match self.table.mission(*what) {
                    Some(joined) => {
                        assert_eq!(joined.hex, *hex);
                        assert_eq!(*fuel, joined.fuel.min(alone), "4.14");
                    }
                    None => assert_eq!(*fuel, alone, "4.15"),
                }
                assert!(what.kind == MissionType::Strike || units.fighters() == *units);
            }
            Event::Decks(DeckEvent::CapLaunched { what, units, .. }) => {
                for unit in units.iter() {
                    let Some(Place::Aboard(carrier, _)) = self.places.get(&unit) else {
                        panic!("{unit} is not aboard");
                    };
                    assert_eq!(carrier.data().group, what.group, "4.33");
                }
                assert_eq!(units.fighters(), *units);
                self.launch(*units, Place::Cap(*what));
            }
            Event::Decks(DeckEvent::Handled {
                carrier,
                unit,
                from,
                to,
            }) => self.handle(*carrier, *unit, *from, *to),
            Event::Decks(DeckEvent::Landed {
                carrier,
                unit,
                from,
                fuel,
                to,
            }) => {
                self.operates(*carrier, AirStep::Land);
                assert_eq!(*to, Deck::Landing);
                let mission = self.table.mission(*from).unwrap();
                let at = mission.hex;
                // 4.433: a point, if it can be paid.
                let pays = i8::from(mission.fuel.can_pay(1));
                assert_eq!(*fuel, mission.fuel.spend(pays));
                assert_eq!(self.table.hex_of(*carrier), Some(at));
                assert_eq!(
                    self.ship(*carrier).done[LAUNCHED],
                    0,
                    "launch or land (6.28)"
                );
                self.carry(*unit, Place::Mission(*from), Place::Aboard(*carrier, *to));
                self.ship(*carrier).done[LANDED] += 1;
                self.within_limits(*carrier);
            }
            Event::Air(AirEvent::Split {
                mission,
                into,
                units,
                ..
            }) => {
                for unit in units.iter() {
                    self.carry(unit, Place::Mission(*mission), Place::Mission(*into));
                }
            }
            Event::Losses(LossEvent::Unit {
                what,
                carrier,
                mission,
                why,
                ..
            }) => self.lose(*what, *carrier, *mission, *why),
            Event::Air(AirEvent::Fuel {
                mission,
                spent,
                left,
                ..
            }) => fuel_falls(&self.table, *mission, *spent, *left),
            _ => self.reckon_damage(event),
        }
    }

    /// 6.24: as many as the deck allows, from ready boxes, of carriers that landed nobody.
    fn launch(&mut self, units: UnitSet, to: Place) {
        let mut from: BTreeMap<CarrierId, u8> = BTreeMap::new();
        for unit in units.iter() {
            let Some(Place::Aboard(carrier, Deck::Ready)) = self.places.get(&unit) else {
                panic!("{unit} is not ready");
            };
            *from.entry(*carrier).or_default() += 1;
        }
        for (carrier, number) in from {
            self.operates(carrier, AirStep::Launch);
            assert!(
                self.on_deck(carrier) <= self.limits(carrier)[2],
                "launch occupancy"
            );
            assert_eq!(self.ship(carrier).done[LANDED], 0);
            self.ship(carrier).done[LAUNCHED] += number;
            self.within_limits(carrier);
        }
        for unit in units.iter() {
            self.places.insert(unit, to);
        }
    }

    /// 6.25-6.27.
    fn handle(&mut self, carrier: CarrierId, unit: AirUnitId, from: Deck, to: Deck) {
        let (step, counts) = match (from, to) {
            (Deck::Servicing, Deck::Ready) => (AirStep::Raise, None),
            (Deck::Hangar, Deck::Servicing) | (Deck::Servicing, Deck::Hangar) => {
                (AirStep::Service, Some(SERVICED))
            }
            (Deck::Landing, Deck::Hangar) | (Deck::Ready, Deck::Servicing) => {
                (AirStep::Lower, Some(LOWERED))
            }
            other => panic!("no unit is handled so: {other:?}"),
        };
        self.operates(carrier, step);
        self.carry(
            unit,
            Place::Aboard(carrier, from),
            Place::Aboard(carrier, to),
        );
        if let Some(counts) = counts {
            self.ship(carrier).done[counts] += 1;
        }
        // Damage may have left more than the limit in a box; what enters one finds room.
        let [_, flight_deck, _, _, servicing, _] = self.limits(carrier);
        match to {
            Deck::Ready => assert!(self.on_deck(carrier) <= flight_deck),
            Deck::Servicing => {
                assert!(self.count(carrier, |deck| deck == Deck::Servicing) <= servicing)
            }
            _ => {}
        }
        self.within_operations(carrier);
    }

    fn within_operations(&self, carrier: CarrierId) {
        let [launch_or_land, _, _, lower, servicing, total] = self.limits(carrier);
        let done = self.ships[&carrier].done;
        assert!(done[LAUNCHED].max(done[LANDED]) <= launch_or_land);
        assert!(done[LAUNCHED] == 0 || done[LANDED] == 0, "launch or land");
        assert!(done[SERVICED] <= servicing && done[LOWERED] <= lower);
        assert!(self.count(carrier, |_| true) <= total);
    }

    /// No limit of the chart is exceeded.
    fn within_limits(&self, carrier: CarrierId) {
        self.within_operations(carrier);
        let [_, flight_deck, _, _, servicing, _] = self.limits(carrier);
        assert!(self.on_deck(carrier) <= flight_deck);
        assert!(
            self.count(carrier, |deck| deck == Deck::Servicing) <= servicing
                || self.hits(carrier.into()) > 0
        );
    }

    fn lose(
        &mut self,
        unit: AirUnitId,
        carrier: Option<CarrierId>,
        mission: Option<MissionId>,
        why: UnitLoss,
    ) {
        let place = self.places.insert(unit, Place::Lost).unwrap();
        match place {
            Place::Aboard(on, deck) => {
                assert_eq!((carrier, mission), (Some(on), None));
                match why {
                    UnitLoss::PushedOver => assert_eq!(deck, Deck::Landing, "6.291"),
                    UnitLoss::Aboard => self.lose_aboard(on, deck),
                    _ => panic!("{unit} was lost aboard by {why:?}"),
                }
            }
            Place::Mission(with) => {
                assert_eq!(mission, Some(with));
                assert_eq!(carrier.is_some(), why == UnitLoss::Landing);
            }
            Place::Cap(_) | Place::Lost => panic!("{unit} was lost in {place:?}"),
        }
    }

    /// 12.14: from the flight deck first, then from servicing, then from the hangar for two.
    fn lose_aboard(&mut self, carrier: CarrierId, deck: Deck) {
        if self.ship(carrier).sunk {
            return;
        }
        // The unit has left its box already.
        let (flight_deck, servicing) = (
            self.on_deck(carrier),
            self.count(carrier, |deck| deck == Deck::Servicing),
        );
        let (first, counts) = match deck {
            Deck::Ready | Deck::Landing => (true, 1),
            Deck::Servicing => (flight_deck == 0, 1),
            Deck::Hangar => (flight_deck + servicing == 0, 2),
        };
        assert!(first, "units are lost from the flight deck first (12.14)");
        let Some((on, due)) = self.due else {
            panic!("nothing is due aboard {carrier}");
        };
        assert!(on == carrier && due > 0);
        self.due = Some((on, due.saturating_sub(counts)));
    }

    /// Once the units lost to hits are lost, nothing is due any more, or nobody is left.
    pub(super) fn check_losses_are_complete(&mut self, event: &Event) {
        let goes_on = matches!(
            event,
            Event::Losses(LossEvent::Unit { .. })
                | Event::Pick { .. }
                | Event::Score(ScoreEvent::Scored { .. })
                | Event::Damage(
                    DamageEvent::DeckInoperative { .. }
                        | DamageEvent::Damaged { .. }
                        | DamageEvent::Sunk { .. }
                )
        );
        if goes_on {
            return;
        }
        if let Some((carrier, due)) = self.due.take() {
            let sunk = self.ship(carrier).sunk;
            let aboard = self.count(carrier, |_| true);
            assert!(aboard == 0 || (due == 0 && !sunk), "{due} units are due");
            assert!(sunk || self.ship(carrier).inoperative, "12.12");
        }
    }
}
