//! The display of a butai on the card of its force.

use std::collections::BTreeMap;

use leptos::prelude::*;

use super::air_track::AirTrack;
use crate::engine::forces::ForceId;
use crate::ui::parts::Prose;
use crate::view::enemy::{ButaiDisplay, DisplayBox};

/// The displays of all butai, told in one pass, and only while one of them is read.
pub type Displays = Memo<BTreeMap<ForceId, ButaiDisplay>>;

/// The display of a force, if it has one: what is in the air, on its way home, on deck, and lost.
#[component]
pub fn Butai(id: ForceId, displays: Displays) -> impl IntoView {
    let display = Memo::new(move |_| displays.with(|displays| displays.get(&id).cloned()));
    let lost = Memo::new(move |_| display.with(|display| Some(display.as_ref()?.lost.clone())));
    let line = move |text: fn(&ButaiDisplay) -> &str| {
        Signal::derive(move || display.with(|display| display.as_ref().map_or("", text).to_owned()))
    };
    view! {
        <Show when=move || display.with(Option::is_some)>
            <section class="butai" aria-label=format!("Display of {id}")>
                <h4>"Its planes"</h4>
                <p>
                    <Prose text=line(|display| &display.strength) />
                </p>
                <p class="butai-next">
                    <Prose text=line(|display| &display.next) />
                </p>
                <AirTrack title="In the air, and lost" of=display boxes=in_the_air lost />
                <AirTrack title="On the way home" of=display boxes=coming_home />
                <AirTrack title="On deck again" of=display boxes=turnaround class="turnaround" />
            </section>
        </Show>
    }
}

fn in_the_air(display: &Option<ButaiDisplay>) -> &[DisplayBox] {
    display.as_ref().map_or(&[], |display| &display.in_the_air)
}

fn coming_home(display: &Option<ButaiDisplay>) -> &[DisplayBox] {
    display.as_ref().map_or(&[], |display| &display.coming_home)
}

fn turnaround(display: &Option<ButaiDisplay>) -> &[DisplayBox] {
    display.as_ref().map_or(&[], |display| &display.turnaround)
}
