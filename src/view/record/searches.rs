//! The searches of a game: what each looked for and saw, and how it ended.

use super::Tally;
use super::owner::Owner;
use crate::engine::fleet::{SearchAim, SearchId, UnitSet};
use crate::engine::forces::ForceId;
use crate::engine::forecast::{Luck, Reckoner};
use crate::engine::{ButaiEvent, Event, Game, GameTime, Purpose, SearchEvent};

/// A search, from its launch to its end.
#[derive(Clone, PartialEq, Debug)]
pub struct SearchTold {
    /// The search.
    pub id: SearchId,
    /// When it took off.
    pub at: GameTime,
    /// Where it was aimed.
    pub aim: SearchAim,
    /// Its units.
    pub units: UnitSet,
    /// What it came to.
    pub tally: Tally,
    /// Its attempts to see a force.
    pub dice: Vec<Luck>,
    /// The forces that it saw, each once, however often.
    pub seen: Vec<ForceId>,
    /// Whether it is over: its units are home or lost.
    pub is_over: bool,
}

impl SearchTold {
    /// How it ended.
    pub fn ended(&self) -> &'static str {
        match (self.is_over, self.tally.lost, self.tally.landed) {
            (false, _, _) => "still out at the end",
            (true, 0, _) => "home",
            (true, 1, 0) => "found no deck",
            (true, _, 0) => "neither unit found a deck",
            (true, _, _) => "one unit home, one without a deck",
        }
    }
}

/// The searches of a game, in the order in which they took off.
pub(super) fn searches(game: &Game, tallies: &[(Owner, Tally)]) -> Vec<SearchTold> {
    let mut reckoner = Reckoner::new(game.scenario().first_turn);
    let mut searches: Vec<SearchTold> = Vec::new();
    for record in game.events() {
        let event = &record.event;
        let luck = reckoner.follow(event);
        match event {
            Event::Searches(SearchEvent::Launched {
                what, units, aim, ..
            }) => {
                let tally = tallies
                    .iter()
                    .find(|(owner, _)| *owner == Owner::Search(*what));
                searches.push(SearchTold {
                    id: *what,
                    at: record.at,
                    aim: *aim,
                    units: *units,
                    tally: tally.map(|(_, tally)| *tally).unwrap_or_default(),
                    dice: Vec::new(),
                    seen: Vec::new(),
                    is_over: false,
                });
            }
            Event::Searches(SearchEvent::Removed { what }) => {
                let search = searches.iter_mut().find(|search| search.id == *what);
                if let Some(search) = search {
                    search.is_over = true;
                }
            }
            // By its new counter it is the same force (9.11).
            Event::Butai(ButaiEvent::CounterReplaced { force, by, .. }) => {
                let seen = searches.iter_mut().flat_map(|search| &mut search.seen);
                seen.filter(|seen| **seen == *force)
                    .for_each(|seen| *seen = *by);
            }
            Event::Roll(roll) => {
                let Purpose::Search(id, force) = roll.purpose else {
                    continue;
                };
                let search = searches.iter_mut().find(|search| search.id == id);
                if let Some(search) = search {
                    let is_seen = luck.is_some_and(|luck| luck.came > 0);
                    if is_seen && !search.seen.contains(&force) {
                        search.seen.push(force);
                    }
                    search.dice.extend(luck);
                }
            }
            _ => {}
        }
    }
    searches
}
