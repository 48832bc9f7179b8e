//! The charts: a list of them, and the dialog with one.

use leptos::prelude::*;
use page::parts::ChartTable;

use crate::ui::controls::Controls;
use crate::ui::parts::Modal;
use crate::ui::parts::{RuleLabel, RuleNumber};
use crate::ui::state::Focus;
use crate::view::record::{self, ChartView, Page};
use crate::view::shell::{Dialog, Tab};

/// Every chart of the game, to open.
#[component]
pub fn Charts() -> impl IntoView {
    let panels = expect_context::<Controls>().panels;
    let entry = move |entry: record::ChartEntry| {
        view! {
            <button
                data-chart=entry.id
                on:click=move |_| panels.open(Dialog::Chart(entry.id))
            >
                <b>{entry.title}</b>
                <RuleLabel number=entry.rule />
            </button>
        }
    };
    view! {
        <div class="charts-list">{record::charts().into_iter().map(entry).collect_view()}</div>
    }
}

/// A chart, as the dice read it, with the last roll's cell lit.
#[component]
pub fn ChartDialog(
    /// The chart's name.
    id: &'static str,
) -> impl IntoView {
    let playback = expect_context::<Controls>().playback;
    let chart = Memo::new(move |_| playback.with_events(|shown| record::chart(shown, id)));
    view! { <ChartModal chart /> }
}

/// The chart of a die of the log, with its own cell lit.
#[component]
pub fn RollDialog(
    /// The number of its event.
    roll: usize,
) -> impl IntoView {
    let playback = expect_context::<Controls>().playback;
    let chart =
        Memo::new(move |_| playback.with_events(|shown| record::chart_of_roll(shown, roll)));
    view! { <ChartModal chart /> }
}

#[component]
fn ChartModal(chart: Memo<Option<ChartView>>) -> impl IntoView {
    let Controls { panels, focus, .. } = expect_context();
    let title = move || chart.with(|chart| chart.as_ref().map_or("", |chart| chart.title));
    let subtitle = move || {
        let subtitle = chart.with(|chart| Some(chart.as_ref()?.subtitle.clone()));
        subtitle.unwrap_or_default()
    };
    let close = Callback::new(move |()| panels.close());
    let show_all = move |_| {
        panels.close();
        panels.open_page(Page::Charts);
        focus.send(Focus::Tab(Tab::Record));
    };
    view! {
        <Modal
            title=Signal::derive(move || title().to_owned())
            subtitle=Signal::derive(subtitle)
            on_close=close
            on_enter=close
        >
            // It may scroll, so the keyboard can reach it.
            <div class="d-body" role="group" aria-label="The chart" tabindex="0">
                {move || chart.get().map(|chart| view! { <ChartTable chart /> })}
            </div>
            <footer class="d-foot">
                <p class="tally">
                    <RuleNumber number=Signal::derive(move || {
                        chart.with(|chart| chart.as_ref().map_or("", |chart| chart.rule)).to_owned()
                    }) />
                    " "
                    <span
                        class="chip"
                        translate="no"
                        prop:textContent=move || chart.with(|chart| chart.as_ref().map_or("", |chart| chart.source))
                    ></span>
                </p>
                <button class="btn" on:click=show_all>
                    "All charts"
                </button>
                <button class="btn primary" on:click=move |_| close.run(())>
                    "Close"
                </button>
            </footer>
        </Modal>
    }
}
