//! Dragging by mouse, touch or pen: what begins it, the picture under the pointer, and its end.

use leptos::ev;
use leptos::html::Div;
use leptos::prelude::*;
use leptos_use::{
    UseEventListenerOptions, use_event_listener, use_event_listener_with_options, use_window,
};
use web_sys::{Element, PointerEvent};

use super::controls::Controls;
use crate::view::{self, DragPicture, Dragged};

/// What the pointer does when it goes down on something that can be dragged: for `on:pointerdown`.
/// The style sheet gives that `touch-action: none`, or a finger would scroll.
pub fn press(dragged: Dragged) -> impl Fn(PointerEvent) {
    let drag = expect_context::<Controls>().drag;
    move |event| {
        // A finger's events all go to what it went down on: let what it comes over have them.
        let pressed = event_target::<Element>(&event);
        let _ = pressed.release_pointer_capture(event.pointer_id());
        if event.is_primary() && event.button() == 0 {
            drag.press(dragged, place(&event));
        }
    }
}

fn place(event: &PointerEvent) -> (i32, i32) {
    (event.client_x(), event.client_y())
}

/// Follows the pointer with a picture of what is dragged, and ends the drag.
#[component]
pub fn DragImage() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let Controls {
        playback,
        selection,
        drag,
        ..
    } = controls;
    listen(controls);
    let picture = Memo::new(move |_| {
        let dragged = drag.dragged()?;
        let planes = selection.planes();
        Some(playback.with_table(|table| view::drag_picture(table, dragged, planes)))
    });
    view! {
        {move || picture.get().map(|picture| view! { <Picture picture /> })}
    }
}

/// What is dragged, under the pointer and out of its way: the style sheet lets it through
/// (`pointer-events: none`). A popover, to lie above a dialog that is open.
#[component]
fn Picture(picture: DragPicture) -> impl IntoView {
    let drag = expect_context::<Controls>().drag;
    let element = NodeRef::<Div>::new();
    Effect::new(move |_| {
        if let Some(element) = element.get() {
            // An old browser draws it below a dialog.
            let _ = element.show_popover();
        }
    });
    let class = match picture.dragged {
        Dragged::Plane(unit) => super::parts::plane_class(unit.kind()),
        Dragged::Roll(_) | Dragged::Guns(_) => "roll-chip",
    };
    let at = move || {
        let (x, y) = drag.pointer();
        format!("translate({x}px, {y}px)")
    };
    view! {
        <div
            class=format!("ghost-drag {class}")
            popover="manual"
            aria-hidden="true"
            node_ref=element
            style:transform=move || at()
        >
            <i>{picture.text}</i>
            {picture.more.map(|more| view! { <b class="more">{more}</b> })}
        </div>
    }
}

/// Listens for what the pointer does wherever it goes, and for Escape.
fn listen(controls: Controls) {
    let drag = controls.drag;
    // Before anything on the page hears of it.
    let first = || UseEventListenerOptions::default().capture(true);
    let window = use_window();
    let _ = use_event_listener_with_options(
        window.clone(),
        ev::pointerdown,
        move |_| drag.begin_press(),
        first(),
    );
    let _ = use_event_listener(window.clone(), ev::pointermove, move |event| {
        if !event.is_primary() || !drag.is_pressed() {
            return;
        }
        // The main button came up where the page did not hear of it.
        if event.buttons() & 1 == 0 {
            controls.cancel_drag();
        } else {
            controls.drag_to(place(&event));
        }
    });
    let _ = use_event_listener(window.clone(), ev::pointerup, move |event| {
        if event.is_primary() {
            controls.drop_dragged();
        }
    });
    let _ = use_event_listener(window.clone(), ev::pointercancel, move |_| {
        controls.cancel_drag();
    });
    let _ = use_event_listener(window.clone(), ev::blur, move |_| {
        controls.cancel_drag();
    });
    let escape = move |event: ev::KeyboardEvent| {
        if event.key() == "Escape" && drag.is_dragging() {
            // Nor does it close what lies around.
            event.prevent_default();
            event.stop_propagation();
            controls.cancel_drag();
        }
    };
    let _ = use_event_listener_with_options(window.clone(), ev::keydown, escape, first());
    // A drag ends in a click of its own, which is none. One by key is meant: it has no detail.
    let click = move |event: ev::MouseEvent| {
        if drag.was_drag() && event.detail() > 0 {
            event.stop_propagation();
        }
    };
    let _ = use_event_listener_with_options(window, ev::click, click, first());
}
