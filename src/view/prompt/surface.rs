//! The questions of ships that have met (21).

use super::Prompt;
use crate::engine::{Decision, Game, Order, staff};
use crate::view::Answer;

/// Asks whether they fight, or on whom they fire: each legal order is an answer.
pub fn prompt(game: &Game, decision: Decision, title: &str) -> Prompt {
    let suggestion = staff::suggestion(game);
    let answer = |order: Order| {
        let label = match order {
            Order::AcceptBattle => "Fight them".to_owned(),
            Order::Evade => "Try to get away".to_owned(),
            Order::Fight => "Open fire".to_owned(),
            order => order.to_string(),
        };
        Answer::new(game, &label, order).primary(suggestion == Some(order))
    };
    Prompt {
        answers: game.legal().map(answer).collect(),
        ..Prompt::of(decision, title)
    }
}
