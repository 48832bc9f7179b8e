//! The settings.

use leptos::prelude::*;

use crate::ui::parts::Modal;
use crate::ui::state::{
    Hints, Loudness, Settings, SettingsStore, SoundStore, SoundSwitch, Speed, Theme,
};
use crate::view::shell::{self, SettingText};
use crate::view::sound::BLOCKED;

/// The settings.
#[component]
pub fn SettingsDialog(on_close: Callback<()>) -> impl IntoView {
    let store = expect_context::<SettingsStore>();
    let sound = expect_context::<SoundStore>();
    let choose = move |change: fn(&mut Settings, usize)| {
        move |at: usize| store.change(move |settings| change(settings, at))
    };
    let at = |is_chosen: bool| usize::from(is_chosen);
    view! {
        <Modal
            title="Settings"
            subtitle="Kept in this browser; they change nothing in the game itself"
            closes_by_enter=true
            on_close
        >
            <div class="d-body">
                <Choice
                    text=shell::animation()
                    name="speed"
                    chosen=move || position(&Speed::ALL, store.get().speed)
                    on_choose=choose(|settings, at| settings.speed = Speed::ALL[at])
                />
                <Choice
                    text=shell::hex_numbers()
                    name="numbers"
                    chosen=move || at(store.get().hex_numbers)
                    on_choose=choose(|settings, at| settings.hex_numbers = at == 1)
                />
                <Choice
                    text=shell::light()
                    name="theme"
                    chosen=move || position(&Theme::ALL, store.get().theme)
                    on_choose=choose(|settings, at| settings.theme = Theme::ALL[at])
                />
                <Choice
                    text=shell::hints()
                    name="hints"
                    chosen=move || position(&Hints::ALL, store.get().hints)
                    on_choose=choose(|settings, at| settings.turn_hints(Hints::ALL[at]))
                />
                <Choice
                    text=shell::sound()
                    name="sound"
                    chosen=move || position(&SoundSwitch::ALL, store.get().sound)
                    on_choose=choose(|settings, at| settings.sound = SoundSwitch::ALL[at])
                />
                <Choice
                    text=shell::volume()
                    name="volume"
                    chosen=move || position(&Loudness::ALL, store.get().volume)
                    on_choose=choose(|settings, at| settings.volume = Loudness::ALL[at])
                />
                <p class="muted" role="status">
                    {move || sound.is_blocked().then_some(BLOCKED)}
                </p>
            </div>
            <footer class="d-foot">
                <button class="btn ghost" on:click=move |_| store.change(|settings| *settings = Settings::default())>
                    "Back to the defaults"
                </button>
                <button class="btn primary" on:click=move |_| on_close.run(())>
                    "Done"
                </button>
            </footer>
        </Modal>
    }
}

/// A choice of one among a few.
#[component]
fn Choice(
    /// What it is about, and what can be chosen.
    text: SettingText,
    /// The name of its group of buttons.
    name: &'static str,
    /// Which of them is.
    #[prop(into)]
    chosen: Signal<usize>,
    /// Chooses another.
    #[prop(into)]
    on_choose: Callback<usize>,
) -> impl IntoView {
    let option = |(at, option): (usize, &'static str)| {
        view! {
            <label>
                <input
                    type="radio"
                    name=name
                    value=option
                    prop:checked=move || chosen.get() == at
                    on:change=move |_| on_choose.run(at)
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

fn position<T: PartialEq>(all: &[T], one: T) -> usize {
    all.iter().position(|other| *other == one).unwrap_or(0)
}
