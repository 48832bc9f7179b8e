//! The settings panel.

use leptos::prelude::*;
use crate::ui::live::on;

use super::modal::Modal;
use crate::ui::settings::{Settings, Speed, Theme};

/// The settings.
#[component]
pub fn SettingsDialog(on_close: Callback<()>) -> impl IntoView {
    let settings = expect_context::<RwSignal<Settings>>();
    let speeds = [Speed::Off, Speed::Fast, Speed::Normal, Speed::Slow].map(|speed| {
        let now = move || settings.with(|settings| settings.speed == speed);
        choice("speed", speed.name(), now, move || settings.update(|settings| settings.speed = speed))
    });
    let numbers = [(false, "hidden"), (true, "shown")].map(|(shown, name)| {
        let now = move || settings.with(|settings| settings.hex_numbers == shown);
        choice("numbers", name, now, move || settings.update(|settings| settings.hex_numbers = shown))
    });
    let themes = [Theme::Auto, Theme::Light, Theme::Dark].map(|theme| {
        let now = move || settings.with(|settings| settings.theme == theme);
        choice("theme", theme.name(), now, move || settings.update(|settings| settings.theme = theme))
    });
    view! {
        <Modal title="Settings" subtitle="Kept in this browser; they change nothing in the game itself" on_close>
            <div class="d-body">
                <fieldset class="field">
                    <legend>"Animation"</legend>
                    <p>
                        "How fast counters fly and fights are shown. If your system asks for less motion, nothing moves whatever stands here."
                    </p>
                    <div class="seg">{speeds}</div>
                </fieldset>
                <fieldset class="field">
                    <legend>"Hex numbers"</legend>
                    <p>"The four-figure number in every hex. The N key does the same."</p>
                    <div class="seg">{numbers}</div>
                </fieldset>
                <fieldset class="field">
                    <legend>"Light"</legend>
                    <p>"The chart by day, or as a plotting room has it at night."</p>
                    <div class="seg">{themes}</div>
                </fieldset>
            </div>
            <footer class="d-foot">
                <button class="btn ghost" on:click=on(move |_| settings.set(Settings::default()))>
                    "Back to the defaults"
                </button>
                <button class="btn primary" on:click=on(move |_| on_close.run(()))>
                    "Done"
                </button>
            </footer>
        </Modal>
    }
}

fn choice(
    group: &'static str,
    name: &'static str,
    now: impl Fn() -> bool + Send + Sync + 'static,
    choose: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <label>
            <input type="radio" name=group value=name prop:checked=now on:change=on(move |_| choose()) />
            {name}
        </label>
    }
}
