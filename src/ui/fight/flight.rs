//! Aircraft in formation over the sea.

use leptos::prelude::*;

use super::line::{picture, state};
use crate::ui::parts::{Changing, Side};
use crate::view::fight::{Line, LinePlace, Slot};

/// Aircraft in formation, with what they are. Each keeps its element while it falls.
#[component]
pub fn Flight(#[prop(into)] view: Signal<Line>) -> impl IntoView {
    let class = match view.with_untracked(|line| line.place) {
        LinePlace::DiveBombers => "wing dive",
        LinePlace::TorpedoPlanes => "wing torpedo",
        LinePlace::AttackPlanes => "wing bombers",
        LinePlace::Cap => "wing cap",
        _ => "wing escorts",
    };
    view! {
        <div class=class>
            // Drawn again in the elements that are there.
            <span class="formation">
                {move || view.with(|line| line.slots.iter().map(plane).collect_view())}
            </span>
            <span class="lab">
                <Changing text=move || view.with(|line| line.label.clone()) />
                <span class="sr" translate="no" prop:textContent=move || view.with(Line::standing)></span>
            </span>
        </div>
    }
}

fn plane(slot: &Slot) -> impl IntoView + use<> {
    let (side, picture) = picture(slot.plane);
    let class = match side {
        Side::Us => "flyer ours",
        Side::Japanese => "flyer theirs",
    };
    view! {
        <span class=state(slot.state)>
            <svg class=class viewBox="-32 -32 64 64" aria-hidden="true">
                <use_ href=format!("#{picture}") x="-32" y="-32" width="64" height="64"></use_>
            </svg>
        </span>
    }
}
