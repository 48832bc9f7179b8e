//! Dragging on the table: what begins it, what it is dropped on, and the picture under the pointer.

use leptos::ev::PointerEvent;
use leptos::prelude::*;
use page::parts::{DragActs, DragPicture, listen_for_drags, press_to_drag};

use super::controls::Controls;
use crate::view::drag::{Dragged, DropTarget};

/// What the pointer does when it goes down on something that can be dragged while the question asks of it: for
/// `on:pointerdown`. The chart lies still under it then.
pub fn press(dragged: Dragged) -> impl Fn(PointerEvent) {
    let controls = expect_context::<Controls>();
    let press = press_to_drag(controls.drag, dragged);
    move |event| {
        if untrack(|| controls.can_drag(dragged)) {
            event.stop_propagation();
            press(event);
        }
    }
}

/// What can be dropped on: whether the pointer drags something over it that it takes, and what it does as a pointer comes
/// and goes.
#[derive(Clone, Copy)]
pub struct DropSpot {
    controls: Controls,
    target: DropTarget,
    /// Whether it takes what is dragged.
    pub takes: Memo<bool>,
}

impl DropSpot {
    /// What can be dropped on.
    pub fn new(target: DropTarget) -> DropSpot {
        let controls = expect_context::<Controls>();
        DropSpot {
            controls,
            target,
            takes: Memo::new(move |_| controls.takes_dragged(target)),
        }
    }

    /// Whether the pointer drags something over it that it takes.
    pub fn is_over(self) -> bool {
        self.takes.get() && self.controls.drag.is_over(self.target)
    }

    /// The pointer comes.
    pub fn enter(self) {
        self.controls.drag.enter(self.target);
    }

    /// The pointer goes.
    pub fn leave(self) {
        self.controls.drag.leave(self.target);
    }
}

/// Follows the pointer with a picture of what is dragged, and ends the drag.
#[component]
pub fn DragImage() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let drag = controls.drag;
    listen_for_drags(
        drag,
        DragActs {
            to: Callback::new(move |at| controls.drag_to(at)),
            drop: Callback::new(move |()| controls.drop_dragged()),
            cancel: Callback::new(move |()| controls.cancel_drag()),
        },
    );
    let picture = Memo::new(move |_| drag.dragged().map(Dragged::text));
    let pointer = Signal::derive(move || drag.pointer());
    move || {
        let text = picture.get().map(str::to_owned);
        text.map(|text| view! { <DragPicture pointer class="counter-drag" text more=None /> })
    }
}
