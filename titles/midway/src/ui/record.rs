//! What is written down: the log, the charts, and the report of a game that is over.

mod chart;
mod curve;
mod line;
mod log;
mod over;
mod report;
mod timeline;

use leptos::prelude::*;

use super::controls::Controls;
use crate::view::record::Page;
use crate::view::shell::Dialog;
use chart::{ChartDialog, Charts, RollDialog};
use log::Turns;
use report::ReportDialog;

pub use line::JustNow;
pub use over::{GameOver, PastBar};
pub use timeline::{Timeline, provide_timeline};

/// What the tab "Log" shows: one of its pages.
#[component]
pub fn Log() -> impl IntoView {
    let log = expect_context::<Controls>().log;
    let button = move |page: Page| {
        view! {
            <button
                aria-pressed=move || (log.page() == page).to_string()
                on:click=move |_| log.turn_to(page)
            >
                {page.title()}
            </button>
        }
    };
    view! {
        <div class="pages" role="group" aria-label="Pages of the record">
            {Page::ALL.map(button)}
        </div>
        {move || match log.page() {
            Page::Log => view! { <Turns /> }.into_any(),
            Page::Charts => view! { <Charts /> }.into_any(),
        }}
    }
}

/// The dialogs of the record, if one of them is open.
#[component]
pub fn RecordDialogs() -> impl IntoView {
    let panels = expect_context::<Controls>().panels;
    move || match panels.dialog()? {
        Dialog::Chart(id) => Some(view! { <ChartDialog id /> }.into_any()),
        Dialog::Roll(number) => Some(view! { <RollDialog number /> }.into_any()),
        Dialog::Report => Some(view! { <ReportDialog /> }.into_any()),
        _ => None,
    }
}
