//! The five steps of air operations (6.23): what can be done by hand and by rote, and what going on
//! would leave undone.

use leptos::prelude::*;

use super::{Asked, landing, order_button, push_over, sentence};
use crate::engine::fleet::{AirStep, Mission, MissionId, MissionType, Movement, UnitSet};
use crate::engine::routine::{Routine, landing_of, routines};
use crate::engine::{Decision, Game, Order, Table, forecast};
use crate::ui::displays::decks::{plane, zone::Zone};
use crate::ui::html::{el, tag, unit, wrap};
use crate::ui::session::Session;
use crate::ui::wording;

/// Asks for the orders of a step.
pub(super) fn asked(session: Session, step: AirStep) -> Asked {
    let decision = Decision::AirOperations { step };
    let chosen = session.planes.get();
    let body = session.game.with(|game| {
        let table = game.table();
        let routines = routines(game);
        let of_step = match step {
            AirStep::Launch => just_launched(session, table) + &composer(game, &routines, chosen),
            AirStep::Land => arrivals(table, chosen),
            _ => String::new(),
        };
        steps(step)
            + &tag("p", "prompt-why", &decision.rule_in_a_line())
            + stuck(game)
            + &in_hand(game, step, chosen)
            + &of_step
            + &wrap(
                "div",
                "row",
                &(by_rote(&routines) + &go_on(step, &routines)),
            )
    });
    let why_not = session.game.with(|game| why_not(game.table(), chosen));
    Asked {
        decision: decision.name(),
        title: format!("Air operations \u{2014} {step}"),
        rule: decision.rule(),
        progress: String::new(),
        body,
        why_not,
    }
}

/// Why a step is asked in which no order is legal (6.291).
fn stuck(game: &Game) -> &'static str {
    if game.legal().any(|order| order != Order::GoOn) {
        return "";
    }
    "<p class=\"prompt-why\">Landed units are in the way: only pushing one over the side makes room (6.291).</p>"
}

/// The five steps in a row.
fn steps(now: AirStep) -> String {
    let step = |step: AirStep| {
        let item = el("li").class(if step < now { "past" } else { "" });
        let item = if step == now {
            item.attr("aria-current", &"step")
        } else {
            item
        };
        item.text(&sentence(&step.to_string())).end()
    };
    wrap("ol", "air-steps", &AirStep::ALL.map(step).concat())
}

/// Orders in words, for a title.
fn in_words(orders: &[Order]) -> String {
    let words: Vec<String> = orders.iter().map(ToString::to_string).collect();
    words.join("; ")
}

/// What one click does, with the orders it gives.
fn by_rote(routines: &[Routine]) -> String {
    let button = |(n, routine): (usize, &Routine)| {
        let orders = Order::list_to_json(&routine.orders);
        let words = in_words(&routine.orders);
        let shown = tag("small", "cost", &shortened(&words));
        let button = el("button")
            .class("btn rote")
            .attr("data-order-kind", &routine.name)
            .attr("data-orders", &orders)
            .attr("title", &words);
        let (button, key) = if n == 0 {
            (button.attr("data-key", &"r"), " <kbd>R</kbd>")
        } else {
            (button, "")
        };
        button
            .html(&wrap("span", "", &(tag("b", "", &routine.title) + key)))
            .html(&shown)
            .end()
    };
    routines.iter().enumerate().map(button).collect()
}

/// A list of orders short enough for a button.
fn shortened(words: &str) -> String {
    const LETTERS: usize = 64;
    match words.chars().nth(LETTERS) {
        Some(_) => words.chars().take(LETTERS).chain(['\u{2026}']).collect(),
        None => words.to_owned(),
    }
}

/// The button that goes on, and what that leaves undone.
fn go_on(step: AirStep, routines: &[Routine]) -> String {
    let units = routines.iter().map(Routine::units);
    let undone = units.fold(UnitSet::EMPTY, UnitSet::with).len();
    let left = match (undone, step) {
        (0, _) => String::new(),
        (n, AirStep::Launch) => format!(": {n} could still launch"),
        (n, AirStep::Raise) => format!(": {n} could still come up"),
        (n, AirStep::Service) => format!(": {n} could still be moved"),
        (n, AirStep::Lower) => format!(": {n} could still go below"),
        (n, AirStep::Land) => format!(": {n} could still land"),
    };
    let text = match step.next() {
        Some(next) => format!("Go on to {next}{left} "),
        None => format!("End air operations{left} "),
    };
    let class = if undone == 0 { "btn primary" } else { "btn" };
    order_button(class, &Order::GoOn)
        .attr("data-key", &"e")
        .text(&text)
        .html("<kbd>E</kbd>")
        .end()
}

