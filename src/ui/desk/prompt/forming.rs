//! Dividing a pool of units among strikes, before the first turn.

use leptos::prelude::*;

use super::{Asked, order_button};
use crate::engine::fleet::{AirUnitId, Mission, MissionId, UnitSet};
use crate::engine::forecast::attacks;
use crate::engine::{Decision, Order, Table, count};
use crate::ui::hand::Doing;
use crate::ui::html::{el, tag, unit, wrap};
use crate::ui::session::Session;
use crate::ui::wording;

/// Asks for strikes.
pub(super) fn asked(session: Session) -> Asked {
    let decision = Decision::FormStrikes;
    let scenario = session.game.with_untracked(|game| game.scenario());
    let number = scenario.us.strikes.map_or(0, |strikes| strikes.number);
    let hand = match session.doing.get() {
        Doing::Forming(strike) => strike,
        _ => 1,
    };
    let (body, left) = session.game.with(|game| {
        let table = game.table();
        let strikes: String = (1..=number)
            .map(|strike| line(table, strike, hand))
            .collect();
        let body = tag("p", "prompt-why", &decision.rule_in_a_line())
            + &wrap("div", "row deals", &deals(table, number))
            + &pool(table, hand)
            + &wrap("ul", "engage strikes", &strikes)
            + &wrap("div", "row", &go_on(table));
        (body, table.pool.len())
    });
    let progress = match left {
        0 => String::new(),
        left => format!("{} to divide", count(left, "unit", "units")),
    };
    Asked {
        decision: decision.name(),
        title: "Which units fly in which strike?".to_owned(),
        rule: decision.rule(),
        progress,
        body,
        why_not: Vec::new(),
    }
}

fn strike(table: &Table, number: u8) -> UnitSet {
    let mission = table.mission(MissionId::strike(number));
    mission.map(|mission| mission.units).unwrap_or_default()
}

/// The name and the picture of units of one type.
fn kind(units: UnitSet) -> (&'static str, &'static str) {
    let fighter = !units.fighters().is_empty();
    (
        wording::designation(units),
        if fighter { "hellcat" } else { "avenger" },
    )
}

/// The units that wait, type by type, with the buttons that put them into the strike in hand.
fn pool(table: &Table, hand: u8) -> String {
    if table.pool.is_empty() {
        return String::new();
    }
    let mission = MissionId::strike(hand);
    let of = |units: UnitSet| {
        let (name, picture) = kind(units);
        let order = |units| Order::Launch { mission, units };
        let one = order_button("btn small", &order(units.first(1)))
            .attr("id", &format_args!("one-{name}"))
            .flag("data-keeps-focus", true)
            .attr("aria-label", &format_args!("One {name} to {mission}"))
            .text(&"One")
            .end();
        let all = order_button("btn small", &order(units))
            .attr("aria-label", &format_args!("All {name} to {mission}"))
            .text(&"All")
            .end();
        let both = if units.len() > 1 { one + &all } else { one };
        let words = tag("b", "", &format_args!("{} {name}", units.len()));
        wrap("li", "", &(unit("us", picture) + &words + &both))
    };
    let all: String = wording::types(table.pool).into_iter().map(of).collect();
    let label = tag("span", "muted", &format_args!("Waiting; to {mission}:"));
    label + &wrap("ul", "pool", &all)
}

