//! The display of Guam.

use leptos::prelude::*;

use super::air_track::AirTrack;
use crate::ui::parts::Prose;
use crate::ui::state::PlaybackStore;
use crate::view::enemy::{self, DisplayBox, GuamDisplay};

/// What Guam has, in the air and ashore, and what it may raid with, in a battle in which it has aircraft.
#[component]
pub fn Guam() -> impl IntoView {
    let playback = expect_context::<PlaybackStore>();
    let display = Memo::new(move |_| playback.with_table(enemy::guam));
    let lost = Memo::new(move |_| display.with(|display| Some(display.as_ref()?.lost.clone())));
    let line = move |text: fn(&GuamDisplay) -> &str| {
        Signal::derive(move || display.with(|display| display.as_ref().map_or("", text).to_owned()))
    };
    view! {
        <Show when=move || display.with(Option::is_some)>
            <section class="butai guam" aria-labelledby="guam-title" data-display="Guam">
                <h3 id="guam-title">"Guam"</h3>
                <p>
                    <Prose text=line(|display| &display.strength) />
                </p>
                <p class="butai-next">
                    <Prose text=line(|display| &display.next) />
                </p>
                <AirTrack title="In the air, and lost" of=display boxes=in_the_air lost />
                <AirTrack title="On the field" of=display boxes=ashore class="turnaround" />
            </section>
        </Show>
    }
}

fn in_the_air(display: &Option<GuamDisplay>) -> &[DisplayBox] {
    display.as_ref().map_or(&[], |display| &display.in_the_air)
}

fn ashore(display: &Option<GuamDisplay>) -> &[DisplayBox] {
    display.as_ref().map_or(&[], |display| &display.ashore)
}
