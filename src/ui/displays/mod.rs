//! The side panel: missions, raids, Japanese forces, the task force, the log and the charts.

mod charts;
pub mod decks;
mod detachment;
mod fleet;
mod forces;
mod log;
mod missions;
mod raids;
mod task_force;

use leptos::prelude::*;

use super::html::{el, tag};
use super::inside::{html, inside};
use super::live::{dynamic, live, on};
use super::session::Session;

/// The tabs: their names and titles.
const TABS: [(&str, &str); 6] = [
    ("missions", "Missions"),
    ("raids", "Raids"),
    ("forces", "Forces"),
    ("force", "Task force"),
    ("log", "Log"),
    ("charts", "Charts"),
];

/// The tabs of a game: without those for what its scenario does not have.
pub fn tabs(session: Session) -> Vec<(&'static str, &'static str)> {
    let scenario = session.game.with_untracked(|game| game.scenario());
    let has = |tab: &str| match tab {
        "raids" => !scenario.raids.is_empty(),
        "forces" => !scenario.forces.is_empty(),
        _ => true,
    };
    TABS.into_iter().filter(|(tab, _)| has(tab)).collect()
}

/// The side panel; on a narrow screen a sheet over the chart.
#[component]
pub fn Panel(session: Session) -> impl IntoView {
    let buttons = move || {
        let (missions, raids, forces) = session.shown.with(|shown| {
            let table = &shown.table;
            (
                table.missions.len(),
                table.inbound().count(),
                table.forces.len(),
            )
        });
        let now = session.tab.get();
        let button = |(tab_name, title): (&str, &str)| {
            let number = match tab_name {
                "missions" => tag("span", "n", &missions),
                "raids" => tag("span", "n", &raids),
                "forces" => tag("span", "n", &forces),
                _ => String::new(),
            };
            let selected = tab_name == now;
            let button = el("button")
                .attr("role", &"tab")
                .attr("id", &format_args!("tab-{tab_name}"));
            let button = button
                .attr("aria-controls", &"pane")
                .attr("aria-selected", &selected);
            let button = button.attr("tabindex", &if selected { 0 } else { -1 });
            button
                .attr("data-act", &format_args!("tab {tab_name}"))
                .text(&title)
                .html(&number)
                .end()
        };
        tabs(session).into_iter().map(button).collect::<String>()
    };
    // Arrow keys go from tab to tab.
    let on_key = move |event: leptos::ev::KeyboardEvent| {
        let all = tabs(session);
        let at = all
            .iter()
            .position(|(tab, _)| *tab == session.tab.get_untracked())
            .unwrap_or(0);
        let to = match event.key().as_str() {
            "ArrowRight" => (at + 1) % all.len(),
            "ArrowLeft" => (at + all.len() - 1) % all.len(),
            _ => return,
        };
        event.prevent_default();
        event.stop_propagation();
        session.tab.set(all[to].0);
        super::focus_on(&format!("#tab-{}", all[to].0));
    };
    let class = move || match session.tab.get() {
        "log" => "tab-body log",
        "charts" => "tab-body charts-list",
        _ => "tab-body",
    };
    let shows_decks = Memo::new(move |_| {
        session.tab.get() == "force" && session.shown.with(|shown| decks::are_used(&shown.table))
    });
    let content = Memo::new(move |_| match session.tab.get() {
        "raids" => session.shown.with(|shown| raids::html(&shown.table)),
        "force" if shows_decks.get() => String::new(),
        "forces" => session.shown.with(|shown| forces::html(&shown.table)),
        "force" => task_force::html(session),
        "log" => log::html(session),
        "charts" => charts::html(),
        _ => missions::html(session),
    });
    view! {
        <aside
            class="panel"
            aria-label="Displays"
            data-sheet=live(move || if session.sheet.get() { "open" } else { "closed" })
        >
            <div
                class="tabs"
                role="tablist"
                aria-label="Displays"
                on:keydown=on(on_key)
                use:inside=html(buttons)
            ></div>
            // The fleet at a glance, unless its decks are open.
            <div
                class="fleet"
                role="group"
                aria-label="The fleet at a glance"
                use:inside=html(move || {
                    let all = || session.shown.with(|shown| {
                        decks::are_used(&shown.table).then(|| fleet::html(&shown.table))
                    });
                    (session.tab.get() != "force").then(all).flatten().unwrap_or_default()
                })
            ></div>
            <section
                class=live(class)
                role="tabpanel"
                id="pane"
                tabindex="0"
                aria-labelledby=live(move || format!("tab-{}", session.tab.get()))
            >
                {dynamic(move || {
                    if shows_decks.get() {
                        view! { <decks::Decks session /> }.into_any()
                    } else {
                        view! { <div class="tab-text" use:inside=html(move || content.get())></div> }
                            .into_any()
                    }
                })}
            </section>
        </aside>
    }
}
