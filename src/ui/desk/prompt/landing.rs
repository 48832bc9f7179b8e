//! Which units land (4.433).

use leptos::prelude::*;

use super::{Asked, named, order_button};
use crate::engine::fleet::{AirUnitId, CarrierId, Mission};
use crate::engine::{Decision, Order, Table, count, forecast};
use crate::ui::html::{el, tag, unit, wrap};
use crate::ui::session::Session;
use crate::ui::wording;

/// Asks for landings, mission by mission.
pub(super) fn asked(session: Session) -> Asked {
    let decision = Decision::Landing;
    let (lines, landed, why_not) = session.game.with(|game| {
        let table = game.table();
        let here = table
            .missions
            .iter()
            .filter(|mission| table.carriers_in(mission.hex).next().is_some());
        let lines: String = here.map(|mission| line(table, mission)).collect();
        let landed = matches!(game.orders().last(), Some(Order::Land { .. }));
        let blocked = |deck: &CarrierId| {
            (
                deck.to_string(),
                "A crash blocks her deck until it is cleared (4.452).".to_owned(),
            )
        };
        (
            lines,
            landed,
            table.blocked_decks.iter().map(blocked).collect(),
        )
    });
    let text = if landed {
        "The others stay in the air "
    } else {
        "All stay in the air "
    };
    let end = order_button("btn primary", &Order::EndLanding)
        .attr("data-key", &"e")
        .text(&text)
        .html("<kbd>E</kbd>")
        .end();
    let rule = tag("p", "prompt-why", &decision.rule_in_a_line());
    let body = rule + &wrap("ul", "engage", &lines) + &wrap("div", "row", &end);
    let title = "Does anybody land?".to_owned();
    Asked {
        decision: decision.name(),
        title,
        rule: decision.rule(),
        progress: String::new(),
        body,
        why_not,
    }
}

/// What the units of a mission risk in landing.
pub(super) fn risk(table: &Table, mission: &Mission) -> String {
    let risk = mission.units.iter().next().map_or(0, |unit| {
        forecast::landing_losses_in_ten(table, mission, unit)
    });
    match risk {
        0 => tag("small", "", &"lands safely"),
        10 => tag("small", "warn", &"every unit would be lost"),
        risk => tag("small", "warn", &format_args!("{risk}0% to lose each")),
    }
}

fn line(table: &Table, mission: &Mission) -> String {
    let units: Vec<AirUnitId> = mission.units.iter().collect();
    let all: Vec<Order> = units
        .iter()
        .filter_map(|unit| landing(table, *unit))
        .collect();
    let mut buttons = String::new();
    if let Some(last) = all.last().filter(|_| units.len() > 1) {
        buttons += &order_button("btn small", last).text(&"Land one").end();
    }
    let text = if units.len() > 1 {
        format!("Land all {}", count(units.len() as i64, "unit", "units"))
    } else {
        "Land it".to_owned()
    };
    let orders = Order::list_to_json(&all);
    let button = el("button")
        .class("btn small")
        .attr("data-order-kind", &"land-all")
        .attr("data-orders", &orders);
    buttons += &button.flag("disabled", all.is_empty()).text(&text).end();
    let what = format!("{}, {}", wording::by_type(mission.units), mission.fuel);
    let html = unit("us", "hellcat")
        + &named(&mission.id, &what)
        + &wrap("span", "pays", &risk(table, mission))
        + &wrap("span", "row", &buttons);
    el("li").attr("data-unit", &mission.id).html(&html).end()
}

/// The order that lands a unit at home, or on the next deck that is clear.
fn landing(table: &Table, unit: AirUnitId) -> Option<Order> {
    let hex = table.mission_of(unit)?.hex;
    let open = |carrier: &CarrierId| !table.blocked_decks.contains(carrier);
    let home = table
        .carriers_in(hex)
        .filter(open)
        .find(|carrier| *carrier == unit.home());
    let carrier = home.or_else(|| table.carriers_in(hex).find(open))?;
    Some(Order::Land { unit, carrier })
}
