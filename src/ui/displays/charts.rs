//! The list of charts.

use leptos::prelude::*;
use crate::ui::live::on;

use crate::engine::charts;
use crate::ui::icons::Rule;
use crate::ui::session::{Dialog, Session};

/// Every chart of the game, to open.
#[component]
pub fn Charts(session: Session) -> impl IntoView {
    charts::ALL.map(|chart| {
        view! {
            <button on:click=on(move |_| session.dialog.set(Some(Dialog::Chart(chart.id()))))>
                <b>{chart.title()}</b>
                <Rule number=chart.rule() />
            </button>
        }
    })
}
