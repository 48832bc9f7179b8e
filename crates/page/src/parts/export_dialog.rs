//! What is shown where the browser makes no file of a game.

use leptos::prelude::*;

use super::{CloseFoot, CopyField, Modal};
use crate::saving::{file_from_frame, no_file};
use crate::stores::ExportStore;

/// The text of a game that the browser made no file of, to be copied.
#[component]
pub fn ExportDialog() -> impl IntoView {
    let exports = expect_context::<ExportStore>();
    let refused = Memo::new(move |_| exports.refused());
    let on_close = Callback::new(move |()| exports.put_away());
    move || {
        let export = refused.get()?;
        let (title, words) = match export.is_made {
            true => ("Has the file come?", file_from_frame(&export.name)),
            false => ("The browser made no file", no_file(&export.name)),
        };
        Some(view! {
            <Modal title=title on_enter=on_close on_close>
                <div class="d-body">
                    <p>{words}</p>
                    <CopyField
                        id="export-text"
                        label="The file\u{2019}s text"
                        button="Copy the text"
                        text=export.text
                        rows=8
                    />
                </div>
                <CloseFoot on_close />
            </Modal>
        })
    }
}
