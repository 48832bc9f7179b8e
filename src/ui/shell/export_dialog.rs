//! What is shown where the browser makes no file of a game.

use leptos::prelude::*;

use crate::ui::parts::{CopyField, Modal};
use crate::ui::state::ExportStore;
use crate::view::shell;

/// The text of a game that the browser made no file of, to be copied.
#[component]
pub fn ExportDialog() -> impl IntoView {
    let exports = expect_context::<ExportStore>();
    let refused = Memo::new(move |_| exports.refused());
    let on_close = Callback::new(move |()| exports.put_away());
    move || {
        let export = refused.get()?;
        Some(view! {
            <Modal title="The browser made no file" on_close>
                <div class="d-body">
                    <p>{shell::no_file(&export.name)}</p>
                    <CopyField
                        id="export-text"
                        label="The file\u{2019}s text"
                        button="Copy the text"
                        text=export.text
                        rows=8
                    />
                </div>
                <footer class="d-foot">
                    <button class="btn primary" on:click=move |_| on_close.run(())>
                        "Close"
                    </button>
                </footer>
            </Modal>
        })
    }
}
