//! What is asked before a link is followed.

use leptos::prelude::*;

use super::{Modal, ignore_double_click};
use crate::link_question::{LinkAnswer, LinkQuestion};
use crate::stores::Screens;
use crate::title_page::TitlePage;

/// The question about a link, while there is one.
#[component]
pub fn LinkDialog<T: TitlePage>(
    /// Who asks it.
    screens: Screens<T>,
) -> impl IntoView {
    let question = Memo::new(move |_| screens.question());
    let answer = Callback::new(move |answer| screens.answer(&answer));
    let stay = Callback::new(move |()| answer.run(LinkAnswer::Stay));
    let button = move |at: usize, (gives, label): (LinkAnswer, String)| {
        let class = if at == 0 { "btn primary" } else { "btn" };
        let give = move || answer.run(gives.clone());
        view! {
            <button class=class on:click=ignore_double_click(give)>
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
        let filled = answers.first().map(|(gives, _)| gives.clone());
        let on_enter = Callback::new(move |()| {
            filled.iter().for_each(|gives| answer.run(gives.clone()));
        });
        let buttons = answers.into_iter().enumerate();
        let buttons: Vec<_> = buttons.map(|(at, it)| button(at, it)).collect();
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
