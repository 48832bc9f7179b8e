//! What the chart lights for the mission in hand: where it can fly, what that costs, and where
//! the raids are going.

use leptos::prelude::*;
use crate::ui::live::{dynamic, on};

use super::geometry::{CELL, centre, heading};
use crate::engine::forecast::{self, Reach};
use crate::engine::map::HexId;
use crate::engine::{Order, PHASES, Table, count};
use crate::ui::session::Session;
use crate::ui::wording;

/// A lit hex.
#[derive(Clone, PartialEq, Debug)]
pub struct Lit {
    /// Where, and what it costs.
    pub reach: Reach,
    /// The order a click gives.
    pub order: Order,
    /// What a screen reader says.
    pub label: String,
    /// Whether a counter lies there, so that the cost stands beneath it.
    pub covered: bool,
    /// Whether a raid is there to be met.
    pub raid: bool,
}

/// The hexes the mission in hand can fly to.
pub fn lit(session: Session) -> Vec<Lit> {
    let Some(mission) = session.mission() else { return Vec::new() };
    if session.decision() != Some(crate::engine::Decision::AirMovement) {
        return Vec::new();
    }
    session.game.with(|game| {
        let table = game.table();
        forecast::reach(table, &mission).into_iter().map(|reach| light(table, mission.id, reach)).collect()
    })
}

fn light(table: &Table, mission: crate::engine::fleet::MissionId, reach: Reach) -> Lit {
    let hex = reach.hex;
    let raids: Vec<String> = table.inbound().filter(|raid| raid.hex == hex).map(|raid| raid.id.to_string()).collect();
    let ours = table.task_groups.iter().any(|group| group.hex == hex) || table.has_us_aircraft(hex);
    let meet = if raids.is_empty() { String::new() } else { format!(", meets {}", raids.join(" and ")) };
    let die = if reach.least == reach.most { "" } else { ", the die decides" };
    let label = format!("Fly {mission} to {hex}{meet}: {} fuel{die}", wording::fuel_range(&reach));
    let raid = !raids.is_empty();
    Lit { reach, order: Order::Fly { mission, to: hex }, label, covered: raid || ours, raid }
}

/// The glow of a lit hex beneath the counters.
#[component]
pub fn Glow(lit: Lit) -> impl IntoView {
    let (x, y) = centre(lit.reach.hex);
    let die = if lit.reach.least == lit.reach.most { "" } else { " die" };
    let best = if lit.raid { " best" } else { "" };
    view! {
        <path class=format!("cell-under{die}{best}") transform=format!("translate({x:.1} {y:.1})") d=CELL></path>
    }
}

/// A lit hex to click, with its cost.
#[component]
pub fn Target(session: Session, lit: Lit) -> impl IntoView {
    let hex = lit.reach.hex;
    let (x, y) = centre(hex);
    let decides = lit.reach.least != lit.reach.most;
    let class = [
        Some("reach"),
        decides.then_some("reach-die"),
        lit.raid.then_some("best"),
        lit.covered.then_some("over"),
    ];
    let class = class.into_iter().flatten().collect::<Vec<_>>().join(" ");
    let (left, width) = if decides { ("-25", "50") } else { ("-12", "24") };
    let below = if lit.covered { "translate(0 34) scale(.82)" } else { "" };
    let order = lit.order;
    let fly = move || session.order(order);
    let key = move |event: leptos::ev::KeyboardEvent| match event.key().as_str() {
        "Enter" | " " => {
            event.prevent_default();
            event.stop_propagation();
            fly();
        }
        "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown" => {
            event.prevent_default();
            event.stop_propagation();
            step(session, hex, &event.key());
        }
        _ => {}
    };
    view! {
        <g
            class=class
            transform=format!("translate({x:.1} {y:.1})")
            data-hex=hex.to_string()
            data-order=wording::json(&order)
            role="button"
            tabindex="0"
            aria-label=lit.label
            on:click=on(move |_| fly())
            on:keydown=on(key)
            on:focus=on(move |_| session.pointed.set(Some(hex)))
        >
            <path class="cell" d=CELL></path>
            <g class="cost" transform=below aria-hidden="true">
                <rect class="tag" x=left y="-11.5" width=width height="23" rx="11.5"></rect>
                {decides
                    .then(|| {
                        view! {
                            <path
                                class="pip"
                                d="M-15-7L-8.6-1.4L-15 7L-21.4-1.4ZM-21.4-1.4L-15 1.6L-8.6-1.4"
                            ></path>
                        }
                    })}
                <text x=if decides { "7" } else { "0" } y="5.4">
                    {wording::fuel_range(&lit.reach)}
                </text>
            </g>
        </g>
    }
}

