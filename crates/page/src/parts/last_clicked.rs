//! What was clicked last. It has the focus then, which nobody has moved to it by the keyboard.

use leptos::ev::{self, KeyboardEvent};
use leptos::prelude::*;
use leptos_use::use_event_listener;
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget};

/// The button that was clicked last, until the focus is moved on by Tab.
#[derive(Clone, Copy)]
pub struct LastClicked(StoredValue<Option<Element>, LocalStorage>);

impl LastClicked {
    /// Watches the page, as long as its owner lives.
    pub fn watch() -> LastClicked {
        let clicked = StoredValue::new_local(None);
        let _ = use_event_listener(window(), ev::pointerdown, move |event| {
            clicked.set_value(button_of(event.target()));
        });
        let _ = use_event_listener(window(), ev::keydown, move |event| {
            if event.key() == "Tab" {
                clicked.set_value(None);
            }
        });
        LastClicked(clicked)
    }

    /// Whether Enter goes down in the button that was clicked last.
    pub fn is_under_enter(self, event: &KeyboardEvent) -> bool {
        let on = button_of(event.target());
        event.key() == "Enter" && on.is_some() && self.0.with_value(|clicked| *clicked == on)
    }
}

fn button_of(target: Option<EventTarget>) -> Option<Element> {
    let on = target?.dyn_into::<Element>().ok()?;
    on.closest("button, summary").ok()?
}
