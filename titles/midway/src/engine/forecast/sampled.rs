//! Battles that are only imagined, with dice of their own.

use kernel::Dice;

use super::usual::usual_answer;
use crate::engine::procedure::Procedure;
use crate::engine::table::Table;
use crate::engine::{Decision, Game, GameSetup, Play};

/// How many battles are imagined: what they give is right to some two per cent.
pub(super) const GAMES: u32 = 600;

/// Imagines a procedure many times on a table, with the player's usual answers. It shows each question as it is asked, with
/// the table, and at the end of each time the table alone.
pub(super) fn imagine(
    table: &Table,
    procedure: &Procedure,
    mut see: impl FnMut(Option<&Decision>, &Table),
) {
    for number in 0..GAMES {
        let play = Play::new(table.clone(), Dice::imagined(number));
        let setup = GameSetup {
            options: table.options,
        };
        let mut game = Game::on_table(setup, play, procedure.clone());
        while let Some(decision) = game.decision() {
            see(Some(decision), game.table());
            let answer = usual_answer(decision, game.table());
            if answer.is_none_or(|order| game.play(order).is_err()) {
                break;
            }
        }
        see(None, game.table());
    }
}
