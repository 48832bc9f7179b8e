//! Clicks that count once.

use leptos::ev::MouseEvent;

/// Handles clicks, but not the second one of a double click: it was not meant for what the first has
/// brought up.
pub fn once(act: impl Fn() + 'static) -> impl Fn(MouseEvent) + 'static {
    move |event| {
        if event.detail() < 2 {
            act();
        }
    }
}
