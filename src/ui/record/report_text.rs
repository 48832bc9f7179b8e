//! The report as a text to be copied, and as a page to be printed.

use leptos::prelude::*;

use crate::ui::controls::Controls;
use crate::ui::parts::{CopyField, Modal};
use crate::view::record;

/// The report as a text, with a button that copies it, and one that prints the report.
#[component]
pub fn ReportTextDialog(on_close: Callback<()>) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let Controls { game, save, .. } = controls;
    let judged = untrack(|| controls.judgement());
    let link = save.link();
    let text = game.peek(|game| {
        let report = record::report(game, game.outcome()?);
        Some(record::report_text(&report, judged.as_ref(), &link))
    });
    let print = move |_| {
        on_close.run(());
        // Once the dialog has gone.
        request_animation_frame(|| {
            // A browser that cannot print has said so itself.
            let _ = window().print();
        });
    };
    view! {
        <Modal
            title="Copy or print"
            subtitle="The whole report, for a mail, a diary or the printer"
            on_enter=on_close
            on_close
        >
            <div class="d-body">
                <CopyField
                    id="report-text"
                    label="The report as a text"
                    button="Copy the report"
                    text=text.unwrap_or_default()
                    rows=12
                />
            </div>
            <footer class="d-foot">
                <button class="btn" on:click=print>
                    "Print the report"
                </button>
                <button class="btn primary" on:click=move |_| on_close.run(())>
                    "Close"
                </button>
            </footer>
        </Modal>
    }
}
