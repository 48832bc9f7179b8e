//! The log: every event in a sentence, every die with its chart, its modifiers and its result.

use leptos::prelude::*;

use crate::engine::{Event, Happening, Roll, charts};
use crate::ui::html::{el, tag, wrap};
use crate::ui::session::Session;
use crate::ui::wording;

/// How many lines stand under "Just now".
const RECENT: usize = 4;

/// The whole log, the newest phase first.
pub fn html(session: Session) -> String {
    let upto = session.shown.with(|shown| shown.upto);
    session.game.with(|game| {
        let told = game.events()[..upto]
            .iter()
            .rev()
            .filter(|happening| is_told(&happening.event));
        let (mut html, mut phase, mut lines) = (String::new(), String::new(), String::new());
        for happening in told {
            let title = title(happening);
            if title != phase {
                html += &section(&phase, &lines);
                lines.clear();
                phase = title;
            }
            lines += &line(&happening.event);
        }
        html + &section(&phase, &lines)
    })
}

fn section(title: &str, lines: &str) -> String {
    if lines.is_empty() {
        String::new()
    } else {
        tag("h3", "", &title) + &wrap("ol", "", lines)
    }
}

fn title(happening: &Happening) -> String {
    let time = happening.at.turn.time();
    match happening.at.phase {
        0 => format!("{time:04}"),
        phase => format!("{time:04} \u{b7} Phase {phase}"),
    }
}

/// The last lines of the log, under the missions.
pub fn recent(session: Session) -> String {
    let upto = session.shown.with(|shown| shown.upto);
    let lines: String = session.game.with(|game| {
        let told = game.events()[..upto]
            .iter()
            .rev()
            .filter(|happening| is_told(&happening.event));
        told.take(RECENT)
            .map(|happening| line(&happening.event))
            .collect()
    });
    let list = tag("h3", "", &"Just now") + &wrap("ol", "", &lines);
    el("section")
        .class("log recent")
        .attr("aria-live", &"polite")
        .html(&list)
        .end()
}

/// Whether an event is worth a line: orders and clock ticks show elsewhere.
fn is_told(event: &Event) -> bool {
    !matches!(
        event,
        Event::Order { .. }
            | Event::Turn { .. }
            | Event::Phase { .. }
            | Event::Segment { .. }
            | Event::FiresOut { .. }
    )
}

fn line(event: &Event) -> String {
    match event {
        Event::Roll(roll) => wrap("li", "", &roll_html(roll)),
        Event::UnitLost { .. } | Event::GotThrough { .. } | Event::Sunk { .. } => {
            tag("li", "loss", event)
        }
        other => tag("li", "", other),
    }
}

fn roll_html(roll: &Roll) -> String {
    let title = charts::find(roll.chart)
        .map(|chart| chart.title())
        .unwrap_or_default();
    let die = el("span")
        .class("die")
        .attr("role", &"img")
        .attr("aria-label", &format_args!("die {}", roll.die));
    let die = die.text(&roll.die).end();
    let modifier = |applied: &crate::engine::charts::Applied| {
        tag(
            "span",
            "mods",
            &format_args!("{} {} ", wording::modifier(applied.value), applied.reason),
        )
    };
    let modifiers: String = roll.modifiers.iter().map(modifier).collect();
    let sum = wrap(
        "span",
        "roll",
        &format!("{die} {modifiers}\u{2192} {}", tag("b", "", &roll.result)),
    );
    let chart = el("button")
        .class("link")
        .attr("data-chart", &roll.chart)
        .text(&title)
        .end();
    format!("{} {sum} {chart}", roll.purpose)
}
