//! The dialog that is open over the table.

use leptos::prelude::*;
use page::parts::{Modal, ignore_double_click};
use page::saving::DELETED;

use super::save_dialog::SaveDialog;
use super::save_points_dialog::SavePointsDialog;
use super::{Help, SettingsDialog};
use crate::ui::controls::Controls;
use crate::ui::learn::{Briefing, Rulebook};
use crate::view::shell::{Departure, Dialog};

/// The dialog that is open, if one is.
#[component]
pub fn OpenDialog() -> impl IntoView {
    let panels = expect_context::<Controls>().panels;
    let on_close = Callback::new(move |()| panels.close());
    move || {
        Some(match panels.dialog()? {
            Dialog::Settings => view! { <SettingsDialog on_close /> }.into_any(),
            Dialog::Help => view! { <Help on_close /> }.into_any(),
            Dialog::Briefing => view! { <Briefing on_close /> }.into_any(),
            Dialog::Rules => view! { <Rulebook on_close /> }.into_any(),
            Dialog::Save => view! { <SaveDialog on_close /> }.into_any(),
            Dialog::SavePoints => view! { <SavePointsDialog on_close /> }.into_any(),
            Dialog::Unsaved(to) => view! { <UnsavedDialog to on_close /> }.into_any(),
            // The record has its own.
            Dialog::Chart(_) | Dialog::Roll(_) | Dialog::Report => return None,
        })
    }
}

/// The question before a game is left that is not saved.
#[component]
fn UnsavedDialog(to: Departure, on_close: Callback<()>) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let save = controls.save;
    let reason = untrack(|| save.status()).why_not_saved();
    let reason = reason.unwrap_or_else(|| DELETED.to_owned());
    let leave = move || {
        controls.panels.close();
        controls.leave_now(to);
    };
    view! {
        <Modal title="This game is not saved" on_enter=on_close on_close>
            <div class="d-body">
                <p>{format!("{reason}.")}</p>
                <p>
                    "It stays among your games as long as this tab is open, and is lost when the tab closes. Export it to keep it."
                </p>
            </div>
            <footer class="d-foot">
                <button class="btn" on:click=move |_| save.export()>
                    "Export to a file"
                </button>
                <button class="btn danger" on:click=ignore_double_click(leave)>
                    {to.label()}
                </button>
                <button class="btn primary" on:click=move |_| on_close.run(())>
                    "Stay"
                </button>
            </footer>
        </Modal>
    }
}
