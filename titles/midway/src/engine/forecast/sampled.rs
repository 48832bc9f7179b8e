//! Battles that are only imagined, with dice of their own.

use kernel::Dice;

use super::usual::usual_answer;
use crate::engine::procedure::Procedure;
use crate::engine::table::Table;
use crate::engine::{Decision, Game, GameSetup, Play};

/// How many battles are imagined: what they give is right to some two per cent.
pub(super) const GAMES: u32 = 600;

/// Imagines a procedure many times on a table, with the player's usual answers. What is asked, and what stands at the end,
/// is shown as it comes.
pub(super) fn imagine(
    table: &Table,
    procedure: &Procedure,
    mut asked: impl FnMut(u32, &Decision, &Table),
    mut ended: impl FnMut(u32, &Table),
) {
    for number in 0..GAMES {
        let play = Play::new(table.clone(), Dice::imagined(number));
        let setup = GameSetup {
            options: table.options,
        };
        let mut game = Game::on_table(setup, play, procedure.clone());
        while let Some(decision) = game.decision() {
            asked(number, decision, game.table());
            let answer = usual_answer(decision, game.table());
            if answer.is_none_or(|order| game.play(order).is_err()) {
                break;
            }
        }
        ended(number, game.table());
    }
}
