//! What the chart lights for the mission in hand: where it can fly, what that costs, and where
//! the raids are going.

use leptos::prelude::*;

use super::geometry::{CELL, centre, heading};
use crate::engine::fleet::Mission;
use crate::engine::forces::Raid;
use crate::engine::forecast::{self, Reach};
use crate::engine::map::HexId;
use crate::engine::{Decision, Order, PHASES, Table, count};
use crate::ui::html::el;
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
    let Some(mission) = session.mission() else {
        return Vec::new();
    };
    if !wording::flies_now(session.decision(), &mission) {
        return Vec::new();
    }
    session.game.with(|game| {
        let table = game.table();
        forecast::reach(table, &mission)
            .into_iter()
            .map(|reach| light(table, &mission, reach))
            .collect()
    })
}

fn light(table: &Table, mission: &Mission, reach: Reach) -> Lit {
    let hex = reach.hex;
    let raids = wording::targets(table, mission, hex);
    let mission = mission.id;
    let theirs = table.forces.iter().any(|force| force.hex == hex)
        || table.inbound().any(|raid| raid.hex == hex);
    let ours = table.task_groups.iter().any(|group| group.hex == hex) || table.has_us_aircraft(hex);
    let meet = if raids.is_empty() {
        String::new()
    } else {
        format!(", meets {}", raids.join(" and "))
    };
    let die = if reach.least == reach.most {
        ""
    } else {
        ", the die decides"
    };
    let label = format!(
        "Fly {mission} to {hex}{meet}: {} fuel{die}",
        wording::fuel_range(&reach)
    );
    let raid = !raids.is_empty();
    Lit {
        reach,
        order: Order::Fly { mission, to: hex },
        label,
        covered: theirs || ours,
        raid,
    }
}

/// The glow of the lit hexes, beneath the counters.
pub fn glow(lit: &[Lit]) -> String {
    let glow = |lit: &Lit| {
        let (x, y) = place(lit.reach.hex);
        let die = if lit.reach.least == lit.reach.most {
            ""
        } else {
            " die"
        };
        let best = if lit.raid { " best" } else { "" };
        format!(
            "<path class=\"cell-under{die}{best}\" transform=\"translate({x} {y})\" d=\"{CELL}\"/>"
        )
    };
    lit.iter().map(glow).collect()
}

/// The lit hexes to click, with their costs: those with counters in them, which lie above these,
/// or those without.
pub fn targets(lit: &[Lit], covered: bool) -> String {
    lit.iter()
        .filter(|lit| lit.covered == covered)
        .map(target)
        .collect()
}

fn target(lit: &Lit) -> String {
    let (x, y) = place(lit.reach.hex);
    let decides = lit.reach.least != lit.reach.most;
    let class = [
        "reach",
        if decides { "reach-die" } else { "" },
        if lit.raid { "best" } else { "" },
        if lit.covered { "over" } else { "" },
    ];
    let (left, width, text) = if decides { (-25, 50, 7) } else { (-12, 24, 0) };
    let below = if lit.covered {
        "translate(0 34) scale(.82)"
    } else {
        ""
    };
    let die =
        "<path class=\"pip\" d=\"M-15-7L-8.6-1.4L-15 7L-21.4-1.4ZM-21.4-1.4L-15 1.6L-8.6-1.4\"/>";
    let cost = format!(
        "<path class=\"cell\" d=\"{CELL}\"/><g class=\"cost\" transform=\"{below}\" aria-hidden=\"true\">\
         <rect class=\"tag\" x=\"{left}\" y=\"-11.5\" width=\"{width}\" height=\"23\" rx=\"11.5\"/>{}<text x=\"{text}\" y=\"5.4\">{}</text></g>",
        if decides { die } else { "" },
        wording::fuel_range(&lit.reach)
    );
    el("g")
        .class(&class.join(" "))
        .attr("transform", &format_args!("translate({x} {y})"))
        .attr("data-hex", &lit.reach.hex)
        .attr("data-order", &wording::json(&lit.order))
        .attr("role", &"button")
        .attr("tabindex", &0)
        .attr("aria-label", &lit.label)
        .html(&cost)
        .end()
}

