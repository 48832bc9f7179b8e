//! What can be set up and read before a game begins.

use leptos::prelude::*;

use crate::engine::SCENARIOS;
use crate::ui::parts::Icon;
use crate::ui::shell::{Help, SettingsDialog};
use crate::ui::state::{SettingsStore, SoundStore, SoundSwitch};

/// A dialog over the start screen.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Open {
    Settings,
    Help,
}

/// Settings, help, and the switch of the sound.
#[component]
pub fn Tools() -> impl IntoView {
    let open = RwSignal::new(None::<Open>);
    let on_close = Callback::new(move |()| open.set(None));
    let dialog = move || match open.get()? {
        Open::Settings => Some(view! { <SettingsDialog on_close /> }.into_any()),
        // That of the whole battle has a use for everything.
        Open::Help => {
            Some(view! { <Help scenario=SCENARIOS[SCENARIOS.len() - 1] on_close /> }.into_any())
        }
    };
    let tool = move |icon: &'static str, label: &'static str, opens: Open| {
        view! {
            <button class="btn small" on:click=move |_| open.set(Some(opens))>
                <Icon name=icon />
                {label}
            </button>
        }
    };
    let settings = expect_context::<SettingsStore>();
    let sound = expect_context::<SoundStore>();
    let is_heard = move || settings.get().sound == SoundSwitch::On;
    view! {
        <div class="wrap start-tools">
            {tool("gear", "Settings", Open::Settings)}
            {tool("help", "Help", Open::Help)}
            <button
                class="btn small"
                aria-pressed=move || is_heard().to_string()
                on:click=move |_| sound.switch()
            >
                "Sound "
                <span
                    translate="no"
                    prop:textContent=move || if is_heard() { "on" } else { "off" }
                ></span>
            </button>
        </div>
        {dialog}
    }
}
