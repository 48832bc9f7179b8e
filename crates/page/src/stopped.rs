//! What is left to do when the program stops by a fault of its own. It cannot go on then, and must not be entered
//! again: the page says so (`assets/loading.js`), and gives out the player's games.

use std::cell::RefCell;
use std::panic::{PanicHookInfo, set_hook};

use leptos::prelude::window;
use serde::Serialize;
use wasm_bindgen::JsValue;
use web_sys::{CustomEvent, CustomEventInit};

/// The name of the event that tells the page.
const STOPPED: &str = "carrier-battle-stopped";

/// A game that no storage has.
#[derive(Clone, Serialize)]
struct Unkept {
    id: String,
    name: String,
    text: String,
}

/// What the page is told.
#[derive(Serialize)]
struct Told {
    words: String,
    games: Vec<Unkept>,
}

thread_local! {
    /// The games that would be lost. No signal: those may be in use when the program stops.
    static UNKEPT: RefCell<Vec<Unkept>> = const { RefCell::new(Vec::new()) };
}

/// Has the page told when the program stops.
pub fn tell_when_stopped() {
    set_hook(Box::new(|fault| {
        console_error_panic_hook::hook(fault);
        // Where even this fails there is nobody to tell; the page sees by itself that the program has stopped.
        let _ = tell(fault);
    }));
}

fn tell(fault: &PanicHookInfo<'_>) -> Result<(), JsValue> {
    let told = Told {
        words: fault.to_string(),
        games: UNKEPT.with(|games| {
            games
                .try_borrow()
                .map(|games| games.clone())
                .unwrap_or_default()
        }),
    };
    let text = serde_json::to_string(&told).unwrap_or_default();
    let event = CustomEventInit::new();
    event.set_detail(&js_sys::Array::of2(
        &wasm_bindgen::function_table(),
        &text.into(),
    ));
    let event = CustomEvent::new_with_event_init_dict(STOPPED, &event)?;
    window().dispatch_event(&event).map(|_| ())
}

/// Remembers a game that the storage did not take, as the text of its slot.
pub fn remember(id: &str, name: &str, text: &str) {
    forget(id);
    let (id, name, text) = (id.to_owned(), name.to_owned(), text.to_owned());
    UNKEPT.with_borrow_mut(|games| games.push(Unkept { id, name, text }));
}

/// Forgets a game that is kept now, or not wanted any more.
pub fn forget(id: &str) {
    UNKEPT.with_borrow_mut(|games| games.retain(|game| game.id != id));
}
