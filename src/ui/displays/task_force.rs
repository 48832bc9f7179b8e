//! The task groups: their CAP boxes (4.33) and their carriers.

use leptos::prelude::*;

use super::detachment;
use crate::engine::fleet::{CarrierId, CarrierType, TaskGroup};
use crate::engine::{Order, Table};
use crate::ui::html::{el, tag, unit, wrap};
use crate::ui::session::Session;
use crate::ui::wording;

/// The task groups.
pub fn html(session: Session) -> String {
    session.shown.with(|shown| {
        let table = &shown.table;
        table
            .task_groups
            .iter()
            .map(|group| group_html(session, table, group))
            .collect()
    })
}

fn group_html(session: Session, table: &Table, group: &TaskGroup) -> String {
    let boxes: String = group
        .cap_missions()
        .map(|(cap, units)| {
            let order = Order::PlaceCap { cap };
            let counters = unit("us", "hellcat").repeat(usize::from(units.len()));
            let words = tag("span", "sr", &wording::by_type(units));
            format!("{counters}{words}{}", button(session, order))
        })
        .collect();
    let empty = if boxes.is_empty() {
        tag("span", "muted", &"no patrol in its box")
    } else {
        String::new()
    };
    let carriers = CarrierId::all().filter(|carrier| carrier.data().group == group.id);
    let decks: String = carriers.map(|carrier| deck(table, carrier)).collect();
    let hex = tag("small", "", &format_args!("hex {}", group.hex));
    let head = el("h3")
        .text(&format_args!("Task Group {} ", group.id))
        .html(&hex)
        .end();
    let cap = wrap("div", "cap-box", &format!("<b>CAP</b>{boxes}{empty}"));
    let section = el("section")
        .class("group")
        .attr("data-unit", &format_args!("TG {}", group.id));
    section
        .html(
            &(head
                + &cap
                + &wrap("ul", "decks", &decks)
                + &detachment::html(session, table, group)),
        )
        .end()
}

/// The button that places a CAP mission; where it may not, the engine says why.
fn button(session: Session, order: Order) -> String {
    let refusal = if session.is_ready() {
        session
            .game
            .with(|game| game.check(order).err().map(|refusal| refusal.to_string()))
    } else {
        Some("events are being shown".to_owned())
    };
    let button = el("button")
        .class("btn small")
        .attr("data-order", &wording::json(&order))
        .flag("disabled", refusal.is_some());
    let button = match refusal {
        Some(refusal) => button.attr("title", &refusal),
        None => button,
    };
    button
        .text(&"Place on the chart \u{b7} the die gives its fuel")
        .end()
}

fn deck(table: &Table, carrier: CarrierId) -> String {
    let blocked = table.blocked_decks.contains(&carrier);
    let landed = table
        .landed()
        .iter()
        .filter(|(_, on)| *on == carrier)
        .count();
    let (picture, kind) = match carrier.data().kind {
        CarrierType::Cv => ("deck-cv", "CV"),
        CarrierType::Cvl => ("deck-cvl", "CVL"),
    };
    let note = match (blocked, landed) {
        (true, _) => "deck crash".to_owned(),
        (_, 0) => kind.to_owned(),
        (_, landed) => format!("{kind}, {landed} landed"),
    };
    let drawing = format!(
        "<svg viewBox=\"0 0 120 24\" preserveAspectRatio=\"none\" aria-hidden=\"true\"><use href=\"#{picture}\"/></svg>"
    );
    let line = el("li")
        .class(if blocked { "crash" } else { "" })
        .html(&drawing);
    line.text(&format_args!("{carrier} "))
        .html(&tag("small", "", &note))
        .end()
}
