//! Which battleships fire on a raid that overflies them (5.721).

use leptos::prelude::*;

use crate::ui::parts::{AnswerButton, Rows};
use crate::view::Answer;
use crate::view::fight::FiringChoice;

/// The battleships that can fire, and what those that do come to.
#[component]
pub fn Firing(#[prop(into)] view: Signal<FiringChoice>) -> impl IntoView {
    view! {
        <div class="row">
            <Rows of=view each=|choice| &choice.guns key=Answer::row let:view>
                <AnswerButton view class="small" />
            </Rows>
        </div>
        <p
            class="result"
            translate="no"
            prop:textContent=move || view.with(|choice| choice.sum.clone())
        ></p>
    }
}
