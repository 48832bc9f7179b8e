//! The page. No rule lives here: it shows what the engine says and sends orders to it.

#![expect(
    clippy::redundant_closure,
    reason = "Leptos erases a closure that is written in the markup; one with a name is compiled for each of its types"
)]

mod battle;
mod chart;
mod command;
mod controls;
mod drag_image;
mod event_card;
mod forces;
mod learn;
mod prompt;
mod record;
mod shell;
mod staff;
mod start;
mod state;
mod strip;
mod table;
mod title_page;

use leptos::prelude::*;
use leptos::tachys::reactive_graph::OwnedView;
use leptos_use::use_event_listener;
use page::parts::{ExportDialog, LinkDialog, SoundNotice};
use page::stopped;
use page::stores::{DialogStore, ExportStore, KeepingStore, KeyboardStore, LearnStore, SoundStore};
use page::title_page::TitlePage;

use learn::{RulePage, TEACHING};
use start::Start;
use state::{ResultStore, SavedGames, Screen, Screens, SettingsStore};
use table::TableScreen;

use crate::engine::Midway;
use crate::storage::RECORD;

/// Takes over the page.
pub fn mount() {
    stopped::tell_when_stopped();
    leptos::mount::mount_to_body(App);
    if let Some(loading) = document().get_element_by_id("loading") {
        loading.remove();
    }
}

/// The whole page.
#[component]
fn App() -> impl IntoView {
    let settings = SettingsStore::new();
    provide_context(settings);
    provide_context(SoundStore::new(settings.shared()));
    provide_context(DialogStore::new());
    provide_context(KeyboardStore::new());
    let exports = ExportStore::new();
    provide_context(exports);
    // Before anything is written.
    let keeping = KeepingStore::new(Midway::ADDRESS);
    provide_context(keeping);
    provide_context(ResultStore::new(RECORD, exports));
    let learn = LearnStore::new();
    provide_context(learn);
    provide_context(TEACHING);
    learn.listen();
    let games = SavedGames::new(exports);
    let screens = Screens::new(games, keeping.gone_untracked() > 0);
    provide_context(games);
    provide_context(screens);
    let _ = use_event_listener(window(), leptos::ev::hashchange, move |_| {
        screens.follow_link();
    });
    // A game that is in no storage goes with the tab: the browser asks whether it may.
    let _ = use_event_listener(window(), leptos::ev::beforeunload, move |event| {
        if screens.has_unsaved() {
            event.prevent_default();
        }
    });
    view! {
        {move || match screens.screen() {
            Screen::Start => view! { <Start /> }.into_any(),
            Screen::Table(saved_in) => {
                // An owner of its own: what the table gives as context goes with it.
                let owner = Owner::new();
                let table = owner.with(|| {
                    let game = screens.take_game();
                    game.map(|game| view! { <TableScreen game saved_in=*saved_in /> })
                });
                OwnedView::new_with_owner(table, owner).into_any()
            }
        }}
        <RulePage />
        <LinkDialog screens />
        <ExportDialog />
        <SoundNotice />
    }
}
