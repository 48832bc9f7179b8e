//! Answers about one thing.

use leptos::prelude::*;

use crate::ui::parts::AnswerButton;
use crate::view::Answer;
use crate::view::prompt::{Choice, ChoiceLook};

/// A row of answers.
#[component]
pub fn ChoiceRow(
    choice: Choice,
    /// Classes of its buttons.
    #[prop(optional)]
    class: &'static str,
) -> impl IntoView {
    let Choice {
        look,
        name,
        who,
        hint,
        answers,
        note,
    } = choice;
    let buttons = move |answers: Vec<Answer>| {
        let button = |answer| view! { <AnswerButton answer class /> };
        answers.into_iter().map(button).collect_view()
    };
    match look {
        ChoiceLook::Row => view! {
            <div class="row choice" role="group" aria-label=name>
                {said(who).map(|who| view! { <b>{who}</b> })}
                {said(hint).map(|hint| view! { <span class="muted">{hint}</span> })}
                {buttons(answers)}
                {said(note).map(|note| view! { <small class="note">{note}</small> })}
            </div>
        }
        .into_any(),
        ChoiceLook::Deals => view! { <div class="row deals">{buttons(answers)}</div> }.into_any(),
        ChoiceLook::Ticks => {
            let box_of = |answer| view! { <TickBox answer /> };
            view! {
                <div class="ticks" role="group" aria-label=name.clone()>
                    <h3>{name.clone()}</h3>
                    {answers.into_iter().map(box_of).collect_view()}
                </div>
            }
            .into_any()
        }
    }
}

fn said(text: String) -> Option<String> {
    (!text.is_empty()).then_some(text)
}

/// A box to tick, with what it stands for. What is not free to be chosen is said in a word or two, or else in full.
#[component]
fn TickBox(answer: Answer) -> impl IntoView {
    let label = answer.label.clone();
    let detail = said(answer.detail.clone());
    let title = said(answer.title.clone());
    let refusal = answer.refusal.clone().filter(|_| title.is_none());
    view! {
        <AnswerButton answer class="small tick-box">
            <span class="box" aria-hidden="true"></span>
            <span>
                <b>{label}</b>
                {detail.map(|detail| view! { " " <small>{detail}</small> })}
                {title.map(|title| view! { " " <small class="warn">{title}</small> })}
                {refusal.map(|refusal| view! { " " <small class="why-stays">{refusal}</small> })}
            </span>
        </AnswerButton>
    }
}
