//! What the chart says of the hex pointed at.

use leptos::prelude::*;

use crate::ui::controls::Controls;
use crate::ui::parts::Changing;
use crate::view::chart::{self, marks::MarkView};
use crate::view::prompt::passage;
use crate::view::search::coverage;

/// The hex pointed at, and what flying there costs or why it cannot be.
#[component]
pub fn Readout(marks: Memo<Vec<MarkView>>) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let readout = Memo::new(move |_| {
        let hex = controls.selection.pointed()?;
        let (decision, mission) = (controls.decision(), controls.selection.mission());
        let activity = controls.selection.activity();
        let readout = |table: &_| chart::readout(table, decision, mission, activity, hex);
        controls.playback.with_table(readout)
    });
    // What was lost there stays to be read for as long as its mark stays.
    let lost = move || {
        let hex = controls.selection.pointed()?;
        let label = |marks: &Vec<MarkView>| {
            let mark = marks.iter().find(|mark| mark.hex == hex);
            mark.map(|mark| mark.label.clone())
        };
        marks.with(label)
    };
    let looks = controls.shown.looks;
    let looked = move || {
        let hex = controls.selection.pointed()?;
        let now = controls.playback.with_table(|table| table.turn);
        looks.with(|looks| coverage::in_words(looks, now, hex))
    };
    // A finger that shows a lit hex gives it with the next tap.
    let lit = Memo::new(move |_| {
        let hex = controls.selection.pointed()?;
        Some(controls.lit_hexes().iter().any(|lit| lit.hex == hex))
    });
    let taps_again = move || controls.selection.is_tapped() && lit.get() == Some(true);
    // Above a card, where what is framed leaves a little sea.
    let foot = move || format!("{}px", controls.camera.covered_now().max(6.0));
    let more = |words: String| view! { <Changing text=move || format!(" \u{b7} {words}") /> };
    move || {
        let lost =
            lost().map(|lost| view! { " \u{b7} " <b translate="no" prop:textContent=lost></b> });
        readout.get().map(|readout| {
            view! {
                <output
                    class="readout"
                    class:bad=readout.is_refused
                    class:tapped=move || controls.selection.is_tapped()
                    style:bottom=move || foot()
                >
                    <b translate="no" prop:textContent=readout.place></b>
                    {(!readout.text.is_empty()).then(|| more(readout.text))}
                    {lost}
                    {looked().map(more)}
                    {move || taps_again().then(|| more(passage::TAP_AGAIN.to_owned()))}
                    <small translate="no" prop:textContent=readout.hex.to_string()></small>
                </output>
            }
        })
    }
}
