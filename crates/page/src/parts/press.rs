//! Keys for elements that are more than the browser makes of them: an SVG has no buttons of its own.

use leptos::ev::KeyboardEvent;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement};

/// Whether a key presses a button. It is used up then, and no shortcut of the page.
pub fn is_press(event: &KeyboardEvent) -> bool {
    let is_press = matches!(event.key().as_str(), "Enter" | " ") && !has_modifier(event);
    if is_press {
        use_up(event);
    }
    // A key held down presses once.
    is_press && !event.repeat()
}

/// Whether Enter is pressed in a field, and gives what is written or chosen there. A form would say so as well, but not in
/// another site's frame that sends no forms.
pub fn is_enter_in_field(event: &KeyboardEvent) -> bool {
    let target = event.target();
    let in_field = target.is_some_and(|target| target.has_type::<HtmlInputElement>());
    let is_enter = in_field && event.key() == "Enter" && !has_modifier(event);
    // The Enter that ends a word written with a helper for scripts is none.
    let is_enter = is_enter && !event.is_composing();
    if is_enter {
        use_up(event);
    }
    is_enter && !event.repeat()
}

/// Whether a key is pressed together with another.
pub fn has_modifier(event: &KeyboardEvent) -> bool {
    event.ctrl_key() || event.alt_key() || event.meta_key()
}

/// Whether what a key goes down in has its own use for it: what is typed into for every key, a slider for those that
/// move it, and what can be pressed for those that press it.
pub fn has_own_use(event: &KeyboardEvent) -> bool {
    let target = event.target();
    let Some(on) = target.and_then(|target| target.dyn_into::<Element>().ok()) else {
        return false;
    };
    let key = event.key();
    let presses = matches!(key.as_str(), "Enter" | " ");
    let moves =
        key.starts_with("Arrow") || matches!(key.as_str(), "Home" | "End" | "PageUp" | "PageDown");
    match on.tag_name().as_str() {
        // Letters choose in a list.
        "SELECT" | "TEXTAREA" => true,
        "INPUT" => {
            let kind = on
                .dyn_ref::<HtmlInputElement>()
                .map(HtmlInputElement::type_);
            match kind.as_deref() {
                Some("range") => moves,
                // Enter does nothing to it, and gives the answer that is chosen.
                Some("radio") => key == " ",
                Some("checkbox") => presses,
                _ => true,
            }
        }
        // A tab that is open already.
        "BUTTON"
            if key == "Enter" && on.get_attribute("aria-selected").as_deref() == Some("true") =>
        {
            false
        }
        "BUTTON" | "g" | "A" | "SUMMARY" => presses,
        _ => false,
    }
}

/// Nobody else answers to a key.
pub fn use_up(event: &KeyboardEvent) {
    event.prevent_default();
    event.stop_propagation();
}
