//! The places that answer the question, lit, each with its chance.

use leptos::prelude::*;
use page::parts::{Rows, is_press, leave_focus};

use crate::engine::map::Place;
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
            <Rows of=lit each=|all| all key=|it| it.place let:lit>
                <LitSpot lit layout />
            </Rows>
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

/// A place that answers the question. It stays the same element as long as it does, so that the keys stay with it.
#[component]
fn LitSpot(lit: Memo<LitPlace>, layout: Memo<Layout>) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let camera = controls.camera;
    let place = lit.with_untracked(|lit| lit.place);
    let (x, y) = middle(place);
    let pointed = Pointed::Place(place);
    let kind = move || lit.with(|lit| kind_text(lit.kind));
    let spot = DropSpot::new(DropTarget::Place(place));
    let press = move || controls.carry_out(&lit.with_untracked(|lit| lit.action.clone()));
    let chance = Memo::new(move |_| lit.with(|lit| lit.chance.map(wording::chance)));
    view! {
        <g
            class=move || format!("lit-spot {}", kind())
            class:risky=move || lit.with(|lit| lit.is_risky)
            class:picked=move || lit.with(|lit| lit.is_picked)
            class:suggested=move || lit.with(|lit| lit.is_suggested)
            class:faint=move || lit.with(|lit| lit.is_faint)
            class:over=move || spot.is_over()
            style=format!("--x:{x:.1}px;--y:{y:.1}px")
            data-place=place.text()
            data-lit=kind
            role="button"
            tabindex="0"
            aria-label=move || lit.with(|lit| lit.words.clone())
            aria-pressed=move || lit.with(|lit| lit.is_picked).then_some("true")
            on:click=move |event| {
                event.stop_propagation();
                press();
            }
            // A click leaves the keys to what is asked.
            on:mousedown=leave_focus
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
            {move || chance.get().map(|chance| view! { <ChanceTag place chance layout /> })}
        </g>
    }
}

/// The chance that goes with a lit place, beside it.
#[component]
fn ChanceTag(place: Place, chance: String, layout: Memo<Layout>) -> impl IntoView {
    let transform = move || {
        let [beside, _] = layout.with(|layout| layout.tags(place));
        let (x, y) = tag_at(beside);
        format!("translate({x} {y})")
    };
    let half = 5.0 + chance.len() as f64 * 2.9;
    view! {
        <g class="chance-tag" transform=transform>
            <rect x=figure(-half) y="0" width=figure(2.0 * half) height="15" rx="4" />
            <text y="11">{chance}</text>
        </g>
    }
}

/// What a lit place is for, as the style sheets have it.
const fn kind_text(kind: LitKind) -> &'static str {
    match kind {
        LitKind::Look => "look",
        LitKind::Strike => "strike",
        LitKind::Sail => "sail",
        LitKind::Base => "base",
        LitKind::Choice => "choice",
    }
}
