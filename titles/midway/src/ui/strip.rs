//! One line as a row, from west to east.

use leptos::prelude::*;
use page::parts::List;

use super::chart::{MarkerFace, SpotFace};
use super::controls::Controls;
use super::record::Timeline;
use crate::engine::map::Line;
use crate::engine::units::{AirUnit, Side};
use crate::view::chart::marker::{Face, MarkerView};
use crate::view::chart::place::PlaceShape;
use crate::view::shown_record::ShownRecord;
use crate::view::strip::{LineEnd, StripPlace, line_of, strip};

/// A line from west to east: the one that the player looks at, or else the one whose operation it is.
#[component]
pub fn LineStrip() -> impl IntoView {
    let Controls {
        game,
        playback,
        camera,
        ..
    } = expect_context();
    // What the player wanted to see goes with the operation or the turn, and with the way into the past and back.
    let occasion = move || {
        let clock = playback.with_table(|table| (table.clock.turn, table.clock.line));
        (clock, playback.is_past())
    };
    let occasion = Memo::new(move |_| occasion());
    Effect::watch(
        move || occasion.get(),
        move |_, _, _| camera.show_line(None),
        false,
    );
    let by_itself = Memo::new(move |_| {
        let (known, end) = (playback.present().end, playback.upto());
        game.with(|game| {
            let record = game.record();
            line_of(
                ShownRecord::new(record, end),
                ShownRecord::new(record, known),
            )
        })
    });
    let line = Memo::new(move |_| camera.line().unwrap_or_else(|| by_itself.get()));
    let shown = Memo::new(move |_| {
        let line = line.get();
        playback.with_table(|table| strip(table, line))
    });
    let is_active = move || shown.with(|strip| strip.is_active);
    view! {
        <section class="line-strip" class:active=is_active aria-label="One line, from west to east">
            <div class="strip-head">
                <h2 translate="no" prop:textContent=move || shown.with(|strip| strip.title.clone())></h2>
                <div class="strip-lines" role="group" aria-label="Line">
                    {Line::ALL.iter().map(|of| view! { <LineButton of=*of line /> }).collect_view()}
                </div>
                <Timeline />
            </div>
            <ol>
                <List each=move || shown.with(|strip| strip.places.clone()) let:place>
                    <StripCell place />
                </List>
            </ol>
        </section>
    }
}

/// Puts a line there.
#[component]
fn LineButton(
    /// Which it puts there.
    of: Line,
    /// The line that is there.
    line: Memo<Line>,
) -> impl IntoView {
    let camera = expect_context::<Controls>().camera;
    view! {
        <button
            aria-pressed=move || (line.get() == of).to_string()
            title=of.data().name
            data-line=of.text()
            on:click=move |_| camera.show_line(Some(of))
        >
            {of.text()}
        </button>
    }
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
            viewBox="-44.5 -14 89 28"
            role="img"
            aria-label=label
        >
            <MarkerFace marker />
        </svg>
    }
}
