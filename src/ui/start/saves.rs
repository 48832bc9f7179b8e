//! The player's games: continue, open, rename, export, delete, import.

use crate::ui::live::{dynamic, live, on, provided};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;

use crate::engine::Game;
use crate::storage::{self, Entry, Slot};
use crate::ui::html::{el, tag, wrap};
use crate::ui::session::{Notice, Place, Session};
use crate::ui::{Open, focus_on, wording};

/// The games, as the start screen holds them.
pub type Entries = RwSignal<Vec<Entry>, LocalStorage>;

/// The game played last, if it is under way.
#[component]
pub fn Continue(entries: Entries) -> impl IntoView {
    let open = provided::<Open>();
    dynamic(move || {
        let last = storage::last();
        let entry = entries.with(|entries| {
            let under_way = |entry: &&Entry| entry.game.as_ref().as_ref().is_ok_and(is_under_way);
            let by_id = entries
                .iter()
                .find(|entry| Some(&entry.id) == last.as_ref())
                .filter(under_way);
            by_id.or_else(|| entries.iter().find(under_way)).cloned()
        })?;
        let game = entry.game.as_ref().as_ref().ok()?;
        let state = format!("{} \u{b7} {}", stands(game), when(entry.saved));
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

/// What the player is doing with one of his games.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Doing {
    Nothing,
    Renaming(String),
    Deleting(String),
}

/// Every saved game, and the import.
#[component]
pub fn Saves(entries: Entries, notice: RwSignal<Option<Notice>>) -> impl IntoView {
    let open = provided::<Open>();
    let doing = RwSignal::new(Doing::Nothing);
    let import = move |event: leptos::ev::Event| {
        let input = event
            .target()
            .and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok());
        let Some(input) = input else { return };
        let Some(file) = input.files().and_then(|files| files.get(0)) else {
            return;
        };
        spawn_local(async move {
            let told = import(file).await;
            input.set_value("");
            entries.set(storage::entries());
            notice.set(Some(told));
        });
    };
    // A button says what it does, and with which game.
    let click = move |event: leptos::ev::MouseEvent| {
        let on = event
            .target()
            .and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let button = on.and_then(|on| on.closest("[data-do]").ok().flatten());
        let Some((what, id)) =
            button.and_then(|button| Some((button.get_attribute("data-do")?, id_of(&button)?)))
        else {
            return;
        };
        let Some(entry) =
            entries.with_untracked(|entries| entries.iter().find(|entry| entry.id == id).cloned())
        else {
            return;
        };
        let now = doing.get_untracked();
        doing.set(Doing::Nothing);
        match what.as_str() {
            "open" => open_entry(open, &entry),
            "export" => export(&entry),
            "rename" if now != Doing::Renaming(id.clone()) => {
                doing.set(Doing::Renaming(id));
                focus_on(".saves input.rename");
            }
            "delete" if now == Doing::Deleting(id.clone()) => {
                storage::remove(&id);
                entries.set(storage::entries());
            }
            "delete" => doing.set(Doing::Deleting(id)),
            _ => {}
        }
    };
    let rename = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let Doing::Renaming(id) = doing.get_untracked() else {
            return;
        };
        let input = document()
            .query_selector(".saves input.rename")
            .ok()
            .flatten();
        let name = input
            .and_then(|input| input.dyn_into::<web_sys::HtmlInputElement>().ok())
            .map(|input| input.value());
        let name = name
            .map(|name| name.trim().to_owned())
            .filter(|name| !name.is_empty());
        let entry =
            entries.with_untracked(|entries| entries.iter().find(|entry| entry.id == id).cloned());
        if let (Some(name), Some(entry)) = (name, entry) {
            let problem = rename_entry(&entry, name);
            notice.set(problem.map(|text| Notice { text, bad: true }));
            doing.set(Doing::Nothing);
            entries.set(storage::entries());
        }
    };
    let list = move || {
        let doing = doing.get();
        entries.with(|entries| {
            entries
                .iter()
                .map(|entry| line(entry, &doing))
                .collect::<String>()
        })
    };
    view! {
        <section class="sheet saves" aria-labelledby="saved-games">
            <h2 id="saved-games">"Saved games"</h2>
            <p class="none" hidden=live(move || entries.with(|entries| !entries.is_empty()))>
                "None yet. Every game is kept here by itself, after every order."
            </p>
            <ul on:click=on(click) on:submit=on(rename) inner_html=live(list)></ul>
            <label class="import">
                <input type="file" accept=".json,application/json" on:change=on(import) />
                <span class="btn">"Import a game\u{2026}"</span>
            </label>
        </section>
    }
}

/// The game a button is about.
fn id_of(button: &web_sys::Element) -> Option<String> {
    button
        .closest("[data-id]")
        .ok()
        .flatten()?
        .get_attribute("data-id")
}

