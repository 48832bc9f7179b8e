//! What somebody pointed at can do: where he can sail, see and strike, or may stand.

use leptos::prelude::*;
use page::parts::List;

use super::lit_places::{Lit, tag_at};
use crate::engine::map::Place;
use crate::ui::controls::Controls;
use crate::view::chart::reach::{ReachPlace, ReachView};
use crate::view::chart::spots::{Beside, middle};
use crate::view::chart::{Layout, geometry::figure, reach_of};

/// What somebody pointed at can do; nothing while nobody is.
pub type Reached = Memo<Option<ReachView>>;

/// What somebody pointed at can do, by the table that is shown.
pub fn reach(controls: Controls) -> Reached {
    Memo::new(move |_| {
        let pointed = controls.camera.pointed()?;
        controls
            .playback
            .with_table(|table| reach_of(table, pointed))
    })
}

/// The places somebody pointed at reaches. Where the question has chances of its own, his stand on another side.
#[component]
pub fn Reach(layout: Memo<Layout>, lit: Lit, reach: Reached) -> impl IntoView {
    let has_chances =
        Memo::new(move |_| lit.with(|lit| lit.iter().any(|place| place.chance.is_some())));
    let beside = move |place: Place| {
        let [first, second] = layout.with(|layout| layout.tags(place));
        if has_chances.get() { second } else { first }
    };
    let with_side = move |place: &ReachPlace| (*place, beside(place.place));
    let places = move || {
        let places = |reach: &ReachView| reach.places.iter().map(with_side).collect::<Vec<_>>();
        reach.with(|reach| reach.as_ref().map(places).unwrap_or_default())
    };
    view! {
        <g class="reach" aria-hidden="true">
            <List each=places let:reached>
                <ReachedPlace reached />
            </List>
        </g>
    }
}

/// A place that he reaches, and on which side of it his chance stands.
#[component]
fn ReachedPlace(reached: (ReachPlace, Beside)) -> impl IntoView {
    let (place, beside) = reached;
    let (x, y) = middle(place.place);
    let (tag_x, tag_y) = tag_at(beside);
    // What can strike there stands under the chance, or over it where that is above the place.
    let strikes_y = match beside {
        Beside::Above => tag_y - 4.0,
        Beside::Below | Beside::Left | Beside::Right => tag_y + 26.0,
    };
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
                            <rect x=figure(tag_x - half) y=figure(tag_y) width=figure(2.0 * half) height="15" rx="4" />
                            <text x=figure(tag_x) y=figure(tag_y + 11.0)>{text}</text>
                        </g>
                    }
                })}
            {(place.strikes > 0)
                .then(|| {
                    view! {
                        <g class="strike-tag">
                            <use href="#plane" x=figure(tag_x - 13.0) y=figure(strikes_y - 10.0) width="12" height="12" />
                            <text x=figure(tag_x + 5.0) y=figure(strikes_y)>{place.strikes}</text>
                        </g>
                    }
                })}
        </g>
    }
}
