//! The display of a butai on the card of its force.

use std::collections::BTreeMap;

use leptos::prelude::*;

use super::air_track::AirTrack;
use crate::engine::forces::ForceId;
use crate::ui::parts::Prose;
use crate::view::enemy::ButaiDisplay;

/// The displays of all butai, told in one pass, and only while one of them is read.
pub type Displays = Memo<BTreeMap<ForceId, ButaiDisplay>>;

/// The display of a force, if it has one: what is in the air, on its way home, on deck, and lost.
#[component]
pub fn Butai(id: ForceId, displays: Displays) -> impl IntoView {
    let display = Memo::new(move |_| displays.with(|displays| displays.get(&id).cloned()));
    let draw = move |display: ButaiDisplay| {
        view! {
            <section class="butai" aria-label=format!("Display of {id}")>
                <h4>"Its planes"</h4>
                <p>
                    <Prose text=display.strength />
                </p>
                <p class="butai-next">
                    <Prose text=display.next />
                </p>
                <AirTrack title="In the air, and lost" boxes=display.in_the_air lost=display.lost />
                <AirTrack title="On the way home" boxes=display.coming_home />
                <AirTrack title="On deck again" boxes=display.turnaround class="turnaround" />
            </section>
        }
    };
    move || display.get().map(draw)
}
