//! The moments of a game that can be played on from: the start of each turn, and those that the player has named.

use page::save_points::{self, NamedPoint, Origin, SavePoint};

use super::calendar::turn_with_dates;
use super::shown_record::ShownRecord;
use crate::engine::Game;
use crate::engine::scope::Scope;

/// The moments of a game, the newest first; not the one that it is at.
pub fn save_points(game: &Game, named: &[NamedPoint]) -> Vec<SavePoint> {
    let record = ShownRecord::all(game);
    let turns = record.spans().rev().filter_map(|span| {
        let Scope::Turn { number } = record.scope(span) else {
            return None;
        };
        let event = record.begins(span);
        Some(SavePoint {
            orders: game.marks().partition_point(|mark| *mark <= event),
            when: turn_with_dates(number),
            what: String::new(),
            is_named: false,
        })
    });
    let mut turns: Vec<SavePoint> = turns.collect();
    // Where a turn passed without a question, the game is in the next one then.
    turns.dedup_by_key(|turn| turn.orders);
    let orders = game.orders().len();
    save_points::save_points(orders, turns.into_iter(), named, |orders| {
        when(game, orders)
    })
}

/// The name of a game that grows from a moment of another, which may have grown from one itself.
pub fn name_of_branch(from: &Origin, before: Option<&Origin>) -> String {
    from.name_of_branch(before, is_moment)
}

/// When it was in a game after so many orders: the turn that its player saw.
fn when(game: &Game, orders: usize) -> String {
    let events = match game.marks().get(orders) {
        Some(mark) => *mark,
        None => game.events().len(),
    };
    let before = game.events()[..events].last();
    turn_with_dates(before.map_or(1, |it| it.at.turn.max(1)))
}

/// Whether words are a moment, as a name that was given here has it.
fn is_moment(words: &str) -> bool {
    let turn = words
        .strip_prefix("Turn ")
        .and_then(|it| it.split_once(", "));
    let turn = turn.and_then(|(turn, _)| turn.parse().ok());
    turn.is_some_and(|turn| words == turn_with_dates(turn))
}
