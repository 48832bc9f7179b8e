//! The chart: one SVG with what lies on it, to pan, zoom and click.

pub mod base;
pub mod camera;
pub mod counters;
pub mod geometry;
mod hands;
mod lit;
mod pieces;
mod shapes;
mod stack;

use leptos::prelude::*;
use crate::ui::live::{dynamic, live, on};

use camera::Camera;
use lit::{Courses, Flight, Glow, Readout, Target, lit};
use pieces::Pieces;
use stack::StackList;

pub use hands::frame_action;
pub use pieces::pick_up;

use super::icons::Icon;
use super::session::Session;
use super::settings::Settings;

/// The chart with its furniture.
#[component]
pub fn Board(session: Session, camera: RwSignal<Camera>) -> impl IntoView {
    let settings = expect_context::<RwSignal<Settings>>();
    let stack = RwSignal::new(None);
    let stage = hands::Hands::new(session, camera);
    let lit = Memo::new(move |_| lit(session));
    let numbers = move || settings.with(|settings| settings.hex_numbers);
    // The labels of the graticule keep to the edges of the view.
    let west = move || camera.with(|camera| format!("translate({:.1} 0)", camera.corner().0 + 6.0 * camera.units));
    let south = move || camera.with(|camera| format!("translate(0 {:.1})", camera.corner().1 - 7.0 * camera.units));
    view! {
        <svg
            class="chart"
            class:show-nums=live(numbers)
            node_ref=stage.chart
            viewBox=live(move || camera.with(Camera::view_box))
            style=live(move || camera.with(Camera::style))
            preserveAspectRatio="xMidYMid meet"
            role="application"
            aria-label="Chart of the Philippine Sea. Arrow keys move it, plus and minus zoom, Tab goes through what can be done."
            tabindex="0"
            on:wheel=on(move |event| stage.wheel(&event))
            on:pointerdown=on(move |event| stage.down(&event))
            on:pointermove=on(move |event| stage.moved(&event))
            on:pointerup=on(move |event| stage.up(&event))
            on:pointercancel=on(move |event| stage.up(&event))
            on:pointerleave=on(move |event| stage.left(&event))
            on:click:capture=on(move |event| stage.click(&event))
        >
            <g inner_html=base::base()></g>
            <g class="edge lat" aria-hidden="true" transform=live(west) inner_html=latitudes()></g>
            <g class="edge lon" aria-hidden="true" transform=live(south) inner_html=longitudes()></g>
            <g class="lit">
                {dynamic(move || lit.get().into_iter().map(|lit| view! { <Glow lit /> }).collect_view())}
                <Courses session />
                <Flight session />
                {dynamic(move || part(session, lit, false))}
            </g>
            <Pieces session stack />
            <g class="lit over">
                {dynamic(move || part(session, lit, true))}
            </g>
        </svg>
        <div class="legend" aria-hidden="true">
            <svg class="rose" viewBox="-50 -50 100 100">
                <use_ href="#rose" x="-50" y="-50" width="100" height="100"></use_>
            </svg>
            <div class="scale" style=live(move || camera.with(|camera| format!("--hex:{:.1}px", camera.hex())))>
                <span class="cap">"33 nautical miles a hex"</span>
                <i></i>
                <span class="marks">
                    <span>"0"</span>
                    <span>"33"</span>
                    <span>"66"</span>
                    <span>"99"</span>
                </span>
            </div>
        </div>
        <div class="map-tools" role="group" aria-label="Chart">
            <button
                aria-label="Zoom in"
                title="Zoom in (+)"
                on:click=on(move |_| camera.update(|camera| camera.zoom_middle(0.75)))
            >
                <Icon name="plus" />
            </button>
            <button
                aria-label="Zoom out"
                title="Zoom out (\u{2212})"
                on:click=on(move |_| camera.update(|camera| camera.zoom_middle(1.33)))
            >
                <Icon name="minus" />
            </button>
            <button aria-label="Show the whole chart" title="Whole chart (0)" on:click=on(move |_| camera.update(Camera::fit))>
                <Icon name="fit" />
            </button>
            <button
                aria-label="Hex numbers"
                title="Hex numbers (N)"
                aria-pressed=live(move || numbers().to_string())
                on:click=on(move |_| settings.update(|settings| settings.hex_numbers = !settings.hex_numbers))
            >
                "\u{2116}"
            </button>
        </div>
        <Readout session />
        <StackList session stack />
    }
}

/// The lit hexes with counters in them, which are clicked above these, or those without.
fn part(session: Session, lit: Memo<Vec<lit::Lit>>, covered: bool) -> Vec<AnyView> {
    let lit = lit.get().into_iter().filter(|lit| lit.covered == covered);
    lit.map(|lit| view! { <Target session lit /> }.into_any()).collect()
}

fn latitudes() -> String {
    let label = |degree: i16| {
        let y = geometry::latitude(f64::from(degree)) - 4.0;
        format!("<text y=\"{y:.1}\" x=\"0\">{degree}\u{b0}N</text>")
    };
    (10..=18).step_by(2).map(label).collect()
}

fn longitudes() -> String {
    let label = |degree: i16| {
        let x = geometry::longitude(f64::from(degree));
        format!("<text x=\"{x:.1}\" y=\"0\">{degree}\u{b0}E</text>")
    };
    (130..=146).step_by(2).map(label).collect()
}
