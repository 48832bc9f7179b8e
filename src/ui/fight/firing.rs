//! Which battleships fire on a raid that overflies them (5.721).

use leptos::prelude::*;

use crate::ui::parts::{AnswerButton, List};
use crate::view::fight::FiringChoice;

/// The battleships that can fire, and what those that do come to.
#[component]
pub fn Firing(#[prop(into)] view: Signal<FiringChoice>) -> impl IntoView {
    view! {
        <div class="row">
            <List each=move || view.with(|choice| choice.guns.clone()) let:view>
                <AnswerButton view class="small" />
            </List>
        </div>
        <p
            class="result"
            translate="no"
            prop:textContent=move || view.with(|choice| choice.sum.clone())
        ></p>
    }
}
