//! Figures side by side.

use leptos::prelude::*;

use crate::view::prompt::{Column, Comparison};

/// Figures side by side: the column that the filled answer is about stands out.
#[component]
pub fn ComparisonTable(comparison: Comparison) -> impl IntoView {
    let Comparison {
        title,
        columns,
        rows,
        verdict,
    } = comparison;
    let suggested: Vec<bool> = columns.iter().map(|it| it.is_suggested).collect();
    let head = |column: Column| {
        view! {
            <th scope="col" class:suggested=column.is_suggested>
                {column.title}
            </th>
        }
    };
    let row = move |(name, figures): (String, Vec<String>)| {
        let figures = figures.into_iter().zip(suggested.clone());
        let figure = |(figure, is_suggested): (String, bool)| {
            view! { <td class:suggested=is_suggested>{figure}</td> }
        };
        view! {
            <tr>
                <th scope="row">{name}</th>
                {figures.map(figure).collect_view()}
            </tr>
        }
    };
    let verdict = (!verdict.is_empty()).then(|| view! { <p class="muted">{verdict}</p> });
    view! {
        <section class="block">
            <table class="comparison">
                <caption>{title}</caption>
                <thead>
                    <tr>
                        <td></td>
                        {columns.into_iter().map(head).collect_view()}
                    </tr>
                </thead>
                <tbody>{rows.into_iter().map(row).collect_view()}</tbody>
            </table>
            {verdict}
        </section>
    }
}
