//! What the page has to say of the saving of the game, and of an order that was refused.

use leptos::prelude::*;
use page::parts::{self, CloseButton, Prose};

use crate::ui::controls::Controls;
use crate::ui::state::{Focus, Screens};

/// Says that the game is not being saved.
#[component]
pub fn SavingNotice() -> impl IntoView {
    let Controls { save, focus, .. } = expect_context();
    let screens = expect_context::<Screens>();
    let take_over = Callback::new(move |()| screens.take_over());
    let on_done = Callback::new(move |()| focus.keep_or_send(Focus::Question));
    view! { <parts::SavingNotice save take_over on_done /> }
}

/// Says why the last order was refused, until the next one.
#[component]
pub fn RefusalNotice() -> impl IntoView {
    let Controls { game, focus, .. } = expect_context();
    let close = Callback::new(move |()| {
        game.forget_refusal();
        focus.keep_or_send(Focus::Question);
    });
    move || {
        game.refusal().map(|refusal| {
            view! {
                <div class="toast notice bad" role="alert">
                    <p><Prose text=refusal /></p>
                    <CloseButton on_close=close />
                </div>
            }
        })
    }
}
