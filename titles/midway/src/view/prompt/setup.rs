//! Before the game: Halsey's task force (22.0).

use super::Prompt;
use super::asking::{Asking, one_of};
use super::block::{Line, Piece};
use crate::engine::Order;
use crate::engine::forecast;
use crate::engine::units::{Force, Leader};
use crate::view::wording;

/// Which task force Halsey leads.
pub(super) fn halsey(asking: &Asking) -> Prompt {
    let table = asking.table;
    let line = |order: Order| {
        let Order::PlaceHalsey { force } = order else {
            return None;
        };
        let led = forecast::led_by(table, Leader::Halsey, force);
        let line = Line {
            piece: Some(Piece::Force(Force::Usn(force))),
            name: force.to_string(),
            what: wording::list(table.ships_in(force)),
            odds: format!(
                "moves {} with him; one SBD or TBD hits better by {}",
                wording::count(led.movement.into(), "space", "spaces"),
                Leader::Halsey.data().bombing
            ),
            ..Line::default()
        };
        Some((line, asking.answer("This one", order)))
    };
    let orders = asking.game.legal().into_iter();
    one_of(
        Prompt {
            because: "two carriers to strike with".to_owned(),
            ..asking.prompt("Which task force does Halsey lead?")
        },
        orders.filter_map(line).collect(),
    )
}
