//! Victory points, as each scenario counts them.

use super::event::Event;
use super::play::Play;
use super::scenario::{Scenario, Scored};

/// Scores what happened `count` times, if the scenario counts it.
pub(crate) fn score(play: &mut Play, what: Scored, count: u8) {
    let worth = Scenario::numbered(play.table.scenario).map_or(0, |scenario| scenario.worth(what));
    let vp = worth * i16::from(count);
    if vp != 0 {
        play.happen(Event::Score { vp, why: what });
    }
}

/// Ends the game with the scenario's level for the score.
pub(crate) fn end(scenario: &Scenario, play: &mut Play) {
    let score = play.table.score;
    play.happen(Event::Ended {
        score,
        level: scenario.level(score).name,
    });
}
