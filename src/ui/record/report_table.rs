//! A table of the report.

use leptos::prelude::*;

use crate::ui::parts::{ShipOutline, Side, UnitPicture};
use crate::view::record::{Column, Content, Counter, Head, ReportRow, ReportTable};

/// What became of strikes, ships or raids.
#[component]
pub fn FateTable(table: ReportTable) -> impl IntoView {
    let head = |head: Head| {
        view! { <th scope="col" class=class(head.column)>{head.text}</th> }
    };
    view! {
        <h2>{table.title}</h2>
        <table class="fates">
            <thead>
                <tr>{table.heads.into_iter().map(head).collect_view()}</tr>
            </thead>
            <tbody>{table.rows.into_iter().map(row).collect_view()}</tbody>
            <tfoot>{table.sum.map(row)}</tfoot>
        </table>
    }
}

fn row(row: ReportRow) -> impl IntoView {
    let counter = row.counter.map(|counter| {
        let (side, picture) = match counter {
            Counter::Strike => (Side::Us, "avenger"),
            Counter::OurShip => (Side::Us, "carrier"),
            Counter::JapaneseShip => (Side::Japanese, "carrier"),
            Counter::Raid => (Side::Japanese, "zero"),
        };
        view! { <UnitPicture side picture /> }
    });
    let cell = |(column, content): (Column, Content)| {
        let content = match content {
            Content::Text(text) => text.into_any(),
            Content::Outline(outline) => view! { <ShipOutline outline /> }.into_any(),
        };
        view! { <td class=class(column)>{content}</td> }
    };
    view! {
        <tr>
            <th scope="row">{counter} {row.name}</th>
            {row.cells.into_iter().map(cell).collect_view()}
        </tr>
    }
}

fn class(column: Column) -> Option<&'static str> {
    match column {
        Column::Name => None,
        Column::Number => Some("n"),
        Column::WideOnly => Some("wide-only"),
        Column::Sentence => Some("how"),
    }
}
