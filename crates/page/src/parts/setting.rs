//! A setting: one of a few values.

use leptos::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::settings::SettingText;
use crate::stores::SettingsStore;

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
