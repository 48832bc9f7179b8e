//! The figures of a picture as a table, folded.

use leptos::prelude::*;

use crate::ui::parts::Unfolding;

/// A table that is opened, and printed, for whoever wants the numbers of a picture.
#[component]
pub fn Figures<const N: usize>(
    /// The heads of its columns.
    heads: [&'static str; N],
    /// Its rows: the name, and the numbers.
    rows: Vec<(String, Vec<String>)>,
) -> impl IntoView {
    let head = |(n, head): (usize, &'static str)| {
        view! {
            <th scope="col" class=(n > 0).then_some("n")>
                {head}
            </th>
        }
    };
    let row = |(name, cells): (String, Vec<String>)| {
        let cell = |cell: String| view! { <td class="n">{cell}</td> };
        view! {
            <tr>
                <th scope="row">{name}</th>
                {cells.into_iter().map(cell).collect_view()}
            </tr>
        }
    };
    view! {
        <Unfolding name="air strength">
            <summary class="link">"As a table"</summary>
            <table class="num curve-table figures">
                <thead>
                    <tr>{heads.into_iter().enumerate().map(head).collect_view()}</tr>
                </thead>
                <tbody>{rows.into_iter().map(row).collect_view()}</tbody>
            </table>
        </Unfolding>
    }
}
