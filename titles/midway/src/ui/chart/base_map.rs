//! The chart beneath the markers. It never changes, so it is drawn once. The sea itself is the colour behind it.

use leptos::prelude::*;

use crate::engine::map::Place;
use crate::ui::controls::Controls;
use crate::view::chart::base::{self, Label, RouteView};
use crate::view::chart::geometry::figure;
use crate::view::chart::spots::middle;
use crate::view::chart::{Camera, coasts};

/// Coasts, degrees, names, route lines, lanes and the perimeter.
#[component]
pub fn BaseMap() -> impl IntoView {
    let camera = expect_context::<Controls>().camera;
    view! {
        <svg
            class="plot-base"
            viewBox=move || camera.with(|camera| camera.view_box())
            style=move || camera.with(Camera::style)
            preserveAspectRatio="xMidYMid meet"
            aria-hidden="true"
        >
            <Ground />
            <EdgeLabels />
            <Water />
        </svg>
    }
}

/// From Wake to Hawaii.
const BEHIND_TITLE: &str = "490 330 900 220";

/// The chart by itself, as the start screen has it behind its title.
#[component]
pub fn ChartPicture() -> impl IntoView {
    let spot = |place: Place| {
        let (x, y) = middle(place);
        let side = match place {
            Place::Wake => "ijn",
            _ => "usn",
        };
        view! {
            <g class=format!("hero-spot {side}")>
                <circle cx=figure(x) cy=figure(y) r="9" />
                <text x=figure(x) y=figure(y + 26.0)>
                    {place.to_string()}
                </text>
            </g>
        }
    };
    view! {
        <svg class="hero-chart plot-base" viewBox=BEHIND_TITLE preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
            <Ground />
            <Water />
            {[Place::Wake, Place::Midway, Place::PearlHarbor].map(spot)}
        </svg>
    }
}

/// Degrees, coasts and names.
#[component]
fn Ground() -> impl IntoView {
    view! {
        <path class="grat" d=base::graticule() />
        <Lands />
        <g class="sea-names">
            <Labels labels=base::seas() />
        </g>
        <g class="land-names">
            <Labels labels=base::lands() />
        </g>
    }
}

/// The perimeter, and what is sailed along.
#[component]
fn Water() -> impl IntoView {
    view! {
        <path class="perimeter" d=base::perimeter() />
        <Routes />
    }
}

/// The land in its shoal water.
#[component]
fn Lands() -> impl IntoView {
    let lands: String = coasts::lands().concat();
    let islet = |(x, y): (f64, f64)| view! { <circle cx=figure(x) cy=figure(y) r="4" /> };
    view! {
        <path class="shoal" d=lands.clone() />
        <path class="land" d=lands />
        <g class="islets">{coasts::islets().into_iter().map(islet).collect_view()}</g>
    }
}

/// The route lines and the lanes.
#[component]
fn Routes() -> impl IntoView {
    let lane = |path: String| view! { <path class="lane" d=path /> };
    let route = |route: RouteView| view! { <path class="route" d=route.path /> };
    view! {
        {base::lanes().into_iter().map(lane).collect_view()}
        {base::routes().into_iter().map(route).collect_view()}
    }
}

/// The names of the degrees: they keep to the edges of the view.
#[component]
fn EdgeLabels() -> impl IntoView {
    let camera = expect_context::<Controls>().camera;
    let west = move || {
        let west = camera.with(|camera| camera.corner().0 + 6.0 * camera.units);
        format!("translate({west:.1} 0)")
    };
    let south = move || {
        let south = camera.with(|camera| camera.corner().1 - 7.0 * camera.units);
        format!("translate(0 {south:.1})")
    };
    view! {
        <g class="edge lat" transform=move || west()>
            <Labels labels=base::parallel_names() />
        </g>
        <g class="edge lon" transform=move || south()>
            <Labels labels=base::meridian_names() />
        </g>
    }
}

/// Texts at their places.
#[component]
fn Labels(labels: Vec<Label>) -> impl IntoView {
    let label = |label: Label| {
        let (x, y) = label.at;
        view! { <text x=figure(x) y=figure(y)>{label.text}</text> }
    };
    labels.into_iter().map(label).collect_view()
}
