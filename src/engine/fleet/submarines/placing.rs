//! The submarines are placed before the first turn (14.11).

use crate::engine::decision::Decision;
use crate::engine::event::{Event, SubmarineEvent};
use crate::engine::order::Order;
use crate::engine::refusal::{Refusal, SubmarineRefusal};
use crate::engine::table::Table;
use crate::engine::title::{Play, Step};

/// The player places them where he likes; until he does they lie where the scenario has put them.
#[derive(Clone, Copy, Default, Debug)]
pub struct PlacingSubmarines {
    over: bool,
}

impl PlacingSubmarines {
    pub(crate) fn step(&self) -> Step {
        if self.over {
            Step::Done
        } else {
            Step::Ask(Decision::PlaceSubmarines)
        }
    }

    pub(crate) fn answer(&mut self, order: Order, play: &mut Play) {
        match order {
            Order::PlaceSubmarine { submarine, hex } => {
                play.happen(Event::Submarines(SubmarineEvent::Placed {
                    what: submarine,
                    hex,
                }));
            }
            _ => self.over = true,
        }
    }

    /// Any hex of the map will do, of islands too (14.11).
    pub(crate) fn check(table: &Table, order: Order) -> Result<(), Refusal> {
        match order {
            Order::PlaceSubmarine { submarine, hex } => match table.submarines.get(submarine) {
                None => Err(SubmarineRefusal::NotAtSea(submarine).into()),
                Some(lies) if lies.hex == hex => {
                    Err(SubmarineRefusal::LiesThere { submarine, hex }.into())
                }
                Some(_) => Ok(()),
            },
            Order::GoOn => Ok(()),
            _ => Err(Refusal::NotAsked),
        }
    }

    /// Its orders. Of the hexes those next to each submarine are listed; all others are legal too.
    pub(crate) fn legal(table: &Table) -> Vec<Order> {
        let beside = table.submarines.at_sea.iter().flat_map(|lies| {
            let submarine = lies.id;
            let beside = lies.hex.neighbours();
            beside.map(move |hex| Order::PlaceSubmarine { submarine, hex })
        });
        beside.chain([Order::GoOn]).collect()
    }
}
