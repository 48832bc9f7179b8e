//! The CAP box of a task group.

use leptos::prelude::*;

use super::deck_box::places;
use super::plane::PlanePicture;
use super::zone::ZoneFrame;
use crate::view::fleet::{CapBoxView, PatrolView};

/// The CAP box: a place to put ready fighters (4.33).
#[component]
pub fn CapBox(
    /// Changes with the patrols in it.
    #[prop(into)]
    view: Signal<CapBoxView>,
) -> impl IntoView {
    let zone = view.with_untracked(|cap| cap.zone);
    let patrols = move || view.with(|cap| cap.patrols.clone());
    view! {
        <ZoneFrame zone class="cap-box">
            <b>{move || view.with(|cap| cap.heading.clone())}</b>
            {move || patrols().into_iter().map(patrol).collect_view()}
            {move || places(view.with(|cap| cap.free))}
        </ZoneFrame>
    }
}

fn patrol(view: PatrolView) -> impl IntoView {
    let planes = view.planes.into_iter();
    let planes = planes.map(|view| view! { <PlanePicture view /> });
    view! {
        <span class="patrol" title=view.title>
            {planes.collect_view()}
        </span>
    }
}
