//! The player's games: continue, open, rename, export, delete, import.

use leptos::prelude::*;
use crate::ui::live::{dynamic, live, on};
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;

use crate::engine::Game;
use crate::storage::{self, Entry, Slot};
use crate::ui::session::{Notice, Place, Session};
use crate::ui::{Leave, Open, wording};

/// The games, as the start screen holds them.
pub type Entries = RwSignal<Vec<Entry>, LocalStorage>;

/// The game played last, if it is under way.
#[component]
pub fn Continue(entries: Entries) -> impl IntoView {
    let open = expect_context::<Open>();
    dynamic(move || {
        let last = storage::last();
        let entry = entries.with(|entries| {
            let under_way = |entry: &&Entry| entry.game.as_ref().is_ok_and(is_under_way);
            let by_id = entries.iter().find(|entry| Some(&entry.id) == last.as_ref()).filter(under_way);
            by_id.or_else(|| entries.iter().find(under_way)).cloned()
        })?;
        let game = entry.game.clone().ok()?;
        let state = format!("{} \u{b7} {}", stands(&game), when(entry.saved));
        let name = entry.name.clone();
        Some(view! {
            <section class="sheet continue" aria-labelledby="go">
                <div>
                    <h2 id="go">
                        <small>"Game in progress"</small>
                        {name}
                    </h2>
                    <p class="muted">{state}</p>
                </div>
                <button class="btn primary" on:click=on(move |_| open_entry(open, &entry))>
                    "Continue"
                </button>
            </section>
        })
    })
}

/// Every saved game, and the import.
#[component]
pub fn Saves(entries: Entries, notice: RwSignal<Option<Notice>>) -> impl IntoView {
    let import = move |event: leptos::ev::Event| {
        let input = event.target().and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok());
        let Some(input) = input else { return };
        let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
        spawn_local(async move {
            let told = import(file).await;
            input.set_value("");
            entries.set(storage::entries());
            notice.set(Some(told));
        });
    };
    view! {
        <section class="sheet saves" aria-labelledby="saved-games">
            <h2 id="saved-games">"Saved games"</h2>
            {dynamic(move || {
                entries
                    .with(Vec::is_empty)
                    .then(|| {
                        view! { <p class="none">"None yet. Every game is kept here by itself, after every order."</p> }
                    })
            })}
            <ul>
                {dynamic(move || {
                    entries
                        .get()
                        .into_iter()
                        .map(|entry| view! { <SavedGame entry entries notice /> })
                        .collect_view()
                })}
            </ul>
            <label class="import">
                <input type="file" accept=".json,application/json" on:change=on(import) />
                <span class="btn">"Import a game\u{2026}"</span>
            </label>
        </section>
    }
}

#[component]
fn SavedGame(entry: Entry, entries: Entries, notice: RwSignal<Option<Notice>>) -> impl IntoView {
    let open = expect_context::<Open>();
    let renaming = RwSignal::new(false);
    let deleting = RwSignal::new(false);
    let name = RwSignal::new(entry.name.clone());
    let broken = entry.game.as_ref().err().cloned();
    let kept = StoredValue::new_local(entry.clone());
    let state = match &entry.game {
        Ok(game) => format!("{} \u{b7} {}", stands(game), when(entry.saved)),
        Err(problem) => format!("This game cannot be opened: {problem}. It stays here as it is; you can export it."),
    };
    let export = move |_| {
        kept.with_value(|entry| match entry.game.as_ref().ok().and_then(Game::save) {
            Some(save) => storage::download(&entry.name, &save.to_text()),
            None => storage::download(&entry.name, &entry.text),
        });
    };
    let delete = move |_| {
        if deleting.get_untracked() {
            kept.with_value(|entry| storage::remove(&entry.id));
            entries.set(storage::entries());
        } else {
            deleting.set(true);
        }
    };
    let rename = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let new = name.get_untracked().trim().to_owned();
        if !new.is_empty() {
            if let Some(problem) = kept.with_value(|entry| rename_entry(entry, new)) {
                notice.set(Some(Notice { text: problem, bad: true }));
            }
            entries.set(storage::entries());
        }
    };
    let playable = broken.is_none();
    view! {
        <li class:broken=broken.is_some() data-save=entry.name.clone()>
            {dynamic(move || {
                if renaming.get() {
                    view! {
                        <form class="row" on:submit=on(rename)>
                            <input
                                class="rename"
                                aria-label="New name"
                                maxlength="60"
                                prop:value=name
                                on:input:target=move |event| name.set(event.target().value())
                            />
                            <button class="btn small">"Rename"</button>
                        </form>
                    }
                        .into_any()
                } else {
                    view! { <h3>{kept.with_value(|entry| entry.name.clone())}</h3> }.into_any()
                }
            })}
            <p>{state}</p>
            <div class="row">
                {playable
                    .then(|| {
                        view! {
                            <button
                                class="btn small"
                                on:click=on(move |_| kept.with_value(|entry| open_entry(open, entry)))
                            >
                                "Open"
                            </button>
                            <button
                                class="btn small ghost"
                                aria-expanded=live(move || renaming.get().to_string())
                                on:click=on(move |_| renaming.update(|renaming| *renaming = !*renaming))
                            >
                                "Rename"
                            </button>
                        }
                    })}
                <button class="btn small ghost" on:click=on(export)>
                    "Export"
                </button>
                <button class="btn small ghost danger" on:click=on(delete)>
                    {dynamic(move || if deleting.get() { "Really delete it?" } else { "Delete" })}
                </button>
            </div>
        </li>
    }
}

