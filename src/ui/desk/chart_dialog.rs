//! A chart, as the dice read it, with the last roll's cell lit.

use leptos::prelude::*;
use crate::ui::live::on;

use super::modal::Modal;
use crate::engine::charts::{self, AnyChart, Source};
use crate::engine::{Event, Roll};
use crate::ui::icons::Rule;
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
        let subtitle = last.as_ref().map_or_else(
            || "Not rolled on yet in this game".to_owned(),
            |roll| format!("The last roll, {}: die {}, read at {}, gave {}", roll.purpose, roll.die, roll.total, roll.result),
        );
        let source = match chart.source() {
            Source::Rulebook => "printed in the rulebook",
            Source::Rebuilt => "rebuilt by us from the rulebook\u{2019}s examples and the history",
        };
        view! {
            <Modal title=chart.title() subtitle=subtitle on_close=close>
                <div class="d-body">
                    <div class="grid-wrap">{table(chart, last.as_ref())}</div>
                    <div class="two">{modifiers(chart, last.as_ref())} {notes(chart)}</div>
                </div>
                <footer class="d-foot">
                    <p class="tally">
                        <Rule number=chart.rule() />
                        " "
                        <span class="chip">{source}</span>
                    </p>
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
        game.events()[..upto].iter().rev().find_map(|happening| match &happening.event {
            Event::Roll(roll) if roll.chart == id => Some(roll.clone()),
            _ => None,
        })
    })
}

fn table(chart: &'static dyn AnyChart, last: Option<&Roll>) -> impl IntoView + use<> {
    let labels = chart.labels();
    let lit = last.map(|roll| {
        let column = labels.iter().position(|label| *label == roll.column).unwrap_or(0);
        (column, chart.row_of(column, roll.total))
    });
    let rows = chart.rows();
    let caption = if chart.column_by().is_empty() {
        "Down: the modified roll.".to_owned()
    } else {
        format!("Across: {}. Down: the modified roll.", chart.column_by())
    };
    let head: Vec<_> = labels
        .iter()
        .enumerate()
        .map(|(n, label)| {
            let along = lit.is_some_and(|(column, _)| column == n);
            view! {
                <th scope="col" class:along=along>
                    {*label}
                </th>
            }
        })
        .collect();
    let body: Vec<_> = (0..rows)
        .map(|row| {
            let number = i32::from(chart.lo()) + row as i32;
            // Past either end the end row holds (2.41).
            let number = match row {
                0 => format!("{number} \u{2212}"),
                row if row + 1 == rows => format!("{number} +"),
                _ => number.to_string(),
            };
            let along = lit.is_some_and(|(_, lit)| lit == row);
            let cells: Vec<_> = (0..labels.len())
                .map(|column| {
                    let here = lit == Some((column, row));
                    let near = lit.is_some_and(|(c, r)| (c == column && row < r) || (r == row && column < c));
                    view! {
                        <td class:lit=here class:along=near aria-current=here.then_some("true")>
                            {chart.cell(column, row)}
                        </td>
                    }
                })
                .collect();
            view! {
                <tr>
                    <th scope="row" class:along=along>
                        {number}
                    </th>
                    {cells}
                </tr>
            }
        })
        .collect();
    view! {
        <table class="grid">
            <caption>{caption}</caption>
            <thead>
                <tr>
                    <th scope="col">"Roll"</th>
                    {head}
                </tr>
            </thead>
            <tbody>{body}</tbody>
        </table>
    }
}

fn modifiers(chart: &'static dyn AnyChart, last: Option<&Roll>) -> impl IntoView + use<> {
    let used: Vec<&str> = last.iter().flat_map(|roll| roll.modifiers.iter().map(|applied| applied.reason)).collect();
    let lines: Vec<_> = chart
        .modifiers()
        .iter()
        .map(|modifier| {
            let value = modifier.value.map_or_else(|| "its value".to_owned(), wording::modifier);
            view! {
                <li class:used=used.contains(&modifier.reason)>
                    <span>{modifier.reason}</span>
                    <b>{value}</b>
                </li>
            }
        })
        .collect();
    let none = lines.is_empty();
    view! {
        <section>
            <h3>"Modifiers"</h3>
            {if none {
                view! { <p class="muted">"None."</p> }.into_any()
            } else {
                view! { <ul class="mods-list">{lines}</ul> }.into_any()
            }}
        </section>
    }
}

fn notes(chart: &'static dyn AnyChart) -> impl IntoView + use<> {
    (!chart.notes().is_empty()).then(|| {
        view! {
            <section>
                <h3>"Notes"</h3>
                <ul class="notes">{chart.notes().iter().map(|note| view! { <li>{*note}</li> }).collect_view()}</ul>
            </section>
        }
    })
}
