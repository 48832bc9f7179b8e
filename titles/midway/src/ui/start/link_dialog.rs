//! What is asked before a link is followed.

use leptos::prelude::*;

use crate::ui::state::Screens;
use crate::view::start::{LinkAnswer, LinkQuestion};
use page::parts::{Modal, ignore_double_click};

/// The question about a link, while there is one.
#[component]
pub fn LinkDialog() -> impl IntoView {
    let screens = expect_context::<Screens>();
    let question = Memo::new(move |_| screens.question());
    let stay = Callback::new(move |()| screens.answer(&LinkAnswer::Stay));
    let button = move |at: usize, answer: LinkAnswer, label: &'static str| {
        let class = if at == 0 { "btn primary" } else { "btn" };
        view! {
            <button class=class on:click=ignore_double_click(move || screens.answer(&answer))>
                {label}
            </button>
        }
    };
    move || {
        let LinkQuestion {
            title,
            text,
            answers,
        } = question.get()?;
        // The first is filled.
        let filled = answers.first().map(|(answer, _)| answer.clone());
        let on_enter = Callback::new(move |()| {
            filled.iter().for_each(|answer| screens.answer(answer));
        });
        let buttons: Vec<_> = answers
            .into_iter()
            .enumerate()
            .map(|(at, (answer, label))| button(at, answer, label))
            .collect();
        Some(view! {
            <Modal title=title on_enter on_close=stay>
                <div class="d-body">
                    <p>{text}</p>
                </div>
                <footer class="d-foot">{buttons}</footer>
            </Modal>
        })
    }
}
