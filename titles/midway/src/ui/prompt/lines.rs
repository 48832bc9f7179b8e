//! Who can do something, with what to expect.

use leptos::prelude::*;
use page::parts::List;

use super::blocks::buttons;
use super::piece::PieceView;
use crate::ui::forces::FillBar;
use crate::view::prompt::{Block, Line, Lines};

/// Lines under a heading, which folds them: some until the player opens them.
#[component]
pub fn LinesView(block: Memo<Block>) -> impl IntoView {
    let part = move |of: fn(&Lines) -> String| {
        Memo::new(move |_| block.with(|block| lines(block).map(of).unwrap_or_default()))
    };
    let title = part(|lines| lines.title.clone());
    let hint = part(|lines| lines.hint.clone());
    // It opens for who is chosen in it, and shuts only by the player's own hand.
    let is_open = Memo::new(move |was: Option<&bool>| {
        let is_folded = block.with(|block| lines(block).is_some_and(|it| it.is_folded));
        was == Some(&true) || !is_folded
    });
    let rows = move || {
        view! {
            <ul class="lines">
                <List
                    each=move || block.with(|block| lines(block).map_or_else(Vec::new, |it| it.lines.clone()))
                    let:line
                >
                    <LineRow line />
                </List>
            </ul>
        }
    };
    match title.with_untracked(String::is_empty) {
        true => view! { <section class="block">{rows()}</section> }.into_any(),
        false => view! {
            <details class="block" prop:open=is_open>
                <summary>
                    <h3 translate="no" prop:textContent=title></h3>
                    " "
                    <small translate="no" prop:textContent=hint></small>
                </summary>
                {rows()}
            </details>
        }
        .into_any(),
    }
}

fn lines(block: &Block) -> Option<&Lines> {
    match block {
        Block::Lines(lines) => Some(lines),
        _ => None,
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
    // One answer has room beside what is said, unless it says more itself.
    let is_single = matches!(&line.answers[..], [one] if one.detail.is_empty());
    view! {
        <li class:chosen=line.is_chosen class:single=is_single data-piece=line.piece.map(|piece| piece.text())>
            {line.piece.map(|piece| view! { <PieceView piece /> })}
            <b class="who">
                {line.name} {line.fill.map(|fill| view! { " " <FillBar ships=fill.ships capacity=fill.capacity /> })}
            </b>
            {has_words
                .then(|| view! { <span class="says">{said("what", line.what)} {said("odds", line.odds)}</span> })}
            {said("risk", line.risk)}
            {refusal}
            {has_answers.then(|| view! { <span class="row">{buttons(line.answers)}</span> })}
        </li>
    }
}
