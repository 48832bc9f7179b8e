//! The side panel: missions, raids, the task force, the log and the charts.

mod charts;
pub mod decks;
mod fleet;
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
pub const TABS: [(&str, &str); 5] = [
    ("missions", "Missions"),
    ("raids", "Raids"),
    ("force", "Task force"),
    ("log", "Log"),
    ("charts", "Charts"),
];

/// The side panel; on a narrow screen a sheet over the chart.
#[component]
pub fn Panel(session: Session) -> impl IntoView {
    let tabs = move || {
        let (missions, raids) = session
            .shown
            .with(|shown| (shown.table.missions.len(), shown.table.inbound().count()));
        let now = session.tab.get();
        let button = |(tab_name, title): (&str, &str)| {
            let number = match tab_name {
                "missions" => tag("span", "n", &missions),
                "raids" => tag("span", "n", &raids),
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
        TABS.into_iter().map(button).collect::<String>()
    };
    // Arrow keys go from tab to tab.
    let on_key = move |event: leptos::ev::KeyboardEvent| {
        let at = TABS
            .iter()
            .position(|(tab, _)| *tab == session.tab.get_untracked())
            .unwrap_or(0);
        let to = match event.key().as_str() {
            "ArrowRight" => (at + 1) % TABS.len(),
            "ArrowLeft" => (at + TABS.len() - 1) % TABS.len(),
            _ => return,
        };
        event.prevent_default();
        event.stop_propagation();
        session.tab.set(TABS[to].0);
        super::focus_on(&format!("#tab-{}", TABS[to].0));
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
                use:inside=html(tabs)
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
