//! The head of the start screen: what the game is, and the way into it.

use leptos::prelude::*;
use page::parts::Icon;
use page::settings::SoundSwitch;
use page::stores::SoundStore;

use crate::ui::chart::ChartPicture;
use crate::ui::shell::{Help, SettingsDialog};
use crate::ui::state::{ResultStore, SavedGames, Screens, SettingsStore};
use crate::view::start::{ContinueView, HOW_LONG, Link, WHAT_IT_IS, results_in_words};

/// Title, what the game is, the game to go on with, and a new one.
#[component]
pub fn Hero() -> impl IntoView {
    let games = expect_context::<SavedGames>();
    let record = expect_context::<ResultStore>();
    let game = Memo::new(move |_| games.continue_last());
    let fared = Memo::new(move |_| results_in_words(&record.all()));
    view! {
        <header class="hero">
            <ChartPicture />
            <Tools />
            <div class="wrap hero-grid">
                <div class="hero-text">
                    <h1>
                        <small>"April to June 1942"</small>
                        "Carrier Battle:"
                        <br />
                        "Midway"
                    </h1>
                    <p>{WHAT_IT_IS}</p>
                    <div class="hero-go">
                        {move || game.get().map(|game| view! { <GoOn game /> })}
                        {move || view! { <Begin is_first=game.with(Option::is_none) /> }}
                        <Watch />
                    </div>
                    <p class="muted" translate="no" prop:textContent=move || fared.get()></p>
                </div>
            </div>
        </header>
    }
}

/// Goes on with the game played last.
#[component]
fn GoOn(game: ContinueView) -> impl IntoView {
    let games = expect_context::<SavedGames>();
    let screens = expect_context::<Screens>();
    let ContinueView {
        id, name, state, ..
    } = game;
    let open = move |_| {
        if let Some(entry) = games.find(&id) {
            screens.open(&entry);
        }
    };
    view! {
        <button class="btn primary go" on:click=open>
            <b>{format!("Continue \u{201c}{name}\u{201d}")}</b>
            " "
            <small>{state}</small>
        </button>
    }
}

/// Begins a game as it usually is, with dice of its own.
#[component]
fn Begin(is_first: bool) -> impl IntoView {
    let screens = expect_context::<Screens>();
    let begin = move |_| screens.begin(&Link::default());
    view! {
        <button class="btn go" class:primary=is_first on:click=begin>
            <b>"New game"</b>
            " "
            <small>{HOW_LONG}</small>
        </button>
    }
}

/// Begins a game for the staff.
#[component]
fn Watch() -> impl IntoView {
    let screens = expect_context::<Screens>();
    let watch = move |_| screens.begin_for_staff(&Link::default());
    view! {
        <button class="btn ghost go" on:click=watch>
            <b>"Watch the staff"</b>
            " "
            <small>"Take command whenever you like"</small>
        </button>
    }
}

/// A dialog over the start screen.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Open {
    Settings,
    Help,
}

/// Settings, help, and the switch of the sound.
#[component]
fn Tools() -> impl IntoView {
    let open = RwSignal::new(None::<Open>);
    let on_close = Callback::new(move |()| open.set(None));
    let dialog = move || match open.get()? {
        Open::Settings => Some(view! { <SettingsDialog on_close /> }.into_any()),
        Open::Help => Some(view! { <Help on_close /> }.into_any()),
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
    let is_heard = move || settings.with(|settings| settings.sound == SoundSwitch::On);
    view! {
        <div class="wrap start-tools">
            {tool("gear", "Settings", Open::Settings)}
            {tool("help", "Help", Open::Help)}
            <button class="btn small" aria-pressed=move || is_heard().to_string() on:click=move |_| sound.switch()>
                "Sound "
                <span translate="no" prop:textContent=move || if is_heard() { "on" } else { "off" }></span>
            </button>
        </div>
        {dialog}
    }
}
