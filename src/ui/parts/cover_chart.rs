//! What floats over the chart, for the camera: it shows what goes on above that.

use leptos::ev;
use leptos::html::Section;
use leptos::prelude::*;
use leptos_use::{use_event_listener, use_resize_observer};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::ui::controls::Controls;

/// Tells the camera how much of the chart a card or a bar covers, with what lies below it.
pub fn cover_chart(element: NodeRef<Section>) {
    let camera = expect_context::<Controls>().camera;
    let cover = move || {
        if let Some(element) = element.try_get_untracked().flatten() {
            camera.cover(reach(&element));
        }
    };
    // Measured at once: the chart is framed above it when it is first laid out.
    element.on_load(move |_| cover());
    let _ = use_resize_observer(element, move |_, _| cover());
    let _ = use_event_listener(window(), ev::resize, move |_| cover());
    on_cleanup(move || camera.cover(0.0));
}

/// How far an element reaches up from the lower edge of what it stands in: as it is laid out, wherever it flies in
/// from; not at all where it stands beside that.
fn reach(element: &HtmlElement) -> f64 {
    let stage = element.offset_parent();
    let stage = stage.and_then(|it| it.dyn_into::<HtmlElement>().ok());
    stage.map_or(0.0, |stage| {
        match element.offset_left() < stage.offset_width() {
            true => f64::from(stage.offset_height() - element.offset_top()),
            false => 0.0,
        }
    })
}
