//! A text to be copied: a button does it, and where the browser refuses, the text is selected for the player to copy.

use leptos::html::Textarea;
use leptos::prelude::*;
use wasm_bindgen_futures::JsFuture;

use super::Show;
use crate::copied::Copied;

/// What became of the last copy, and where the text stands to be copied by hand.
#[derive(Clone, Copy)]
struct Copying {
    text: StoredValue<String>,
    said: RwSignal<Option<Copied>>,
    area: NodeRef<Textarea>,
}

impl Copying {
    fn new(text: String) -> Copying {
        let copying = Copying {
            text: StoredValue::new(text),
            said: RwSignal::new(None),
            area: NodeRef::new(),
        };
        // An effect is for what lies outside the signals: here the focus and what is selected.
        Effect::new(move |_| {
            if copying.said.get() == Some(Copied::Refused)
                && let Some(area) = copying.area.get()
            {
                let _ = area.focus();
                area.select();
            }
        });
        copying
    }

    fn copy(self) {
        self.said.set(None);
        let text = self.text.get_value();
        leptos::task::spawn_local(async move {
            let done = write(&text).await;
            // What the button stood on may be gone meanwhile.
            let _ = self.said.try_set(Some(match done {
                true => Copied::Done,
                false => Copied::Refused,
            }));
        });
    }

    fn is(self, what: Copied) -> bool {
        self.said.get() == Some(what)
    }
}

/// A text with its label and the button that copies it.
#[component]
pub fn CopyField(
    /// The id of the text.
    id: &'static str,
    /// What it is.
    label: &'static str,
    /// What stands on the button.
    button: &'static str,
    /// The text.
    text: String,
    /// How many lines of it are seen at once.
    rows: u8,
) -> impl IntoView {
    let copying = Copying::new(text);
    view! {
        <div class="field copy-field">
            <label class="t" for=id>
                {label}
            </label>
            <textarea id=id rows=rows readonly=true node_ref=copying.area>
                {copying.text.get_value()}
            </textarea>
            <div class="row">
                <button type="button" class="btn" on:click=move |_| copying.copy()>
                    {button}
                </button>
                <p
                    class="share-said"
                    role="status"
                    translate="no"
                    prop:textContent=move || copying.said.get().map(Copied::words)
                ></p>
            </div>
        </div>
    }
}

/// A button that copies a text; where the browser refuses, the text stands under it to be copied by hand.
#[component]
pub fn CopyButton(
    /// The id of the text.
    id: &'static str,
    /// What the text is.
    label: &'static str,
    /// What stands on the button.
    button: &'static str,
    /// What stands there once the text has been copied.
    done: &'static str,
    /// The text.
    text: String,
) -> impl IntoView {
    let copying = Copying::new(text);
    view! {
        <button
            type="button"
            class="btn ghost"
            translate="no"
            prop:textContent=move || if copying.is(Copied::Done) { done } else { button }
            on:click=move |_| copying.copy()
        ></button>
        <Show when=move || copying.is(Copied::Refused)>
            <div class="copy-field by-hand">
                <label class="t" for=id>
                    {label}
                </label>
                <textarea id=id rows=3 readonly=true node_ref=copying.area>
                    {copying.text.get_value()}
                </textarea>
                <p class="share-said" role="status">
                    {Copied::Refused.words()}
                </p>
            </div>
        </Show>
    }
}

/// Writes a text to the clipboard. Says whether the browser allowed it.
async fn write(text: &str) -> bool {
    let navigator = window().navigator();
    // A page that came without encryption has no clipboard at all.
    let has = js_sys::Reflect::get(&navigator, &"clipboard".into());
    if has.is_ok_and(|clipboard| clipboard.is_undefined()) {
        return false;
    }
    JsFuture::from(navigator.clipboard().write_text(text))
        .await
        .is_ok()
}
