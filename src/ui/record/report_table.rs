//! A table of the report.

use leptos::prelude::*;

use crate::ui::parts::{ShipOutline, Side, UnitPicture};
use crate::view::record::{Bar, BarPart, Column, Content, Counter, Head, ReportRow, ReportTable};

/// What became of forces, searches, strikes, ships or raids.
#[component]
pub fn FateTable(table: ReportTable) -> impl IntoView {
    let head = |head: Head| {
        view! { <th scope="col" class=class(head.column)>{head.text}</th> }
    };
    // Where sentences stand under each other each says what it is of.
    let told: Vec<Option<&'static str>> = table.heads.iter().skip(1).map(of_sentence).collect();
    let several = told.iter().flatten().count() > 1;
    let told = if several { told } else { Vec::new() };
    view! {
        <h2>{table.title}</h2>
        <table class="fates">
            <thead>
                <tr>{table.heads.into_iter().map(head).collect_view()}</tr>
            </thead>
            <tbody>{table.rows.into_iter().map(|it| row(it, &told)).collect_view()}</tbody>
            <tfoot>{table.sum.map(|it| row(it, &[]))}</tfoot>
        </table>
        {(!table.key.is_empty()).then(|| view! { <BarKey key=table.key /> })}
    }
}

/// The head of a column of sentences.
fn of_sentence(head: &Head) -> Option<&'static str> {
    (head.column == Column::Sentence).then_some(head.text)
}

fn row(row: ReportRow, told: &[Option<&'static str>]) -> impl IntoView + use<> {
    let counter = row.counter.map(|counter| {
        let (side, picture) = match counter {
            Counter::Strike | Counter::Search => (Side::Us, "avenger"),
            Counter::OurShip => (Side::Us, "carrier"),
            Counter::JapaneseShip | Counter::Force => (Side::Japanese, "carrier"),
            Counter::Raid => (Side::Japanese, "zero"),
            Counter::Report => (Side::Japanese, "report"),
        };
        view! { <UnitPicture side picture /> }
    });
    let mut told = told.to_vec();
    told.resize(row.cells.len(), None);
    let cell = |((column, content), told): ((Column, Content), Option<&'static str>)| {
        let content = match content {
            Content::Text(text) => text.into_any(),
            Content::Outline(outline) => view! { <ShipOutline outline /> }.into_any(),
            Content::Bar(bar) => view! { <PointsBar bar /> }.into_any(),
        };
        view! { <td class=class(column) data-h=told>{content}</td> }
    };
    view! {
        <tr>
            <th scope="row">{counter} {row.name}</th>
            {row.cells.into_iter().zip(told).map(cell).collect_view()}
        </tr>
    }
}

/// What the parts of the bars mean, where there is room for bars.
#[component]
fn BarKey(key: &'static [(BarPart, &'static str)]) -> impl IntoView {
    let part = |(part, words): &(BarPart, &'static str)| {
        view! { <span><i class=bar_class(*part)></i> " " {*words}</span> }
    };
    view! { <p class="bar-key wide-only">{key.iter().map(part).collect_view()}</p> }
}

const fn bar_class(part: BarPart) -> &'static str {
    match part {
        BarPart::ByFighters => "by-fighters",
        BarPart::ByGuns => "by-guns",
        BarPart::Left => "left",
    }
}

/// What became of a raid's points: shot down by fighters, by guns, and left.
#[component]
fn PointsBar(bar: Bar) -> impl IntoView {
    let part = |class: &'static str, title: &'static str, points: u32| {
        let width = format!("{}%", points * 100 / bar.most.max(1));
        (points > 0).then(|| {
            view! {
                <i class=class title=format!("{points} {title}") style:width=width>
                    {points}
                </i>
            }
        })
    };
    view! {
        <span class="points-bar" aria-hidden="true">
            {part("by-fighters", "shot down by fighters", bar.by_fighters)}
            {part("by-guns", "shot down by guns", bar.by_guns)}
            {part("left", "left", bar.left)}
        </span>
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
