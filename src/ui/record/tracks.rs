//! The chart of a finished game.

use leptos::prelude::*;

use crate::ui::chart::Vignette;
use crate::ui::parts::Unfolding;
use crate::view::record::{Course, ShipTrack, TrackLabel, TrackOf, Tracks};

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
    let flown = |class: &'static str, courses: &[Course]| {
        let course = |course: &Course| {
            view! { <path class=class d=course.path.clone() marker-end="url(#track-head)"></path> }
        };
        courses.iter().map(course).collect_view()
    };
    let labels = |class: &'static str, courses: &[Course]| {
        let labels = courses.iter().filter_map(|course| course.label.clone());
        labels
            .map(|label| view! { <Label label class /> })
            .collect_view()
    };
    let torpedo = |(x, y): (i32, i32)| {
        let cross = format!("M{} {}l24 24m0 -24l-24 24", x - 12, y - 12);
        view! { <path class="torpedo" d=cross></path> }
    };
    let has_torpedoes = !torpedoes.is_empty();
    // Nothing is explained that is not drawn.
    let has = |of: TrackOf| ships.iter().any(|ship| ship.of == of);
    let ours = match strikes.is_empty() {
        true => "our ships",
        false => "our ships, and strikes",
    };
    let theirs = match (has(TrackOf::Carriers), raids.is_empty()) {
        (true, true) => "carrier forces",
        (true, false) => "carrier forces, and raids",
        (false, _) => "raids",
    };
    let key = [
        ("ours", ours, true),
        (
            "theirs",
            theirs,
            has(TrackOf::Carriers) || !raids.is_empty(),
        ),
        ("other", "other ships", has(TrackOf::Ships)),
        ("nothing", "false contacts", has(TrackOf::Nothing)),
    ];
    let key = key.into_iter().filter(|(.., is_drawn)| *is_drawn);
    let key = key.map(|(class, words, _)| view! { <span><i class=class></i> " " {words}</span> });
    let key = key.collect_view();
    let has_labels = raids.iter().any(|raid| raid.label.is_some());
    let sunk: Vec<TrackLabel> = ships.iter().filter_map(|ship| ship.sunk.clone()).collect();
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
            {flown("flown raid", &raids)}
            {flown("flown strike", &strikes)}
            {torpedoes.into_iter().map(torpedo).collect_view()}
            {ships.into_iter().map(ship).collect_view()}
            {labels("raid", &raids)}
            {labels("strike", &strikes)}
            {sunk.into_iter().map(|label| view! { <Label label class="sunk" /> }).collect_view()}
        </svg>
        <p class="bar-key">
            {key}
            {has_labels
                .then(|| {
                    view! {
                        <span class="of-labels">
                            "1 \u{b7} 0530: a raid\u{2019}s number, and when it came up"
                        </span>
                    }
                })}
            {has_torpedoes.then(|| view! { <span>"\u{d7} attacked by submarines"</span> })}
        </p>
        <Unfolding name="tracks">
            <summary class="link">"In words"</summary>
            <ul class="attack-list">{words.into_iter().map(line).collect_view()}</ul>
        </Unfolding>
    }
}

/// Words on the chart.
#[component]
fn Label(label: TrackLabel, class: &'static str) -> impl IntoView {
    let TrackLabel {
        text,
        at: (x, y),
        size: [width, height],
    } = label;
    view! {
        <g class=format!("track-label {class}")>
            <rect
                x=x - width / 2
                y=y - height / 2
                width=width
                height=height
                rx=height / 2
            ></rect>
            <text x=x y=y text-anchor="middle" dominant-baseline="central">
                {text}
            </text>
        </g>
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
