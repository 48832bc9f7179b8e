//! The searches of a game: what each looked for and saw, and how it ended.

use super::facts::tally_of;
use super::story::Story;
use crate::engine::EventRecord;
use crate::engine::forecast::Luck;
use crate::view::account::{self, Owner, SearchAccount, Tally};

/// A search, from its launch to its end.
pub(super) struct SearchTold {
    /// What it did.
    pub account: SearchAccount,
    /// What it came to.
    pub tally: Tally,
    /// Its attempts to see a force.
    pub dice: Vec<Luck>,
}

impl SearchTold {
    /// How it ended.
    pub fn ended(&self) -> &'static str {
        match (self.account.is_over, self.tally.lost, self.tally.landed) {
            (false, _, _) => "still out at the end",
            (true, 0, _) => "home",
            (true, 1, 0) => "found no deck",
            (true, _, 0) => "neither unit found a deck",
            (true, _, _) => "one unit home, one without a deck",
        }
    }
}

/// The searches of a game, in the order in which they took off.
pub(super) fn searches(
    events: &[EventRecord],
    story: &Story,
    tallies: &[(Owner, Tally)],
) -> Vec<SearchTold> {
    let told = |account: SearchAccount| {
        let dice = account.attempts().filter_map(|attempt| attempt.die);
        let dice = dice.filter_map(|(number, _)| story.dice.get(&number).copied());
        SearchTold {
            dice: dice.collect(),
            tally: tally_of(tallies, Owner::Search(account.id)),
            account,
        }
    };
    account::searches(events).into_iter().map(told).collect()
}
