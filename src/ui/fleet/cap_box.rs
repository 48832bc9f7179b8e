//! The CAP box of a task group.

use leptos::prelude::*;

use super::deck_box::places;
use super::plane::PlanePicture;
use super::zone::ZoneFrame;
use crate::ui::parts::List;
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
            <List each=move || view.with(|cap| cap.patrols.clone()) let:patrol>
                <Patrol patrol />
            </List>
            {move || places(view.with(|cap| cap.free))}
        </ZoneFrame>
    }
}

/// A patrol with its units.
#[component]
fn Patrol(patrol: PatrolView) -> impl IntoView {
    let plane = |plane| view! { <PlanePicture plane /> };
    view! {
        <span class="patrol" title=patrol.title>
            {patrol.planes.into_iter().map(plane).collect_view()}
        </span>
    }
}
