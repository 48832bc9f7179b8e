//! What a finished game has to tell: made once, for all parts of its report.

use super::credit::{Credit, credits};
use super::log::stretches;
use super::searches::{SearchTold, searches};
use super::story::{Story, story};
use crate::engine::{Game, GameTime, Outcome};
use crate::view::account::{self, AttackAccount, ForceAccount, Owner, Tally};
use crate::view::shown_record::ShownRecord;

/// What a finished game has to tell.
pub(super) struct Facts<'a> {
    /// The game.
    pub game: &'a Game,
    /// How it came out.
    pub outcome: Outcome,
    /// Its fights and its dice.
    pub story: Story,
    /// What all of it came to.
    pub tally: Tally,
    /// What of that belongs to whom.
    pub tallies: Vec<(Owner, Tally)>,
    /// The reported forces.
    pub forces: Vec<ForceAccount>,
    /// The searches.
    pub searches: Vec<SearchTold>,
    /// The attacks of strikes, each with the number of its first event.
    pub strikes: Vec<(usize, AttackAccount)>,
    /// Who hit the Japanese ships.
    pub credits: Vec<Credit>,
    /// Where one phase ends and the next begins.
    pub phases: Vec<(GameTime, usize, usize)>,
}

impl Facts<'_> {
    /// What a game has to tell that came out so.
    pub fn of(game: &Game, outcome: Outcome) -> Facts<'_> {
        let events = game.events();
        let story = story(game.scenario(), ShownRecord::all(game));
        let tallies = account::tallies(game.record());
        Facts {
            game,
            outcome,
            tally: Tally::of(events),
            forces: account::forces_told(game.record()),
            searches: searches(events, &story, &tallies),
            strikes: account::strikes(events),
            credits: credits(events),
            phases: stretches(events),
            story,
            tallies,
        }
    }

    /// What belongs to somebody.
    pub fn tally_of(&self, owner: Owner) -> Tally {
        tally_of(&self.tallies, owner)
    }
}

/// What belongs to somebody, of what belongs to each.
pub(super) fn tally_of(tallies: &[(Owner, Tally)], owner: Owner) -> Tally {
    let found = tallies.iter().find(|(other, _)| *other == owner);
    found.map(|(_, tally)| *tally).unwrap_or_default()
}
