//! What was clicked last. It has the focus then, which nobody has moved to it by the keyboard.

use leptos::ev::{self, KeyboardEvent};
use leptos::prelude::*;
use leptos_use::{UseEventListenerOptions, use_event_listener, use_event_listener_with_options};
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget};

/// The button that was clicked last, or what stands in its place, until the focus is moved on by the keyboard.
#[derive(Clone, Copy)]
pub struct LastClicked(StoredValue<Option<Element>, LocalStorage>);

/// The keys that go from one button to the next: Tab everywhere, the others in a list that knows them.
const MOVE: [&str; 6] = [
    "ArrowLeft",
    "ArrowRight",
    "ArrowUp",
    "ArrowDown",
    "Home",
    "End",
];

impl LastClicked {
    /// Watches the page, as long as its owner lives.
    pub fn watch() -> LastClicked {
        let clicked = StoredValue::new_local(None);
        let _ = use_event_listener(window(), ev::pointerdown, move |event| {
            if let Some(button) = button_of(event.target()) {
                clicked.set_value(Some(button));
            }
        });
        let moved = StoredValue::new_local(false);
        let _ = use_event_listener_with_options(
            window(),
            ev::keydown,
            move |event| {
                let key = event.key();
                moved.set_value(MOVE.contains(&&*key));
                if matches!(key.as_str(), "Tab" | "Escape") {
                    clicked.set_value(None);
                }
            },
            // Before a list has moved the focus.
            UseEventListenerOptions::default().capture(true),
        );
        let _ = use_event_listener(window(), ev::focusin, move |event| {
            if moved.get_value() {
                clicked.set_value(None);
            }
            // Where it has gone, what the page gives its focus to stands for it; whoever takes the focus from elsewhere does
            // not.
            let has_gone = clicked.with_value(|clicked| {
                clicked
                    .as_ref()
                    .is_some_and(|clicked: &Element| !clicked.is_connected())
            });
            if has_gone {
                let heir = button_of(event.target()).filter(|_| event.related_target().is_none());
                clicked.set_value(heir);
            }
        });
        LastClicked(clicked)
    }

    /// Whether Enter or Space goes down in the button that was clicked last.
    pub fn is_under_press(self, event: &KeyboardEvent) -> bool {
        let is_press = matches!(event.key().as_str(), "Enter" | " ");
        let on = button_of(event.target());
        is_press && on.is_some() && self.0.with_value(|clicked| *clicked == on)
    }
}

fn button_of(target: Option<EventTarget>) -> Option<Element> {
    let on = target?.dyn_into::<Element>().ok()?;
    on.closest("button, summary").ok()?
}
