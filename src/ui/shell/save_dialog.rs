//! The game's name, its file and its link.

use leptos::prelude::*;
use page::parts::GameNameField;

use crate::ui::controls::Controls;
use crate::ui::parts::{CopyField, Modal};
use crate::view::{shell, start};

/// Name, export and link of the game, and whether it is saved.
#[component]
pub fn SaveDialog(on_close: Callback<()>) -> impl IntoView {
    let save = expect_context::<Controls>().save;
    let saved = move || match save.is_guest() {
        true => start::GUEST.to_owned(),
        false => shell::saved(save.status().why_not_saved().as_deref()),
    };
    let rename = Callback::new(move |name| {
        save.rename(name);
        on_close.run(());
    });
    view! {
        <Modal title="Your game" subtitle=Signal::derive(saved) on_enter=on_close on_close>
            <div class="d-body">
                <GameNameField name=save.name() rename />
                <LinkField />
            </div>
            <footer class="d-foot">
                <button class="btn" on:click=move |_| save.export()>
                    "Export to a file"
                </button>
                <button class="btn primary" on:click=move |_| on_close.run(())>
                    "Close"
                </button>
            </footer>
        </Modal>
    }
}

/// The link to the game from its start.
#[component]
fn LinkField() -> impl IntoView {
    let text = expect_context::<Controls>().save.link();
    view! {
        <CopyField
            id="game-link"
            label="Link to this battle from its start: the same scenario, variants and dice"
            button="Copy the link"
            text
            rows=2
        />
    }
}
