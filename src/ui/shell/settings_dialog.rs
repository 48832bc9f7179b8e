//! The settings.

use leptos::prelude::*;

use crate::ui::parts::Modal;
use crate::ui::state::{
    Aid, Hints, Loudness, Settings, SettingsStore, SoundStore, SoundSwitch, Speed, Theme,
};
use crate::view::shell::{self, SettingText};
use crate::view::sound::BLOCKED;

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

/// What can be chosen for a setting: which is, and how another is.
struct OneOf {
    chosen: Signal<usize>,
    choose: Callback<usize>,
}

/// A setting that is one of a few values, by its place among them.
fn one_of<T>(
    store: SettingsStore,
    all: &'static [T],
    is: fn(&Settings) -> T,
    set: fn(&mut Settings, T),
) -> OneOf
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    let place = move || {
        let is = is(&store.get());
        all.iter().position(|one| *one == is).unwrap_or_default()
    };
    OneOf {
        chosen: Signal::derive(place),
        choose: Callback::new(move |at: usize| {
            if let Some(one) = all.get(at) {
                store.change(|settings| set(settings, *one));
            }
        }),
    }
}

/// A choice of one among a few.
#[component]
fn Choice(
    /// What it is about, and what can be chosen.
    text: SettingText,
    /// The name of its group of buttons.
    name: &'static str,
    /// Which of them is, and how another is chosen.
    of: OneOf,
) -> impl IntoView {
    let OneOf { chosen, choose } = of;
    let option = |(at, option): (usize, &'static str)| {
        view! {
            <label>
                <input
                    type="radio"
                    name=name
                    value=option
                    prop:checked=move || chosen.get() == at
                    on:change=move |_| choose.run(at)
                />
                {option}
            </label>
        }
    };
    view! {
        <fieldset class="field">
            <legend>{text.title}</legend>
            <p>{text.explanation}</p>
            <div class="seg">{text.options.into_iter().enumerate().map(option).collect_view()}</div>
        </fieldset>
    }
}
