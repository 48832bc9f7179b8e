//! The Pacific, from Japan to the West Coast: what lies on it, to pan, zoom and click.

mod base_map;
mod flights;
mod follow;
mod lit_places;
mod map_tools;
mod markers;
mod places;
mod reach;
mod readout;
mod told;

use leptos::ev::{self, KeyboardEvent};
use leptos::html::Div;
use leptos::prelude::*;
use leptos::svg::Svg;
use leptos_use::use_event_listener;
use page::parts::{Gestures, MovedByHand, Show, has_modifier, use_up};

use super::controls::Controls;
use super::state::{CameraStore, Focus};
use crate::view::chart::{self, Camera, ChartView, Layout};
use base_map::BaseMap;
use flights::Flights;
use lit_places::{Lit, LitPlaces, lit_places};
use map_tools::{Legend, MapTools};
use markers::Markers;
use places::{ActiveLine, Names, Places};
use reach::{Reach, Reached, reach};
use readout::Readout;
use told::Told;

pub use base_map::ChartPicture;
pub use markers::MarkerFace;
pub use places::SpotFace;

/// How many pixels a key moves the chart.
const PAN: f64 = 90.0;

/// The chart, and over its upper edge what its signs mean and the buttons: nothing rests on the chart itself.
#[component]
pub fn Chart() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let camera = controls.camera;
    let stage = NodeRef::<Div>::new();
    let chart = Memo::new(move |_| controls.playback.with_table(chart::chart));
    let lit = lit_places(controls);
    let reach = reach(controls);
    follow::follow(controls, stage, chart, lit);
    view! {
        // Two pictures, one over the other: what never changes is not drawn again with what does.
        <div class="chart-bar">
            <Show
                when=move || camera.pointed().is_some()
                fallback=Legend
            >
                <Readout chart lit reach />
            </Show>
            <MapTools />
        </div>
        <div class="plot" node_ref=stage>
            <BaseMap />
            <Plot chart lit reach />
        </div>
    }
}

/// What changes on the chart.
#[component]
fn Plot(chart: Memo<ChartView>, lit: Lit, reach: Reached) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let camera = controls.camera;
    let crowding = Memo::new(move |_| camera.with(Camera::crowding));
    let layout: Memo<Layout> =
        Memo::new(move |_| chart.with(|chart| chart::layout(&chart.places, crowding.get())));
    let svg = NodeRef::<Svg>::new();
    controls.focus.take(Focus::Chart, svg, || true);
    let gestures = Gestures::new(svg, camera);
    let _ = use_event_listener(window(), ev::blur, move |_| gestures.leave_window());
    view! {
        <svg
            class="chart"
            node_ref=svg
            viewBox=move || camera.with(|camera| camera.view_box())
            style=move || camera.with(Camera::style)
            preserveAspectRatio="xMidYMid meet"
            role="application"
            aria-label="The Pacific. Arrows move the chart, plus and minus zoom."
            tabindex="0"
            on:keydown=move |event| press(camera, &event)
            on:wheel=move |event| gestures.wheel(&event)
            on:pointerdown=move |event| gestures.down(&event)
            on:pointermove=move |event| {
                gestures.moved(&event);
            }
            on:pointerup=move |event| gestures.up(&event)
            on:pointercancel=move |event| gestures.up(&event)
            on:lostpointercapture=move |event| gestures.lost(&event)
            on:pointerleave=move |event| {
                gestures.up(&event);
                camera.point(None);
            }
            on:click:capture=move |event| gestures.click(&event)
            on:click=move |_| camera.look_at(None, None)
        >
            <ActiveLine chart />
            <Flights chart />
            <Places chart />
            <Names chart layout />
            <LitPlaces layout lit />
            <Reach layout lit reach />
            <Told />
            <Markers chart layout />
        </svg>
    }
}

/// What keys do while the chart has the focus.
fn press(camera: CameraStore, event: &KeyboardEvent) {
    if has_modifier(event) {
        return;
    }
    match event.key().as_str() {
        "ArrowLeft" => camera.pan(PAN, 0.0),
        "ArrowRight" => camera.pan(-PAN, 0.0),
        "ArrowUp" => camera.pan(0.0, PAN),
        "ArrowDown" => camera.pan(0.0, -PAN),
        "Escape" => camera.look_at(None, None),
        _ => return,
    }
    use_up(event);
}
