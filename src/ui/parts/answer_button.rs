//! The button that gives an answer.

use leptos::ev::{KeyboardEvent, MouseEvent};
use leptos::html::Button;
use leptos::prelude::*;

use super::{Changing, KeyOf, clicks};
use crate::ui::controls::Controls;
use crate::view::{Answer, Weight};

/// Gives an answer; one that is refused says why.
#[component]
pub fn AnswerButton(
    /// Changes while its row stays: the label, the orders, the reason.
    #[prop(into)]
    view: Signal<Answer>,
    /// Classes beside `btn`.
    #[prop(optional)]
    class: &'static str,
    /// What stands on it, if that is more than the answer's label, detail and key.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let class = move || {
        let weight = match view.with(|answer| answer.weight) {
            Weight::Primary => "primary",
            Weight::Plain => "",
            Weight::Quiet => "ghost",
            Weight::Danger => "danger",
        };
        let all = ["btn", class, weight];
        let all: Vec<&str> = all.into_iter().filter(|one| !one.is_empty()).collect();
        all.join(" ")
    };
    let title = move || {
        view.with(|answer| {
            let title = answer.refusal.as_ref().unwrap_or(&answer.title);
            (!title.is_empty()).then(|| title.clone())
        })
    };
    let button = NodeRef::<Button>::new();
    // How many clicks in quick succession the last one on this button was the end of.
    let last = StoredValue::new(0);
    let click = move |event: MouseEvent| {
        // The second click of a double click was not meant for what has just come up here: only for
        // the button that had the first, and if its answer may be given again.
        let clicks = clicks(&event);
        let repeats = view.with_untracked(|answer| answer.repeats);
        let is_meant = clicks < 2 || repeats && last.get_value() == clicks - 1;
        last.set_value(clicks);
        view.with_untracked(|answer| {
            if is_meant && answer.refusal.is_none() {
                if let Some(button) = button.get_untracked() {
                    controls.focus.release(&button);
                }
                match clicks {
                    0 => controls.carry_out_by_key(&answer.action),
                    _ => controls.carry_out(&answer.action),
                }
            }
        });
    };
    // Nor does a key that is held down give it again.
    let hold = move |event: KeyboardEvent| {
        let repeats = view.with_untracked(|answer| answer.repeats);
        if event.key() == "Enter" && event.repeat() && !repeats {
            event.prevent_default();
        }
    };
    view! {
        <button
            node_ref=button
            class=move || class()
            id=move || view.with(|answer| answer.id.clone())
            title=move || title()
            // Not `disabled`: it can have the focus, and so says why.
            aria-disabled=move || view.with(|answer| answer.refusal.is_some()).then_some("true")
            aria-label=move || view.with(|answer| answer.name.clone())
            aria-pressed=move || view.with(|answer| answer.is_pressed).map(|is| is.to_string())
            aria-expanded=move || view.with(|answer| answer.is_expanded).map(|is| is.to_string())
            data-order=move || view.with(Answer::mark)
            data-order-kind=move || view.with(|answer| answer.kind.clone())
            data-key=move || view.with(Answer::key_mark)
            on:click=click
            on:keydown=hold
        >
            {match children {
                Some(children) => children(),
                None => view! { <AnswerWords view /> }.into_any(),
            }}
        </button>
    }
}

/// The label, the detail and the key.
#[component]
fn AnswerWords(view: Signal<Answer>) -> impl IntoView {
    let detail = move || {
        let detail = view.with(|answer| answer.detail.clone());
        (!detail.is_empty()).then(|| view! { <span class="cost" translate="no" prop:textContent=format!("{detail} ")></span> })
    };
    let key = move || {
        let command = view.with(|answer| answer.command);
        command.map(|command| view! { <KeyOf command /> })
    };
    view! {
        <Changing text=move || view.with(|answer| answer.label.clone()) />
        " "
        {move || detail()}
        {move || key()}
    }
}
