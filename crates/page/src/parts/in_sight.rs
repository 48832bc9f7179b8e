//! What has come up or changed is scrolled to.

use leptos::prelude::window;
use web_sys::{Element, ScrollIntoViewOptions, ScrollLogicalPosition};

/// Scrolls as little as shows the whole of an element; one that is not drawn stays where it is.
pub fn bring_in_sight(element: &Element) {
    let options = ScrollIntoViewOptions::new();
    options.set_block(ScrollLogicalPosition::Nearest);
    element.scroll_into_view_with_scroll_into_view_options(&options);
}

/// Scrolls the page to its top.
pub fn scroll_to_top() {
    window().scroll_to_with_x_and_y(0.0, 0.0);
}
