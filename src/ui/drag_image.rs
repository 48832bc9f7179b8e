//! Dragging on the table: what begins it, and the picture under the pointer.

use leptos::prelude::*;
use page::parts::{DragActs, DragPicture, listen_for_drags, press_to_drag};
use web_sys::PointerEvent;

use super::controls::Controls;
use crate::view::{self, Dragged};

/// What the pointer does when it goes down on something that can be dragged: for `on:pointerdown`.
pub fn press(dragged: Dragged) -> impl Fn(PointerEvent) {
    press_to_drag(expect_context::<Controls>().drag, dragged)
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
    listen_for_drags(
        drag,
        DragActs {
            to: Callback::new(move |at| controls.drag_to(at)),
            drop: Callback::new(move |()| controls.drop_dragged()),
            cancel: Callback::new(move |()| controls.cancel_drag()),
        },
    );
    let picture = Memo::new(move |_| {
        let dragged = drag.dragged()?;
        let planes = selection.planes();
        Some(playback.with_table(|table| view::drag_picture(table, dragged, planes)))
    });
    let pointer = Signal::derive(move || drag.pointer());
    move || {
        picture.get().map(|picture| {
            let class = match picture.dragged {
                Dragged::Plane(unit) => super::parts::plane_class(unit.kind()),
                Dragged::Roll(_) | Dragged::Guns(_) => "roll-chip",
            };
            view! { <DragPicture pointer class text=picture.text more=picture.more /> }
        })
    }
}
