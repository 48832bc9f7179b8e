//! What the chart says of the hex pointed at.

use leptos::prelude::*;

use crate::ui::controls::Controls;
use crate::view::chart;

/// The hex pointed at, and what flying there costs or why it cannot be.
#[component]
pub fn Readout() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let readout = Memo::new(move |_| {
        let hex = controls.selection.pointed()?;
        let (decision, mission) = (controls.decision(), controls.selection.mission());
        let readout = |table: &_| chart::readout(table, decision, mission, hex);
        controls.playback.with_table(readout)
    });
    move || {
        readout.get().map(|readout| {
            view! {
                <output class="readout" class:bad=readout.is_refused>
                    <b>{readout.hex.to_string()}</b>
                    " \u{b7} "
                    {readout.text}
                </output>
            }
        })
    }
}
