//! The US Air Search Segment, once a turn at most (8.22).

use std::collections::VecDeque;

use super::check_search;
use super::flight::SearchFlight;
use super::launching;
use crate::engine::decision::Decision;
use crate::engine::event::{Event, SearchEvent};
use crate::engine::order::Order;
use crate::engine::procedure::Procedure;
use crate::engine::refusal::Refusal;
use crate::engine::table::Table;
use crate::engine::title::{Play, Step};

/// The segment in progress: declared or not, the searches in the air fly, and then new ones are launched.
#[derive(Clone, Default, Debug)]
pub struct AirSearch {
    stage: Stage,
    /// Searches that have not flown yet.
    to_fly: VecDeque<SearchFlight>,
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
enum Stage {
    /// Is the segment declared?
    #[default]
    Declaring,
    /// The searches in the air fly on.
    Flying,
    /// New ones are launched, one after another.
    Launching,
    Over,
}

impl AirSearch {
    pub(crate) fn step(&mut self, play: &mut Play) -> Step {
        match self.stage {
            // 18.41: before the first phase the segment is held, and nobody is asked about it.
            Stage::Declaring if play.table.phase == 0 => self.declare(play),
            Stage::Declaring if may_declare(&play.table) => {
                return Step::Ask(Decision::DeclareSearch);
            }
            Stage::Declaring => self.stage = Stage::Over,
            Stage::Flying => match self.to_fly.pop_front() {
                Some(flight) => return Step::Call(Procedure::SearchFlight(flight)),
                None => self.stage = Stage::Launching,
            },
            Stage::Launching if launching::possible(&play.table).next().is_some() => {
                return Step::Ask(Decision::AirSearch);
            }
            Stage::Launching => self.stage = Stage::Over,
            Stage::Over => return Step::Done,
        }
        Step::Again
    }

    pub(crate) fn answer(&mut self, order: Order, play: &mut Play) {
        match order {
            Order::DeclareSearch => self.declare(play),
            Order::Search { units, aim } => {
                let search = play.table.next_search();
                self.to_fly = [SearchFlight::launching(search, units, aim)].into();
                self.stage = Stage::Flying;
            }
            _ => self.stage = Stage::Over,
        }
    }

    fn declare(&mut self, play: &mut Play) {
        play.happen(Event::Searches(SearchEvent::Declared));
        let searches = play.table.searches.iter();
        self.to_fly = searches
            .map(|search| SearchFlight::new(search.id))
            .collect();
        self.stage = Stage::Flying;
    }

    pub(crate) fn check(table: &Table, order: Order) -> Result<(), Refusal> {
        match order {
            Order::Search { units, aim } => check_search(table, units, aim),
            Order::GoOn => Ok(()),
            _ => Err(Refusal::NotAsked),
        }
    }
}

/// Whether a Search Segment can be declared, and would do anything: not yet in this turn, with a search in the
/// air or a unit to launch (8.22).
fn may_declare(table: &Table) -> bool {
    let can_launch = || launching::possible(table).next().is_some();
    !table.search_declared && (!table.searches.is_empty() || can_launch())
}

pub(crate) fn check_declaring(order: Order) -> Result<(), Refusal> {
    match order {
        Order::DeclareSearch | Order::GoOn => Ok(()),
        _ => Err(Refusal::NotAsked),
    }
}

pub(crate) fn legal_declaring() -> Vec<Order> {
    vec![Order::DeclareSearch, Order::GoOn]
}

pub(crate) fn legal_launches(table: &Table) -> Vec<Order> {
    launching::possible(table).chain([Order::GoOn]).collect()
}
