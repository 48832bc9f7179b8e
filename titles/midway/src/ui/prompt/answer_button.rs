//! The button that gives an answer.

use leptos::ev::MouseEvent;
use leptos::html::Button;
use leptos::prelude::*;
use page::parts::{KeyCap, meant_for};
use page::rows;

use super::give;
use crate::ui::controls::Controls;
use crate::ui::state::Focus;
use crate::view::{Answer, Weight};

/// Gives an answer; one that is refused says why. It is drawn anew when what it says changes: the focus, and the second click
/// of a double click, go on to the button that stands for the same answer then.
#[component]
pub fn AnswerButton(
    /// What stands on it, and what it does.
    answer: Answer,
    /// Classes beside `btn`.
    #[prop(optional)]
    class: &'static str,
) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let weight = match answer.weight {
        Weight::Primary => "primary",
        Weight::Plain => "",
        Weight::Quiet => "ghost",
    };
    let asked = controls
        .asked
        .with_untracked(|asked| asked.as_ref().map(|asked| asked.title.clone()));
    let known_by = answer.name.as_ref().unwrap_or(&answer.label);
    let row = rows::number(&(asked, known_by, answer.weight));
    let button = NodeRef::<Button>::new();
    let focus = controls.focus;
    focus.take(Focus::Answer(row), button, || true);
    button.on_load(move |button| focus.take_over(row, &button));
    let gives_no_order = answer.orders().is_empty();
    let mark = answer.mark();
    let label = answer.label.clone();
    let detail = (!answer.detail.is_empty()).then(|| answer.detail.clone());
    let key = answer
        .shown_command()
        .and_then(|it| it.keys().first().copied());
    let title = answer.refusal.clone();
    let name = answer.name.clone();
    let (is_pressed, is_refused) = (answer.is_pressed, answer.refusal.is_some());
    let answer = StoredValue::new(answer);
    let click = move |event: MouseEvent| {
        // The second click of a double click was not meant for what has just come up here.
        if meant_for(&event, row, gives_no_order).is_none() {
            return;
        }
        if let Some(button) = button.get_untracked() {
            focus.release(&button, Focus::Answer(row));
        }
        answer.with_value(|answer| give(controls, answer));
    };
    let is_there = move || {
        let button = button.try_get_untracked().flatten();
        button.is_some_and(|it| it.is_connected())
    };
    view! {
        <button
            node_ref=button
            class=["btn", class, weight].join(" ")
            title=title
            // Not `disabled`: it can have the focus, and so says why.
            aria-disabled=is_refused.then_some("true")
            aria-label=name
            aria-pressed=is_pressed.map(|is| is.to_string())
            data-order=mark
            on:click=click
            on:focus=move |_| focus.note_answer(row, true)
            on:blur=move |_| {
                if is_there() {
                    focus.note_answer(row, false);
                }
            }
        >
            <span>{label}</span>
            {detail.map(|detail| view! { " " <span class="cost">{detail}</span> })}
            {key.map(|key| view! { " " <KeyCap key /> })}
        </button>
    }
}
