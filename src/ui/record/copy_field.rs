//! A text to be copied: a button does it, and where the browser refuses, the text is selected for the player to copy.

use leptos::html::Textarea;
use leptos::prelude::*;
use wasm_bindgen_futures::JsFuture;

use crate::view::record::Copied;

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
    let text = StoredValue::new(text);
    let copied = RwSignal::new(None::<Copied>);
    let area = NodeRef::<Textarea>::new();
    let copy = move |_| {
        copied.set(None);
        leptos::task::spawn_local(async move {
            let done = write(&text.get_value()).await;
            // The dialog may have been closed meanwhile.
            let _ = copied.try_set(Some(match done {
                true => Copied::Done,
                false => Copied::Refused,
            }));
            if !done && let Some(area) = area.try_get_untracked().flatten() {
                let _ = area.focus();
                area.select();
            }
        });
    };
    view! {
        <div class="field copy-field">
            <label class="t" for=id>
                {label}
            </label>
            <textarea id=id rows=rows readonly=true node_ref=area>
                {text.get_value()}
            </textarea>
            <div class="row">
                <button type="button" class="btn" on:click=copy>
                    {button}
                </button>
                <p class="share-said" role="status">
                    {move || copied.get().map(Copied::words)}
                </p>
            </div>
        </div>
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
