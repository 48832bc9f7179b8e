//! The places that answer the question, lit, each with its chance.

use leptos::prelude::*;
use page::parts::{List, is_press};

use crate::ui::controls::Controls;
use crate::ui::drag_image::DropSpot;
use crate::view::chart::spots::{Beside, middle};
use crate::view::chart::{Layout, Pointed, geometry::figure};
use crate::view::drag::DropTarget;
use crate::view::lit::{LitKind, LitPlace, lit};
use crate::view::wording;

/// The places that answer the question.
pub type Lit = Memo<Vec<LitPlace>>;

/// The places that answer the question; none while something is shown.
pub fn lit_places(controls: Controls) -> Lit {
    Memo::new(
        move |_| match controls.playback.is_ready() && !controls.is_only_watched() {
            true => controls
                .game
                .with(|game| controls.selection.with(|selection| lit(game, selection))),
            false => Vec::new(),
        },
    )
}

/// Every lit place.
#[component]
pub fn LitPlaces(layout: Memo<Layout>, lit: Lit) -> impl IntoView {
    view! {
        <g class="lit">
            <List each=move || lit.get() let:place>
                <LitSpot place layout />
            </List>
        </g>
    }
}

/// Where a tag stands on a side of a lit place: its middle across, and its upper edge.
pub fn tag_at(beside: Beside) -> (f64, f64) {
    match beside {
        Beside::Above => (0.0, -37.0),
        Beside::Below => (0.0, 22.0),
        Beside::Left => (-45.0, -7.5),
        Beside::Right => (45.0, -7.5),
    }
}

/// A place that answers the question.
#[component]
fn LitSpot(place: LitPlace, layout: Memo<Layout>) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let camera = controls.camera;
    let (x, y) = middle(place.place);
    let pointed = Pointed::Place(place.place);
    let kind = match place.kind {
        LitKind::Look => "look",
        LitKind::Strike => "strike",
        LitKind::Sail => "sail",
        LitKind::Base => "base",
        LitKind::Choice => "choice",
    };
    let spot = DropSpot::new(DropTarget::Place(place.place));
    let action = StoredValue::new(place.action);
    let press = move || action.with_value(|action| controls.carry_out(action));
    let chance = place.chance.map(wording::chance);
    let of = place.place;
    let tag = move || {
        let [beside, _] = layout.with(|layout| layout.tags(of));
        let (x, y) = tag_at(beside);
        format!("translate({x} {y})")
    };
    let half = chance.as_ref().map(|it| 5.0 + it.len() as f64 * 2.9);
    view! {
        <g
            class=format!("lit-spot {kind}")
            class:risky=place.is_risky
            class:picked=place.is_picked
            class:suggested=place.is_suggested
            class:faint=place.is_faint
            class:over=move || spot.is_over()
            style=format!("--x:{x:.1}px;--y:{y:.1}px")
            data-place=place.place.text()
            data-lit=kind
            role="button"
            tabindex="0"
            aria-label=place.words
            aria-pressed=place.is_picked.then_some("true")
            on:click=move |event| {
                event.stop_propagation();
                press();
            }
            // A click leaves the keys to what is asked.
            on:mousedown=move |event| event.prevent_default()
            on:keydown=move |event| {
                if is_press(&event) {
                    press();
                }
            }
            on:pointerenter=move |_| {
                camera.point(Some(pointed));
                spot.enter();
            }
            on:pointerleave=move |_| {
                camera.point(None);
                spot.leave();
            }
            on:focus=move |_| camera.point(Some(pointed))
            on:blur=move |_| camera.point(None)
        >
            <circle class="hit" r="24" />
            <circle class="halo" r="20" />
            {half
                .zip(chance)
                .map(|(half, chance)| {
                    view! {
                        <g class="chance-tag" transform=tag>
                            <rect x=figure(-half) y="0" width=figure(2.0 * half) height="15" rx="4" />
                            <text y="11">{chance}</text>
                        </g>
                    }
                })}
        </g>
    }
}
