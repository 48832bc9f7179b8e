//! The air mission displays (4.1): units and fuel track of each mission.

use leptos::prelude::*;
use crate::ui::live::{dynamic, on};

use super::log::Recent;
use crate::engine::fleet::{EXHAUSTED, Mission, Movement};
use crate::engine::{Decision, FUEL_OF_COMBAT, SegmentId, Table, forecast};
use crate::ui::board::counters::Unit;
use crate::ui::board::pick_up;
use crate::ui::icons::UnitIcon;
use crate::ui::session::Session;
use crate::ui::wording;

/// Boxes of a fuel track.
const BOXES: u8 = 16;

/// Every mission on the map.
#[component]
pub fn Missions(session: Session) -> impl IntoView {
    let cards = move || {
        let selected = session.selected.get();
        session.shown.with(|shown| {
            let table = &shown.table;
            let mut missions: Vec<Mission> = table.missions.clone();
            missions.sort_by_key(|mission| (mission.movement != Movement::Waiting, mission.id.number));
            let card = |mission: &Mission| card(session, table, mission, selected == Some(mission.id)).into_any();
            missions.iter().map(card).collect::<Vec<_>>()
        })
    };
    view! {
        {dynamic(move || {
            let none = session.shown.with(|shown| shown.table.missions.is_empty());
            none.then(|| view! { <p class="key">"No mission is in the air."</p> })
        })}
        <ul>{dynamic(cards)}</ul>
        <div class="key">
            <span>
                "Orange boxes: one fight (3) and a landing (1). Hatched: what the hex pointed at takes; open: what the die may add."
            </span>
        </div>
        <Recent session />
    }
}

fn card(session: Session, table: &Table, mission: &Mission, selected: bool) -> impl IntoView + use<> {
    let id = mission.id;
    let state = state(table, mission);
    let class = [
        Some("card"),
        selected.then_some("is-selected"),
        (state.0 == "done").then_some("is-spent"),
        mission.fuel.is_critical().then_some("is-critical"),
    ];
    let class = class.into_iter().flatten().collect::<Vec<_>>().join(" ");
    let units = format!("{} from {}", wording::by_type(mission.units), wording::carriers(mission.units));
    let place = format!("{} \u{b7} {}", mission.hex, wording::whereabouts(table, mission.hex));
    view! {
        <li class=class data-unit=id.to_string()>
            <button
                class="card-head"
                aria-pressed=selected.to_string()
                on:click=on(move |_| pick_up(session, Unit::Mission(id)))
            >
                <UnitIcon side="us" picture="hellcat" />
                <span>
                    <b>{id.to_string()}</b>
                    <small>{units}</small>
                </span>
                <span class="big">{mission.fuel.left()} <small>" fuel"</small></span>
            </button>
            {track(session, mission, selected)}
            {mission.fuel.critical().map(critical_track)}
            <p class="state">
                <span class=format!("chip {}", state.0)>{state.1}</span>
                " "
                {place}
            </p>
        </li>
    }
}

/// The fuel track, with what the hex pointed at would take from it.
fn track(session: Session, mission: &Mission, selected: bool) -> impl IntoView + use<> {
    let left = mission.fuel.left();
    let boxes = {
        let mission = mission.clone();
        move || {
            let (pay, maybe) = if selected { cost(session, &mission) } else { (0, 0) };
            let class = move |n: u8| match left {
                left if n > left => "",
                left if n + pay > left => "pay",
                left if n + maybe > left => "maybe",
                _ if n <= FUEL_OF_COMBAT as u8 + 1 => "on low",
                _ => "on",
            };
            (1..=BOXES).map(|n| view! { <i class=class(n)></i> }).collect_view()
        }
    };
    view! {
        <div class="fuel" role="img" aria-label=format!("{left} of {BOXES} fuel points")>
            {dynamic(boxes)}
        </div>
    }
}

/// Least and most fuel the hex pointed at costs the mission in hand.
fn cost(session: Session, mission: &Mission) -> (u8, u8) {
    let Some(hex) = session.pointed.get() else { return (0, 0) };
    if session.decision() != Some(Decision::AirMovement) {
        return (0, 0);
    }
    session.game.with(|game| {
        let all = forecast::reach(game.table(), mission);
        all.iter().find(|reach| reach.hex == hex).map_or((0, 0), |reach| (reach.least, reach.most))
    })
}

fn critical_track(value: u8) -> impl IntoView {
    let class = move |n: u8| match n {
        n if n < value => "past",
        n if n == value => "at",
        _ => "",
    };
    let label = format!("Fuel Critical {value} of {EXHAUSTED}; at {EXHAUSTED} the mission is lost");
    view! {
        <div class="crit-track" role="img" aria-label=label>
            <span>"Fuel Critical"</span>
            {(1..=EXHAUSTED)
                .map(|n| {
                    let text = if n == EXHAUSTED { "\u{2715}".to_owned() } else { n.to_string() };
                    view! { <i class=class(n)>{text}</i> }
                })
                .collect_view()}
        </div>
    }
}

/// A mission's state: the chip's class and its words.
fn state(table: &Table, mission: &Mission) -> (&'static str, String) {
    let engaged = table.engagements.iter().find(|engagement| engagement.interceptor.is(mission.id));
    let moving = table.segment == Some(SegmentId::UsAirMovement);
    match mission.movement {
        _ if engaged.is_some() => {
            ("now", engaged.map(|engagement| format!("against {}", engagement.raid)).unwrap_or_default())
        }
        Movement::Waiting if moving => ("now", "to move".to_owned()),
        Movement::Held if moving => ("done", "holding".to_owned()),
        Movement::Flew(_) if moving => ("done", "moved".to_owned()),
        _ if mission.fuel.is_critical() => ("crit", "fuel critical".to_owned()),
        _ => ("", "in the air".to_owned()),
    }
}
