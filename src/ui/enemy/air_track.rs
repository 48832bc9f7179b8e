//! A track of a display: boxes with air points in them.

use leptos::prelude::*;

use crate::view::enemy::DisplayBox;

/// Some boxes of a display under their title, with its Lost box after them where they have one.
#[component]
pub fn AirTrack(
    title: &'static str,
    /// The boxes.
    boxes: Vec<DisplayBox>,
    /// Its Lost box.
    #[prop(optional)]
    lost: Option<DisplayBox>,
    #[prop(optional)] class: &'static str,
) -> impl IntoView {
    let draw = |it, class| view! { <TrackBox it class /> };
    view! {
        <h4>{title}</h4>
        <ul class=format!("butai-track {class}")>
            {boxes.into_iter().map(|it| draw(it, "")).collect_view()}
            {lost.map(|it| draw(it, "lost"))}
        </ul>
    }
}

/// A box with the points in it.
#[component]
fn TrackBox(it: DisplayBox, class: &'static str) -> impl IntoView {
    let label = it.label();
    view! {
        <li
            class=format!("butai-box {class}")
            class:ready=it.is_ready
            class:has={it.points > 0}
            aria-label=label
        >
            <span aria-hidden="true">{it.title}</span>
            <b aria-hidden="true">{(it.points > 0).then_some(it.points)}</b>
            <span aria-hidden="true">{it.note}</span>
        </li>
    }
}
