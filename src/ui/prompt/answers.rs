//! Answers in a row.

use leptos::prelude::*;

use super::part;
use crate::ui::parts::{AnswerButton, KeyOf, Rows};
use crate::view::Answer;
use crate::view::prompt::ChoiceView;

/// A button for each answer.
#[component]
pub fn Answers(
    /// The answers.
    #[prop(into)]
    answers: Signal<Vec<Answer>>,
    /// Classes of the buttons beside `btn`.
    #[prop(optional)]
    class: &'static str,
) -> impl IntoView {
    view! {
        <Rows of=answers each=|all| all key=Answer::row let:view>
            <AnswerButton class view />
        </Rows>
    }
}

/// Rows of answers about something that is selected, or could be.
#[component]
pub fn Choices() -> impl IntoView {
    let choices = part(|prompt| prompt.choices.clone());
    view! {
        <Rows of=choices each=|all| all key=|choice| choice.name.clone() let:view>
            <ChoiceRow view class="small" />
        </Rows>
    }
}

/// Answers about one thing.
#[component]
pub fn ChoiceRow(
    #[prop(into)] view: Signal<ChoiceView>,
    /// Classes of its buttons.
    #[prop(optional)]
    class: &'static str,
) -> impl IntoView {
    let who = move || {
        let who = view.with(|choice| choice.who.clone());
        (!who.is_empty()).then(|| view! { <b translate="no" prop:textContent=who></b> })
    };
    let hint = move || {
        let hint = view.with(|choice| choice.hint.clone());
        (!hint.is_empty())
            .then(|| view! { <span class="muted" translate="no" prop:textContent=hint></span> })
    };
    let answers = Memo::new(move |_| view.with(|choice| choice.answers.clone()));
    view! {
        <div class="row choice" role="group" aria-label=move || view.with(|choice| choice.name.clone())>
            {move || who()}
            {move || hint()}
            <Answers answers class />
        </div>
    }
}

/// What can be done in batches: what it does, and the orders it gives.
#[component]
pub fn Batches() -> impl IntoView {
    let answers = part(|prompt| prompt.batches.clone());
    view! {
        <Rows of=answers each=|all| all key=Answer::row let:view>
            <BatchButton view />
        </Rows>
    }
}

#[component]
fn BatchButton(#[prop(into)] view: Signal<Answer>) -> impl IntoView {
    let key = move || {
        let command = view.with(|answer| answer.command);
        command.map(|command| view! { " " <KeyOf command /> })
    };
    view! {
        <AnswerButton view class="batch">
            <span>
                <b translate="no" prop:textContent=move || view.with(|answer| answer.label.clone())></b>
                {move || key()}
            </span>
            <small
                class="cost"
                translate="no"
                prop:textContent=move || view.with(|answer| answer.detail.clone())
            ></small>
        </AnswerButton>
    }
}
