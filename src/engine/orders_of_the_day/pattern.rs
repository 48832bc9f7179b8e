//! Searches by a pattern: a fan of them at some hours.

use serde::{Deserialize, Serialize};

use crate::engine::clock::{TURNS_A_DAY, Turn};
use crate::engine::event::{Event, SearchEvent};
use crate::engine::fleet::{SearchAim, UnitSet, search_launched};
use crate::engine::game::Game;
use crate::engine::map::Bearing;
use crate::engine::order::Order;

/// A fan of searches, and when it is sent.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SearchPattern {
    /// The direction of its middle, in twelfths of the compass clockwise from north.
    pub towards: u8,
    /// How many searches, side by side.
    pub searches: u8,
    /// The turns in which it is sent.
    pub at: Hours,
}

/// Turns of the day.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Hours(u32);

impl Hours {
    /// Whether a turn is among them.
    pub const fn contains(self, turn: Turn) -> bool {
        turn.number < TURNS_A_DAY + 1 && self.0 & (1 << turn.number) != 0
    }

    /// These, with a turn taken in or left out.
    #[must_use]
    pub const fn toggled(self, turn: Turn) -> Hours {
        Hours(self.0 ^ (1 << (turn.number % 32)))
    }
}

impl SearchPattern {
    /// Searches side by side at most: all round.
    pub const MOST: u8 = 12;

    /// Where each search is aimed: the middle first, and then on either side in turn.
    fn aims(self) -> impl Iterator<Item = SearchAim> {
        (0..self.searches.min(SearchPattern::MOST)).map(move |number| {
            let aside = number.div_ceil(2);
            // A save may have been edited by hand.
            let middle = self.towards % SearchPattern::MOST;
            let steps = match number % 2 {
                1 => middle + SearchPattern::MOST - aside,
                _ => middle + aside,
            };
            SearchAim::Standard(Bearing::clockwise(steps % SearchPattern::MOST))
        })
    }

    /// Whether the turn's search segment is declared: when the fan is due, and whenever a search is in the air.
    pub(super) fn declares(self, game: &Game) -> bool {
        let table = game.table();
        !table.searches.is_empty() || (self.at.contains(table.turn) && self.next(game).is_some())
    }

    /// The next search of the fan; nothing if it is not due, has been sent, or nobody can take off for it.
    pub(super) fn search(self, game: &Game) -> Option<Order> {
        let is_due = self.at.contains(game.table().turn);
        is_due.then(|| self.next(game)).flatten()
    }

    /// The next search that has not been sent in this turn.
    fn next(self, game: &Game) -> Option<Order> {
        let sent = sent_in_turn(game);
        let aim = self.aims().find(|aim| !sent.contains(aim))?;
        let mut declared = game.clone();
        let game = match declared.play(Order::DeclareSearch) {
            Ok(_) => &declared,
            Err(_) => game,
        };
        crew(game, aim).map(|units| Order::Search { units, aim })
    }

    /// All the searches of the fan for which somebody can take off now, whatever the hour. No die is thrown for them.
    pub(in crate::engine) fn fan(self, game: &Game) -> Vec<Order> {
        let mut ahead = game.clone();
        let mut searches = Vec::new();
        for aim in self.aims() {
            let launched = crew(&ahead, aim).and_then(|units| {
                let table = ahead.table();
                let launched = search_launched(table, table.next_search(), units, aim)?;
                Some((units, launched))
            });
            if let Some((units, launched)) = launched {
                ahead.apply_hypothetical(&launched);
                searches.push(Order::Search { units, aim });
            }
        }
        searches
    }
}

/// Who flies a search: attack planes rather than fighters, and as few as can be.
fn crew(game: &Game, aim: SearchAim) -> Option<UnitSet> {
    let planes = game.legal().filter_map(|order| match order {
        Order::Search { units, aim: there } if there == aim => Some(units),
        _ => None,
    });
    planes.min_by_key(|units: &UnitSet| (!units.fighters().is_empty(), units.len()))
}

/// Where the searches of this turn have been aimed.
fn sent_in_turn(game: &Game) -> Vec<SearchAim> {
    let turn = game.table().turn;
    let events = game.events().iter().rev();
    let of_turn = events.take_while(|it| it.at.turn == turn);
    let sent = of_turn.filter_map(|it| match it.event {
        Event::Searches(SearchEvent::Launched { aim, .. }) => Some(aim),
        _ => None,
    });
    sent.collect()
}
