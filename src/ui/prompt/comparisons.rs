//! What may be done here or there, weighed in figures.

use leptos::prelude::*;

use crate::ui::parts::{AnswerButton, Prose};
use crate::view::prompt::Comparison;

/// A table for each place.
#[component]
pub fn Comparisons(comparisons: Vec<Comparison>) -> impl IntoView {
    let weighed = |table| view! { <Weighed table /> };
    view! { <div class="tables">{comparisons.into_iter().map(weighed).collect_view()}</div> }
}

/// Both sides of it, and the answer.
#[component]
fn Weighed(table: Comparison) -> impl IntoView {
    let [first, second] = table.columns;
    let title = table.title.clone();
    let row = |(what, [one, other]): (&'static str, [String; 2])| {
        view! {
            <tr>
                <th scope="row">
                    <Prose text=what.to_owned() />
                </th>
                <td>{one}</td>
                <td>{other}</td>
            </tr>
        }
    };
    view! {
        <section class="lights-compared">
            <table aria-label=title>
                <thead>
                    <tr>
                        <th scope="col">{table.title}</th>
                        <th scope="col">{first}</th>
                        <th scope="col">{second}</th>
                    </tr>
                </thead>
                <tbody>{table.rows.into_iter().map(row).collect_view()}</tbody>
            </table>
            <p>{table.verdict}</p>
            <AnswerButton answer=table.answer />
        </section>
    }
}
