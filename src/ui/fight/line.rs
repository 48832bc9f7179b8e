//! Aircraft side by side.

use leptos::prelude::*;

use crate::ui::parts::{Changing, Side, UnitPicture};
use crate::view::fight::{Line, LinePlace, Plane, Slot, SlotState};

/// Aircraft side by side, with what they are. Each keeps its element while it falls.
#[component]
pub fn AircraftLine(#[prop(into)] view: Signal<Line>) -> impl IntoView {
    let (class, area) = stands(view.with_untracked(|line| line.place));
    view! {
        <div class=class style:grid-area=area>
            <span class="lab">
                <Changing text=move || view.with(|line| line.label.clone()) />
                <span class="sr" translate="no" prop:textContent=move || view.with(Line::standing)></span>
            </span>
            // Drawn again in the elements that are there.
            {move || view.with(|line| line.slots.iter().map(slot).collect_view())}
        </div>
    }
}

fn slot(slot: &Slot) -> impl IntoView + use<> {
    let (side, picture) = picture(slot.plane);
    view! {
        <span class=state(slot.state)>
            <UnitPicture side picture />
        </span>
    }
}

/// The classes of a line, and where it stands in the grid of an air battle.
fn stands(place: LinePlace) -> (&'static str, &'static str) {
    match place {
        LinePlace::TheirsAbove => ("line theirs", "2/1"),
        LinePlace::TheirsBelow => ("line theirs", "3/1"),
        LinePlace::OursAbove => ("line ours", "2/3"),
        LinePlace::OursBelow => ("line ours", "3/3"),
        LinePlace::AttackPlanes
        | LinePlace::DiveBombers
        | LinePlace::TorpedoPlanes
        | LinePlace::Fighters => ("line ours", "auto"),
        LinePlace::Cap => ("line theirs", "auto"),
    }
}

pub(super) fn state(state: SlotState) -> &'static str {
    match state {
        SlotState::Flying => "slot",
        SlotState::DrivenOff => "slot held",
        SlotState::Falling => "slot lost now",
        SlotState::Lost => "slot lost",
    }
}

pub(super) fn picture(plane: Plane) -> (Side, &'static str) {
    match plane {
        Plane::Hellcat => (Side::Us, "hellcat"),
        Plane::Helldiver => (Side::Us, "helldiver"),
        Plane::Avenger => (Side::Us, "avenger"),
        Plane::Zero => (Side::Japanese, "zero"),
        Plane::Kate => (Side::Japanese, "kate"),
    }
}
