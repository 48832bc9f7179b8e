//! Why an order was refused.

use leptos::prelude::*;
use page::parts;

use crate::ui::controls::Controls;
use crate::ui::state::Focus;

/// Says why the last order was refused, until the next one.
#[component]
pub fn RefusalNotice() -> impl IntoView {
    let Controls { game, focus, .. } = expect_context();
    let on_close = Callback::new(move |()| {
        game.forget_refusal();
        focus.keep_or_send(Focus::Question);
    });
    let refusal = Signal::derive(move || game.refusal());
    view! { <parts::RefusalNotice refusal on_close /> }
}