/// A game's line: its name, where it stands, and what can be done with it.
fn line(entry: &Entry, doing: &Doing) -> String {
    let state = match entry.game.as_ref() {
        Ok(game) => format!("{} \u{b7} {}", stands(game), when(entry.saved)),
        Err(problem) => format!(
            "This game cannot be opened: {problem}. It stays here as it is; you can export it."
        ),
    };
    let renaming = *doing == Doing::Renaming(entry.id.clone());
    let name = if renaming {
        let input = el("input")
            .class("rename")
            .attr("aria-label", &"New name")
            .attr("maxlength", &60);
        let input = input.attr("value", &entry.name).end();
        wrap(
            "form",
            "row",
            &(input + &tag("button", "btn small", &"Rename")),
        )
    } else {
        tag("h3", "", &entry.name)
    };
    let button = |class: &str, act: &str, text: &str| {
        el("button")
            .class(&format!("btn small {class}"))
            .attr("data-do", &act)
            .text(&text)
            .end()
    };
    let mut buttons = String::new();
    if entry.game.is_ok() {
        buttons += &(button("", "open", "Open") + &button("ghost", "rename", "Rename"));
    }
    let delete = if *doing == Doing::Deleting(entry.id.clone()) {
        "Really delete it?"
    } else {
        "Delete"
    };
    buttons += &(button("ghost", "export", "Export") + &button("ghost danger", "delete", delete));
    let item = el("li")
        .class(if entry.game.is_ok() { "" } else { "broken" })
        .attr("data-save", &entry.name);
    item.attr("data-id", &entry.id)
        .html(&name)
        .html(&tag("p", "", &state))
        .html(&wrap("div", "row", &buttons))
        .end()
}

/// Exports a game; one that cannot be read, byte for byte as it is stored.
fn export(entry: &Entry) {
    match entry.game.as_ref().as_ref().ok().and_then(Game::save) {
        Some(save) => storage::export(&entry.name, save),
        None => storage::download(&entry.name, &entry.text),
    }
}

fn open_entry(open: Open, entry: &Entry) {
    // Read anew: a game is not copied anywhere in the page.
    if let Ok(game) = storage::game_of(&entry.text) {
        let place = Place::of(entry.id.clone(), entry.name.clone(), entry.text.clone());
        open.0.run((game, place));
    }
}

/// Gives a saved game another name; says why not.
fn rename_entry(entry: &Entry, name: String) -> Option<String> {
    let save = entry.game.as_ref().as_ref().ok()?.save()?;
    let slot = Slot {
        name,
        saved: entry.saved,
        save,
    };
    storage::write(&entry.id, &slot)
        .err()
        .map(|problem| format!("{problem}: the game keeps its name."))
}

/// Brings a file in as a game of its own; nothing is kept unless it replays.
async fn import(file: web_sys::File) -> Notice {
    let file_name = file.name();
    let bad = |text: String| Notice {
        text: format!("\u{201c}{file_name}\u{201d} was not imported: {text}."),
        bad: true,
    };
    let Some(text) = storage::read_file(file).await else {
        return bad("it could not be read".to_owned());
    };
    let game = match storage::game_of(&text) {
        Ok(game) => game,
        Err(problem) => return bad(problem.to_string()),
    };
    let from_file = file_name.strip_suffix(".json").unwrap_or(&file_name);
    let own = storage::name_of(&text).filter(|name| !name.trim().is_empty());
    let name = free_name(&own.unwrap_or_else(|| from_file.to_owned()));
    let Some(save) = game.save() else {
        return bad("it has no seed".to_owned());
    };
    let slot = Slot {
        name: name.clone(),
        saved: storage::now(),
        save,
    };
    match storage::write(&storage::new_id(), &slot) {
        Ok(_) => {
            let text =
                format!("\u{201c}{name}\u{201d} was imported and checked: every order replays.");
            Notice { text, bad: false }
        }
        Err(problem) => bad(problem.to_string()),
    }
}

/// Takes the game on the table from its slot, as another tab has left it there.
pub fn take_over(session: Session) {
    let id = session.place.with_untracked(|place| place.id.clone());
    let entry = storage::entries().into_iter().find(|entry| entry.id == id);
    match entry {
        Some(entry) if entry.game.is_ok() => open_entry(session.open, &entry),
        _ => session.leave.0.run(()),
    }
}

/// A name no saved game has yet.
pub fn free_name(name: &str) -> String {
    let taken: Vec<String> = storage::entries()
        .into_iter()
        .map(|entry| entry.name)
        .collect();
    let numbered = (2..).map(|number| format!("{name} {number}"));
    let mut names = std::iter::once(name.to_owned()).chain(numbered);
    names
        .find(|name| !taken.contains(name))
        .unwrap_or_else(|| name.to_owned())
}

/// Whether a game is under way.
fn is_under_way(game: &Game) -> bool {
    game.outcome().is_none()
}

/// Where a game stands.
fn stands(game: &Game) -> String {
    let table = game.table();
    match game.outcome() {
        Some(outcome) => format!(
            "finished, {}, {}",
            wording::signed(outcome.score),
            outcome.level
        ),
        None => format!(
            "{}, phase {} \u{b7} {} points",
            table.turn,
            table.phase,
            wording::signed(table.score)
        ),
    }
}

/// When it was saved, in the player's own way of writing dates.
fn when(saved: u64) -> String {
    let date = js_sys::Date::new(&wasm_bindgen::JsValue::from_f64(saved as f64));
    let text = String::from(date.to_locale_string("default", &wasm_bindgen::JsValue::UNDEFINED));
    format!("saved {text}")
}
