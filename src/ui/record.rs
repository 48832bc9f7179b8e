//! What is written down: the log, the charts, the victory points, the report.

mod air_strength;
mod attacks;
mod chart;
mod curve;
mod days;
mod figures;
mod judgement;
mod ladder;
mod ledger;
mod log;
mod log_line;
mod losses;
mod luck;
mod replay;
mod report;
mod report_table;
mod report_text;
mod share;
mod timeline;
mod tracks;

use leptos::prelude::*;

use crate::ui::controls::Controls;
use crate::view::record::Page;

pub use chart::{ChartDialog, RollDialog};
pub use ladder::Ladder;
pub use log_line::{LogDie, Recent};
pub use replay::Replay;
pub use report::End;
pub use report_text::ReportTextDialog;
pub use share::ShareDialog;
pub use timeline::TimelineStrip;

use chart::Charts;
use ledger::VictoryPoints;
use log::Log;

/// What the tab "Record" shows: one of its pages.
#[component]
pub fn Record() -> impl IntoView {
    let panels = expect_context::<Controls>().panels;
    let button = move |page: Page| {
        view! {
            <button
                aria-pressed=move || (panels.page() == page).to_string()
                on:click=move |_| panels.turn_page(page)
            >
                {page.title()}
            </button>
        }
    };
    view! {
        <div class="pages" role="group" aria-label="Pages of the record">
            {Page::ALL.map(button)}
        </div>
        {move || match panels.page() {
            Page::Log => view! { <Log /> }.into_any(),
            Page::Charts => view! { <Charts /> }.into_any(),
            Page::VictoryPoints => view! { <VictoryPoints /> }.into_any(),
        }}
    }
}
