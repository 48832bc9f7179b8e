//! The air mission displays (4.1): units and fuel track of each mission.

use leptos::prelude::*;

use super::log;
use crate::engine::fleet::{EXHAUSTED, Mission, Movement};
use crate::engine::{Decision, SegmentId, Table, forecast};
use crate::ui::html::{el, tag, unit, wrap};
use crate::ui::session::Session;
use crate::ui::wording;

/// Boxes of a fuel track.
const BOXES: u8 = 16;

/// Every mission on the map, those that wait for orders first; then the last of the log.
pub fn html(session: Session) -> String {
    let selected = session.selected.get();
    let cards = session.shown.with(|shown| {
        let table = &shown.table;
        let waits = |mission: &&Mission| mission.movement == Movement::Waiting;
        let (waiting, others): (Vec<&Mission>, Vec<&Mission>) =
            table.missions.iter().partition(waits);
        let all = waiting.into_iter().chain(others);
        all.map(|mission| card(session, table, mission, selected == Some(mission.id)))
            .collect::<String>()
    });
    let key = if cards.is_empty() {
        "No mission is in the air.".to_owned()
    } else {
        session
            .shown
            .with(|shown| key(&shown.table, over_forces(session)))
    };
    wrap("ul", "", &cards) + &tag("p", "key", &key) + &log::recent(session)
}

/// What the boxes of the fuel tracks mean.
fn key(table: &Table, over_forces: bool) -> String {
    let some = |fighters| {
        let mut missions = table.missions.iter();
        missions.any(|mission| mission.is_intercept() == fighters)
    };
    let fighters = "Keep the orange boxes of fighters for a fight (3) and their landing (1). ";
    let strikes = if over_forces {
        "Keep the orange boxes of a strike for a second attempt (1) and its attack (1). "
    } else {
        "Keep the orange box of a strike for its landing. "
    };
    let fighters = if some(true) { fighters } else { "" };
    let strikes = if some(false) { strikes } else { "" };
    format!(
        "{fighters}{strikes}Hatched: what the hex pointed at takes; open: what the die may add."
    )
}

/// Whether the scenario is of strikes over Japanese forces: it ends there, and nobody lands.
fn over_forces(session: Session) -> bool {
    let scenario = session.game.with_untracked(|game| game.scenario());
    !scenario.forces.is_empty()
}

fn card(session: Session, table: &Table, mission: &Mission, selected: bool) -> String {
    let id = mission.id;
    let (chip, state) = state(table, mission);
    let class = [
        "card",
        if selected { "is-selected" } else { "" },
        if chip == "done" { "is-spent" } else { "" },
        if mission.fuel.is_critical() {
            "is-critical"
        } else {
            ""
        },
    ];
    let units = format!(
        "{} from {}",
        wording::by_type(mission.units),
        wording::carriers(mission.units)
    );
    let names = wrap("span", "", &(tag("b", "", &id) + &tag("small", "", &units)));
    let fuel = el("span")
        .class("big")
        .text(&mission.fuel.left())
        .html("<small> fuel</small>")
        .end();
    let head = el("button")
        .class("card-head")
        .attr("data-pick", &id)
        .attr("aria-pressed", &selected);
    let head = head
        .html(&unit("us", "hellcat"))
        .html(&names)
        .html(&fuel)
        .end();
    let place = format!(
        " {} \u{b7} {}",
        mission.hex,
        wording::whereabouts(table, mission.hex)
    );
    let state = el("p")
        .class("state")
        .html(&tag("span", &format!("chip {chip}"), &state))
        .text(&place)
        .end();
    let critical = mission
        .fuel
        .critical()
        .map(critical_track)
        .unwrap_or_default();
    let kept = session
        .game
        .with(|game| forecast::fuel_to_keep(game.scenario(), mission));
    let track = track(session, mission, kept.unsigned_abs(), selected);
    el("li")
        .class(&class.join(" "))
        .attr("data-unit", &id)
        .html(&(head + &track + &critical + &state))
        .end()
}

/// The fuel track, with what the hex pointed at would take from it.
fn track(session: Session, mission: &Mission, kept: u8, selected: bool) -> String {
    let left = mission.fuel.left();
    let (pay, maybe) = if selected {
        cost(session, mission)
    } else {
        (0, 0)
    };
    let class = |n: u8| match n {
        n if n > left => "",
        n if n + pay > left => "pay",
        n if n + maybe > left => "maybe",
        n if n <= kept => "on low",
        _ => "on",
    };
    let boxes: String = (1..=BOXES).map(|n| wrap("i", class(n), "")).collect();
    let label = format!("{left} of {BOXES} fuel points");
    el("div")
        .class("fuel")
        .attr("role", &"img")
        .attr("aria-label", &label)
        .html(&boxes)
        .end()
}

/// Least and most fuel the hex pointed at costs the mission in hand.
fn cost(session: Session, mission: &Mission) -> (u8, u8) {
    let Some(hex) = session.pointed.get() else {
        return (0, 0);
    };
    if session.decision() != Some(Decision::AirMovement) {
        return (0, 0);
    }
    session.game.with(|game| {
        let all = forecast::reach(game.table(), mission);
        all.iter()
            .find(|reach| reach.hex == hex)
            .map_or((0, 0), |reach| (reach.least, reach.most))
    })
}

fn critical_track(value: u8) -> String {
    let class = |n: u8| match n {
        n if n < value => "past",
        n if n == value => "at",
        _ => "",
    };
    let boxes = (1..EXHAUSTED).map(|n| tag("i", class(n), &n)).chain([tag(
        "i",
        class(EXHAUSTED),
        &"\u{2715}",
    )]);
    let label = format!("Fuel Critical {value} of {EXHAUSTED}; at {EXHAUSTED} the mission is lost");
    let track = el("div")
        .class("crit-track")
        .attr("role", &"img")
        .attr("aria-label", &label);
    track
        .html("<span>Fuel Critical</span>")
        .html(&boxes.collect::<String>())
        .end()
}

/// A mission's state: the chip's class and its words.
fn state(table: &Table, mission: &Mission) -> (&'static str, String) {
    let engaged = table
        .engagements
        .iter()
        .find(|engagement| engagement.interceptor.is(mission.id));
    let moving = table.segment == Some(SegmentId::UsAirMovement);
    match (engaged, mission.movement) {
        (Some(engagement), _) => ("now", format!("against {}", engagement.raid)),
        (_, Movement::Waiting) if moving => ("now", "to move".to_owned()),
        (_, Movement::Held) if moving => ("done", "holding".to_owned()),
        (_, Movement::Flew(_)) if moving => ("done", "moved".to_owned()),
        _ if mission.fuel.is_critical() => ("crit", "fuel critical".to_owned()),
        _ => ("", "in the air".to_owned()),
    }
}
