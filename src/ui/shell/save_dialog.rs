//! The game's name, its file and its link.

use leptos::ev;
use leptos::prelude::*;

use crate::ui::controls::Controls;
use crate::ui::parts::{CopyField, Modal, is_enter_in_field};
use crate::ui::state::SaveStatus;
use crate::view::{shell, start};

/// Name, export and link of the game, and whether it is saved.
#[component]
pub fn SaveDialog(on_close: Callback<()>) -> impl IntoView {
    let save = expect_context::<Controls>().save;
    let saved = move || match save.status() {
        _ if save.is_guest() => start::GUEST.to_owned(),
        SaveStatus::Saved | SaveStatus::NotVerified => shell::saved(None),
        SaveStatus::Lost(problem) => shell::saved(Some(&problem.to_string())),
        SaveStatus::OtherTab => shell::saved(Some(shell::PLAYED_ON)),
        SaveStatus::Deleted => shell::saved(Some(shell::DELETED)),
    };
    view! {
        <Modal title="Your game" subtitle=Signal::derive(saved) on_enter=on_close on_close>
            <div class="d-body">
                <NameField on_close />
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

/// The name of the game; an empty one is refused with a word.
#[component]
fn NameField(on_close: Callback<()>) -> impl IntoView {
    let save = expect_context::<Controls>().save;
    let name = RwSignal::new(save.name());
    let refusal = RwSignal::new(None::<String>);
    let rename = move || match start::given_name(&name.get_untracked()) {
        Ok(name) => {
            save.rename(name);
            on_close.run(());
        }
        Err(why) => refusal.set(Some(why)),
    };
    let press = move |event: ev::KeyboardEvent| {
        if is_enter_in_field(&event) {
            rename();
        }
    };
    view! {
        <div class="field" on:keydown=press>
            <label class="t" for="game-name">
                "Name"
            </label>
            <div class="seed">
                <input
                    id="game-name"
                    maxlength="60"
                    aria-invalid=move || refusal.get().map(|_| "true")
                    aria-describedby="game-name-refused"
                    prop:value=name
                    on:input:target=move |event| name.set(event.target().value())
                />
                <button class="btn" on:click=move |_| rename()>
                    "Keep under this name"
                </button>
            </div>
            <p
                id="game-name-refused"
                class="refused"
                role="alert"
                translate="no"
                prop:textContent=move || refusal.get()
            ></p>
        </div>
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
