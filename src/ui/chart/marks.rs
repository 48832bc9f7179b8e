//! What stays on the chart of what happened: marks where something was lost, and the ways that raids have
//! flown in this phase, and forces have steamed.

use leptos::prelude::*;

use crate::engine::map::HexId;
use crate::ui::controls::Controls;
use crate::ui::parts::List;
use crate::view::chart;
use crate::view::chart::geometry::{CELL, whole_centre};
use crate::view::chart::layout::{self, Layout, Spot};
use crate::view::chart::marks::{MarkKind, MarkView};

/// The ways of raids and forces, each hex drawn as it is flown.
#[component]
pub fn Trails() -> impl IntoView {
    let playback = expect_context::<Controls>().playback;
    view! {
        <List each=move || playback.with_record(chart::trails) let:trail>
            <path class="trail" pathLength="1" data-trail=trail.of d=trail.path />
        </List>
    }
}

/// The marks of the turn; those that the card on the stage tells of are ringed.
#[component]
pub fn Marks(marks: Memo<Vec<MarkView>>, layout: Memo<Layout>) -> impl IntoView {
    view! {
        <List each=move || marks.get() let:mark>
            <Mark mark layout />
        </List>
    }
}

/// Rings round the hexes that the card on the stage tells of.
#[component]
pub fn Rings() -> impl IntoView {
    let card = expect_context::<Controls>().shown.card;
    let hexes = move || {
        card.with(|card| {
            let hexes = card.as_ref().map(|card| card.view.hexes.clone());
            hexes.unwrap_or_default()
        })
    };
    view! {
        <List each=hexes let:hex>
            <path class="card-ring" transform=moved_to(hex) d=CELL />
        </List>
    }
}

/// The hex that something off the chart is about, while that is pointed at.
#[component]
pub fn Lit() -> impl IntoView {
    let selection = expect_context::<Controls>().selection;
    move || {
        selection.lit().map(|hex| {
            view! { <path class="meeting-place" data-lit=hex.to_string() transform=moved_to(hex) d=CELL /> }
        })
    }
}

fn moved_to(hex: HexId) -> String {
    let (x, y) = whole_centre(hex);
    format!("translate({x} {y})")
}

/// A mark, in its place among the counters of its hex.
#[component]
fn Mark(mark: MarkView, layout: Memo<Layout>) -> impl IntoView {
    let MarkView {
        hex, kind, label, ..
    } = mark;
    view! {
        <g
            class=class(kind)
            style=move || layout.with(|layout| place(layout, hex))
            role="img"
            aria-label=label
            data-mark=hex.to_string()
        >
            <g class="at">
                <circle r="10.5" />
                <path d=shape(kind) />
            </g>
        </g>
    }
}

/// Where a mark lies.
fn place(layout: &Layout, hex: HexId) -> String {
    let cell = layout.cell(hex);
    let (x, y) = whole_centre(hex);
    let (dx, dy) = cell.map(|cell| cell.shift).unwrap_or_default();
    let spot = cell.and_then(|cell| cell.mark).unwrap_or(Spot {
        middle: (0.0, 0.0),
        scale: layout::ALONE,
    });
    let ((left, top), scale) = (spot.middle, spot.scale);
    format!(
        "transform:translate({}px, {}px);--dx:{left:.1}px;--dy:{top:.1}px;--s:{scale:.3}",
        x + dx,
        y + dy
    )
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
