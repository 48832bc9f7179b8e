//! What the player has in hand, as a plan beside the others.

use crate::engine::Game;
use crate::engine::foresight::Choice;
use crate::view::Answer;
use crate::view::prompt::{Block, Prompt};

/// The plan that the player has in hand: the answer that he has composed, if it is none of the choices already there.
pub fn in_hand(game: &Game, prompt: &Prompt, there: &[Choice]) -> Option<Choice> {
    let composed = prompt.blocks.iter().filter_map(|block| match block {
        Block::Composer(composer) => Some(&composer.answers),
        _ => None,
    });
    let is_given = |answer: &&Answer| answer.refusal.is_none() && !answer.orders().is_empty();
    let answer = composed
        .flatten()
        .find(is_given)
        .or_else(|| prompt.primary());
    let answer = answer.filter(is_given)?;
    let orders = answer.orders();
    // What the staff begins with, it goes on with.
    let is_like = |choice: &Choice| match choice.is_staffs() {
        true => choice.orders.starts_with(orders),
        false => choice.orders == orders && choice.course().is_none(),
    };
    let is_there = there.iter().any(is_like);
    if is_there {
        return None;
    }
    let plan = Choice::own(game, orders.to_vec()).ok()?;
    Some(plan.called(format!("Mine: {}", answer.label)))
}