/// A centre in whole units, which is as exact as a screen.
fn place(hex: HexId) -> (i32, i32) {
    let (x, y) = centre(hex);
    (x.round() as i32, y.round() as i32)
}

/// Moves the focus to the nearest lit hex in the direction of an arrow key.
pub fn step(session: Session, from: HexId, key: &str) {
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
pub fn courses(table: &Table) -> String {
    let flying = table
        .inbound()
        .filter(|raid| raid.hex != table.target_hex(raid));
    let course = |raid: &Raid| {
        let (from, to) = (centre(raid.hex), centre(table.target_hex(raid)));
        let length = (to.0 - from.0).hypot(to.1 - from.1);
        let part = (length - 38.0).max(0.0) / length;
        let end = |from: f64, to: f64| (from + (to - from) * part).round() as i32;
        let (x, y) = place(raid.hex);
        let line = format!("M{x} {y}L{} {}", end(from.0, to.0), end(from.1, to.1));
        let next = forecast::raid_after(table, raid, 1).into_iter();
        let next =
            next.filter(|hex| *hex != table.target_hex(raid) && !table.has_us_aircraft(*hex));
        let ghosts: String = next
            .map(|hex| ghost(hex, heading(from, to).round() as i32, &next_phase(table)))
            .collect();
        format!("<path class=\"course\" d=\"{line}\" marker-end=\"url(#arrow)\"/>{ghosts}")
    };
    flying.map(course).collect()
}

/// When the raids move next, in two words.
fn next_phase(table: &Table) -> String {
    if table.phase < PHASES {
        format!("phase {}", table.phase + 1)
    } else {
        "next turn".to_owned()
    }
}

fn ghost(hex: HexId, heading: i32, when: &str) -> String {
    let (x, y) = place(hex);
    format!(
        "<g class=\"ghost jp\" transform=\"translate({x} {y}) scale(.8)\" aria-hidden=\"true\">\
         <rect class=\"gplate\" x=\"-33\" y=\"-27\" width=\"66\" height=\"56\" rx=\"8\"/>\
         <use class=\"silhouette\" href=\"#zero\" x=\"-19\" y=\"-25\" width=\"38\" height=\"38\" transform=\"rotate({heading} 0 -6)\"/>\
         <text y=\"23\">{when}</text></g>"
    )
}

/// The line from the mission in hand to the hex pointed at, as a path.
pub fn flight(session: Session) -> String {
    let line = || {
        let mission = session.mission()?;
        let to = session.pointed.get()?;
        let can = session.game.with(|game| {
            game.check(Order::Fly {
                mission: mission.id,
                to,
            })
            .is_ok()
        });
        let ((x, y), (to_x, to_y)) = (place(mission.hex), place(to));
        can.then(|| format!("M{x} {y}L{to_x} {to_y}"))
    };
    line().unwrap_or_default()
}

/// What the chart says of the hex pointed at, and whether the mission in hand cannot go there.
pub fn readout(session: Session) -> Option<(HexId, String, bool)> {
    let hex = session.pointed.get()?;
    let home = session
        .shown
        .with(|shown| shown.table.task_groups.first().map(|group| group.hex))?;
    let away = match home.distance(hex) {
        0 => "Task Force 58".to_owned(),
        distance => format!("{} from TF 58", count(distance, "hex", "hexes")),
    };
    // What the mission in hand could do there, or why it cannot.
    let (text, bad) = match (session.mission(), session.decision()) {
        (Some(mission), Some(Decision::AirMovement)) if mission.hex != hex => session.game.with(
            |game| match forecast::why_not(game.table(), &mission, hex) {
                None => {
                    let all = forecast::reach(game.table(), &mission);
                    let reach = all.iter().find(|reach| reach.hex == hex);
                    (reach.map(wording::costs).unwrap_or_default(), false)
                }
                Some(refusal) => (refusal.to_string(), true),
            },
        ),
        _ => (String::new(), false),
    };
    Some((
        hex,
        if text.is_empty() {
            away
        } else {
            format!("{away} \u{b7} {text}")
        },
        bad,
    ))
}
