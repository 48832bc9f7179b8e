//! Readying the decks before the first turn: three ways by one click, and what stands where.

use super::PromptView;
use crate::engine::routine::routines;
use crate::engine::{Decision, Game, Order, count};
use crate::view::Answer;
use crate::view::shell::CommandName;

/// Asks how the decks stand.
pub fn prompt(game: &Game) -> PromptView {
    let rote = routines(game).into_iter();
    let rote =
        rote.map(|routine| Answer::several(routine.kind.name(), routine.title, routine.orders));
    let decks = game.table().decks.iter();
    let (ready, servicing) = decks.fold((0, 0), |(ready, servicing), deck| {
        (ready + deck.ready.len(), servicing + deck.servicing.len())
    });
    PromptView {
        progress: format!(
            "{} ready, {servicing} in servicing",
            count(ready, "unit", "units")
        ),
        rote: rote.collect(),
        answers: vec![
            Answer::new(game, "Begin the day", Order::GoOn)
                .by(CommandName::GoOn)
                .primary(true),
        ],
        ..PromptView::of(
            Decision::ReadyDecks,
            "How do the decks stand before the first turn?",
        )
    }
}
