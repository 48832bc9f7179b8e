//! The log: every event in a sentence, every die with its chart, its modifiers and its result.

use leptos::prelude::*;
use crate::ui::live::{dynamic, on};

use crate::engine::{Event, Happening, Roll, charts};
use crate::ui::session::{Dialog, Session};
use crate::ui::wording;

/// How many lines stand under "Just now".
const RECENT: usize = 4;

/// The whole log, the newest phase first.
#[component]
pub fn Log(session: Session) -> impl IntoView {
    dynamic(move || {
        let upto = session.shown.with(|shown| shown.upto);
        session.game.with(|game| {
            let mut phases: Vec<(String, Vec<&Happening>)> = Vec::new();
            for happening in &game.events()[..upto] {
                let title = match happening.at.phase {
                    0 => format!("{:04}", happening.at.turn.time()),
                    phase => format!("{:04} \u{b7} Phase {phase}", happening.at.turn.time()),
                };
                if phases.last().is_none_or(|(last, _)| *last != title) {
                    phases.push((title, Vec::new()));
                }
                if let Some((_, lines)) = phases.last_mut()
                    && is_told(&happening.event)
                {
                    lines.push(happening);
                }
            }
            phases
                .into_iter()
                .rev()
                .filter(|(_, lines)| !lines.is_empty())
                .map(|(title, lines)| {
                    let lines = lines.into_iter().rev().map(|line| view_line(session, &line.event).into_any());
                    view! {
                        <h3>{title}</h3>
                        <ol>{lines.collect::<Vec<_>>()}</ol>
                    }
                })
                .collect_view()
        })
    })
}

/// The last lines of the log, under the missions.
#[component]
pub fn Recent(session: Session) -> impl IntoView {
    let lines = move || {
        let upto = session.shown.with(|shown| shown.upto);
        session.game.with(|game| {
            let told = game.events()[..upto].iter().rev().filter(|happening| is_told(&happening.event));
            told.take(RECENT).map(|line| view_line(session, &line.event).into_any()).collect::<Vec<_>>()
        })
    };
    view! {
        <section class="log recent" aria-live="polite">
            <h3>"Just now"</h3>
            <ol>{dynamic(lines)}</ol>
        </section>
    }
}

/// Whether an event is worth a line: orders and clock ticks show elsewhere.
fn is_told(event: &Event) -> bool {
    !matches!(event, Event::Order { .. } | Event::Turn { .. } | Event::Phase { .. } | Event::Segment { .. })
}

fn view_line(session: Session, event: &Event) -> impl IntoView + use<> {
    let loss = matches!(event, Event::UnitLost { .. } | Event::GotThrough { .. });
    let text = match event {
        Event::Roll(roll) => view_roll(session, roll).into_any(),
        other => other.to_string().into_any(),
    };
    view! { <li class:loss=loss>{text}</li> }
}

fn view_roll(session: Session, roll: &Roll) -> impl IntoView + use<> {
    let title = charts::find(roll.chart).map(|chart| chart.title()).unwrap_or_default();
    let chart = roll.chart;
    let modifiers: Vec<_> = roll
        .modifiers
        .iter()
        .map(|applied| {
            let text = format!("{} {} ", wording::modifier(applied.value), applied.reason);
            view! { <span class="mods">{text}</span> }
        })
        .collect();
    view! {
        {roll.purpose.to_string()}
        " "
        <span class="roll">
            <span class="die" role="img" aria-label=format!("die {}", roll.die)>
                {roll.die}
            </span>
            " "
            {modifiers}
            "\u{2192} "
            <b>{roll.result.clone()}</b>
        </span>
        " "
        <button class="link" on:click=on(move |_| session.dialog.set(Some(Dialog::Chart(chart))))>
            {title}
        </button>
    }
}
