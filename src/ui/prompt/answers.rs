//! Answers in a row.

use leptos::prelude::*;

use super::part;
use crate::ui::parts::{AnswerButton, Key};
use crate::ui::row::row;
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
        <For each=move || answers.get() key=Answer::row let:answer>
            <AnswerButton class view=answer_row(answers, answer) />
        </For>
    }
}

/// What the button of an answer shows, while the answer stays.
pub fn answer_row(answers: Signal<Vec<Answer>>, first: Answer) -> Memo<Answer> {
    let key = first.row();
    let find = move |all: &Vec<Answer>| all.iter().find(|answer| answer.row() == key).cloned();
    row(first, move || answers.with(&find))
}

/// Rows of answers about something that is selected, or could be.
#[component]
pub fn Choices() -> impl IntoView {
    let choices = part(|prompt| prompt.choices.clone());
    let of_name = move |first: ChoiceView| {
        let name = first.name.clone();
        let find =
            move |all: &Vec<ChoiceView>| all.iter().find(|choice| choice.name == name).cloned();
        row(first, move || choices.with(&find))
    };
    view! {
        <For each=move || choices.get() key=|choice| choice.name.clone() let:choice>
            <ChoiceRow view=of_name(choice) class="small" />
        </For>
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
        (!who.is_empty()).then(|| view! { <b>{who}</b> })
    };
    let hint = move || {
        let hint = view.with(|choice| choice.hint.clone());
        (!hint.is_empty()).then(|| view! { <span class="muted">{hint}</span> })
    };
    let answers = Memo::new(move |_| view.with(|choice| choice.answers.clone()));
    view! {
        <div class="row choice" role="group" aria-label=move || view.with(|choice| choice.name.clone())>
            {who}
            {hint}
            <Answers answers class />
        </div>
    }
}

/// What can be done by rote: what it does, and the orders it gives.
#[component]
pub fn Rote() -> impl IntoView {
    let answers: Signal<Vec<Answer>> = part(|prompt| prompt.rote.clone()).into();
    view! {
        <For each=move || answers.get() key=Answer::row let:answer>
            <RoteButton view=answer_row(answers, answer) />
        </For>
    }
}

#[component]
fn RoteButton(#[prop(into)] view: Signal<Answer>) -> impl IntoView {
    let key = move || {
        view.with(|answer| answer.key)
            .map(|key| view! { " " <Key key /> })
    };
    view! {
        <AnswerButton view class="rote">
            <span>
                <b>{move || view.with(|answer| answer.label.clone())}</b>
                {key}
            </span>
            <small class="cost">{move || view.with(|answer| answer.detail.clone())}</small>
        </AnswerButton>
    }
}
