//! A track of a display: boxes with air points in them.

use leptos::prelude::*;

use crate::ui::parts::Rows;
use crate::view::enemy::DisplayBox;

/// Some boxes of a display under their title, with its Lost box after them where they have one.
#[component]
pub fn AirTrack<D>(
    title: &'static str,
    /// The display, if there is one.
    of: Memo<Option<D>>,
    /// The boxes of it.
    boxes: fn(&Option<D>) -> &[DisplayBox],
    /// Its Lost box.
    #[prop(into, default = Signal::stored(None))]
    lost: Signal<Option<DisplayBox>>,
    #[prop(optional)] class: &'static str,
) -> impl IntoView
where
    D: Send + Sync + 'static,
{
    view! {
        <h4>{title}</h4>
        <ul class=format!("butai-track {class}")>
            <Rows of each=boxes key=|it| it.title.clone() let:it>
                <TrackBox it class="" />
            </Rows>
            <Rows of=lost each=|lost| lost.as_slice() key=|it| it.title.clone() let:it>
                <TrackBox it class="lost" />
            </Rows>
        </ul>
    }
}

/// A box with the points in it.
#[component]
fn TrackBox(it: Memo<DisplayBox>, class: &'static str) -> impl IntoView {
    let is_ready = it.with_untracked(|it| it.is_ready);
    view! {
        <li
            class=format!("butai-box {class}")
            class:ready=is_ready
            class:has=move || it.with(|it| it.points > 0)
            aria-label=move || it.with(DisplayBox::label)
        >
            <span
                aria-hidden="true"
                translate="no"
                prop:textContent=move || it.with(|it| it.title.clone())
            ></span>
            <b
                aria-hidden="true"
                translate="no"
                prop:textContent=move || it.with(|it| (it.points > 0).then_some(it.points))
            ></b>
            <span
                aria-hidden="true"
                translate="no"
                prop:textContent=move || it.with(|it| it.note.clone())
            ></span>
        </li>
    }
}
