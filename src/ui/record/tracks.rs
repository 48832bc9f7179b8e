//! The chart of a finished game.

use leptos::prelude::*;

use crate::ui::chart::Vignette;
use crate::view::record::{Course, ShipTrack, TrackOf, Tracks};

/// How the ships of both sides moved, and where raids and strikes flew; and the same in words.
#[component]
pub fn TracksChart(tracks: Tracks) -> impl IntoView {
    let Tracks {
        frame: [left, top, width, height],
        scale,
        ships,
        raids,
        strikes,
        torpedoes,
        words,
    } = tracks;
    let course = |class: &'static str| {
        move |course: Course| {
            view! { <path class=class d=course.path marker-end="url(#track-head)"></path> }
        }
    };
    let torpedo = |(x, y): (i32, i32)| {
        let cross = format!("M{} {}l24 24m0 -24l-24 24", x - 12, y - 12);
        view! { <path class="torpedo" d=cross></path> }
    };
    let has_torpedoes = !torpedoes.is_empty();
    let line = |line: String| view! { <li>{line}</li> };
    view! {
        <svg
            class="tracks"
            style=format!("--k:{}.{:02}", scale / 100, scale % 100)
            viewBox=format!("{left} {top} {width} {height}")
            role="img"
            aria-label="How the ships moved, and where raids and strikes flew"
        >
            <defs>
                <marker
                    id="track-head"
                    viewBox="0 0 10 10"
                    refX="8"
                    refY="5"
                    markerWidth="5"
                    markerHeight="5"
                    orient="auto-start-reverse"
                >
                    <path d="M0 0L10 5L0 10z" fill="context-stroke"></path>
                </marker>
            </defs>
            <Vignette names=&["Saipan", "Guam"] />
            {raids.into_iter().map(course("flown raid")).collect_view()}
            {strikes.into_iter().map(course("flown strike")).collect_view()}
            {torpedoes.into_iter().map(torpedo).collect_view()}
            {ships.into_iter().map(ship).collect_view()}
        </svg>
        <p class="bar-key">
            <span>
                <i class="ours"></i>
                " our ships, and strikes"
            </span>
            <span>
                <i class="theirs"></i>
                " carrier forces, and raids"
            </span>
            <span>
                <i class="other"></i>
                " other ships"
            </span>
            <span>
                <i class="nothing"></i>
                " false contacts"
            </span>
            {has_torpedoes.then(|| view! { <span>"\u{d7} attacked by submarines"</span> })}
        </p>
        <details>
            <summary class="link">"In words"</summary>
            <ul class="attack-list">{words.into_iter().map(line).collect_view()}</ul>
        </details>
    }
}

fn ship(track: ShipTrack) -> impl IntoView {
    let class = match track.of {
        TrackOf::Us => "track ours",
        TrackOf::Carriers => "track theirs",
        TrackOf::Ships => "track other",
        TrackOf::Nothing => "track nothing",
    };
    let (x, y) = track.end;
    view! {
        <g class=class>
            <polyline points=track.corners></polyline>
            <g transform=format!("translate({x} {y})")>
                <g class="mark">
                    <rect x="-21" y="-17" width="42" height="34" rx="6"></rect>
                    <text y="8" text-anchor="middle">
                        {track.mark}
                    </text>
                </g>
            </g>
        </g>
    }
}
