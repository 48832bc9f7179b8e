//! Who can do something, with what to expect.

use leptos::prelude::*;

use super::blocks::buttons;
use super::piece::PieceView;
use crate::view::prompt::{Line, Lines};

/// Lines under a heading; some stand folded until the player opens them.
#[component]
pub fn LinesView(lines: Lines) -> impl IntoView {
    let Lines {
        title,
        hint,
        is_folded,
        lines,
    } = lines;
    let count = lines.len();
    let hint = (!hint.is_empty()).then(|| view! { " " <small>{hint}</small> });
    let rows = lines.into_iter().map(|line| view! { <LineRow line /> });
    let rows = view! { <ul class="lines">{rows.collect_view()}</ul> };
    match (title.is_empty(), is_folded) {
        (true, _) => view! { <section class="block">{rows}</section> }.into_any(),
        (false, false) => view! {
            <section class="block">
                <h3>{title} {hint}</h3>
                {rows}
            </section>
        }
        .into_any(),
        (false, true) => view! {
            <details class="block">
                <summary>
                    <h3>{title} {hint} <span class="n">{count}</span></h3>
                </summary>
                {rows}
            </details>
        }
        .into_any(),
    }
}

#[component]
fn LineRow(line: Line) -> impl IntoView {
    let said = |class: &'static str, text: String| {
        (!text.is_empty()).then(|| view! { <span class=class>{text}</span> " " })
    };
    let has_words = !(line.what.is_empty() && line.odds.is_empty());
    let refusal = line
        .refusal
        .map(|refusal| view! { <span class="muted">{refusal}</span> });
    let has_answers = !line.answers.is_empty();
    // One answer has room beside what is said.
    let is_single = line.answers.len() == 1;
    view! {
        <li class:chosen=line.is_chosen class:single=is_single data-piece=line.piece.map(|piece| piece.text())>
            {line.piece.map(|piece| view! { <PieceView piece /> })}
            <b class="who">{line.name}</b>
            {has_words
                .then(|| view! { <span class="says">{said("what", line.what)} {said("odds", line.odds)}</span> })}
            {said("risk", line.risk)}
            {refusal}
            {has_answers.then(|| view! { <span class="row">{buttons(line.answers)}</span> })}
        </li>
    }
}
