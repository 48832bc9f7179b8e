//! The list of charts.

use crate::engine::charts::{self, AnyChart};
use crate::ui::html::{el, rule, tag};

/// Every chart of the game, to open.
pub fn html() -> String {
    let button = |chart: &dyn AnyChart| {
        let button = el("button").attr("data-chart", &chart.id());
        button
            .html(&tag("b", "", &chart.title()))
            .html(&rule(chart.rule()))
            .end()
    };
    charts::ALL.into_iter().map(button).collect()
}
