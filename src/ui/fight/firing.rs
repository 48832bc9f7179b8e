//! Which battleships fire on a raid that overflies them (5.721).

use leptos::prelude::*;

use crate::ui::parts::AnswerButton;
use crate::view::fight::FiringChoice;

/// The battleships that can fire, and what those that do come to.
#[component]
pub fn Firing(choice: FiringChoice) -> impl IntoView {
    let gun = |answer| view! { <AnswerButton answer class="small" /> };
    view! {
        <div class="row">{choice.guns.into_iter().map(gun).collect_view()}</div>
        <p class="result">{choice.sum}</p>
    }
}