fn open_entry(open: Open, entry: &Entry) {
    if let Ok(game) = &entry.game {
        let place = Place::of(entry.id.clone(), entry.name.clone(), entry.text.clone());
        open.0.run((game.clone(), place));
    }
}

/// Gives a saved game another name; says why not.
fn rename_entry(entry: &Entry, name: String) -> Option<String> {
    let save = entry.game.as_ref().ok()?.save()?;
    let slot = Slot { name, saved: entry.saved, save };
    storage::write(&entry.id, &slot).err().map(|problem| format!("{problem}: the game keeps its name."))
}

/// Brings a file in as a game of its own; nothing is kept unless it replays.
async fn import(file: web_sys::File) -> Notice {
    let file_name = file.name();
    let bad = |text: String| Notice { text: format!("\u{201c}{file_name}\u{201d} was not imported: {text}."), bad: true };
    let Some(text) = storage::read_file(file).await else { return bad("it could not be read".to_owned()) };
    let game = match storage::game_of(&text) {
        Ok(game) => game,
        Err(problem) => return bad(problem.to_string()),
    };
    let from_file = file_name.trim_end_matches(".json");
    let name = free_name(&storage::name_of(&text).unwrap_or_else(|| from_file.to_owned()));
    let Some(save) = game.save() else { return bad("it has no seed".to_owned()) };
    let slot = Slot { name: name.clone(), saved: storage::now(), save };
    match storage::write(&storage::new_id(), &slot) {
        Ok(_) => {
            let text = format!("\u{201c}{name}\u{201d} was imported and checked: every order replays.");
            Notice { text, bad: false }
        }
        Err(problem) => bad(problem.to_string()),
    }
}

/// Takes the game on the table from its slot, as another tab has left it there.
pub fn take_over(session: Session, leave: Leave) {
    let id = session.place.with_untracked(|place| place.id.clone());
    let entry = storage::entries().into_iter().find(|entry| entry.id == id);
    match entry {
        Some(entry) if entry.game.is_ok() => open_entry(expect_context::<Open>(), &entry),
        _ => leave.0.run(()),
    }
}

/// A name no saved game has yet.
pub fn free_name(name: &str) -> String {
    let taken: Vec<String> = storage::entries().into_iter().map(|entry| entry.name).collect();
    let numbered = (2..).map(|number| format!("{name} {number}"));
    let mut names = std::iter::once(name.to_owned()).chain(numbered);
    names.find(|name| !taken.contains(name)).unwrap_or_else(|| name.to_owned())
}

/// Whether a game is under way.
fn is_under_way(game: &Game) -> bool {
    game.outcome().is_none()
}

/// Where a game stands.
fn stands(game: &Game) -> String {
    let table = game.table();
    match game.outcome() {
        Some(outcome) => format!("finished, {}, {}", wording::signed(outcome.score), outcome.level),
        None => format!("{}, phase {} \u{b7} {} points", table.turn, table.phase, wording::signed(table.score)),
    }
}

/// When it was saved, in the player's own way of writing dates.
fn when(saved: u64) -> String {
    let date = js_sys::Date::new(&wasm_bindgen::JsValue::from_f64(saved as f64));
    let text = String::from(date.to_locale_string("default", &wasm_bindgen::JsValue::UNDEFINED));
    format!("saved {text}")
}
