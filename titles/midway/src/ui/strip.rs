//! The line of an operation as a row, from west to east.

use leptos::prelude::*;
use page::parts::{Anew, List};

use super::chart::{MarkerFace, SpotFace};
use super::controls::Controls;
use crate::engine::units::{AirUnit, Side};
use crate::view::chart::marker::{Face, MarkerView};
use crate::view::chart::place::PlaceShape;
use crate::view::strip::{LineEnd, StripPlace, StripView, strip};

/// The line whose operation it is, while there is one.
#[component]
pub fn LineStrip() -> impl IntoView {
    let playback = expect_context::<Controls>().playback;
    let shown = Memo::new(move |_| playback.with_table(strip));
    // The row stays while what is in its places changes.
    let head = move || shown.with(|strip| strip.as_ref().map(|it| (it.line, it.title.clone())));
    let places = move || shown.with(|strip| strip.as_ref().map_or_else(Vec::new, places_of));
    view! {
        <Anew of=head let:head>
            <section class="line-strip" aria-labelledby="strip-title" data-line=head.0.text()>
                <h2 id="strip-title">{head.1}</h2>
                <ol>
                    <List each=places let:place>
                        <StripCell place />
                    </List>
                </ol>
            </section>
        </Anew>
    }
}

fn places_of(strip: &StripView) -> Vec<StripPlace> {
    strip.places.clone()
}

/// A place of the line with what is there.
#[component]
fn StripCell(place: StripPlace) -> impl IntoView {
    let StripPlace {
        place,
        end,
        is_last_inside,
        over,
        has_battle,
    } = place;
    let side = match (place.shape, place.flag) {
        (PlaceShape::Space, _) | (_, None) => "",
        (_, Some(Side::Usn)) => "usn",
        (_, Some(Side::Ijn)) => "ijn",
    };
    let shape = match place.shape {
        PlaceShape::Space => "space",
        PlaceShape::Island => "island",
        PlaceShape::Home => "home",
    };
    let route = match end {
        Some(LineEnd::West) => "M0 0H400",
        Some(LineEnd::East) => "M-400 0H0",
        None => "M-400 0H400",
    };
    let markers = place.markers.clone();
    let (name, label) = (place.name, place.label.clone());
    view! {
        <li class="strip-place" class:last-inside=is_last_inside class:battle=has_battle aria-label=label>
            <div class="strip-air">
                {over.into_iter().map(|unit| view! { <Aloft unit /> }).collect_view()}
            </div>
            <div class="strip-forces">
                {markers.into_iter().map(|marker| view! { <StripMarker marker /> }).collect_view()}
            </div>
            <svg class="strip-node" viewBox="-40 -24 80 48" aria-hidden="true">
                <path class="route" d=route />
                <g class=format!("spot {shape} {side}")>
                    <SpotFace place />
                </g>
            </svg>
            <span class="strip-name">{name}</span>
        </li>
    }
}

/// An air unit over a place.
#[component]
fn Aloft(unit: AirUnit) -> impl IntoView {
    view! {
        <span class="aloft" class:ijn=unit.side() == Side::Ijn data-unit=unit.text()>
            <svg viewBox="-8 -8 16 16" aria-hidden="true">
                <use href="#plane" x="-8" y="-8" width="16" height="16" />
            </svg>
            {unit.text()}
        </span>
    }
}

/// A task force, or a ship by herself.
#[component]
fn StripMarker(marker: MarkerView) -> impl IntoView {
    let side = match marker.side {
        Side::Usn => "usn",
        Side::Ijn => "ijn",
    };
    let is_back = marker.face == Face::Back;
    let label = marker.label.clone();
    view! {
        <svg
            class=format!("strip-marker marker {side}")
            class:back=is_back
            viewBox="-40 -14.5 80 29"
            role="img"
            aria-label=label
        >
            <MarkerFace marker />
        </svg>
    }
}
