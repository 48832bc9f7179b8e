//! A damage roll.

use leptos::ev::MouseEvent;
use leptos::prelude::*;

use crate::ui::controls::Controls;
use crate::ui::drag_image::press;
use crate::ui::parts::clicks;
use crate::view::fight::Chip;
use crate::view::{Activity, Dragged};

/// A damage roll, to be picked up or dragged.
#[component]
pub fn RollChip(#[prop(into)] view: Signal<Chip>) -> impl IntoView {
    let selection = expect_context::<Controls>().selection;
    let roll = view.with_untracked(|chip| chip.roll);
    let is_selected = move || view.with(|chip| chip.is_selected);
    let pick = move |event: MouseEvent| {
        event.prevent_default();
        if clicks(&event) < 2 {
            selection.toggle(Activity::Aiming(roll));
        }
    };
    view! {
        <button
            class="roll-chip"
            class:held=move || is_selected()
            id=format!("roll-{roll}")
            aria-label=move || view.with(|chip| chip.name.clone())
            aria-pressed=move || is_selected().to_string()
            on:click=pick
            on:pointerdown=press(Dragged::Roll(roll))
            translate="no"
            prop:textContent=move || view.with(|chip| chip.text.clone())
        ></button>
    }
}
