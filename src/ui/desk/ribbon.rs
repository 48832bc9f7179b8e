//! The ribbon: the clock, the phase, the segment, the score, undo and the menu.

use leptos::prelude::*;

use crate::engine::{Light, PHASES, SegmentId, When};
use crate::ui::html::{el, icon, tag, wrap};
use crate::ui::inside::{html, inside};
use crate::ui::live::live;
use crate::ui::session::Session;
use crate::ui::wording;

/// The ribbon over the chart.
#[component]
pub fn Ribbon(session: Session) -> impl IntoView {
    let score = move || session.shown.with(|shown| shown.table.score);
    view! {
        <header class="ribbon">
            <div class="clock" use:inside=html(move || clock(session))></div>
            <ol class="phases" aria-label="Phases of the turn" use:inside=html(move || phases(session))></ol>
            <ol class="segments" aria-label="Segments of the phase" use:inside=html(move || segments(session))></ol>
            <p class="score" aria-live="polite" data-score=live(move || score().to_string())>
                <b>{live(move || wording::signed(score()))}</b>
                <span>"victory points"</span>
            </p>
            <div class="tools">
                <div class="menu" use:inside=html(move || undo(session))></div>
                <div class="menu" use:inside=html(move || menu(session.menu.get()))></div>
            </div>
        </header>
    }
}

fn clock(session: Session) -> String {
    let scenario = session.game.with_untracked(|game| game.scenario());
    session.shown.with(|shown| {
        let table = &shown.table;
        let mut turn = scenario.first_turn;
        let mut number = 1;
        while turn < table.turn && number < scenario.turns {
            turn = turn.next();
            number += 1;
        }
        let time = tag("span", "", &format_args!("{:04}", table.turn.time()));
        let date = el("h1")
            .text(&format_args!("{} June 1944 \u{b7} ", table.turn.day))
            .html(&time)
            .end();
        let sky = icon(if table.light() == Light::Day {
            "sun"
        } else {
            "moon"
        });
        let turn = format!(
            " Turn {number} of {} \u{b7} {}",
            scenario.turns,
            table.light()
        );
        date + &el("p").html(&sky).text(&turn).end()
    })
}

fn phases(session: Session) -> String {
    let now = session.shown.with(|shown| shown.table.phase);
    let disc = |number: u8| {
        let (class, title) = match now {
            now if now > number => ("past", format!("Phase {number}, done")),
            now if now == number => ("", format!("Phase {number}, now")),
            _ => ("", format!("Phase {number}")),
        };
        let disc = el("li").class(class).attr("title", &title);
        let disc = if now == number {
            disc.attr("aria-current", &"step")
        } else {
            disc
        };
        disc.text(&number).end()
    };
    (1..=PHASES).map(disc).collect()
}

fn segments(session: Session) -> String {
    let all = session
        .game
        .with_untracked(|game| game.scenario().segments(game.options()));
    let now = session.shown.with(|shown| shown.table.segment);
    let name = |segment: SegmentId| {
        let data = segment.data();
        let title = format!("{segment} segment, rule {}", data.rule);
        let name = el("li")
            .class(if now.is_some_and(|now| now > segment) {
                "past"
            } else {
                ""
            })
            .attr("title", &title);
        let name = if now == Some(segment) {
            name.attr("aria-current", &"step")
        } else {
            name
        };
        name.text(&data.short).end()
    };
    all.into_iter()
        .filter(|segment| segment.data().when == When::EveryPhase)
        .map(name)
        .collect()
}

/// The button that takes the last order back, and what it would do.
fn undo(session: Session) -> String {
    let (none, title) = session.game.with(|game| {
        let title = match (game.undo_reveals(), game.orders().last()) {
            (Some(true), Some(order)) => {
                format!("Take back \u{201c}{order}\u{201d}; it steps past a die and is counted")
            }
            (_, Some(order)) => format!("Take back \u{201c}{order}\u{201d}"),
            _ => "Nothing to take back".to_owned(),
        };
        (game.orders().is_empty(), title)
    });
    let button = el("button")
        .class("tool")
        .attr("data-order-kind", &"undo")
        .attr("data-act", &"undo");
    let button = button
        .attr("aria-label", &"Undo the last order")
        .attr("title", &format_args!("{title} (Ctrl+Z)"));
    button
        .flag("disabled", none)
        .html(&icon("undo"))
        .html("<span>Undo</span>")
        .end()
}

/// The lines of the menu: what each does, its icon, its name and its key.
const MENU: [(&str, &str, &str, &str); 6] = [
    ("tab charts", "chart", "Charts", "C"),
    ("dialog briefing", "fit", "Briefing", "B"),
    ("dialog settings", "gear", "Settings", ""),
    ("dialog help", "help", "Help", "?"),
    ("dialog keep", "save", "Name, export, link", ""),
    ("leave", "leave", "Back to the start", ""),
];

fn menu(open: bool) -> String {
    let button = el("button")
        .class("tool")
        .attr("id", &"menu-button")
        .attr("data-act", &"menu")
        .attr("aria-label", &"Menu");
    let button = button
        .attr("aria-expanded", &open)
        .attr("aria-controls", &"menu");
    let button = button.html(&icon("menu")).html("<span>Menu</span>").end();
    let line = |(act, picture, name, key): (&str, &str, &str, &str)| {
        let key = if key.is_empty() {
            String::new()
        } else {
            tag("kbd", "", &key)
        };
        wrap(
            "li",
            "",
            &el("button")
                .attr("data-act", &act)
                .html(&icon(picture))
                .text(&name)
                .html(&key)
                .end(),
        )
    };
    let lines: String = MENU.into_iter().map(line).collect();
    button
        + &el("ul")
            .attr("id", &"menu")
            .flag("hidden", !open)
            .html(&lines)
            .end()
}
