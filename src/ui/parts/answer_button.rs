//! The button that gives an answer.

use leptos::ev::{KeyboardEvent, MouseEvent};
use leptos::html::Button;
use leptos::prelude::*;
use page::rows;

use super::{KeyOf, meant_for};
use crate::ui::controls::Controls;
use crate::ui::state::Focus;
use crate::view::{Answer, Weight};

/// Gives an answer; one that is refused says why. It is drawn anew when what it says changes: the focus, and the second
/// click of a double click, go on to the button that stands for the same answer then.
#[component]
pub fn AnswerButton(
    /// What stands on it, and what it does.
    answer: Answer,
    /// Classes beside `btn`.
    #[prop(optional)]
    class: &'static str,
    /// What stands on it, if that is more than the answer's label, detail and key.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let weight = match answer.weight {
        Weight::Primary => "primary",
        Weight::Suggested => "suggested",
        Weight::Plain => "",
        Weight::Quiet => "ghost",
        Weight::Danger => "danger",
    };
    let class: Vec<&str> = ["btn", class, weight]
        .into_iter()
        .filter(|one| !one.is_empty())
        .collect();
    let title = answer.refusal.as_ref().unwrap_or(&answer.title);
    let title = (!title.is_empty()).then(|| title.clone());
    let button = NodeRef::<Button>::new();
    let prompt = controls.asked.prompt;
    let asked = prompt.with_untracked(|prompt| prompt.as_ref().map(|it| it.asked.mark()));
    let row = rows::number(&answer.row(asked.unwrap_or_default()));
    let focus = controls.focus;
    focus.take(Focus::Answer(row), button, || true);
    button.on_load(move |button| focus.take_over(row, &button));
    // What is taken away has lost the focus to nothing: its signals may have gone before it.
    let is_there = move || {
        let button = button.try_get_untracked().flatten();
        button.is_some_and(|it| it.is_connected())
    };
    let repeats = answer.repeats;
    let action = answer.refusal.is_none().then(|| answer.action.clone());
    let click = move |event: MouseEvent| {
        // The second click of a double click was not meant for what has just come up here: only for
        // the answer that had the first, and if it may be given again.
        let Some(clicks) = meant_for(&event, row, repeats) else {
            return;
        };
        if let Some(action) = &action {
            if let Some(button) = button.get_untracked() {
                focus.release(&button, Focus::Answer(row));
            }
            match clicks {
                0 => controls.carry_out_by_key(action),
                _ => controls.carry_out(action),
            }
        }
    };
    // Nor does a key that is held down give it again.
    let hold = move |event: KeyboardEvent| {
        if event.key() == "Enter" && event.repeat() && !repeats {
            event.prevent_default();
        }
    };
    // What it would do is shown on the chart while it is pointed at or has the focus.
    let orders = StoredValue::new(answer.orders().to_vec());
    let selection = controls.selection;
    let marks = (answer.mark(), answer.key_mark());
    let key = answer.shown_command();
    let words = match children {
        Some(children) => children(),
        None => view! { <AnswerWords label=answer.label detail=answer.detail /> {key.map(|command| view! { <KeyOf command /> })} }
            .into_any(),
    };
    view! {
        <button
            node_ref=button
            class=class.join(" ")
            id=answer.id
            title=title
            // Not `disabled`: it can have the focus, and so says why.
            aria-disabled=answer.refusal.map(|_| "true")
            aria-label=answer.name
            aria-pressed=answer.is_pressed.map(|is| is.to_string())
            aria-expanded=answer.is_expanded.map(|is| is.to_string())
            data-order=marks.0
            data-order-kind=answer.kind
            data-key=marks.1
            on:click=click
            on:keydown=hold
            on:pointerenter=move |_| orders.with_value(|orders| selection.point_at_answer(orders))
            on:pointerleave=move |_| selection.point_at_answer(&[])
            on:focus=move |_| {
                focus.note_answer(row, true);
                orders.with_value(|orders| selection.focus_answer(orders));
            }
            on:blur=move |_| {
                selection.focus_answer(&[]);
                if is_there() {
                    focus.note_answer(row, false);
                }
            }
        >
            {words}
        </button>
    }
}

/// The label and the detail.
#[component]
fn AnswerWords(label: String, detail: String) -> impl IntoView {
    let detail =
        (!detail.is_empty()).then(|| view! { <span class="cost">{format!("{detail} ")}</span> });
    view! {
        <span>{label}</span>
        " "
        {detail}
    }
}
