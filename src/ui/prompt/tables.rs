//! What may be done here or there, weighed in figures.

use leptos::prelude::*;

use crate::ui::parts::{AnswerButton, Prose};
use crate::view::prompt::Table;

/// A table for each place.
#[component]
pub fn Tables(tables: Vec<Table>) -> impl IntoView {
    let table = |table| view! { <Weighed table /> };
    view! { <div class="tables">{tables.into_iter().map(table).collect_view()}</div> }
}

/// Both sides of it, and the answer.
#[component]
fn Weighed(table: Table) -> impl IntoView {
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
        <section class="compared">
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
            <AnswerButton view=table.answer />
        </section>
    }
}
