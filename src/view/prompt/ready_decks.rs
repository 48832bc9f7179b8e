//! Readying the decks before the first turn: three ways by one click, and what stands where.

use super::{Block, Choice, Prompt};
use crate::engine::fleet::placings;
use crate::engine::routine::routines;
use crate::engine::{Decision, Deck, Game, Order, count_of};
use crate::view::shell::CommandName;
use crate::view::{Answer, Selection, refusal_in_words, wording};

/// Asks how the decks stand.
pub fn prompt(game: &Game, selection: &Selection) -> Prompt {
    let batches = routines(game).into_iter();
    let batches =
        batches.map(|routine| Answer::several(routine.kind.name(), routine.title, routine.orders));
    let decks = game.table().decks.iter();
    let (ready, servicing) = decks.fold((0, 0), |(ready, servicing), deck| {
        (ready + deck.ready.len(), servicing + deck.servicing.len())
    });
    Prompt {
        progress: format!(
            "{} ready, {servicing} in servicing",
            count_of(ready, "unit", "units")
        ),
        batches: batches.collect(),
        answers: vec![
            Answer::new(game, "The decks are ready", Order::GoOn)
                .by(CommandName::GoOn)
                .primary(true),
        ],
        ..Prompt::of(
            Decision::ReadyDecks,
            "How do the decks stand before the first turn?",
        )
    }
    .with(boxes(game, selection).map(Block::Choice))
}

/// Where the selected units can stand on their carrier; refused where that box has no room for all of them (6.22).
fn boxes(game: &Game, selection: &Selection) -> Option<Choice> {
    let planes = selection.planes;
    if planes.is_empty() {
        return None;
    }
    let to = |(deck, label): (Deck, &str)| {
        let kind = format!("place-{}", label.to_lowercase().replace(' ', "-"));
        match placings(game.table(), planes, deck) {
            Ok(orders) => Answer::several(kind, label, orders),
            Err(refusal) => {
                Answer::several(kind, label, Vec::new()).refused(Some(refusal_in_words(&refusal)))
            }
        }
    };
    let all = [
        (Deck::Ready, "Ready"),
        (Deck::Servicing, "In servicing"),
        (Deck::Hangar, "In the hangar"),
    ];
    let names: Vec<String> = planes.iter().map(|unit| unit.to_string()).collect();
    Some(Choice {
        name: wording::list(&names),
        who: wording::list(&names),
        hint: "where on her carrier?".to_owned(),
        answers: all.map(to).into(),
        ..Choice::default()
    })
}
