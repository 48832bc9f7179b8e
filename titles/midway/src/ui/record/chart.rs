//! The charts: a list of them, and the dialog with one.

use leptos::prelude::*;
use page::parts::{ChartTable, Modal, RuleNumber};

use crate::ui::controls::Controls;
use crate::view::record::{self, ChartEntry, ChartView};
use crate::view::shell::Dialog;

/// Every chart of the game, to open.
#[component]
pub fn Charts() -> impl IntoView {
    let panels = expect_context::<Controls>().panels;
    let entry = move |entry: ChartEntry| {
        view! {
            <button data-chart=entry.id on:click=move |_| panels.open(Dialog::Chart(entry.id))>
                <b>{entry.title}</b>
                <span class="rule">{entry.rule}</span>
            </button>
        }
    };
    view! {
        <div class="charts-list">{record::charts().into_iter().map(entry).collect_view()}</div>
    }
}

/// A chart as the dice read it, with the last roll's cell lit.
#[component]
pub fn ChartDialog(
    /// The chart's name.
    id: &'static str,
) -> impl IntoView {
    let playback = expect_context::<Controls>().playback;
    let chart = playback.with_record(|shown| record::chart(shown.events(), id));
    chart.map(|chart| view! { <ChartModal chart /> })
}

/// The chart of a die of the log, with its own cell lit.
#[component]
pub fn RollDialog(
    /// The number of its event.
    number: usize,
) -> impl IntoView {
    let playback = expect_context::<Controls>().playback;
    let chart = playback.with_record(|shown| record::chart_of_roll(shown.events(), number));
    chart.map(|chart| view! { <ChartModal chart /> })
}

#[component]
fn ChartModal(chart: ChartView) -> impl IntoView {
    let panels = expect_context::<Controls>().panels;
    let close = Callback::new(move |()| panels.close());
    let (title, subtitle) = (chart.title.to_owned(), chart.subtitle.clone());
    let (rule, source) = (chart.rule, chart.source);
    view! {
        <Modal
            title=Signal::stored(title)
            subtitle=Signal::stored(subtitle)
            on_close=close
            on_enter=close
        >
            // It may scroll, so the keyboard can reach it.
            <div class="d-body" role="group" aria-label="The chart" tabindex="0">
                <ChartTable chart />
            </div>
            <footer class="d-foot">
                <p>
                    <RuleNumber number=rule.to_owned() />
                    " "
                    <span class="chip">{source}</span>
                </p>
                <button class="btn primary" on:click=move |_| close.run(())>
                    "Close"
                </button>
            </footer>
        </Modal>
    }
}
