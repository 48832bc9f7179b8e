//! The searches of a game: what each looked for and saw, and how it ended.

use super::action_report::{counted, spelled};
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
    /// How it ended, for each of its units: a landing that went wrong is another thing than a deck without room (4.451,
    /// 8.28).
    pub fn ended(&self) -> String {
        let Tally {
            lost,
            landed,
            landing,
            no_room,
            in_the_wind,
            ..
        } = self.tally;
        let no_deck = no_room + in_the_wind;
        let ended = match (landed, lost) {
            _ if !self.account.is_over => "still out at the end",
            (_, 0) => "home",
            (0, 1) if landing == lost => "lost in landing",
            (0, 1) if no_deck == lost => "found no deck",
            (0, _) if landing == lost => "both units lost in landing",
            (0, _) if no_deck == lost => "neither unit found a deck",
            _ => return by_unit([landed, landing, no_deck], lost),
        };
        ended.to_owned()
    }
}

/// "one unit home, one lost in landing", of units that are home, were lost in landing, found no deck, and all that were
/// lost.
fn by_unit([home, landing, no_deck]: [u32; 3], lost: u32) -> String {
    let otherwise = lost.saturating_sub(landing + no_deck);
    let fates = [
        (home, "home"),
        (landing, "lost in landing"),
        (no_deck, "without a deck"),
        (otherwise, "lost"),
    ];
    let there = fates.into_iter().filter(|(number, _)| *number > 0);
    let told = there.enumerate().map(|(place, (number, fate))| {
        let number = match place {
            0 => counted(number, "unit", "units"),
            _ => spelled(number).to_owned(),
        };
        format!("{number} {fate}")
    });
    told.collect::<Vec<_>>().join(", ")
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
