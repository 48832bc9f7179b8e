//! The settings panel.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::modal::Modal;
use crate::ui::html::{el, tag, wrap};
use crate::ui::live::{live, on, provided};
use crate::ui::settings::{Settings, Speed, Theme};

const NUMBERS: [&str; 2] = ["hidden", "shown"];

/// The settings.
#[component]
pub fn SettingsDialog(on_close: Callback<()>) -> impl IntoView {
    let settings = provided::<RwSignal<Settings>>();
    // Drawn anew only by the button below: a choice must not take the focus from its group.
    let drawn = RwSignal::new(());
    let body = move || {
        drawn.track();
        html(settings.get_untracked())
    };
    let choose = move |event: leptos::ev::Event| {
        let input = event
            .target()
            .and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok());
        if let Some(input) = input {
            settings.update(|settings| change(settings, &input.name(), &input.value()));
        }
    };
    let defaults = move |_| {
        settings.set(Settings::default());
        drawn.set(());
    };
    view! {
        <Modal title="Settings" subtitle="Kept in this browser; they change nothing in the game itself" on_close>
            <div class="d-body" on:change=on(choose) inner_html=live(body)></div>
            <footer class="d-foot">
                <button class="btn ghost" on:click=on(defaults)>
                    "Back to the defaults"
                </button>
                <button class="btn primary" on:click=on(move |_| on_close.run(()))>
                    "Done"
                </button>
            </footer>
        </Modal>
    }
}

fn change(settings: &mut Settings, name: &str, value: &str) {
    match name {
        "speed" => settings.speed = Speed::named(value).unwrap_or(settings.speed),
        "numbers" => settings.hex_numbers = value == NUMBERS[1],
        _ => settings.theme = Theme::named(value).unwrap_or(settings.theme),
    }
}

fn html(settings: Settings) -> String {
    let numbers = NUMBERS[usize::from(settings.hex_numbers)];
    let motion = "How fast counters fly and fights are shown. If your system asks for less motion, counters jump instead of flying.";
    field(
        "Animation",
        motion,
        "speed",
        &Speed::ALL.map(Speed::name),
        settings.speed.name(),
    ) + &field(
        "Hex numbers",
        "The four-figure number in every hex. The N key does the same.",
        "numbers",
        &NUMBERS,
        numbers,
    ) + &field(
        "Light",
        "The chart by day, or as a plotting room has it at night.",
        "theme",
        &Theme::ALL.map(Theme::name),
        settings.theme.name(),
    )
}

fn field(title: &str, text: &str, group: &str, choices: &[&str], now: &str) -> String {
    let choice = |name: &&str| {
        let input = el("input")
            .attr("type", &"radio")
            .attr("name", &group)
            .attr("value", name);
        el("label")
            .html(&input.flag("checked", *name == now).end())
            .text(name)
            .end()
    };
    let choices: String = choices.iter().map(choice).collect();
    let html = tag("legend", "", &title) + &tag("p", "", &text) + &wrap("div", "seg", &choices);
    wrap("fieldset", "field", &html)
}
