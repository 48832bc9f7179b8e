//! The side panel: missions, raids, the task force, the log and the charts.

mod charts;
mod log;
mod missions;
mod raids;
mod task_force;

use leptos::prelude::*;
use crate::ui::live::{dynamic, live, on};

use charts::Charts;
use log::Log;
use missions::Missions;
use raids::Raids;
use task_force::TaskForce;

use super::session::Session;

const TABS: [(&str, &str); 5] =
    [("missions", "Missions"), ("raids", "Raids"), ("force", "Task force"), ("log", "Log"), ("charts", "Charts")];

/// The side panel; on a narrow screen a sheet over the chart.
#[component]
pub fn Panel(session: Session) -> impl IntoView {
    let number = move |tab: &str| {
        session.shown.with(|shown| match tab {
            "missions" => Some(shown.table.missions.len()),
            "raids" => Some(shown.table.inbound().count()),
            _ => None,
        })
    };
    let choose = move |tab: &'static str| {
        let again = session.tab.get_untracked() == tab;
        session.sheet.update(|open| *open = !(again && *open));
        session.tab.set(tab);
    };
    // Arrow keys go from tab to tab.
    let on_key = move |event: leptos::ev::KeyboardEvent| {
        let at = TABS.iter().position(|(tab, _)| *tab == session.tab.get_untracked()).unwrap_or(0);
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
    view! {
        <aside
            class="panel"
            aria-label="Displays"
            data-sheet=live(move || if session.sheet.get() { "open" } else { "closed" })
        >
            <div class="tabs" role="tablist" aria-label="Displays" on:keydown=on(on_key)>
                {TABS
                    .map(|(tab, title)| {
                        let selected = move || session.tab.get() == tab;
                        view! {
                            <button
                                role="tab"
                                id=format!("tab-{tab}")
                                aria-controls="pane"
                                aria-selected=live(move || selected().to_string())
                                tabindex=live(move || if selected() { "0" } else { "-1" })
                                on:click=on(move |_| choose(tab))
                            >
                                {title}
                                {dynamic(move || number(tab).map(|number| view! { <span class="n">{number}</span> }))}
                            </button>
                        }
                    })
                    .collect_view()}
            </div>
            <section
                class="tab-body"
                class:log=live(move || session.tab.get() == "log")
                class:charts-list=live(move || session.tab.get() == "charts")
                role="tabpanel"
                id="pane"
                tabindex="0"
                aria-labelledby=live(move || format!("tab-{}", session.tab.get()))
            >
                {dynamic(move || match session.tab.get() {
                    "raids" => view! { <Raids session /> }.into_any(),
                    "force" => view! { <TaskForce session /> }.into_any(),
                    "log" => view! { <Log session /> }.into_any(),
                    "charts" => view! { <Charts session /> }.into_any(),
                    _ => view! { <Missions session /> }.into_any(),
                })}
            </section>
        </aside>
    }
}
