//! The exchange of fire: the steps, the die, its chart with the cell lit, and what came of it.

use std::fmt::Display;

use super::story::{Step, Story};
use crate::engine::charts::{self, AnyChart};
use crate::engine::{Roll, charts::Applied};
use crate::ui::html::{el, rule, tag, wrap};
use crate::ui::wording;

/// The steps so far, and the last die.
pub fn body(story: &Story) -> String {
    told(story.over, &story.steps, story.roll.as_ref(), &story.result)
}

/// Steps shown at most; the ones before them are counted.
const STEPS: usize = 7;

/// The last steps, the last die and what came of it.
pub fn told(over: bool, steps: &[Step], roll: Option<&Roll>, result: &str) -> String {
    let last = steps.len().saturating_sub(1);
    let step = |(n, step): (usize, &Step)| {
        let words = el("span")
            .text(&step.title)
            .html(&tag("small", "", &step.detail))
            .end();
        let line = el("li").attr("data-n", &(n + 1));
        let line = if n == last && !over {
            line.attr("aria-current", &"step")
        } else {
            line.class("past")
        };
        line.html(&words).end()
    };
    let first = steps.len().saturating_sub(STEPS);
    let steps: String = steps.iter().enumerate().skip(first).map(step).collect();
    let roll = roll.map(roll_html).unwrap_or_default();
    let now = roll + &tag("p", "result", &result);
    let now = el("div").attr("aria-live", &"polite").html(&now).end();
    wrap("div", "exchange", &(wrap("ol", "steps", &steps) + &now))
}

/// Figures side by side, each with its name.
pub fn tally(figures: &[(&dyn Display, &dyn Display)]) -> String {
    let figure = |(name, figure): &(&dyn Display, &dyn Display)| {
        el("span")
            .text(name)
            .text(&" ")
            .html(&tag("b", "", figure))
            .end()
    };
    let figures: String = figures.iter().map(figure).collect();
    wrap("p", "tally", &figures)
}

/// The figures so far, and the buttons.
pub fn foot(story: &Story) -> String {
    let down = story.escorts_down + story.attack_down;
    let points = format!("{} \u{2192} {} points", story.points, story.points - down);
    let tally = tally(&[
        (&story.raid, &points),
        (&"Shot down", &down),
        (&"Hellcats lost", &story.lost.len()),
    ]);
    let chart = story.roll.as_ref().map(|roll| roll.chart);
    tally + &buttons(chart, story.over)
}

/// The button that opens the chart of the last die.
pub fn chart_button(chart: Option<&str>) -> String {
    let button = el("button").class("btn");
    let button = match chart {
        Some(chart) => button.attr("data-chart", &chart),
        None => button.flag("disabled", true),
    };
    button.text(&"Whole chart").end()
}

/// The buttons: the chart of the last die, to the end, on.
pub fn buttons(chart: Option<&str>, over: bool) -> String {
    let skip = el("button")
        .class("btn ghost")
        .attr("data-act", &"skip")
        .text(&"Skip to the end ")
        .html("<kbd>Esc</kbd>")
        .end();
    let next = el("button")
        .class("btn primary")
        .attr("id", &"fight-next")
        .attr("data-act", &"step");
    let next = next
        .text(&if over { "Go on " } else { "Next " })
        .html("<kbd>Space</kbd>")
        .end();
    chart_button(chart) + if over { "" } else { &skip } + &next
}

/// A die with its sum and its row of the chart.
fn roll_html(roll: &Roll) -> String {
    let die = format!(
        "<div class=\"die-big rolling\" role=\"img\" aria-label=\"die {0}\"><svg viewBox=\"-50 -50 100 100\" aria-hidden=\"true\">\
         <path class=\"d-body\" d=\"M0-47L44-8L32 24L0 47L-32 24L-44-8Z\"/><path class=\"d-face\" d=\"M0-47L27-4L0 19L-27-4Z\"/>\
         <path class=\"d-edge\" d=\"M0-47L27-4L44-8M27-4L0 19L-27-4L-44-8M0 19V47\"/></svg><b>{0}</b></div>",
        roll.die
    );
    let line = |class: &str, what: &str, value: &str| {
        wrap(
            "div",
            class,
            &(tag("dt", "", &what) + &tag("dd", "", &value)),
        )
    };
    let modifier = |applied: &Applied| line("", applied.reason, &wording::modifier(applied.value));
    let modifiers: String = roll.modifiers.iter().map(modifier).collect();
    let sum = line("", "Die", &roll.die.to_string())
        + &modifiers
        + &line("total", "Read on the chart", &roll.total.to_string());
    let strip = charts::find(roll.chart)
        .map(|chart| strip(chart, roll))
        .unwrap_or_default();
    wrap("div", "roll-row", &(die + &wrap("dl", "sum", &sum))) + &strip
}

/// The column of the chart that was read, lying down.
fn strip(chart: &dyn AnyChart, roll: &Roll) -> String {
    let column = chart
        .labels()
        .iter()
        .position(|label| *label == roll.column)
        .unwrap_or(0);
    let lit = chart.row_of(column, roll.total);
    let by = if chart.column_by().is_empty() {
        " ".to_owned()
    } else {
        format!(" \u{b7} column {} ", roll.column)
    };
    let (mut head, mut cells) = (String::new(), String::new());
    for row in 0..chart.rows() {
        let class = if row == lit { "lit" } else { "" };
        head += &el("th")
            .attr("scope", &"col")
            .class(class)
            .text(&(i32::from(chart.lo()) + row as i32))
            .end();
        let cell = el("td").class(class);
        let cell = if row == lit {
            cell.attr("aria-current", &true)
        } else {
            cell
        };
        cells += &cell.text(&chart.cell(column, row)).end();
    }
    let caption = wrap(
        "caption",
        "",
        &(tag("b", "", &chart.title()) + &by + &rule(chart.rule())),
    );
    let head = wrap("thead", "", &wrap("tr", "", &head));
    wrap(
        "table",
        "strip",
        &(caption + &head + &wrap("tbody", "", &wrap("tr", "", &cells))),
    )
}
