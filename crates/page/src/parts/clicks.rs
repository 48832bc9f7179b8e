//! Clicks in quick succession: which of them count.

use std::cell::Cell;

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::PointerEvent;

/// How soon after a tap another one belongs to it, in milliseconds.
const SOON: f64 = 300.0;
/// How near it is then, in pixels.
const NEAR: f64 = 40.0;

/// A tap, and how many in quick succession it was the last of.
#[derive(Clone, Copy)]
struct Tap {
    when: f64,
    at: (i32, i32),
    count: i32,
}

thread_local! {
    static LAST_TAP: Cell<Option<Tap>> = const { Cell::new(None) };
    /// What had the last click, and how many in quick succession that was.
    static LAST_CLICKED: Cell<(u64, i32)> = const { Cell::new((0, 0)) };
}

/// How many clicks in quick succession this is the last of; none if it was a key. Browsers count a mouse's clicks, and
/// most do not count a finger's.
pub fn clicks(event: &MouseEvent) -> i32 {
    let by_finger = event
        .dyn_ref::<PointerEvent>()
        .is_some_and(|event| event.pointer_type() == "touch");
    if !by_finger || event.detail() == 0 {
        return event.detail();
    }
    let (when, at) = (event.time_stamp(), (event.client_x(), event.client_y()));
    let follows = |last: &Tap| {
        let way = f64::from(at.0 - last.at.0).hypot(f64::from(at.1 - last.at.1));
        when - last.when < SOON && way < NEAR
    };
    let before = LAST_TAP.get().filter(follows);
    let count = match before {
        // Asked of the same tap again.
        Some(last) if last.when >= when => last.count,
        Some(last) => last.count + 1,
        None => 1,
    };
    LAST_TAP.set(Some(Tap { when, at, count }));
    count
}

/// How many clicks in quick succession this is the last of, if it was meant for something that is known by a number:
/// the second of a double click only if that had the first too, and may have another at once.
pub fn meant_for(event: &MouseEvent, what: u64, repeats: bool) -> Option<i32> {
    let clicks = clicks(event);
    let last = LAST_CLICKED.replace((what, clicks));
    (clicks < 2 || repeats && last == (what, clicks - 1)).then_some(clicks)
}

/// Leaves the focus where it was when the mouse goes down: what is clicked only opens something, and Enter still gives the
/// filled answer. Who comes by the keyboard has the focus there as ever.
pub fn leave_focus(event: MouseEvent) {
    event.prevent_default();
}

/// Handles clicks, but not the second one of a double click: it was not meant for what the first has
/// brought up.
pub fn ignore_double_click(act: impl Fn() + 'static) -> impl Fn(MouseEvent) + 'static {
    move |event| {
        if clicks(&event) < 2 {
            act();
        }
    }
}

/// Handles clicks, and every one of many quick ones, which hurry on; but not those that began on what stood here
/// before.
pub fn begun_here(act: impl Fn() + 'static) -> impl Fn(MouseEvent) + 'static {
    let began_here = StoredValue::new(false);
    move |event| {
        if clicks(&event) < 2 {
            began_here.set_value(true);
        }
        if began_here.get_value() {
            act();
        }
    }
}
