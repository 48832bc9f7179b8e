//! The result and the link, to be sent to somebody.

use leptos::html::Textarea;
use leptos::prelude::*;
use wasm_bindgen_futures::JsFuture;

use crate::ui::controls::Controls;
use crate::ui::parts::Modal;
use crate::view::record::{self, Copied};

/// The result in two lines and the link, with a button that copies them; where the browser refuses, the
/// text is selected for the player to copy.
#[component]
pub fn ShareDialog(on_close: Callback<()>) -> impl IntoView {
    let Controls { game, save, .. } = expect_context();
    let link = save.link();
    let share = game.peek(|game| Some(record::share(game, game.outcome()?, link)));
    let text = StoredValue::new(share.map(|share| share.text()).unwrap_or_default());
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
        <Modal
            title="Share the result"
            subtitle="Two lines for a chat, and the link to the same battle"
            on_close
        >
            <div class="d-body">
                <label class="t" for="share-text">
                    "What is copied"
                </label>
                <textarea id="share-text" rows="6" readonly=true node_ref=area>
                    {text.get_value()}
                </textarea>
                <p class="share-said" role="status">
                    {move || copied.get().map(Copied::words)}
                </p>
            </div>
            <footer class="d-foot">
                <button class="btn" on:click=move |_| on_close.run(())>
                    "Close"
                </button>
                <button class="btn primary" on:click=copy>
                    "Copy"
                </button>
            </footer>
        </Modal>
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
