//! What stays on the chart of what happened: marks where something was lost, and the ways that raids have
//! flown in this phase.

use leptos::prelude::*;

use crate::ui::controls::Controls;
use crate::ui::parts::Rows;
use crate::view::chart::geometry::{CELL, whole_centre};
use crate::view::chart::marks::{self, MarkKind, MarkView};
use crate::view::chart::{self, TrailView};
use crate::view::moment;

/// The ways of the raids, each hex drawn as it is flown.
#[component]
pub fn Trails() -> impl IntoView {
    let playback = expect_context::<Controls>().playback;
    let trails = Memo::new(move |_| playback.with_events(chart::trails));
    view! {
        <Rows of=trails each=|all| all key=TrailView::clone let:trail>
            <path
                class="trail"
                pathLength="1"
                data-trail=trail.with_untracked(|trail| trail.raid.to_string())
                d=trail.with_untracked(|trail| trail.path.clone())
            />
        </Rows>
    }
}

/// The marks of the turn; those that the card on the stage tells of are ringed.
#[component]
pub fn Marks() -> impl IntoView {
    let playback = expect_context::<Controls>().playback;
    let marks = Memo::new(move |_| {
        playback.with_table(|table| playback.with_events(|shown| marks::marks(shown, table)))
    });
    view! {
        <Rows of=marks each=|all| all key=|mark| mark.hex let:mark>
            <Mark mark />
        </Rows>
    }
}

/// Rings round the hexes that the card on the stage tells of.
#[component]
pub fn Rings() -> impl IntoView {
    let playback = expect_context::<Controls>().playback;
    let hexes = Memo::new(move |_| {
        let hexes = playback.moment().map(|span| {
            playback.with_table(|table| {
                playback.with_events(|shown| moment::moment(shown, span, table).hexes)
            })
        });
        hexes.unwrap_or_default()
    });
    view! {
        <Rows of=hexes each=|all| all key=|hex| *hex let:hex>
            <path
                class="moment-ring"
                transform={
                    let (x, y) = whole_centre(hex.get_untracked());
                    format!("translate({x} {y})")
                }
                d=CELL
            />
        </Rows>
    }
}

/// A mark, beside the middle of its hex so that it shows beside a counter.
#[component]
fn Mark(mark: Memo<MarkView>) -> impl IntoView {
    let (x, y) = mark.with_untracked(|mark| mark.at);
    let label = move || mark.with(|mark| mark.label.clone());
    let kind = move || mark.with(|mark| mark.kind);
    view! {
        <g
            class=move || class(kind())
            transform=format!("translate({x} {y})")
            role="img"
            aria-label=label
            data-mark=mark.with_untracked(|mark| mark.hex.to_string())
        >
            <g class="at">
                <circle r="10.5" />
                <path d=move || shape(kind()) />
            </g>
        </g>
    }
}

fn class(kind: MarkKind) -> &'static str {
    match kind {
        MarkKind::Theirs => "loss-mark theirs",
        MarkKind::Ours => "loss-mark ours",
        MarkKind::Hit => "loss-mark struck",
        MarkKind::Fire => "loss-mark fire",
    }
}

/// A wreck's cross, a burst, a flame.
fn shape(kind: MarkKind) -> &'static str {
    match kind {
        MarkKind::Theirs | MarkKind::Ours => "M-4.5-4.5L4.5 4.5M4.5-4.5L-4.5 4.5",
        MarkKind::Hit => "M0-7L1.8-2.2L6.8-2.8L3 .9L5.2 5.8L.6 3.4L-3.6 6.4L-3 1.3L-7-1.4L-2-2.2Z",
        MarkKind::Fire => {
            "M0-7.5C1-4 4.8-2.6 4.8 2A4.8 4.8 0 0 1-4.8 2C-4.8-.6-2.8-1.6-2.4-4C-1-3.2-.6-5 0-7.5Z"
        }
    }
}
