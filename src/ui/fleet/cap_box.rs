//! The CAP box of a task group.

use leptos::prelude::*;

use super::deck_box::places;
use super::plane::PlanePicture;
use super::zone::ZoneFrame;
use crate::ui::parts::Rows;
use crate::view::fleet::{CapBoxView, PatrolView};

/// The CAP box: a place to put ready fighters (4.33).
#[component]
pub fn CapBox(
    /// Changes with the patrols in it.
    #[prop(into)]
    view: Signal<CapBoxView>,
) -> impl IntoView {
    let zone = view.with_untracked(|cap| cap.zone);
    view! {
        <ZoneFrame zone class="cap-box">
            <b translate="no" prop:textContent=move || view.with(|cap| cap.heading.clone())></b>
            <Rows of=view each=|cap| &cap.patrols key=|patrol| patrol.cap let:patrol>
                <Patrol patrol />
            </Rows>
            {move || places(view.with(|cap| cap.free))}
        </ZoneFrame>
    }
}

/// A patrol with its units.
#[component]
fn Patrol(patrol: Memo<PatrolView>) -> impl IntoView {
    view! {
        <span class="patrol" title=move || patrol.with(|patrol| patrol.title.clone())>
            <Rows of=patrol each=|patrol| &patrol.planes key=|plane| plane.unit let:view>
                <PlanePicture view />
            </Rows>
        </span>
    }
}
