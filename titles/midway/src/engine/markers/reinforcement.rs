//! The Reinforcement marker (7.1).

use crate::engine::charts::{REINFORCEMENT_MARKER, Reinforcement as Result};
use crate::engine::decision::Decision;
use crate::engine::event::{IjnRepairEvent, Purpose};
use crate::engine::ijn_repairs;
use crate::engine::order::Order;
use crate::engine::table::{AirBase, Defense, Table};
use crate::engine::units::{AirUnit, IslandBase, Ship, ShipClass, Side, Strength};
use crate::engine::{Play, Step};

/// What the marker brings: one of these, as the player says where there are several.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Offer {
    /// A damaged ship is repaired.
    Ships(Vec<Ship>),
    /// An eliminated air unit returns, to a carrier or base.
    AirUnits(Vec<(AirUnit, AirBase)>),
    /// A coastal defense is whole again.
    Defenses(Vec<IslandBase>),
}

impl Offer {
    fn len(&self) -> usize {
        match self {
            Offer::Ships(ships) => ships.len(),
            Offer::AirUnits(choices) => choices.len(),
            Offer::Defenses(bases) => bases.len(),
        }
    }
}

/// Rolls what the marker brings; nothing if there is nothing of the kind.
pub(super) fn roll(play: &mut Play) -> Option<Offer> {
    let result = play.roll(Purpose::Reinforcement, &REINFORCEMENT_MARKER, 0, []);
    let offer = offer(&play.table, result);
    (offer.len() > 0).then_some(offer)
}

fn offer(table: &Table, result: Result) -> Offer {
    match result {
        Result::Ship => Offer::Ships(most_valuable_damaged(table)),
        Result::CarrierAir => Offer::AirUnits(returning(table, true, &decks_with_room(table))),
        Result::LandAir => Offer::AirUnits(returning(table, false, &bases_with_room(table))),
        Result::ReducedDefense => {
            Offer::Defenses(defenses(table, Defense::Standing(Strength::Reduced)))
        }
        Result::EliminatedDefense => Offer::Defenses(defenses(table, Defense::Eliminated)),
    }
}

/// From the most valuable class to the least.
const BY_VALUE: [ShipClass; 7] = [
    ShipClass::Cva,
    ShipClass::Cvl,
    ShipClass::Tr,
    ShipClass::Bb,
    ShipClass::Ca,
    ShipClass::Cl,
    ShipClass::Dd,
];

/// The damaged ships of the most valuable class that is in the Damaged box.
fn most_valuable_damaged(table: &Table) -> Vec<Ship> {
    let of = |class: ShipClass| -> Vec<Ship> {
        let damaged = table.ijn_ships_damaged();
        damaged.filter(|ship| ship.class() == class).collect()
    };
    let mut classes = BY_VALUE.into_iter().map(of);
    classes.find(|ships| !ships.is_empty()).unwrap_or_default()
}

/// The IJN's carriers in play with room for one more group. Her groups lie open on their display, so she is known, though
/// her place is not.
fn decks_with_room(table: &Table) -> Vec<AirBase> {
    let carriers = Ship::of(Side::Ijn).filter(|ship| ship.is_carrier());
    let in_play = carriers.filter(|ship| table.place_of_ship(*ship).is_some());
    let with_room = in_play.filter(|ship| table.has_room_aboard(*ship));
    with_room.map(AirBase::Carrier).collect()
}

/// The IJN's island bases with room for one more unit.
fn bases_with_room(table: &Table) -> Vec<AirBase> {
    let places = IslandBase::of(Side::Ijn).map(IslandBase::place);
    let with_room = places.filter(|place| table.has_room_on_land(*place));
    with_room.map(AirBase::Land).collect()
}

/// Each eliminated air unit of a branch with each of these bases.
fn returning(table: &Table, is_naval: bool, bases: &[AirBase]) -> Vec<(AirUnit, AirBase)> {
    let units = table
        .ijn_air_eliminated()
        .filter(|unit| unit.is_naval() == is_naval);
    units
        .flat_map(|unit| bases.iter().map(move |base| (unit, *base)))
        .collect()
}

fn defenses(table: &Table, that_are: Defense) -> Vec<IslandBase> {
    let bases = IslandBase::of(Side::Ijn);
    bases
        .filter(|base| table.bases[*base].defense == that_are)
        .collect()
}

/// What the marker brings is chosen, and comes.
#[derive(Clone, Debug)]
pub struct Reinforcement {
    offer: Offer,
    is_done: bool,
}

impl Reinforcement {
    pub(super) const fn new(offer: Offer) -> Reinforcement {
        let is_done = false;
        Reinforcement { offer, is_done }
    }

    pub(crate) fn step(&mut self, play: &mut Play) -> Step {
        if self.is_done {
            return Step::Done;
        }
        match &self.offer {
            Offer::Ships(ships) => match ships[..] {
                [ship] => ijn_repairs::repair_in_japan(play, ship),
                _ => {
                    let ships = ships.clone();
                    return Step::Ask(Decision::ReinforcingShip { ships });
                }
            },
            Offer::AirUnits(choices) => match choices[..] {
                [(unit, to)] => play.happen(IjnRepairEvent::AirUnitReturned { unit, to }),
                _ => {
                    let choices = choices.clone();
                    return Step::Ask(Decision::ReinforcingAirUnit { choices });
                }
            },
            Offer::Defenses(bases) => match bases[..] {
                [base] => play.happen(IjnRepairEvent::DefenseRepaired { base }),
                _ => {
                    let bases = bases.clone();
                    return Step::Ask(Decision::ReinforcingDefense { bases });
                }
            },
        }
        Step::Done
    }

    pub(crate) fn answer(&mut self, order: &Order, play: &mut Play) {
        match order {
            Order::ChooseShip { ship } => ijn_repairs::repair_in_japan(play, *ship),
            Order::ReturnAirUnit { unit, to } => {
                let (unit, to) = (*unit, *to);
                play.happen(IjnRepairEvent::AirUnitReturned { unit, to });
            }
            Order::ChooseBase { base } => {
                play.happen(IjnRepairEvent::DefenseRepaired { base: *base });
            }
            _ => return,
        }
        self.is_done = true;
    }
}
