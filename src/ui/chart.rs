//! The chart: what lies on it, to pan, zoom and click.

mod base_map;
mod counter_body;
mod counters;
mod courses;
mod coverage;
mod follow;
mod force_marks;
mod gestures;
mod inset;
mod legend;
mod light;
mod lit_hexes;
mod map_tools;
mod marks;
mod previews;
mod readout;
mod searches;
mod sectors;
mod stack_list;
mod vignette;
mod wind;

use leptos::ev::{self, MouseEvent};
use leptos::html::Div;
use leptos::prelude::*;
use leptos::svg::Svg;
use leptos_use::use_event_listener;
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::controls::Controls;
use crate::engine::map::HexId;
use crate::view::chart::Camera;
use crate::view::chart::layout::{Layout, layout_after};
use crate::view::chart::marks::{MarkView, marks as marks_of};
use crate::view::shell::chart_label;
use base_map::BaseMap;
use counters::Counters;
use courses::{Courses, Flight, Limit, LimitName, strike_limit};
use coverage::Coverage;
use gestures::Gestures;
use legend::Legend;
use light::LightFalls;
use lit_hexes::{Glow, LitHexes, TabStop};
use map_tools::MapTools;
use marks::{Lit, Marks, Rings, Trails};
use previews::{PreviewedFuel, Previews, previewed};
use readout::Readout;
use searches::Searches;
use sectors::Sectors;
use stack_list::StackList;
use wind::{WindOnChart, WindTold};

pub use inset::ChartInset;
pub use vignette::Vignette;

/// The chart, and over its upper edge what tells of it and the buttons: nothing rests on the chart itself.
#[component]
pub fn Chart() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let stage = NodeRef::<Div>::new();
    follow::follow(controls, stage);
    let playback = controls.playback;
    let marks = Memo::new(move |_| {
        playback.with_table(|table| playback.with_events(|shown| marks_of(shown, table)))
    });
    view! {
        // Two pictures, one over the other: what never changes is not drawn again with what does.
        <div class="chart-bar">
            <Legend />
            <WindTold />
            <MapTools />
        </div>
        <div class="plot" node_ref=stage>
            <BaseMap />
            <LightFalls />
            <Plot marks />
            <Readout marks />
            <StackList />
        </div>
    }
}

/// What changes on the chart.
#[component]
fn Plot(marks: Memo<Vec<MarkView>>) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let camera = controls.camera;
    let lit = Memo::new(move |_| controls.lit_hexes());
    let stop = TabStop::of(lit);
    let limit = strike_limit();
    let playback = controls.playback;
    // It changes with the view only where counters would be larger than their hexes.
    let crowding = Memo::new(move |_| camera.with(Camera::crowding));
    let asked = Memo::new(move |_| controls.asked_hexes());
    let layout = Memo::new(move |before: Option<&Layout>| {
        let marked: Vec<HexId> = marks.with(|marks| marks.iter().map(|mark| mark.hex).collect());
        let first = Layout::default();
        let before = before.unwrap_or(&first);
        let crowding = crowding.get();
        asked.with(|asked| {
            playback.with_table(|table| layout_after(before, table, &marked, asked, crowding))
        })
    });
    let turns = Memo::new(move |_| controls.plans_search());
    let previews = previewed();
    let chart = NodeRef::<Svg>::new();
    let gestures = Gestures::new(chart, camera, controls.selection);
    let _ = use_event_listener(window(), ev::blur, move |_| gestures.leave_window());
    view! {
        <svg
            class="chart"
            node_ref=chart
            viewBox=move || camera.with(|camera| camera.view_box())
            style=move || camera.with(Camera::style)
            preserveAspectRatio="xMidYMid meet"
            role="application"
            aria-label=move || chart_label(turns.get())
            tabindex="0"
            on:wheel=move |event| gestures.wheel(&event)
            on:pointerdown=move |event| gestures.down(&event)
            on:pointermove=move |event| {
                gestures.point(&event, !is_on_unit(&event) || controls.selection.is_over_force());
            }
            on:pointerup=move |event| gestures.up(&event)
            on:pointercancel=move |event| gestures.up(&event)
            on:lostpointercapture=move |event| gestures.lost(&event)
            on:pointerleave=move |event| gestures.left(&event)
            on:click:capture=move |event| gestures.click(&event)
            on:click=move |event| {
                // Counters and marks take their own clicks.
                if !is_on_unit(&event)
                    && let Some(hex) = gestures.hex(&event)
                {
                    controls.aim_search(hex);
                    // A finger cannot point without a tap: it is told of the hex, and why that is not lit.
                    if gestures.is_by_finger() && !untrack(|| controls.plans_search()) {
                        controls.selection.tap(hex);
                    }
                }
            }
        >
            <WindOnChart />
            <g class="lit">
                <Coverage />
                <Sectors layout />
                <g>
                    <Glow lit />
                </g>
                <g aria-hidden="true">
                    <Trails />
                    <Rings />
                    <Lit />
                </g>
                <g>
                    <Courses />
                </g>
                <Limit limit />
                <Flight />
                <g>
                    <LitHexes lit is_covered=false stop />
                </g>
            </g>
            <g class="previews" aria-hidden="true">
                <Previews of=previews />
            </g>
            <g class="counters">
                <Counters layout />
            </g>
            <g class="searches">
                <Searches layout enlarged=crowding />
            </g>
            <g class="marks">
                <Marks marks layout />
            </g>
            <g class="lit over">
                <LitHexes lit is_covered=true stop />
            </g>
            <g class="previews" aria-hidden="true">
                <PreviewedFuel of=previews />
            </g>
            <LimitName layout limit />
        </svg>
    }
}

/// Whether a click meets something on the chart that takes it for itself: a counter, a mark, a lit hex.
fn is_on_unit(event: &MouseEvent) -> bool {
    let on = event.target().and_then(|on| on.dyn_into::<Element>().ok());
    on.is_some_and(|on| matches!(on.closest("[role=button]"), Ok(Some(_))))
}
