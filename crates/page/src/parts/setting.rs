//! A setting: one of a few values.

use leptos::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::settings::{self, Loudness, SettingText, SharedSettings, SoundSwitch, Speed, Theme};
use crate::sound::BLOCKED;
use crate::stores::{SettingsStore, SoundStore};

/// What can be chosen for a setting: which is, and how another is.
pub struct OneOf {
    chosen: Signal<usize>,
    choose: Callback<usize>,
}

/// A setting that is one of a few values, by its place among them.
pub fn one_of<S, T>(
    store: SettingsStore<S>,
    all: &'static [T],
    is: fn(&S) -> T,
    set: fn(&mut S, T),
) -> OneOf
where
    S: Clone + Default + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static,
    T: Copy + PartialEq + Send + Sync + 'static,
{
    let place = move || {
        let is = store.with(is);
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
pub fn Choice(
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

/// How fast things move.
#[component]
pub fn SpeedChoice(settings: SettingsStore<SharedSettings>) -> impl IntoView {
    let of = one_of(
        settings,
        &Speed::ALL,
        |settings| settings.speed,
        |settings, speed| settings.speed = speed,
    );
    view! { <Choice text=settings::animation() name="speed" of /> }
}

/// Day or night.
#[component]
pub fn ThemeChoice(settings: SettingsStore<SharedSettings>) -> impl IntoView {
    let of = one_of(
        settings,
        &Theme::ALL,
        |settings| settings.theme,
        |settings, theme| settings.theme = theme,
    );
    view! { <Choice text=settings::light() name="theme" of /> }
}

/// Whether the battle is heard, and how loud; and that the browser does not let it be.
#[component]
pub fn SoundChoices(
    settings: SettingsStore<SharedSettings>,
    /// The key that switches it.
    key: String,
) -> impl IntoView {
    let sound = expect_context::<SoundStore>();
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
        <Choice text=settings::sound(&key) name="sound" of=switch />
        <Choice text=settings::volume() name="volume" of=volume />
        <p
            class="muted"
            role="status"
            translate="no"
            prop:textContent=move || sound.is_blocked().then_some(BLOCKED)
        ></p>
    }
}
