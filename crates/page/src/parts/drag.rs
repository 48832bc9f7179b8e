//! Dragging by mouse, touch or pen: what begins it, the picture under the pointer, and its end.

use leptos::ev;
use leptos::html::Div;
use leptos::prelude::*;
use leptos_use::{
    UseEventListenerOptions, use_event_listener, use_event_listener_with_options, use_window,
};
use web_sys::{Element, PointerEvent};

use crate::stores::{DragStore, Point};

/// What the page does as something is dragged.
#[derive(Clone, Copy)]
pub struct DragActs {
    /// The pointer moves with something pressed.
    pub to: Callback<Point>,
    /// It comes up.
    pub drop: Callback<()>,
    /// What is dragged goes back to where it was.
    pub cancel: Callback<()>,
}

/// What the pointer does when it goes down on something that can be dragged: for `on:pointerdown`.
/// The style sheet gives that `touch-action: none`, or a finger would scroll.
pub fn press_to_drag<D, T>(drag: DragStore<D, T>, dragged: D) -> impl Fn(PointerEvent)
where
    D: Copy + Send + Sync + 'static,
    T: Copy + PartialEq + Send + Sync + 'static,
{
    move |event| {
        // A finger's events all go to what it went down on: let what it comes over have them.
        let pressed = event_target::<Element>(&event);
        let _ = pressed.release_pointer_capture(event.pointer_id());
        if event.is_primary() && event.button() == 0 {
            drag.press(dragged, place(&event));
        }
    }
}

fn place(event: &PointerEvent) -> Point {
    (event.client_x(), event.client_y())
}

/// What is dragged, under the pointer and out of its way: the style sheet lets it through
/// (`pointer-events: none`). A popover, to lie above a dialog that is open.
#[component]
pub fn DragPicture(
    /// Where the pointer is.
    pointer: Signal<Point>,
    /// How it is drawn.
    class: &'static str,
    /// What stands on it.
    text: String,
    /// How many come along with it.
    more: Option<String>,
) -> impl IntoView {
    let element = NodeRef::<Div>::new();
    Effect::new(move |_| {
        if let Some(element) = element.get() {
            // An old browser draws it below a dialog.
            let _ = element.show_popover();
        }
    });
    let at = move || {
        let (x, y) = pointer.get();
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
            <i>{text}</i>
            {more.map(|more| view! { <b class="more">{more}</b> })}
        </div>
    }
}

/// Listens for what the pointer does wherever it goes, and for Escape.
pub fn listen_for_drags<D, T>(drag: DragStore<D, T>, acts: DragActs)
where
    D: Copy + Send + Sync + 'static,
    T: Copy + PartialEq + Send + Sync + 'static,
{
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
            acts.cancel.run(());
        } else {
            acts.to.run(place(&event));
        }
    });
    let _ = use_event_listener(window.clone(), ev::pointerup, move |event| {
        if event.is_primary() {
            acts.drop.run(());
        }
    });
    let _ = use_event_listener(window.clone(), ev::pointercancel, move |_| {
        acts.cancel.run(());
    });
    let _ = use_event_listener(window.clone(), ev::blur, move |_| acts.cancel.run(()));
    let escape = move |event: ev::KeyboardEvent| {
        if event.key() == "Escape" && drag.is_dragging() {
            // Nor does it close what lies around.
            event.prevent_default();
            event.stop_propagation();
            acts.cancel.run(());
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
