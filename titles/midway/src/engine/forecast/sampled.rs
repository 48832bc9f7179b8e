//! Battles that are only imagined, with dice of their own, and answered as the staff would: what comes of them is what the
//! filled answers lead to.

use kernel::Dice;

use crate::engine::procedure::Procedure;
use crate::engine::staff::{Player, Sensible};
use crate::engine::table::Table;
use crate::engine::{Decision, Game, GameSetup, Play};

/// How many battles are imagined: what they give is right to some two per cent.
pub(super) const GAMES: u32 = 600;

/// Imagines a procedure many times on a table, each time to the first question at which it stops, or to its end. It shows the
/// table as it is then.
pub(super) fn imagine(
    table: &Table,
    procedure: &Procedure,
    stops: impl Fn(&Decision) -> bool,
    mut see: impl FnMut(&Table),
) {
    for number in 0..GAMES {
        let play = Play::new(table.clone(), Dice::imagined(number));
        let setup = GameSetup {
            options: table.options,
        };
        let mut game = Game::on_table(setup, play, procedure.clone());
        while game.decision().is_some_and(|asked| !stops(asked)) {
            let answer = Sensible.order(&game);
            if answer.is_none_or(|order| game.play(order).is_err()) {
                break;
            }
        }
        see(game.table());
    }
}
