//! Where a note lies that explains something on the page, and that it lies over everything.

use leptos::html::Span;
use leptos::prelude::*;
use web_sys::HtmlElement;

/// Under it, or over it in the lower half of the window; never beyond an edge.
pub fn beside(button: &HtmlElement) -> String {
    let rect = button.get_bounding_client_rect();
    let size = |size: Result<wasm_bindgen::JsValue, _>| size.ok().and_then(|it| it.as_f64());
    let (wide, high) = (size(window().inner_width()), size(window().inner_height()));
    let (wide, high) = (wide.unwrap_or(360.0), high.unwrap_or(640.0));
    let left = rect.left().min(wide - 336.0).max(8.0);
    if rect.bottom() > high * 0.55 {
        format!("left:{left:.0}px;bottom:{:.0}px", high - rect.top() + 4.0)
    } else {
        format!("left:{left:.0}px;top:{:.0}px", rect.bottom() + 4.0)
    }
}

/// A note that lies over the whole page, dialogs too, as soon as it is drawn.
pub fn over_page() -> NodeRef<Span> {
    let note = NodeRef::<Span>::new();
    // An effect is for what lies outside the signals: here the layer over the page.
    Effect::new(move |_| {
        if let Some(note) = note.get() {
            let _ = note.show_popover();
        }
    });
    note
}
