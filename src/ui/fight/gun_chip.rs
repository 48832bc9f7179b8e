//! The guns of a ship.

use leptos::ev::MouseEvent;
use leptos::prelude::*;

use crate::ui::controls::Controls;
use crate::ui::drag_image::press;
use crate::ui::parts::clicks;
use crate::view::fight::Guns;
use crate::view::{Activity, Dragged};

/// The guns of a ship, to be taken in hand or dragged onto an enemy.
#[component]
pub fn GunChip(guns: Guns) -> impl IntoView {
    let selection = expect_context::<Controls>().selection;
    let Guns {
        ship,
        text,
        name,
        is_selected,
    } = guns;
    let pick = move |event: MouseEvent| {
        event.prevent_default();
        if clicks(&event) < 2 {
            selection.toggle(Activity::Laying(ship));
        }
    };
    view! {
        <button
            class="roll-chip"
            class:held=is_selected
            aria-label=name
            aria-pressed=is_selected.to_string()
            on:click=pick
            on:pointerdown=press(Dragged::Guns(ship))
        >
            {text}
        </button>
    }
}
