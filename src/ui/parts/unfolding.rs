//! What the player unfolds.

use leptos::ev;
use leptos::prelude::*;

use crate::ui::controls::Controls;
use web_sys::HtmlDetailsElement;

/// A summary and what it unfolds to. The tab remembers whether the player has unfolded it.
#[component]
pub fn Unfolding(
    /// What it is known by.
    #[prop(into)]
    name: String,
    #[prop(optional)] class: &'static str,
    /// Called when it is unfolded or folded.
    #[prop(optional)]
    on_toggle: Option<Callback<()>>,
    children: Children,
) -> impl IntoView {
    let log = expect_context::<Controls>().log;
    let list = name.clone();
    let toggled = move |event: ev::Event| {
        let details = event_target::<HtmlDetailsElement>(&event);
        // One that is drawn open says so too.
        if details.open() == untrack(|| log.is_unfolded(&name)) {
            return;
        }
        log.unfold(&name, details.open());
        if let Some(on_toggle) = on_toggle {
            on_toggle.run(());
        }
    };
    view! {
        <details
            class=(!class.is_empty()).then_some(class)
            prop:open=move || log.is_unfolded(&list)
            on:toggle=toggled
        >
            {children()}
        </details>
    }
}
