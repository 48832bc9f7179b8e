//! The searches of a game: what each looked for and saw, and how it ended.

use crate::engine::fleet::{SearchAim, SearchId, UnitSet};
use crate::engine::forces::ForceId;
use crate::engine::forecast::{Luck, Reckoner};
use crate::engine::{Game, GameTime};
use crate::view::account::Owner;
use crate::view::account::Tally;
use crate::view::account::{self, SearchAccount};

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
    let events = game.events().iter();
    let luck: Vec<Option<Luck>> = events.map(|it| reckoner.follow(&it.event)).collect();
    let told = |search: SearchAccount| {
        let dice = search.attempts().filter_map(|attempt| attempt.die);
        let dice = dice.filter_map(|(number, _)| *luck.get(number)?);
        let tally = tallies
            .iter()
            .find(|(owner, _)| *owner == Owner::Search(search.id));
        SearchTold {
            id: search.id,
            at: search.at,
            aim: search.aim,
            units: search.units,
            tally: tally.map(|(_, tally)| *tally).unwrap_or_default(),
            dice: dice.collect(),
            seen: search.seen(),
            is_over: search.is_over,
        }
    };
    let searches = account::searches(game.events());
    searches.into_iter().map(told).collect()
}
