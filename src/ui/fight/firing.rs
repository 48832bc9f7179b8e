//! Which battleships fire on a raid that overflies them (5.721).

use leptos::prelude::*;

use crate::ui::parts::AnswerButton;
use crate::ui::row::row;
use crate::view::Answer;
use crate::view::fight::FiringChoice;

/// The battleships that can fire, and what those that do come to.
#[component]
pub fn Firing(#[prop(into)] view: Signal<FiringChoice>) -> impl IntoView {
    let guns = move |first: Answer| {
        let key = first.row();
        let find = move || view.with(|choice| choice.row(&key).cloned());
        view! { <AnswerButton view=row(first, find) class="small" /> }
    };
    view! {
        <div class="row">
            <For each=move || view.get().guns key=Answer::row children=guns />
        </div>
        <p class="result">{move || view.with(|choice| choice.sum.clone())}</p>
    }
}
