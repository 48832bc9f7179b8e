//! The display of a butai on the card of its force.

use std::collections::BTreeMap;

use leptos::prelude::*;

use crate::engine::forces::ForceId;
use crate::ui::parts::{Prose, Rows};
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
                <h4>"In the air, and lost"</h4>
                <ul class="butai-track">
                    <Rows of=display each=in_the_air key=|it| it.title.clone() let:it>
                        <TrackBox it class="" />
                    </Rows>
                    <Rows of=lost each=|lost| lost.as_slice() key=|it| it.title.clone() let:it>
                        <TrackBox it class="lost" />
                    </Rows>
                </ul>
                <h4>"On the way home"</h4>
                <ul class="butai-track">
                    <Rows of=display each=coming_home key=|it| it.title.clone() let:it>
                        <TrackBox it class="" />
                    </Rows>
                </ul>
                <h4>"On deck again"</h4>
                <ul class="butai-track turnaround">
                    <Rows of=display each=turnaround key=|it| it.title.clone() let:it>
                        <TrackBox it class="" />
                    </Rows>
                </ul>
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

/// A box with the points in it.
#[component]
pub fn TrackBox(it: Memo<DisplayBox>, class: &'static str) -> impl IntoView {
    let is_ready = it.with_untracked(|it| it.is_ready);
    view! {
        <li
            class=format!("butai-box {class}")
            class:ready=is_ready
            class:has=move || it.with(|it| it.points > 0)
            aria-label=move || it.with(DisplayBox::label)
        >
            <span aria-hidden="true">{move || it.with(|it| it.title.clone())}</span>
            <b aria-hidden="true">
                {move || it.with(|it| (it.points > 0).then_some(it.points))}
            </b>
            <span aria-hidden="true">{move || it.with(|it| it.note.clone())}</span>
        </li>
    }
}
