//! Where Task Force 58 moves when its chit is drawn (6.34).

use super::PromptView;
use crate::engine::{Decision, Game, Order, staff};
use crate::view::{Answer, wording};

/// Asks whether it moves, and where.
pub fn prompt(game: &Game) -> PromptView {
    let table = game.table();
    let suggestion = staff::suggestion(game);
    let answer = |order: Order| {
        let label = match order {
            Order::MoveTaskForce { to } => {
                format!("Move {}", wording::whereabouts(table, to))
            }
            _ => "Stay here".to_owned(),
        };
        Answer::new(game, label, order).primary(suggestion == Some(order))
    };
    PromptView {
        answers: game.legal().map(answer).collect(),
        ..PromptView::of(Decision::UsMovement, "Does Task Force 58 move?")
    }
}
