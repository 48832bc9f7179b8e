//! The page. No rule lives here: it shows what the engine says and sends orders to it.

mod attack;
mod board;
mod desk;
mod displays;
mod drag;
mod fight;
mod hand;
mod html;
mod icons;
mod inside;
mod keys;
mod link;
mod live;
mod playback;
mod session;
mod settings;
mod start;
mod wording;

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use board::Board;
use desk::{Briefing, ChartDialog, End, Help, Keep, KeepingNotice, Prompt, Ribbon, SettingsDialog};
use displays::Panel;
use fight::Fight;
use session::{Dialog, Notice, Place, Session};
use start::Start;

use crate::engine::{Game, Scenario, Variant};
use crate::storage;
use live::{dynamic, live, on, provided};

/// Leaves the table for the start screen.
#[derive(Clone, Copy)]
pub struct Leave(pub Callback<()>);

/// Starts the same battle again: with a new seed, or with the same.
#[derive(Clone, Copy)]
pub struct PlayAgain(pub Callback<(Session, bool)>);

/// Opens a game from its slot.
#[derive(Clone, Copy)]
pub struct Open(pub Callback<(Game, Place)>);

/// What the page shows.
#[derive(Clone)]
enum Screen {
    Start(Option<Notice>),
    Table(ArcStoredValue<Option<(Game, Place)>>),
}

/// Takes over the page.
pub fn mount() {
    console_error_panic_hook::set_once();
    leptos::mount::mount_to_body(App);
    if let Some(loading) = document().get_element_by_id("loading") {
        loading.remove();
    }
}

/// The whole page.
#[component]
fn App() -> impl IntoView {
    settings::provide();
    let screen = RwSignal::new(Screen::Start(None));
    let open = Open(Callback::new(move |(game, place): (Game, Place)| {
        link::clear();
        // Owned by nobody: the screen that opens it goes before it is laid out.
        screen.set(Screen::Table(ArcStoredValue::new(Some((game, place)))));
    }));
    provide_context(open);
    provide_context(Leave(Callback::new(move |()| {
        screen.set(Screen::Start(None))
    })));
    provide_context(PlayAgain(Callback::new(
        move |(session, new): (Session, bool)| {
            let (scenario, options, seed) = session.game.with_untracked(|game| {
                (
                    game.scenario(),
                    game.options().to_vec(),
                    game.seed().unwrap_or_default(),
                )
            });
            begin(
                open,
                scenario,
                &options,
                if new { new_seed() } else { seed },
            );
        },
    )));
    // A link starts the battle it names; a bad one says so and changes nothing.
    let follow = move || match link::wanted() {
        Some(Ok(wanted)) => {
            begin(
                open,
                wanted.scenario,
                &wanted.options,
                wanted.seed.unwrap_or_else(new_seed),
            );
        }
        Some(Err(wrong)) => {
            link::clear();
            let text =
                format!("The link cannot be followed: {wrong}. Choose a scenario here instead.");
            screen.set(Screen::Start(Some(Notice { text, bad: true })));
        }
        None => {}
    };
    follow();
    // And so does one that is followed while the page is open; a game on the table has been kept.
    let followed = window_event_listener(leptos::ev::hashchange, move |_| follow());
    on_cleanup(move || followed.remove());
    view! {
        <icons::Sprite />
        {dynamic(move || match screen.get() {
            Screen::Start(notice) => view! { <Start notice /> }.into_any(),
            Screen::Table(laid) => match laid.try_update_value(Option::take).flatten() {
                Some((game, place)) => view! { <TableScreen game place /> }.into_any(),
                None => ().into_any(),
            },
        })}
    }
}

/// Starts a battle under a name of its own.
fn begin(open: Open, scenario: &'static Scenario, options: &[Variant], seed: u64) {
    if let Ok(game) = Game::new(scenario, options, seed) {
        open.0
            .run((game, Place::new(start::saves::free_name(scenario.name))));
    }
}

/// A seed short enough to read out.
fn new_seed() -> u64 {
    storage::random() % 100_000_000
}

/// The table with a game on it.
#[component]
fn TableScreen(game: Game, place: Place) -> impl IntoView {
    let session = Session::new(game, place, provided());
    let keys = window_event_listener(leptos::ev::keydown, move |event| {
        keys::down(session, &event)
    });
    on_cleanup(move || keys.remove());
    let storage = window_event_listener(leptos::ev::storage, move |_| session.look());
    on_cleanup(move || storage.remove());
    if session.game.with_untracked(|game| game.orders().is_empty()) {
        session.dialog.set(Some(Dialog::Briefing));
    }
    let close = Callback::new(move |()| session.dialog.set(None));
    let dragged = StoredValue::new(false);
    view! {
        <div
            class="table"
            on:click=on(move |event: leptos::ev::MouseEvent| {
                // A drag ends in a click of its own, which is none.
                if !dragged.get_value() {
                    hand::click(session, &event);
                }
                dragged.set_value(false);
            })
            on:pointerdown=on(move |event| drag::down(&event))
            on:pointermove=on(move |event| drag::moved(session, &event))
            on:pointerup=on(move |event| dragged.set_value(drag::up(session, &event)))
            on:pointercancel=on(move |_: leptos::ev::PointerEvent| drag::cancel())
        >
        <div class="app" data-decks=live(move || session.shows_decks().then_some("shown"))>
            <Ribbon session />
            <main class="stage">
                <Board session />
                <KeepingNotice session />
                <Prompt session />
            </main>
            <Panel session />
        </div>
        <End session />
        <Fight session />
        {dynamic(move || {
            session
                .dialog
                .get()
                .map(|dialog| match dialog {
                    Dialog::Chart(id) => view! { <ChartDialog session id /> }.into_any(),
                    Dialog::Settings => view! { <SettingsDialog on_close=close /> }.into_any(),
                    Dialog::Help => view! { <Help on_close=close /> }.into_any(),
                    Dialog::Keep => view! { <Keep session on_close=close /> }.into_any(),
                    Dialog::Briefing => view! { <Briefing session on_close=close /> }.into_any(),
                })
        })}
        </div>
    }
}

/// Puts the focus on the first element that a selector finds: at once, so that the next key goes
/// there, and again once the page has been drawn anew, if that has taken it away.
pub fn focus_on(selector: &str) {
    focus_now(selector);
    let selector = selector.to_owned();
    request_animation_frame(move || {
        let focused = document().active_element();
        if !focused.is_some_and(|focused| focused.matches(&selector).unwrap_or(false)) {
            focus_now(&selector);
        }
    });
}

/// Keeps the focus on the element of the same name when the page is drawn anew around it.
pub fn keep_focus() {
    let id = document().active_element().map(|focused| focused.id());
    if let Some(id) = id.filter(|id| !id.is_empty()) {
        request_animation_frame(move || {
            let lost = document()
                .active_element()
                .is_none_or(|focused| focused.tag_name() == "BODY");
            if lost {
                focus_now(&format!("#{id}"));
            }
        });
    }
}

fn focus_now(selector: &str) {
    let element = document().query_selector(selector).ok().flatten();
    if let Some(element) = element
        .as_ref()
        .and_then(|element| element.dyn_ref::<web_sys::HtmlElement>())
    {
        let _ = element.focus();
    } else if let Some(element) = element
        .as_ref()
        .and_then(|element| element.dyn_ref::<web_sys::SvgElement>())
    {
        let _ = element.focus();
    }
}
