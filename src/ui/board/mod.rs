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

use crate::ui::live::{dynamic, live, on};
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use camera::Camera;
use lit::{courses, flight, glow, lit, readout, targets};

use pieces::Pieces;
use stack::StackList;

pub use hands::frame_action;
pub use pieces::pick_up;

use super::html::{el, icon};
use super::inside::{html, inside};
use super::session::Session;

/// The chart with its furniture.
#[component]
pub fn Board(session: Session) -> impl IntoView {
    let (settings, camera) = (session.settings, session.camera);
    let stage = hands::Hands::new(session);
    let lit = Memo::new(move |_| lit(session));
    let numbers = Memo::new(move |_| settings.with(|settings| settings.hex_numbers));
    // Written only for who wants them: they would be the larger part of everything on the page.
    let hex_numbers = move || numbers.get().then(base::numbers).unwrap_or_default();
    // The labels of the graticule keep to the edges of the view.
    let west = move || {
        camera.with(|camera| {
            format!(
                "translate({} 0)",
                geometry::Figure(camera.corner().0 + 6.0 * camera.units)
            )
        })
    };
    let south = move || {
        camera.with(|camera| {
            format!(
                "translate(0 {})",
                geometry::Figure(camera.corner().1 - 7.0 * camera.units)
            )
        })
    };
    view! {
        // Two pictures, one over the other: what never changes is not drawn again with what does.
        <div class="plot">
        <svg
            class="plot-base"
            viewBox=live(move || camera.with(Camera::view_box))
            style=live(move || camera.with(Camera::style))
            preserveAspectRatio="xMidYMid meet"
            aria-hidden="true"
        >
            <g inner_html=base::base()></g>
            <g class="hexnums" inner_html=live(hex_numbers)></g>
            <g class="edge lat" transform=live(west) inner_html=latitudes()></g>
            <g class="edge lon" transform=live(south) inner_html=longitudes()></g>
        </svg>
        <svg
            class="chart"
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
            on:focusin=on(move |event: leptos::ev::FocusEvent| point(session, &event))
            on:click:capture=on(move |event| stage.click(&event))
        >
            <g class="lit">
                <g use:inside=html(move || lit.with(|lit| glow(lit)))></g>
                <g use:inside=html(move || session.shown.with(|shown| courses(&shown.table)))></g>
                <path class="flight" d=live(move || flight(session))></path>
                <g use:inside=html(move || lit.with(|lit| targets(lit, false)))></g>
            </g>
            <Pieces session />
            <g class="lit over" use:inside=html(move || lit.with(|lit| targets(lit, true)))></g>
        </svg>
        </div>
        <div
            class="legend"
            aria-hidden="true"
            style=live(move || camera.with(|camera| format!("--hex:{}px", geometry::Figure(camera.hex()))))
            inner_html=LEGEND
        ></div>
        <div
            class="map-tools"
            role="group"
            aria-label="Chart"
            inner_html=live(move || tools(numbers.get()))
        ></div>
        {dynamic(move || {
            readout(session)
                .map(|(hex, text, bad)| {
                    view! {
                        <output class="readout" class:bad=bad>
                            <b>{hex.to_string()}</b>
                            " \u{b7} "
                            {text}
                        </output>
                    }
                })
        })}
        <StackList session />
    }
}

const LEGEND: &str = "<svg class=\"rose\" viewBox=\"-50 -50 100 100\"><use href=\"#rose\" x=\"-50\" y=\"-50\" width=\"100\" height=\"100\"/></svg>\
    <div class=\"scale\"><span class=\"cap\">33 nautical miles a hex</span><i></i>\
    <span class=\"marks\"><span>0</span><span>33</span><span>66</span><span>99</span></span></div>";

/// The buttons over the chart.
fn tools(numbers: bool) -> String {
    let button = |act: &str, name: &str, title: &str, sign: &str| {
        let button = el("button")
            .attr("data-act", &act)
            .attr("aria-label", &name)
            .attr("title", &title);
        let button = if act == "numbers" {
            button.attr("aria-pressed", &numbers)
        } else {
            button
        };
        button.html(sign).end()
    };
    button("zoom-in", "Zoom in", "Zoom in (+)", &icon("plus"))
        + &button(
            "zoom-out",
            "Zoom out",
            "Zoom out (\u{2212})",
            &icon("minus"),
        )
        + &button(
            "fit",
            "Show the whole chart",
            "Whole chart (0)",
            &icon("fit"),
        )
        + &button("numbers", "Hex numbers", "Hex numbers (N)", "\u{2116}")
}

fn latitudes() -> String {
    let label = |degree: i16| {
        let y = geometry::Figure(geometry::latitude(f64::from(degree)) - 4.0);
        format!("<text y=\"{y}\" x=\"0\">{degree}\u{b0}N</text>")
    };
    (10..=18).step_by(2).map(label).collect()
}

fn longitudes() -> String {
    let label = |degree: i16| {
        let x = geometry::Figure(geometry::longitude(f64::from(degree)));
        format!("<text x=\"{x}\" y=\"0\">{degree}\u{b0}E</text>")
    };
    (130..=146).step_by(2).map(label).collect()
}

/// The focus points at a hex as the mouse does.
fn point(session: Session, event: &web_sys::Event) {
    let on = event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    if let Some(hex) = on.and_then(|on| on.get_attribute("data-hex")?.parse().ok()) {
        session.pointed.set(Some(hex));
    }
}

/// An arrow key on a lit hex goes to the next one; says whether it was on one.
pub fn arrow(session: Session, event: &web_sys::KeyboardEvent) -> bool {
    let on = event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let lit = on.filter(|on| on.class_list().contains("reach"));
    let hex = lit.and_then(|lit| lit.get_attribute("data-hex")?.parse().ok());
    match hex {
        Some(hex) if event.key().starts_with("Arrow") => {
            lit::step(session, hex, &event.key());
            true
        }
        _ => false,
    }
}
