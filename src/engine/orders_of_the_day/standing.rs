//! Whether the orders of the day answer a question, or the player is asked, and why.

use super::answer::{self, answer};
use super::stop::{self, Stop};
use super::{GivenBy, Line};
use crate::engine::decision::Decision;
use crate::engine::event::Event;
use crate::engine::game::Game;
use crate::engine::order::Order;

/// The order that the orders of the day give now, and by which line; nothing where the player is asked.
pub(in crate::engine) fn order(game: &Game) -> Option<(Order, Line)> {
    if is_begun_by_hand(game) {
        return None;
    }
    let (order, line) = answer(game)?;
    stop::stop(game, line, since(game, line))
        .is_none()
        .then_some((order, line))
}

/// Why the player is asked what a line of his orders of the day would answer; nothing where none does.
pub fn why_asked(game: &Game) -> Option<Stop> {
    let line = answer::line(game, game.decision()?)?;
    if game.orders_of_the_day().asks(line) {
        return None;
    }
    // What was new when he began to answer is so until he is done.
    let since = match begun(game) {
        Some(first) => before(game, line, first),
        None => since(game, line),
    };
    stop::stop(game, line, since)
}

/// Whether the player has begun to answer the question himself: then he says when he is done.
fn is_begun_by_hand(game: &Game) -> bool {
    begun(game).is_some()
}

/// The first order by which the player has begun to answer the question, by its number; nothing if he has not.
fn begun(game: &Game) -> Option<usize> {
    let now = (game.table().turn, game.table().phase, game.table().segment);
    let is_of_it = |number: &usize| {
        let record = &game.events()[game.marks()[*number]];
        let at = (record.at.turn, record.at.phase, record.at.segment);
        game.given_by()[*number] == GivenBy::Player
            && at == now
            && asked(game, *number) == game.decision()
    };
    let orders = (0..game.orders().len()).rev();
    orders.take_while(is_of_it).last()
}

/// The question that an order answered.
fn asked(game: &Game, number: usize) -> Option<Decision> {
    match &game.events()[game.marks()[number]].event {
        Event::Order { asked, .. } => Some(*asked),
        _ => None,
    }
}

/// From which event on things are new to a line: what came after the player's own last answer to a question of it, or
/// after the game was set up.
fn since(game: &Game, line: Line) -> usize {
    before(game, line, game.orders().len())
}

fn before(game: &Game, line: Line, orders: usize) -> usize {
    let own = (0..orders).rev().find(|number| {
        game.given_by()[*number] == GivenBy::Player
            && asked(game, *number).and_then(|it| it.line()) == Some(line)
    });
    match own {
        Some(number) => game.marks()[number],
        None => game.marks().first().copied().unwrap_or(game.events().len()),
    }
}
