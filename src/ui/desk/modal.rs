//! A dialog over the page.

use crate::ui::live::{effect, on};
use leptos::html::Dialog;
use leptos::prelude::*;

use crate::ui::icons::CloseButton;

/// A modal dialog with its head; it closes by its button, by Escape, or by `on_close` elsewhere.
#[component]
pub fn Modal(
    #[prop(into)] title: Signal<String>,
    #[prop(into, optional)] subtitle: Signal<String>,
    #[prop(optional)] class: &'static str,
    on_close: Callback<()>,
    children: Children,
) -> impl IntoView {
    let dialog = NodeRef::<Dialog>::new();
    effect(move || {
        if let Some(dialog) = dialog.get()
            && !dialog.open()
        {
            // It was closed a moment ago or never opened: both can be opened. The focus is the
            // dialog's own, so that Enter gives its answer and not its closing.
            let _ = dialog.show_modal();
            let _ = dialog.focus();
        }
    });
    view! {
        <dialog
            class=class
            node_ref=dialog
            aria-labelledby="dialog-title"
            tabindex="-1"
            on:keydown=on(move |event: leptos::ev::KeyboardEvent| {
                if event.key() == "Escape" {
                    // The browser would close it by itself at the third Escape.
                    event.prevent_default();
                    event.stop_propagation();
                    on_close.run(());
                }
            })
            on:cancel=on(move |event: leptos::ev::Event| {
                event.prevent_default();
                on_close.run(());
            })
        >
            <header class="d-head">
                <div>
                    <h2 id="dialog-title">{title}</h2>
                    <p>{subtitle}</p>
                </div>
                <CloseButton on_close />
            </header>
            {children()}
        </dialog>
    }
}
