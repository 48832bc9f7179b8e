//! The hint of the moment: it stands with the question, and lies over nothing.

use leptos::prelude::*;

use crate::ui::controls::Controls;
use crate::ui::parts::{Icon, Show};
use crate::ui::state::{Focus, HintStore};
use crate::view::learn::Hint;

/// The hint, while there is one.
#[component]
pub fn HintLine() -> impl IntoView {
    let hints = expect_context::<HintStore>();
    let focus = expect_context::<Controls>().focus;
    let text = move |read: fn(Hint) -> &'static str| move || hints.shown().map_or("", read);
    let put_away = move |_| {
        hints.put_away();
        focus.keep_or_send(Focus::Question);
    };
    let turn_off = move |_| {
        hints.turn_off();
        focus.keep_or_send(Focus::Question);
    };
    view! {
        <Show when=move || hints.shown().is_some()>
            // No landmark: it may stand within one.
            <div class="hint-line" role="note" aria-label="Hint">
                <Icon name="help" />
                <p>
                    <b translate="no" prop:textContent=text(Hint::title)></b>
                    " "
                    <span translate="no" prop:textContent=text(Hint::text)></span>
                </p>
                <div class="row">
                    <button class="btn small" on:click=put_away>
                        "Got it"
                    </button>
                    <button class="btn small ghost" on:click=turn_off>
                        "No more hints"
                    </button>
                </div>
            </div>
        </Show>
    }
}
