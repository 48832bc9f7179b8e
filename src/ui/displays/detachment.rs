//! Detaching ships from the Battle Line, on her display (6.15).

use leptos::prelude::*;

use crate::engine::fleet::{BATTLE_LINE_GROUP, TaskGroup};
use crate::engine::ships::{ShipId, ShipSet};
use crate::engine::{Order, Table};
use crate::ui::hand::Doing;
use crate::ui::html::{el, wrap};
use crate::ui::session::Session;
use crate::ui::wording;

/// What leads to a detachment from a task group, where there can be one: first a button, then the
/// ships to choose from.
pub fn html(session: Session, table: &Table, group: &TaskGroup) -> String {
    let leaves = |ship: ShipId| Order::Detach {
        ships: [ship].into_iter().collect(),
    };
    let mut ships = table.ships_of(group.id);
    let may = group.id == BATTLE_LINE_GROUP
        && session.decision().is_some()
        && ships
            .next()
            .is_some_and(|ship| session.game.with(|game| game.check(leaves(ship)).is_ok()));
    if !may {
        return String::new();
    }
    let Doing::Detaching(chosen) = session.doing.get() else {
        return el("button")
            .class("btn small")
            .attr("id", &"detach")
            .attr("data-act", &"detach")
            .flag("data-keeps-focus", true)
            .attr(
                "title",
                &"Form a surface task group of ships of the Battle Line (6.15)",
            )
            .text(&"Detach ships \u{2026}")
            .end();
    };
    let ships: String = table
        .ships_of(group.id)
        .map(|ship| toggle(ship, chosen.contains(ship)))
        .collect();
    wrap("div", "row", &(ships + &confirm(chosen)))
}

fn toggle(ship: ShipId, chosen: bool) -> String {
    el("button")
        .class(if chosen { "btn small on" } else { "btn small" })
        .attr(
            "id",
            &format_args!("detach-{}", ship.to_string().replace(' ', "-")),
        )
        .attr("data-act", &format_args!("detach {ship}"))
        .flag("data-keeps-focus", true)
        .attr("aria-pressed", &chosen)
        .text(&if chosen { "\u{2713} " } else { "" })
        .text(&ship)
        .end()
}

/// The buttons that do it, or leave it.
fn confirm(ships: ShipSet) -> String {
    let order = wording::json(&Order::Detach { ships });
    let detach = el("button")
        .class("btn small primary")
        .flag("disabled", ships.is_empty())
        .attr("data-order", &order)
        .text(&"They leave the Battle Line for good")
        .end();
    let cancel = el("button")
        .class("btn small")
        .attr("data-act", &"nothing")
        .text(&"Cancel")
        .end();
    detach + &cancel
}
