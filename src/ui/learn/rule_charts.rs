//! The charts of a rule.

use leptos::prelude::*;
use page::parts::ChartTable;

use crate::ui::controls::Controls;
use crate::view::learn::rules::{self, Rule};
use crate::view::record::{self, ChartView};

/// The charts that a rule sends the player to, with what was last read in them.
pub fn rule_charts(rule: &'static Rule) -> AnyView {
    let playback = use_context::<Controls>().map(|controls| controls.playback);
    let chart = move |id: &'static str| match playback {
        Some(playback) => untrack(|| playback.with_events(|shown| record::chart(shown, id))),
        None => record::chart(&[], id),
    };
    let charts: Vec<ChartView> = rules::charts_of(rule)
        .into_iter()
        .filter_map(chart)
        .collect();
    let chart = |chart: ChartView| {
        view! {
            <section>
                <h3>{chart.title}</h3>
                <ChartTable chart />
            </section>
        }
    };
    charts.into_iter().map(chart).collect_view().into_any()
}
