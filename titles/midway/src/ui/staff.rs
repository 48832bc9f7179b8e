//! Watching the staff.

use leptos::prelude::*;
use page::parts::{Icon, Show};

use super::controls::Controls;
use super::state::Focus;

/// Says that the staff has command, and gives it back.
#[component]
pub fn StaffBar() -> impl IntoView {
    let Controls { staff, focus, .. } = expect_context();
    let take = move |_| {
        staff.take_command();
        focus.keep_or_send(Focus::Question);
    };
    view! {
        <Show when=move || staff.has_command_now()>
            <section class="staff-bar" role="status" aria-label="The staff has command">
                <Icon name="watch" />
                <p>"The staff has command."</p>
                <button class="btn primary small" on:click=take>
                    "Take command"
                </button>
            </section>
        </Show>
    }
}
