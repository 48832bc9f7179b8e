//! An answer that is put together: who, what each may do, and what it comes to.

use leptos::prelude::*;

use super::blocks::buttons;
use super::piece::PieceView;
use crate::view::prompt::{Composer, ComposerRow, Figure};

/// So many letters of a name and of what is said have room in a row with a button.
const IN_A_ROW: usize = 26;

/// An answer that is put together.
#[component]
pub fn ComposerView(composer: Composer) -> impl IntoView {
    let Composer {
        title,
        rows,
        figures,
        answers,
    } = composer;
    let row = |row: ComposerRow| view! { <Row row /> };
    let figure = |figure: Figure| {
        view! {
            <li class:warn=figure.warns>
                <small>{figure.name}</small>
                " "
                <b>{figure.value}</b>
            </li>
        }
    };
    let has_answers = !answers.is_empty();
    view! {
        <section class="block composer">
            <h3>{title}</h3>
            <ul class="lines">{rows.into_iter().map(row).collect_view()}</ul>
            <ul class="figures" aria-live="polite">
                {figures.into_iter().map(figure).collect_view()}
            </ul>
            {has_answers.then(|| view! { <div class="row">{buttons(answers)}</div> })}
        </section>
    }
}

#[component]
fn Row(row: ComposerRow) -> impl IntoView {
    let is_single = row.options.len() == 1;
    // What is short stands beside the name.
    let is_low = is_single && row.name.len() + row.what.len() < IN_A_ROW;
    let what = (!row.what.is_empty())
        .then(|| view! { <span class="says"><span class="what">{row.what}</span></span> });
    view! {
        <li class:single=is_single class:low=is_low data-piece=row.piece.map(|piece| piece.text())>
            {row.piece.map(|piece| view! { <PieceView piece /> })}
            <b class="who">{row.name.clone()}</b>
            {what}
            <span class="row" role="group" aria-label=row.name>
                {buttons(row.options)}
            </span>
        </li>
    }
}