/// Moves the focus to the nearest lit hex in the direction of an arrow key.
fn step(session: Session, from: HexId, key: &str) {
    let (x, y) = centre(from);
    let ahead = untrack(|| lit(session)).into_iter().filter_map(|lit| {
        let (to_x, to_y) = centre(lit.reach.hex);
        let (along, across) = match key {
            "ArrowLeft" => (x - to_x, y - to_y),
            "ArrowRight" => (to_x - x, y - to_y),
            "ArrowUp" => (y - to_y, x - to_x),
            _ => (to_y - y, x - to_x),
        };
        (along > 1.0).then(|| (along + 2.0 * across.abs(), lit.reach.hex))
    });
    if let Some((_, hex)) = ahead.min_by(|(a, _), (b, _)| a.total_cmp(b)) {
        crate::ui::focus_on(&format!(".reach[data-hex=\"{hex}\"]"));
    }
}

/// The courses of the raids, and where each will be after its next move.
#[component]
pub fn Courses(session: Session) -> impl IntoView {
    dynamic(move || {
        session.shown.with(|shown| {
            let table = &shown.table;
            table
                .inbound()
                .filter(|raid| raid.hex != table.target_hex(raid))
                .map(|raid| {
                    let (from, to) = (centre(raid.hex), centre(table.target_hex(raid)));
                    let length = (to.0 - from.0).hypot(to.1 - from.1);
                    let part = (length - 38.0).max(0.0) / length;
                    let end = (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part);
                    let line = format!("M{:.1} {:.1}L{:.1} {:.1}", from.0, from.1, end.0, end.1);
                    let ghosts: Vec<_> = forecast::raid_after(table, raid, 1)
                        .into_iter()
                        .filter(|hex| *hex != table.target_hex(raid) && !table.has_us_aircraft(*hex))
                        .map(|hex| ghost(hex, heading(from, to), &next_phase(table)))
                        .collect();
                    view! {
                        <path class="course" d=line marker-end="url(#arrow)"></path>
                        {ghosts}
                    }
                })
                .collect_view()
        })
    })
}

/// When the raids move next, in two words.
fn next_phase(table: &Table) -> String {
    if table.phase < PHASES { format!("phase {}", table.phase + 1) } else { "next turn".to_owned() }
}

fn ghost(hex: HexId, heading: f64, when: &str) -> impl IntoView + use<> {
    let (x, y) = centre(hex);
    let when = when.to_owned();
    view! {
        <g class="ghost jp" transform=format!("translate({x:.1} {y:.1}) scale(.8)") aria-hidden="true">
            <rect class="gplate" x="-27" y="-27" width="54" height="54" rx="8"></rect>
            <use_
                class="silhouette"
                href="#zero"
                x="-19"
                y="-25"
                width="38"
                height="38"
                transform=format!("rotate({heading:.0} 0 -6)")
            ></use_>
            <text y="23">{when}</text>
        </g>
    }
}

/// The line from the mission in hand to the hex pointed at.
#[component]
pub fn Flight(session: Session) -> impl IntoView {
    dynamic(move || {
        let mission = session.mission()?;
        let to = session.pointed.get()?;
        let can = session.game.with(|game| game.check(Order::Fly { mission: mission.id, to }).is_ok());
        can.then(|| {
            let ((x, y), (to_x, to_y)) = (centre(mission.hex), centre(to));
            view! { <path class="flight" d=format!("M{x:.1} {y:.1}L{to_x:.1} {to_y:.1}")></path> }
        })
    })
}

/// What the chart says of the hex pointed at.
#[component]
pub fn Readout(session: Session) -> impl IntoView {
    dynamic(move || {
        let hex = session.pointed.get()?;
        let home = session.shown.with(|shown| shown.table.task_groups.first().map(|group| group.hex))?;
        let away = match home.distance(hex) {
            0 => "Task Force 58".to_owned(),
            distance => format!("{} from TF 58", count(distance, "hex", "hexes")),
        };
        // What the mission in hand could do there, or why it cannot.
        let (text, bad) = match (session.mission(), session.decision()) {
            (Some(mission), Some(crate::engine::Decision::AirMovement)) if mission.hex != hex => {
                session.game.with(|game| match forecast::why_not(game.table(), &mission, hex) {
                    None => {
                        let all = forecast::reach(game.table(), &mission);
                        let reach = all.into_iter().find(|reach| reach.hex == hex);
                        (reach.map(|reach| wording::costs(&reach)).unwrap_or_default(), false)
                    }
                    Some(refusal) => (refusal.to_string(), true),
                })
            }
            _ => (String::new(), false),
        };
        let text = if text.is_empty() { away } else { format!("{away} \u{b7} {text}") };
        Some(view! {
            <output class="readout" class:bad=bad>
                <b>{hex.to_string()}</b>
                " \u{b7} "
                {text}
            </output>
        })
    })
}
