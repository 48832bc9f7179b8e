//! Readying the decks before the first turn: three ways by one click, and what stands where.

use super::{Block, Choice, Prompt};
use crate::engine::fleet::placings;
use crate::engine::routine::{RoutineKind, routines};
use crate::engine::{Decision, Deck, Game, Order, count_of, staff};
use crate::view::shell::CommandName;
use crate::view::{Answer, Selection, refusal_in_words, wording};

/// Asks how the decks stand.
pub fn prompt(game: &Game, selection: &Selection) -> Prompt {
    let suggestion = staff::suggestion(game);
    let batches = routines(game).into_iter().map(|routine| {
        let is_suggested = suggestion == routine.orders.first().copied();
        let is_staffs = routine.kind == RoutineKind::SearchesReady && is_suggested;
        Answer::several(routine.kind.name(), routine.title, routine.orders).primary(is_staffs)
    });
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
                .primary(suggestion == Some(Order::GoOn)),
        ],
        ..Prompt::because(
            Decision::ReadyDecks,
            "How do the decks stand before the first turn?",
            vec![
                "The staff would have a search plane ready on each fleet carrier, and fighters behind it."
                    .to_owned(),
                Decision::ReadyDecks.rule_in_a_line().to_owned(),
            ],
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
