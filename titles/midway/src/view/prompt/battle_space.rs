//! In which space the next battle is fought (6.0(6), 6.0(14)).

use super::Prompt;
use super::asking::{Asking, one_of};
use super::block::{Line, Piece};
use crate::engine::map::Place;
use crate::engine::{Order, forecast};
use crate::view::wording;

/// The order of the spaces.
pub(super) fn battle_space(asking: &Asking, spaces: &[Place]) -> Prompt {
    let table = asking.table;
    let line = |space: Place| {
        let outlook = forecast::battle(table, space);
        let withdrawal = outlook.withdrawal.map(|(side, to)| {
            let chance = wording::per_cent(outlook.withdraws);
            format!("{side} withdraws to {to} on {chance}")
        });
        let line = Line {
            piece: Some(Piece::Place(space)),
            name: space.to_string(),
            what: wording::who_is_at(table, space),
            odds: withdrawal.unwrap_or_default(),
            ..Line::default()
        };
        (
            line,
            asking.answer("First here", Order::ChooseSpace { space }),
        )
    };
    one_of(
        asking.prompt("Where is the next battle?"),
        spaces.iter().copied().map(line).collect(),
    )
}
