//! The settings.

use leptos::prelude::*;
use page::parts::{Choice, Modal, one_of};
use page::settings::{self, Hints, Loudness, SoundSwitch, Speed, Theme};
use page::sound::BLOCKED;
use page::stores::SoundStore;

use crate::ui::state::SettingsStore;
use crate::view::settings::Settings;
use crate::view::shell::CommandName;

/// The settings.
#[component]
pub fn SettingsDialog(on_close: Callback<()>) -> impl IntoView {
    let settings = expect_context::<SettingsStore>();
    let sound = expect_context::<SoundStore>();
    let speed = one_of(
        settings,
        &Speed::ALL,
        |settings| settings.speed,
        |settings, speed| settings.speed = speed,
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
        Settings::turn_hints,
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
    let key = CommandName::SoundSwitch.key_hint();
    view! {
        <Modal
            title="Settings"
            subtitle="Kept in this browser, for all titles; they change nothing in the game itself"
            on_enter=on_close
            on_close
        >
            <div class="d-body">
                <Choice text=settings::animation() name="speed" of=speed />
                <Choice text=settings::light() name="theme" of=theme />
                <Choice text=settings::hints() name="hints" of=hints />
                <Choice text=settings::sound(&key) name="sound" of=switch />
                <Choice text=settings::volume() name="volume" of=volume />
                <p
                    class="muted"
                    role="status"
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
