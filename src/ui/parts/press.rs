//! Keys for elements that are more than the browser makes of them: an SVG has no buttons of its own.

use leptos::ev::KeyboardEvent;

/// Whether a key presses a button. It is used up then, and no shortcut of the page.
pub fn is_press(event: &KeyboardEvent) -> bool {
    let is_press = matches!(event.key().as_str(), "Enter" | " ") && !has_modifier(event);
    if is_press {
        use_up(event);
    }
    // A key held down presses once.
    is_press && !event.repeat()
}

/// Whether a key is pressed together with another.
pub fn has_modifier(event: &KeyboardEvent) -> bool {
    event.ctrl_key() || event.alt_key() || event.meta_key()
}

/// Nobody else answers to a key.
pub fn use_up(event: &KeyboardEvent) {
    event.prevent_default();
    event.stop_propagation();
}
