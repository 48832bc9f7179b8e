//! The moments of a game that can be played on from: the start of each turn, and those that the player has named. They
//! need not be kept: a game is its orders.

use page::save_points;

pub use page::save_points::SavePoint;

use super::account::turns_begun;
use super::situation::LightChange;
use super::wording;
use crate::engine::{Game, Turn};
use crate::storage::{NamedPoint, Origin};

/// The moments of a game, the newest first; not the one that it is at.
pub fn save_points(game: &Game, named: &[NamedPoint]) -> Vec<SavePoint> {
    let orders = game.orders().len();
    let turns = turns_begun(game.events())
        .into_iter()
        .map(|(turn, event)| SavePoint {
            orders: game.marks().partition_point(|mark| *mark <= event),
            when: wording::date_and_time(turn, 1),
            what: what(turn).to_owned(),
            is_named: false,
        });
    save_points::save_points(orders, turns, named, |orders| when(game, orders))
}

/// Whether a game is at its start, and no other was played to there: it begins with its briefing.
pub fn begins_afresh(game: &Game, grew_from: Option<&Origin>) -> bool {
    game.orders().is_empty() && grew_from.is_none()
}

/// Said with the first question of a game that grew from another: that it is a game of its own, and what it goes by.
pub fn begun_anew(from: &Origin, game: &Game) -> Option<String> {
    let arranged = match from.arranged_anew {
        true => {
            " Which orders of the day it went by then is not known: the new game has none, and the decks are handled as the staff would."
        }
        false => "",
    };
    Some(from.begun_anew(game.orders().len())? + arranged)
}

/// When it was in a game after so many orders: the phase that its player saw.
fn when(game: &Game, orders: usize) -> String {
    let event = match game.marks().get(orders) {
        Some(mark) => *mark,
        None => game.events().len(),
    };
    let before = event
        .checked_sub(1)
        .and_then(|last| game.events().get(last));
    let (turn, phase) = before.map_or((game.scenario().first_turn, 1), |it| {
        (it.at.turn, it.at.phase)
    });
    wording::date_and_time(turn, phase)
}

/// What stands out in a turn.
fn what(turn: Turn) -> &'static str {
    match LightChange::of(turn) {
        Some(LightChange::Dawn) => "Dawn",
        Some(LightChange::Dusk) => LightChange::GETS_DARK,
        None => "",
    }
}

/// The name of a game that grows from a moment of another, which may have grown from one itself.
pub fn name_of_branch(from: &Origin, before: Option<&Origin>) -> String {
    from.name_of_branch(before, is_moment)
}

/// Whether words are a moment, as a name that was given here has it: "19 June, 1330".
fn is_moment(words: &str) -> bool {
    let date_and_time = words.split_once(" June, ");
    date_and_time.is_some_and(|(date, time)| {
        let is_time = time
            .get(..4)
            .is_some_and(|time| time.parse::<u16>().is_ok());
        date.parse::<u8>().is_ok() && is_time
    })
}
