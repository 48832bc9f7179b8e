//! What the player's last step did, beside the next question.

use leptos::prelude::*;

use crate::view::prompt::Done;

/// What was carried out in one step.
#[component]
pub fn DoneNotes(done: Done) -> impl IntoView {
    (!done.carried_out.is_empty()).then(|| view! { <p class="prompt-done">{done.carried_out}</p> })
}
