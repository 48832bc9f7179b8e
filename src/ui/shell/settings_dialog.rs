//! The settings.

use leptos::prelude::*;

use page::parts::{Choice, one_of};

use crate::ui::parts::Modal;
use crate::ui::state::{
    Aid, Hints, Loudness, Settings, SettingsStore, SoundStore, SoundSwitch, Speed, Theme,
};
use crate::view::shell;
use crate::view::sound::BLOCKED;

/// The settings.
#[component]
pub fn SettingsDialog(on_close: Callback<()>) -> impl IntoView {
    let settings = expect_context::<SettingsStore>().store();
    let sound = expect_context::<SoundStore>();
    let speed = one_of(
        settings,
        &Speed::ALL,
        |settings| settings.speed,
        |settings, speed| settings.speed = speed,
    );
    let numbers = one_of(
        settings,
        &[false, true],
        |settings| settings.hex_numbers,
        |settings, shown| settings.hex_numbers = shown,
    );
    let theme = one_of(
        settings,
        &Theme::ALL,
        |settings| settings.theme,
        |settings, theme| settings.theme = theme,
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
    let switch = one_of(
        settings,
        &SoundSwitch::ALL,
        |settings| settings.sound,
        |settings, switch| settings.sound = switch,
    );
    let volume = one_of(
        settings,
        &Loudness::ALL,
        |settings| settings.volume,
        |settings, volume| settings.volume = volume,
    );
    view! {
        <Modal
            title="Settings"
            subtitle="Kept in this browser; they change nothing in the game itself"
            on_enter=on_close
            on_close
        >
            <div class="d-body">
                <Choice text=shell::animation() name="speed" of=speed />
                <Choice text=shell::hex_numbers() name="numbers" of=numbers />
                <Choice text=shell::light() name="theme" of=theme />
                <Choice text=shell::hints() name="hints" of=hints />
                <Choice text=shell::foresight() name="foresight" of=foresight />
                <Choice text=shell::sound() name="sound" of=switch />
                <Choice text=shell::volume() name="volume" of=volume />
                <p
                    class="muted" role="status"
                    translate="no"
                    prop:textContent=move || sound.is_blocked().then_some(BLOCKED)
                ></p>
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
