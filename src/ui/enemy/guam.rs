//! The display of Guam.

use leptos::prelude::*;

use super::air_track::AirTrack;
use crate::ui::controls::Controls;
use crate::ui::parts::Prose;
use crate::view::enemy::{self, GuamDisplay};

/// What Guam has, in the air and ashore, and what it may raid with, in a battle in which it has aircraft.
#[component]
pub fn Guam() -> impl IntoView {
    let playback = expect_context::<Controls>().playback;
    let display = Memo::new(move |_| playback.with_table(enemy::guam));
    let draw = |display: GuamDisplay| {
        view! {
            <section class="butai guam" aria-labelledby="guam-title" data-display="Guam">
                <h3 id="guam-title">"Guam"</h3>
                <p>
                    <Prose text=display.strength />
                </p>
                <p class="butai-next">
                    <Prose text=display.next />
                </p>
                <AirTrack title="In the air, and lost" boxes=display.in_the_air lost=display.lost />
                <AirTrack title="On the field" boxes=display.ashore class="turnaround" />
            </section>
        }
    };
    move || display.get().map(draw)
}
