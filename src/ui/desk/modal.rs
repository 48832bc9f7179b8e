//! A dialog over the page.

use crate::ui::live::on;
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
    Effect::new(move |_| {
        if let Some(dialog) = dialog.get()
            && !dialog.open()
        {
            // It was closed a moment ago or never opened: both can be opened.
            let _ = dialog.show_modal();
        }
    });
    view! {
        <dialog
            class=class
            node_ref=dialog
            aria-labelledby="dialog-title"
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
