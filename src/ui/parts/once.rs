//! Clicks in quick succession: which of them count.

use leptos::ev::MouseEvent;
use leptos::prelude::*;

/// Handles clicks, but not the second one of a double click: it was not meant for what the first has
/// brought up.
pub fn once(act: impl Fn() + 'static) -> impl Fn(MouseEvent) + 'static {
    move |event| {
        if event.detail() < 2 {
            act();
        }
    }
}

/// Handles clicks, and every one of many quick ones, which hurry on; but not those that began on what stood here
/// before.
pub fn begun_here(act: impl Fn() + 'static) -> impl Fn(MouseEvent) + 'static {
    let began_here = StoredValue::new(false);
    move |event| {
        if event.detail() < 2 {
            began_here.set_value(true);
        }
        if began_here.get_value() {
            act();
        }
    }
}
