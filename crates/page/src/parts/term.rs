//! A term that explains itself, on hover, focus or tap. It is one Tab stop: Enter opens its rule.

use leptos::ev;
use leptos::html::{Button, Span};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Node;

use super::{RuleNumber, Show};
use super::{beside, over_page};
use crate::prose::TermText;
use crate::stores::{LearnStore, TermSpot};

/// A term as the text has it.
#[component]
pub fn TermWord(
    /// The term that it explains.
    #[prop(into)]
    term: TermText,
    /// The words for it.
    #[prop(into)]
    words: String,
    /// What it is here, if that is more than what the term always is.
    #[prop(optional, into)]
    explanation: Option<String>,
    /// Its button.
    #[prop(optional)]
    button: NodeRef<Button>,
) -> impl IntoView {
    let learn = expect_context::<LearnStore>();
    let spot = learn.spot();
    let explanation = explanation.unwrap_or_else(|| term.explanation.to_owned());
    let around = NodeRef::<Span>::new();
    let is_open = Memo::new(move |_| learn.explains(spot));
    let is_mouse = |event: &ev::PointerEvent| event.pointer_type() == "mouse";
    let has_focus = move || {
        let (around, focused) = (around.get_untracked(), document().active_element());
        around.is_some_and(|around| around.contains(focused.as_ref().map(AsRef::<Node>::as_ref)))
    };
    let leave = move |event: ev::FocusEvent| {
        let to = event
            .related_target()
            .and_then(|to| to.dyn_into::<Node>().ok());
        let around = around.try_get_untracked().flatten();
        if !around.is_some_and(|around| to.is_some() && around.contains(to.as_ref())) {
            learn.close_term(spot);
        }
    };
    on_cleanup(move || learn.close_term(spot));
    view! {
        <span
            class="term-around"
            node_ref=around
            // Not when a dialog comes up under a pointer that rests.
            on:pointermove=move |event| {
                if is_mouse(&event) {
                    learn.explain(spot);
                }
            }
            on:pointerleave=move |event| {
                if is_mouse(&event) && !has_focus() {
                    learn.close_term(spot);
                }
            }
            // A press elsewhere closes it.
            on:pointerdown=|event| event.stop_propagation()
            on:focusout=leave
        >
            <button
                type="button"
                class="term"
                aria-expanded=move || is_open.get().to_string()
                node_ref=button
                on:focus=move |_| learn.explain(spot)
                on:click=move |event| {
                    // By the keys, which have explained it already, it opens its rule.
                    if event.detail() == 0 && is_open.get_untracked() && !term.rule.is_empty() {
                        learn.close_term(spot);
                        learn.open_rule(term.rule);
                    } else {
                        learn.explain(spot);
                    }
                }
            >
                {words}
            </button>
            <Show when=move || is_open.get()>
                <TermNote term explanation=explanation.clone() spot button />
            </Show>
        </span>
    }
}

/// The explanation. It lies over everything, dialogs too, near its term.
#[component]
fn TermNote(
    term: TermText,
    explanation: String,
    spot: TermSpot,
    button: NodeRef<Button>,
) -> impl IntoView {
    let learn = expect_context::<LearnStore>();
    let note = over_page();
    let place = button.get_untracked().map(|button| beside(&button));
    view! {
        <span class="term-note" role="status" popover="manual" style=place node_ref=note>
            <b>{term.label}</b>
            <span>{explanation}</span>
            <RuleNumber
                number=term.rule.to_owned()
                is_passed_by=true
                on_open=Callback::new(move |()| learn.close_term(spot))
            />
            <kbd aria-hidden="true">"Enter"</kbd>
        </span>
    }
}
