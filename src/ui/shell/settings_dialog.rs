//! The settings.

use leptos::prelude::*;
use page::parts::{Choice, Modal, SoundChoices, SpeedChoice, ThemeChoice, one_of};

use crate::ui::state::{Aid, Hints, Settings, SettingsStore};
use crate::view::shell::{self, CommandName};

/// The settings.
#[component]
pub fn SettingsDialog(on_close: Callback<()>) -> impl IntoView {
    let settings = expect_context::<SettingsStore>().store();
    let shared = settings.shared();
    let numbers = one_of(
        settings,
        &[false, true],
        |settings| settings.hex_numbers,
        |settings, shown| settings.hex_numbers = shown,
    );
    let hints = one_of(
        settings,
        &Hints::ALL,
        |settings| settings.hints,
        |settings, hints| settings.turn_hints(hints),
    );
    let foresight = one_of(
        settings,
        &Aid::ALL,
        |settings| settings.foresight,
        |settings, foresight| settings.foresight = foresight,
    );
    view! {
        <Modal
            title="Settings"
            subtitle="Kept in this browser; they change nothing in the game itself"
            on_enter=on_close
            on_close
        >
            <div class="d-body">
                <SpeedChoice settings=shared />
                <Choice text=shell::hex_numbers() name="numbers" of=numbers />
                <ThemeChoice settings=shared />
                <Choice text=page::settings::hints() name="hints" of=hints />
                <Choice text=shell::foresight() name="foresight" of=foresight />
                <SoundChoices settings=shared key=CommandName::SoundSwitch.key_hint() />
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
