//! A chart as a table.

use leptos::prelude::*;

use crate::chart::{ChartCell, ChartRow, ChartView, Light, ModifierLine};

/// A chart as a table, its modifiers and its notes.
#[component]
pub fn ChartTable(chart: ChartView) -> impl IntoView {
    let ChartView {
        caption,
        has_row_heads,
        heads,
        rows,
        modifiers,
        notes,
        ..
    } = chart;
    let head = |cell: ChartCell| {
        view! { <th scope="col" class=class(cell.light)>{cell.text}</th> }
    };
    let row = move |row: ChartRow| {
        let ChartRow { head, cells } = row;
        view! {
            <tr>
                {has_row_heads
                    .then(|| view! { <th scope="row" class=class(head.light)>{head.text}</th> })}
                {cells.into_iter().map(result).collect_view()}
            </tr>
        }
    };
    let note = |note: &&'static str| view! { <li>{*note}</li> };
    view! {
        <div class="grid-wrap" role="group" aria-label="Results" tabindex="0">
            <table class="grid">
                <caption>{caption}</caption>
                <thead>
                    <tr>
                        {has_row_heads.then(|| view! { <th scope="col">"Roll"</th> })}
                        {heads.into_iter().map(head).collect_view()}
                    </tr>
                </thead>
                <tbody>{rows.into_iter().map(row).collect_view()}</tbody>
            </table>
        </div>
        <div class="two">
            <section>
                <h3>"Modifiers"</h3>
                <Modifiers modifiers />
            </section>
            {(!notes.is_empty())
                .then(|| {
                    view! {
                        <section>
                            <h3>"Notes"</h3>
                            <ul class="notes">{notes.iter().map(note).collect_view()}</ul>
                        </section>
                    }
                })}
        </div>
    }
}

/// The result in a cell.
fn result(cell: ChartCell) -> impl IntoView {
    let is_lit = cell.light == Light::Lit;
    view! {
        <td class=class(cell.light) aria-current=is_lit.then_some("true")>
            {cell.text}
        </td>
    }
}

/// What is added to the die, with what counted in the last roll.
#[component]
fn Modifiers(modifiers: Vec<ModifierLine>) -> impl IntoView {
    if modifiers.is_empty() {
        return view! { <p class="muted">"None."</p> }.into_any();
    }
    let line = |line: ModifierLine| {
        view! {
            <li class=line.is_used.then_some("used")>
                <span>{line.reason}</span>
                <b>{line.value}</b>
            </li>
        }
    };
    view! { <ul class="mods-list">{modifiers.into_iter().map(line).collect_view()}</ul> }.into_any()
}

fn class(light: Light) -> Option<&'static str> {
    match light {
        Light::Dark => None,
        Light::Along => Some("along"),
        Light::Lit => Some("lit"),
    }
}
