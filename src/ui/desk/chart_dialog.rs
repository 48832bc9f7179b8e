//! A chart, as the dice read it, with the last roll's cell lit.

use leptos::prelude::*;

use super::modal::Modal;
use crate::engine::charts::{self, AnyChart, Modifier, Source};
use crate::engine::{Event, Roll};
use crate::ui::html::{el, rule, tag, wrap};
use crate::ui::live::on;
use crate::ui::session::Session;
use crate::ui::wording;

/// The chart of a name.
#[component]
pub fn ChartDialog(session: Session, id: &'static str) -> impl IntoView {
    let close = Callback::new(move |()| session.dialog.set(None));
    let all = move |_| {
        session.dialog.set(None);
        session.tab.set("charts");
        session.sheet.set(true);
    };
    charts::find(id).map(|chart| {
        let last = last_roll(session, id);
        let strength = last_strength(session).filter(|_| id == AIR_ATTACK_ROLLS);
        let subtitle = last.as_ref().map_or_else(
            || match &strength {
                Some((column, rolls)) => format!("Last read at {column}: {rolls}"),
                None => "Not used yet in this game".to_owned(),
            },
            |roll| {
                format!(
                    "The last roll, {}: die {}, read at {}, gave {}",
                    roll.purpose, roll.die, roll.total, roll.result
                )
            },
        );
        let source = match chart.source() {
            Source::Rulebook => "printed in the rulebook",
            Source::Rebuilt => "rebuilt by us from the rulebook\u{2019}s examples and the history",
        };
        let lit = match (&last, &strength) {
            (Some(roll), _) => Some((roll.column, roll.total)),
            (None, Some((column, _))) => Some((*column, 1)),
            (None, None) => None,
        };
        let two = wrap(
            "div",
            "two",
            &(modifiers(chart, last.as_ref()) + &notes(chart)),
        );
        let body = wrap("div", "grid-wrap", &table(chart, lit)) + &two;
        let tally = format!("{} {}", rule(chart.rule()), tag("span", "chip", &source));
        view! {
            <Modal title=chart.title() subtitle=subtitle on_close=close>
                <div class="d-body" inner_html=body></div>
                <footer class="d-foot">
                    <p class="tally" inner_html=tally></p>
                    <button class="btn" on:click=on(all)>
                        "All charts"
                    </button>
                    <button class="btn primary" on:click=on(move |_| close.run(()))>
                        "Close"
                    </button>
                </footer>
            </Modal>
        }
    })
}

/// The last roll on a chart that has been shown.
fn last_roll(session: Session, id: &str) -> Option<Roll> {
    let upto = session.shown.with_untracked(|shown| shown.upto);
    session.game.with_untracked(|game| {
        game.events()[..upto]
            .iter()
            .rev()
            .find_map(|happening| match &happening.event {
                Event::Roll(roll) if roll.chart == id => Some(roll.clone()),
                _ => None,
            })
    })
}

/// The chart that is read without a die.
const AIR_ATTACK_ROLLS: &str = "air_attack_rolls";

/// The column and the rolls of the last attack that has been shown (5.61).
fn last_strength(session: Session) -> Option<(&'static str, String)> {
    let upto = session.shown.with_untracked(|shown| shown.upto);
    session.game.with_untracked(|game| {
        let shown = game.events()[..upto].iter().rev();
        let mut strengths = shown.filter_map(|happening| match &happening.event {
            Event::AttackStrength { column, rolls, .. } => Some((*column, rolls.to_string())),
            _ => None,
        });
        strengths.next()
    })
}

fn table(chart: &dyn AnyChart, last: Option<(&str, i8)>) -> String {
    let labels = chart.labels();
    let lit = last.map(|(column, total)| {
        let place = labels.iter().position(|label| *label == column);
        let column = place.unwrap_or(0);
        (column, chart.row_of(column, total))
    });
    // With a single row there is no die: the column says it all.
    let rolled = chart.rows() > 1;
    let along = |near: bool| if near { "along" } else { "" };
    let caption = if !rolled {
        format!("Across: {}.", chart.column_by())
    } else if chart.column_by().is_empty() {
        "Down: the modified roll.".to_owned()
    } else {
        format!("Across: {}. Down: the modified roll.", chart.column_by())
    };
    let mut head = if rolled {
        el("th").attr("scope", &"col").text(&"Roll").end()
    } else {
        String::new()
    };
    for (n, label) in labels.iter().enumerate() {
        let class = along(lit.is_some_and(|(column, _)| column == n));
        head += &el("th")
            .attr("scope", &"col")
            .class(class)
            .text(label)
            .end();
    }
    let mut body = String::new();
    for row in 0..chart.rows() {
        let number = i32::from(chart.lo()) + row as i32;
        // Past either end the end row holds (2.41).
        let number = match row {
            0 => format!("{number} \u{2212}"),
            row if row + 1 == chart.rows() => format!("{number} +"),
            _ => number.to_string(),
        };
        let class = along(lit.is_some_and(|(_, lit)| lit == row));
        let mut cells = if rolled {
            el("th")
                .attr("scope", &"row")
                .class(class)
                .text(&number)
                .end()
        } else {
            String::new()
        };
        for column in 0..labels.len() {
            let near =
                lit.is_some_and(|(c, r)| (c == column && row < r) || (r == row && column < c));
            let here = lit == Some((column, row));
            let cell = el("td").class(if here { "lit" } else { along(near) });
            let cell = if here {
                cell.attr("aria-current", &true)
            } else {
                cell
            };
            cells += &cell.text(&chart.cell(column, row)).end();
        }
        body += &wrap("tr", "", &cells);
    }
    let head = wrap("thead", "", &wrap("tr", "", &head));
    wrap(
        "table",
        "grid",
        &(tag("caption", "", &caption) + &head + &wrap("tbody", "", &body)),
    )
}

fn modifiers(chart: &dyn AnyChart, last: Option<&Roll>) -> String {
    let used = |reason: &str| {
        last.is_some_and(|roll| {
            roll.modifiers
                .iter()
                .any(|applied| applied.reason == reason)
        })
    };
    let line = |modifier: &Modifier| {
        let value = modifier
            .value
            .map_or_else(|| "its value".to_owned(), wording::modifier);
        let class = if used(modifier.reason) { "used" } else { "" };
        wrap(
            "li",
            class,
            &(tag("span", "", &modifier.reason) + &tag("b", "", &value)),
        )
    };
    let lines: String = chart.modifiers().iter().map(line).collect();
    let list = if lines.is_empty() {
        tag("p", "muted", &"None.")
    } else {
        wrap("ul", "mods-list", &lines)
    };
    wrap("section", "", &(tag("h3", "", &"Modifiers") + &list))
}

fn notes(chart: &dyn AnyChart) -> String {
    let lines: String = chart
        .notes()
        .iter()
        .map(|note| tag("li", "", note))
        .collect();
    if lines.is_empty() {
        return lines;
    }
    wrap(
        "section",
        "",
        &(tag("h3", "", &"Notes") + &wrap("ul", "notes", &lines)),
    )
}