/// What can be done with the unit in hand, as buttons. Ready units are launched in the composer.
fn in_hand(game: &Game, step: AirStep, chosen: UnitSet) -> String {
    let chosen = match step {
        AirStep::Launch => chosen.without(ready(game.table())),
        _ => chosen,
    };
    let Some(unit) = chosen.iter().next() else {
        return String::new();
    };
    let orders = game.legal().filter(|order| match order {
        Order::Raise { unit: named }
        | Order::Service { unit: named }
        | Order::Stow { unit: named }
        | Order::Lower { unit: named }
        | Order::Land { unit: named, .. } => *named == unit,
        _ => false,
    });
    let mut buttons: String = orders
        .map(|order| {
            order_button("btn small", &order)
                .text(&sentence(&order.to_string()))
                .end()
        })
        .collect();
    buttons += &push_over(game, unit);
    let none = if buttons.is_empty() {
        tag("span", "muted", &"nothing to be done with it in this step")
    } else {
        String::new()
    };
    let row = tag("b", "", &unit) + &none + &buttons;
    wrap("div", "row choice", &row)
}

/// Why the unit in hand cannot go to the other boxes of its carrier.
fn why_not(table: &Table, chosen: UnitSet) -> Vec<(String, String)> {
    let Some((unit, deck)) = chosen
        .iter()
        .find_map(|unit| Some((unit, table.aboard(unit)?.0)))
    else {
        return Vec::new();
    };
    let from = deck.place_of(unit);
    let places = crate::engine::Deck::ALL
        .into_iter()
        .filter(|place| Some(*place) != from);
    let refused = places.filter_map(|place| {
        let refusal = Zone::Box(deck.carrier, place).check(table, unit).err()?;
        Some((
            format!("{unit} to {place}"),
            sentence(&format!("{refusal}.")),
        ))
    });
    refused.collect()
}

/// Missions that may fly one hex at once (4.42).
fn just_launched(session: Session, table: &Table) -> String {
    let selected = session.selected.get();
    let new = table
        .missions
        .iter()
        .filter(|mission| mission.movement == Movement::Launched);
    let buttons: String = new
        .map(|mission| {
            el("button")
                .class("btn small")
                .attr("data-pick", &mission.id)
                .attr("aria-pressed", &(selected == Some(mission.id)))
                .text(&format_args!("{} may fly one hex, 1 fuel", mission.id))
                .end()
        })
        .collect();
    if buttons.is_empty() {
        return String::new();
    }
    wrap("div", "row choice", &buttons)
}

/// Every unit that stands ready.
fn ready(table: &Table) -> UnitSet {
    let decks = table.decks.iter().map(|deck| deck.ready);
    decks.fold(UnitSet::EMPTY, UnitSet::with)
}

/// The units chosen to launch together: what they are worth, how far they go, and as what.
fn composer(game: &Game, routines: &[Routine], chosen: UnitSet) -> String {
    let table = game.table();
    let chosen = chosen.common(ready(table));
    if chosen.is_empty() {
        return choices(routines);
    }
    let numbers = figures(chosen);
    let buttons: String = targets(table, chosen)
        .into_iter()
        .map(|(text, orders)| launch_button(game, &text, &orders))
        .collect();
    let close = el("button")
        .class("btn small ghost")
        .attr("data-act", &"choose ")
        .text(&"Put back")
        .end();
    wrap(
        "div",
        "composer",
        &(numbers + &wrap("div", "row", &(buttons + &close))),
    )
}

/// What can be taken in hand with one click: what can take off together by rote.
fn choices(routines: &[Routine]) -> String {
    let choice = |routine: &Routine| {
        let title = match routine.name.as_str() {
            "launch-fighters" => "all fighters",
            "launch-attack" => "all attack planes",
            _ => return None,
        };
        let units = routine.units();
        let button = el("button")
            .class("btn small")
            .attr("data-act", &format_args!("choose {units}"));
        let text = format!("{title}: {}", wording::by_type(units));
        Some(button.text(&text).end())
    };
    let buttons: String = routines.iter().filter_map(choice).collect();
    if buttons.is_empty() {
        return buttons;
    }
    let hint = tag("span", "muted", &"Choose units on the decks, or");
    wrap("div", "row choice", &(hint + &buttons))
}

