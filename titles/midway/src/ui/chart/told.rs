//! Where what is told beside the chart happens.

use leptos::prelude::*;
use page::parts::List;

use crate::engine::map::Place;
use crate::ui::controls::Controls;
use crate::view::account;
use crate::view::chart::spots::middle;

/// The places that what is told is about.
#[component]
pub fn Told() -> impl IntoView {
    let playback = expect_context::<Controls>().playback;
    let places = Memo::new(move |_| {
        let told = playback.on_stage()?;
        let account = playback.with_record(|shown| account::account(shown, told.span));
        account.map(|account| account.places)
    });
    view! {
        <g aria-hidden="true">
            <List each=move || places.get().unwrap_or_default() let:place>
                <Mark place />
            </List>
        </g>
    }
}

#[component]
fn Mark(place: Place) -> impl IntoView {
    let (x, y) = middle(place);
    view! {
        <g class="told" style=format!("--x:{x:.1}px;--y:{y:.1}px")>
            <circle r="20" />
        </g>
    }
}
