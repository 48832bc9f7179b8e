//! A dialog over the page.

use leptos::children::ViewFn;
use leptos::ev;
use leptos::html::{Dialog, Div};
use leptos::prelude::*;

use super::{CloseButton, has_modifier, has_own_use, use_up};
use crate::stores::DialogStore;

/// What the screen under the dialogs has to do with each: given as context, where there is any.
#[derive(Clone)]
pub struct AroundDialogs {
    /// Called as one is made.
    pub made: Callback<NodeRef<Dialog>>,
    /// Called when one has gone.
    pub gone: Callback<()>,
    /// What stands at its foot: what lies under a dialog cannot be pressed.
    pub foot: ViewFn,
}

/// A modal dialog with its head; it closes by its button, by Escape, or by `on_close` elsewhere.
/// Closing gives the focus back to what opened it.
#[component]
pub fn Modal(
    /// Its heading.
    #[prop(into)]
    title: Signal<String>,
    /// A line under it.
    #[prop(into, optional)]
    subtitle: Signal<String>,
    /// Its class.
    #[prop(optional)]
    class: &'static str,
    /// What closes it: nothing else takes it off the page.
    on_close: Callback<()>,
    /// Its filled answer: Enter gives it, where no button or field has the focus.
    #[prop(optional, into)]
    on_enter: Option<Callback<()>>,
    /// What else a key does in it.
    #[prop(optional, into)]
    on_key: Option<Callback<ev::KeyboardEvent>>,
    /// Its body and its foot.
    children: Children,
) -> impl IntoView {
    let dialog = NodeRef::<Dialog>::new();
    // An effect is for what lies outside the signals: here the dialog's own state.
    Effect::new(move |_| {
        if let Some(dialog) = dialog.get()
            && !dialog.open()
        {
            let _ = dialog.show_modal();
            // Not its first button: Enter gives the dialog's answer, and does not close it.
            let _ = dialog.focus();
        }
    });
    // The browser gives the focus back when a dialog closes, not when one is taken away. What had it
    // may be gone by then.
    let around = use_context::<AroundDialogs>();
    if let Some(around) = &around {
        around.made.run(dialog);
    }
    let gone = around.as_ref().map(|around| around.gone);
    expect_context::<DialogStore>().count();
    on_cleanup(move || {
        if let Some(dialog) = dialog.try_get_untracked().flatten() {
            dialog.close();
        }
        if let Some(gone) = gone {
            gone.run(());
        }
    });
    let press = move |event: ev::KeyboardEvent| match event.key().as_str() {
        "Escape" => {
            use_up(&event);
            on_close.run(());
        }
        "Enter" if on_enter.is_some() && !has_own_use(&event) && !has_modifier(&event) => {
            use_up(&event);
            // A key that is held down is not meant for what has just come up.
            if let Some(answer) = on_enter.filter(|_| !event.repeat()) {
                answer.run(());
            }
        }
        _ => {
            if let Some(on_key) = on_key {
                on_key.run(event);
            }
        }
    };
    let cancel = move |event: ev::Event| {
        event.prevent_default();
        on_close.run(());
    };
    // The browser closes it by itself at the second Escape in a row, whatever it is told.
    let closed = move |_: ev::Event| {
        if let Some(dialog) = dialog.try_get_untracked().flatten()
            && dialog.is_connected()
            && !dialog.open()
        {
            on_close.run(());
            // It may have more to say.
            let _ = dialog.show_modal();
        }
    };
    view! {
        <dialog
            class=class
            node_ref=dialog
            // Its title names it: two dialogs, one over the other, must not share an id.
            aria-label=title
            tabindex="-1"
            on:keydown=press
            on:cancel=cancel
            on:close=closed
        >
            <header class="d-head">
                <div>
                    <h2 translate="no" prop:textContent=title></h2>
                    <p translate="no" prop:textContent=subtitle></p>
                </div>
                <CloseButton on_close />
            </header>
            {children()}
            {around.map(|around| around.foot.run())}
        </dialog>
    }
}

/// What a dialog has to say, in a part that scrolls: it has the focus at first, so that the keys
/// scroll it at once.
#[component]
pub fn ModalText(children: Children) -> impl IntoView {
    let body = NodeRef::<Div>::new();
    // After the dialog's own effect, which was made before it.
    Effect::new(move |_| {
        if let Some(body) = body.get() {
            let _ = body.focus();
            // In a low window the dialog scrolls as a whole: its beginning comes first.
            if let Some(dialog) = body.parent_element() {
                dialog.set_scroll_top(0);
            }
        }
    });
    view! {
        <div class="d-body" tabindex="0" node_ref=body>
            {children()}
        </div>
    }
}

/// The foot of a dialog with nothing to do but to close it.
#[component]
pub fn CloseFoot(
    /// Closes it.
    on_close: Callback<()>,
) -> impl IntoView {
    view! {
        <footer class="d-foot">
            <button class="btn primary" on:click=move |_| on_close.run(())>
                "Close"
            </button>
        </footer>
    }
}
