//! The settings.

use leptos::prelude::*;
use page::parts::{Choice, Modal, SoundChoices, SpeedChoice, ThemeChoice, one_of};
use page::settings::{self, Hints};

use crate::ui::state::SettingsStore;
use crate::view::settings::Settings;
use crate::view::shell::CommandName;

/// The settings.
#[component]
pub fn SettingsDialog(on_close: Callback<()>) -> impl IntoView {
    let settings = expect_context::<SettingsStore>();
    let hints = one_of(
        settings,
        &Hints::ALL,
        |settings| settings.hints,
        Settings::turn_hints,
    );
    view! {
        <Modal
            title="Settings"
            subtitle="Kept in this browser, for all titles; they change nothing in the game itself"
            on_enter=on_close
            on_close
        >
            <div class="d-body">
                <SpeedChoice settings=settings.shared() />
                <ThemeChoice settings=settings.shared() />
                <Choice text=settings::hints() name="hints" of=hints />
                <SoundChoices settings=settings.shared() key=CommandName::SoundSwitch.key_hint() />
            </div>
            <footer class="d-foot">
                <button class="btn ghost" on:click=move |_| settings.change(|settings| *settings = Settings::default())>
                    "Back to the defaults"
                </button>
                <button class="btn primary" on:click=move |_| on_close.run(())>
                    "Done"
                </button>
            </footer>
        </Modal>
    }
}
