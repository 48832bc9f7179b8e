//! Running text in which terms explain themselves and rules open.

use leptos::ev;
use leptos::html::Button;
use leptos::prelude::*;

use super::{Anew, RuleNumber, Teaching, TermWord};
use crate::prose::{Part, Piece, Pieces, TermText, with_punctuation};

/// A text. Tab stops at each of its terms and rules; the arrow keys lead from one to the next as well.
#[component]
pub fn Prose(#[prop(into)] text: Signal<String>) -> impl IntoView {
    let teaching = expect_context::<Teaching>();
    // Another text is drawn anew: what translates the page may have taken the old one's words from it.
    view! {
        <Anew of=move || Some(text.get()) let:text>
            <Explained pieces=(teaching.prose)(&text) />
        </Anew>
    }
}

/// The pieces of a text.
#[component]
fn Explained(pieces: Pieces<TermText>) -> impl IntoView {
    let stops = pieces
        .iter()
        .filter(|piece| !matches!(piece, Piece::Words(_)));
    let stops: Vec<NodeRef<Button>> = stops.map(|_| NodeRef::new()).collect();
    let mut left = stops.clone().into_iter();
    let draw = move |part: Part<TermText>| {
        let Part {
            before,
            piece,
            after,
        } = part;
        let button = match piece {
            Piece::Words(_) => None,
            _ => left.next(),
        };
        let button = button.unwrap_or_default();
        let stop = match piece {
            Piece::Words(words) => return words.into_any(),
            Piece::Term(term, words) => view! { <TermWord term words button /> }.into_any(),
            Piece::Rule(number) => view! { <RuleNumber number button /> }.into_any(),
        };
        match before.is_empty() && after.is_empty() {
            true => stop,
            false => view! { <span class="unbroken">{before} {stop} {after}</span> }.into_any(),
        }
    };
    let press = move |event: ev::KeyboardEvent| {
        let has_focus = |stop: &NodeRef<Button>| {
            let stop = stop.get_untracked();
            stop.is_some_and(|stop| document().active_element().as_ref() == Some(&stop))
        };
        let Some(at) = stops.iter().position(has_focus) else {
            return;
        };
        let last = stops.len() - 1;
        let to = match event.key().as_str() {
            "ArrowRight" => (at + 1).min(last),
            "ArrowLeft" => at.saturating_sub(1),
            _ => return,
        };
        event.prevent_default();
        // Or else the chart would move as well.
        event.stop_propagation();
        if let Some(button) = stops[to].get_untracked() {
            let _ = button.focus();
        }
    };
    let pieces = with_punctuation(pieces);
    view! { <span class="prose" on:keydown=press>{pieces.into_iter().map(draw).collect_view()}</span> }
}
