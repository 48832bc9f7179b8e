//! Why an order was refused.

use leptos::prelude::*;

use super::{CloseButton, Prose};

/// Says why the last order was refused, until the next one.
#[component]
pub fn RefusalNotice(
    /// Why, if one was.
    refusal: Signal<Option<String>>,
    /// Puts it away.
    on_close: Callback<()>,
) -> impl IntoView {
    move || {
        refusal.get().map(|text| {
            view! {
                <div class="toast notice bad" role="alert">
                    <p>
                        <Prose text />
                    </p>
                    <CloseButton on_close />
                </div>
            }
        })
    }
}
