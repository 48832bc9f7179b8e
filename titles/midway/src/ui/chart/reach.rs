//! What somebody pointed at can do: where he can sail, see and strike, or may stand.

use leptos::prelude::*;
use page::parts::List;

use crate::ui::controls::Controls;
use crate::view::chart::reach::{ReachPlace, ReachView};
use crate::view::chart::spots::middle;
use crate::view::chart::{geometry::figure, reach_of};

/// What somebody pointed at can do, by his table: nothing while nobody is.
pub fn reach(controls: Controls) -> Memo<Option<ReachView>> {
    Memo::new(move |_| {
        let pointed = controls.camera.pointed()?;
        controls
            .playback
            .with_table(|table| reach_of(table, pointed))
    })
}

/// The places somebody pointed at reaches.
#[component]
pub fn Reach() -> impl IntoView {
    let reach = reach(expect_context());
    let places = move || reach.with(|reach| reach.as_ref().map(|reach| reach.places.clone()));
    view! {
        <g class="reach" aria-hidden="true">
            <List each=move || places().unwrap_or_default() let:place>
                <Reached place />
            </List>
        </g>
    }
}

/// A place that he reaches.
#[component]
fn Reached(place: ReachPlace) -> impl IntoView {
    let (x, y) = middle(place.place);
    let chance = place
        .figure()
        .map(|figure| (5.0 + figure.len() as f64 * 2.9, figure));
    view! {
        <g
            class="reached"
            class:sails=place.sails.is_some()
            class:sees=place.sees.is_some()
            class:stands=place.stands.is_some()
            style=format!("--x:{x:.1}px;--y:{y:.1}px")
        >
            <circle r="18" />
            {chance
                .map(|(half, text)| {
                    view! {
                        <g class="chance-tag">
                            <rect x=figure(-half) y="19" width=figure(2.0 * half) height="15" rx="4" />
                            <text y="30">{text}</text>
                        </g>
                    }
                })}
            {(place.strikes > 0)
                .then(|| {
                    view! {
                        <g class="strike-tag">
                            <use href="#plane" x="-13" y="35" width="12" height="12" />
                            <text x="5" y="45">{place.strikes}</text>
                        </g>
                    }
                })}
        </g>
    }
}
