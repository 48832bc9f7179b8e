//! The page of a rule.

use leptos::prelude::*;
use page::parts::{ChartTable, RulePage as Page};
use page::rules::Rule;

use crate::view::learn::rules;
use crate::view::record::{self, ChartView};

/// The rule that was asked for, over everything else, with the charts that it sends the player to.
#[component]
pub fn RulePage() -> impl IntoView {
    let charts: fn(&'static Rule) -> AnyView = rule_charts;
    view! { <Page charts /> }
}

/// They are as printed: what the dice read in them is in the log.
fn rule_charts(rule: &'static Rule) -> AnyView {
    let charts = rules::charts_of(rule).into_iter();
    let charts = charts.filter_map(|id| record::chart(&[], id));
    let section = |chart: ChartView| {
        view! {
            <section>
                <h3>{chart.title}</h3>
                <ChartTable chart />
            </section>
        }
    };
    charts.map(section).collect_view().into_any()
}
