//! The question before a game is left that is not saved.

use leptos::prelude::*;

use crate::ui::controls::Controls;
use crate::ui::parts::{Modal, ignore_double_click};
use crate::view::shell::{self, Departure};

/// Asks before a game is left that is not saved, and offers its file.
#[component]
pub fn UnsavedDialog(
    /// Where the player wants to go.
    to: Departure,
    /// Stays at the table.
    on_close: Callback<()>,
) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let reason = untrack(|| controls.save.status()).why_not_saved();
    let question = shell::unsaved(reason.as_deref().unwrap_or(shell::PLAYED_ON), to);
    view! {
        <Modal title=question.title on_close on_enter=on_close>
            <div class="d-body">
                <p>{question.reason}</p>
                <p>{question.warning}</p>
            </div>
            <footer class="d-foot">
                <button class="btn ghost" on:click=ignore_double_click(move || controls.depart(to))>
                    {question.leave}
                </button>
                <button class="btn" on:click=move |_| controls.save.export()>
                    "Export to a file"
                </button>
                <button class="btn primary" on:click=move |_| on_close.run(())>
                    "Stay at the table"
                </button>
            </footer>
        </Modal>
    }
}