/// Attack value, escorts, endurance and reach of some units together.
fn figures(units: UnitSet) -> String {
    let fighters = units.fighters();
    let kind = if fighters == units {
        MissionType::Intercept
    } else {
        MissionType::Strike
    };
    let fuel = Mission::starting_fuel(units);
    let (slow, fast) = forecast::radius(fuel, kind);
    let figure = |value: &dyn std::fmt::Display, what: &str| {
        wrap(
            "li",
            "",
            &(tag("b", "", value) + " " + &tag("small", "", &what)),
        )
    };
    let escorts = if kind == MissionType::Strike {
        figure(&units.attack_value(), "attack value") + &figure(&fighters.len(), "escorts")
    } else {
        figure(&units.len(), units.word("fighter unit", "fighter units"))
    };
    let list = escorts
        + &figure(&fuel.left(), "lowest endurance")
        + &figure(&slow, &format!("hexes out and back; {fast} at two a phase"));
    let what = tag(
        "p",
        "",
        &format_args!(
            "{} from {}",
            wording::by_type(units),
            wording::carriers(units)
        ),
    );
    what + &wrap("ul", "figures", &list)
}

/// As what some units may take off: new missions, missions in their hex, patrols.
fn targets(table: &Table, units: UnitSet) -> Vec<(String, Vec<Order>)> {
    let mut all = Vec::new();
    let mut launch = |text: String, mission: MissionId| {
        all.push((text, vec![Order::Launch { mission, units }]));
    };
    if let Some(number) = table.free_display() {
        for kind in [MissionType::Intercept, MissionType::Strike] {
            let mission = MissionId { kind, number };
            if kind == MissionType::Strike || units.fighters() == units {
                launch(format!("Launch as {mission}"), mission);
            }
        }
    }
    for mission in &table.missions {
        if table.is_home(mission.hex) {
            launch(format!("Join {}", mission.id), mission.id);
        }
    }
    for group in &table.task_groups {
        if let Ok(orders) = Zone::Patrol(group.id).orders(table, units) {
            all.push((format!("Patrol over 58.{}", group.id.0), orders));
        }
    }
    all
}

/// A button for a launch; one that the rules forbid is left out, except the plainest, which says
/// why.
fn launch_button(game: &Game, text: &str, orders: &[Order]) -> String {
    let refusal = orders.iter().find_map(|order| game.check(*order).err());
    let json = Order::list_to_json(orders);
    match refusal {
        Some(refusal) if text.starts_with("Launch") => el("button")
            .class("btn small")
            .flag("disabled", true)
            .text(&text)
            .html(&tag("small", "", &refusal))
            .end(),
        Some(_) => String::new(),
        None => el("button")
            .class("btn small primary")
            .attr("data-order-kind", &"launch")
            .attr("data-orders", &json)
            .text(&text)
            .end(),
    }
}

/// The missions over carriers, unit by unit, to be brought down.
fn arrivals(table: &Table, chosen: UnitSet) -> String {
    let over = table
        .missions
        .iter()
        .filter(|mission| table.carriers_in(mission.hex).next().is_some());
    let lines: String = over
        .map(|mission| arrival(table, mission, chosen))
        .collect();
    wrap("ul", "engage arrivals", &lines)
}

/// A mission's line: what it risks, its units, and the button that lands those there is room for.
fn arrival(table: &Table, mission: &Mission, chosen: UnitSet) -> String {
    let fuel = tag("small", "", &mission.fuel);
    let what = tag("b", "", &mission.id) + &fuel + &landing::risk(table, mission);
    let planes: String = mission
        .units
        .iter()
        .map(|unit| plane(unit, "in the air", chosen.contains(unit), true))
        .collect();
    let orders = landing_of(table, mission);
    let button = match (orders.len(), usize::from(mission.units.len())) {
        (0, _) => tag("span", "muted", &"no room"),
        (some, all) => {
            let button = el("button")
                .class("btn small")
                .attr("data-order-kind", &"land-mission")
                .attr("data-orders", &Order::list_to_json(&orders))
                .attr("title", &in_words(&orders));
            let text = if some == all {
                "Land".to_owned()
            } else {
                format!("Land {some} of {all}")
            };
            button.text(&text).end()
        }
    };
    let html = unit("us", "hellcat")
        + &wrap("span", "what", &what)
        + &wrap("span", "row", &planes)
        + &button;
    el("li").attr("data-unit", &mission.id).html(&html).end()
}
