//! The CAP box of a task group.

use leptos::prelude::*;

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
    let none = move || view.with(|cap| cap.none);
    view! {
        <ZoneFrame zone class="cap-box">
            <b>{move || view.with(|cap| cap.heading.clone())}</b>
            {move || patrols().into_iter().map(patrol).collect_view()}
            {move || none().map(|none| view! { <span class="muted">{none}</span> })}
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
