//! Running text in which terms explain themselves and rules open.

use leptos::ev;
use leptos::html::Button;
use leptos::prelude::*;

use super::{RuleNumber, TermWord};
use crate::view::learn::{self, Piece, Pieces};

/// A text. Tab stops at its first term or rule; the arrow keys go on to the others.
#[component]
pub fn Prose(#[prop(into)] text: Signal<String>) -> impl IntoView {
    let pieces = Memo::new(move |_| text.with(|text| learn::prose(text)));
    move || view! { <Explained pieces=pieces.get() /> }
}

/// The pieces of a text.
#[component]
fn Explained(pieces: Pieces) -> impl IntoView {
    let stops = pieces
        .iter()
        .filter(|piece| !matches!(piece, Piece::Words(_)));
    let stops: Vec<NodeRef<Button>> = stops.map(|_| NodeRef::new()).collect();
    let mut left = stops.clone().into_iter();
    let mut is_first = true;
    let draw = move |piece: Piece| {
        let (button, is_tab_stop) = match piece {
            Piece::Words(_) => (None, false),
            _ => (left.next(), std::mem::take(&mut is_first)),
        };
        let button = button.unwrap_or_default();
        match piece {
            Piece::Words(words) => words.into_any(),
            Piece::Term(term, words) => {
                view! { <TermWord term words is_tab_stop button /> }.into_any()
            }
            Piece::Rule(number) => view! { <RuleNumber number is_tab_stop button /> }.into_any(),
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
    view! { <span class="prose" on:keydown=press>{pieces.into_iter().map(draw).collect_view()}</span> }
}