/// A strike: its units to take back, and what its attack is worth.
fn line(table: &Table, number: u8, hand: u8) -> String {
    let (id, units) = (MissionId::strike(number), strike(table, number));
    let back = |units: UnitSet| {
        let (name, _) = kind(units);
        let order = Order::Recall {
            mission: id,
            units: units.last(1),
        };
        order_button("btn small", &order)
            .attr("id", &format_args!("back-{number}-{name}"))
            .flag("data-keeps-focus", true)
            .attr(
                "aria-label",
                &format_args!("Take one {name} of {} out of {id}", units.len()),
            )
            .text(&format_args!("{} {name} \u{2212}", units.len()))
            .end()
    };
    let mut chips: String = wording::types(units).into_iter().map(back).collect();
    if units.len() > 1 {
        let order = Order::Recall { mission: id, units };
        chips += &order_button("btn small ghost", &order)
            .attr("aria-label", &format_args!("Take all units out of {id}"))
            .text(&"All back")
            .end();
    }
    let words = match table.mission(id) {
        Some(mission) => worth(mission),
        None => tag("small", "", &"no units yet"),
    };
    let held = number == hand;
    let what = el("button")
        .class("what")
        .attr("id", &format_args!("strike-{number}"))
        .flag("data-keeps-focus", true)
        .attr("data-act", &format_args!("form {number}"))
        .attr("aria-pressed", &held)
        .html(&tag("b", "", &id))
        .text(&" ")
        .html(&words)
        .end();
    let html = unit("us", "avenger") + &what + &wrap("span", "row", &chips);
    el("li")
        .class(if held { "sent" } else { "" })
        .attr("data-unit", &id)
        .html(&html)
        .end()
}

/// What the attack of some units is worth if fighters meet it, and if not.
fn worth(mission: &Mission) -> String {
    let value = mission.units.attack_value();
    let escorts = count(mission.units.fighters().len(), "escort", "escorts");
    let first = format!("attack value {value}, {escorts}, {}", mission.fuel);
    if value == 0 {
        return tag("small", "", &format_args!("{first}: it can attack nothing"));
    }
    let hits = |alone: bool| wording::tenths(attacks::strength(value, alone, true, 0).hits);
    let text = format!(
        "about {} hits on the ships; {} if no fighters meet it",
        hits(false),
        hits(true)
    );
    tag("small", "", &first) + &tag("small", "", &text)
}

/// One-click divisions: all units dealt evenly among the first strikes.
fn deals(table: &Table, number: u8) -> String {
    let button = |strikes: u8| {
        let orders = Order::list_to_json(&deal(table, number, strikes));
        let text = match strikes {
            1 => "All in one strike".to_owned(),
            3 => "Three strikes alike \u{b7} one a force".to_owned(),
            strikes => format!("{strikes} strikes alike"),
        };
        el("button")
            .class("btn small")
            .attr("data-order-kind", &"deal")
            .attr("data-orders", &orders)
            .text(&text)
            .end()
    };
    [3, 2, 5]
        .into_iter()
        .filter(|strikes| *strikes <= number)
        .map(button)
        .collect()
}

/// The orders that deal every unit, type after type, to the first strikes in turn.
fn deal(table: &Table, number: u8, strikes: u8) -> Vec<Order> {
    let mut orders = Vec::new();
    let mut all = table.pool;
    for n in 1..=number {
        let units = strike(table, n);
        if !units.is_empty() {
            orders.push(Order::Recall {
                mission: MissionId::strike(n),
                units,
            });
            all = all.with(units);
        }
    }
    let of_type = wording::types(all);
    let in_turn: Vec<AirUnitId> = of_type.iter().flat_map(|of| of.iter()).collect();
    for n in 1..=strikes {
        let share = in_turn
            .iter()
            .skip(usize::from(n) - 1)
            .step_by(strikes.into());
        orders.push(Order::Launch {
            mission: MissionId::strike(n),
            units: share.copied().collect(),
        });
    }
    orders
}

fn go_on(table: &Table) -> String {
    let left = table.pool.len();
    let class = if left == 0 { "btn primary" } else { "btn" };
    let text = match left {
        0 => "To the strikes\u{2019} targets ".to_owned(),
        left => format!(
            "{} still without a strike ",
            count(left, "unit is", "units are")
        ),
    };
    order_button(class, &Order::GoOn)
        .attr("data-key", &"e")
        .flag("disabled", left > 0)
        .text(&text)
        .html("<kbd>E</kbd>")
        .end()
}
