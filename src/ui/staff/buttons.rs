//! What the player can do about the staff beside watching it: skip to the end of its range, or take command.

use leptos::prelude::*;

use crate::ui::controls::Controls;
use crate::ui::parts::{Changing, KeyOf, ignore_double_click};
use crate::view::shell::CommandName;

/// The buttons, while the staff has command.
#[component]
pub fn StaffButtons() -> impl IntoView {
    let controls = expect_context::<Controls>();
    view! {
        <button
            class="btn small"
            data-order-kind="skip-staff"
            title="The staff plays the rest at once, and then you are asked again."
            on:click=ignore_double_click(move || controls.skip_staff())
        >
            <Changing text=move || controls.playback.staff().map_or("", |it| it.range.skip()).to_owned() />
        </button>
        <button
            class="btn small take-command"
            data-order-kind="take-command"
            title="The staff stops; you are asked what it would have answered next."
            on:click=ignore_double_click(move || controls.take_command())
        >
            "Take command "
            <KeyOf command=CommandName::Staff />
        </button>
    }
}
