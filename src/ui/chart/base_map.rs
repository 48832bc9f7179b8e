//! The chart beneath the counters. It never changes, so it is drawn once. The sea itself is the
//! colour behind it: a gradient within the picture would have the whole picture drawn anew whenever
//! a dialog opens or closes.

use leptos::prelude::*;

use crate::ui::controls::Controls;
use crate::ui::parts::Show;
use crate::view::chart::base::{self, IslandView, Label};
use crate::view::chart::geometry::figure;
use crate::view::chart::{CONTOURS, Camera, framing};

/// Depths, degrees, names, hexes and islands; and the numbers of the hexes, for who wants them.
#[component]
pub fn BaseMap() -> impl IntoView {
    let Controls {
        camera, settings, ..
    } = expect_context();
    view! {
        <svg
            class="plot-base"
            viewBox=move || camera.with(|camera| camera.view_box())
            style=move || camera.with(Camera::style)
            preserveAspectRatio="xMidYMid meet"
            aria-hidden="true"
        >
            <g>
                <Sea />
                <Graticule />
                <Names />
                <Hexes />
                <ZoneLines />
                <ZoneNames />
                <NamedIslands />
            </g>
            <g class="hexnums">
                // They are the larger part of everything on the page.
                <Show when=move || settings.shows_hex_numbers()>
                    <Labels labels=base::hex_numbers() />
                </Show>
            </g>
            <EdgeLabels />
        </svg>
    }
}

/// The depths, and the zones.
#[component]
fn Sea() -> impl IntoView {
    view! {
        <g class="depths" aria-hidden="true">
            <path class="contour" d=CONTOURS />
        </g>
        <g class="zones" aria-hidden="true">
            <path class="zone" d=base::northern_zones() />
            <path class="zone" d=base::southern_zones() />
            <path class="zone invasion" d=base::invasion_zone() />
        </g>
    }
}

/// The degrees and the frame.
#[component]
fn Graticule() -> impl IntoView {
    let graticule = base::graticule();
    view! {
        <path class="grat fine" d=graticule.odd />
        <path class="grat" d=graticule.even />
        <path class="frame" d=graticule.frame />
        <path class="frame bars" d=graticule.bars />
    }
}

/// The lines along which names are written.
const SEA_ARC: &str = "sea-arc";
const CHAIN_ARC: &str = "chain-arc";

/// The names of the sea and of the islands, and the large compass rose.
#[component]
fn Names() -> impl IntoView {
    let (x, y) = base::rose();
    view! {
        <defs>
            <path id=SEA_ARC d=base::sea_arc() />
            <path id=CHAIN_ARC d=base::chain_arc() />
        </defs>
        <text class="sea-name" aria-hidden="true">
            <textPath href=format!("#{SEA_ARC}") startOffset="50%">
                "Philippine Sea"
            </textPath>
        </text>
        <text class="chain-name" aria-hidden="true">
            <textPath href=format!("#{CHAIN_ARC}") startOffset="50%">
                "MARIANA ISLANDS"
            </textPath>
        </text>
        <use_ class="big-rose" href="#rose" x=figure(x) y=figure(y) width="300" height="300" />
    }
}

/// The grid of hexes.
#[component]
pub fn Hexes() -> impl IntoView {
    view! { <path class="hexes" d=base::hexes() /> }
}

/// The invasion zone, and the line between the eastern and the western zones.
#[component]
pub fn ZoneLines() -> impl IntoView {
    view! {
        <path class="zone-line" d=base::invasion_zone() />
        <path class="front" d=base::zone_line()>
            <title>{base::ZONE_LINE}</title>
        </path>
    }
}

/// The names of the zones, along their borders.
#[component]
fn ZoneNames() -> impl IntoView {
    let upright = |label: Label| {
        let (x, y) = label.at;
        let turn = format!("translate({x:.1} {y:.1}) rotate(-90)");
        view! { <text transform=turn>{label.text}</text> }
    };
    let sides = base::zone_sides().into_iter();
    let sides = sides.map(|(west, east)| view! { {upright(west)} {upright(east)} });
    let hidden = hidden_names();
    let camera = expect_context::<Controls>().camera;
    let place = Memo::new(move |_| {
        camera.with(|camera| hidden.with(|hidden| framing::invasion_name(camera, hidden)))
    });
    let at = move || place.get().unwrap_or_default();
    let invasion = base::invasion_label().map(|label| {
        view! {
            <text
                class="of-invasion"
                class:crowded=move || place.get().is_none()
                x=move || figure(at().0)
                y=move || figure(at().1)
            >
                {label.text}
            </text>
        }
    });
    view! { <g class="border-name" aria-hidden="true">{sides.collect_view()} {invasion}</g> }
}

/// The names of islands that are not shown.
fn hidden_names() -> Memo<Vec<&'static str>> {
    let camera = expect_context::<Controls>().camera;
    Memo::new(move |_| camera.with(framing::hidden_names))
}

/// The islands, with the names there is room for.
#[component]
fn NamedIslands() -> impl IntoView {
    let hidden = hidden_names();
    let island = |island: IslandView| {
        let name = island.name;
        view! {
            <Coast island=island.clone() />
            <g class:crowded=move || hidden.with(|hidden| hidden.contains(&name))>
                <IslandName island />
            </g>
        }
    };
    view! { <g class="islands">{base::islands().into_iter().map(island).collect_view()}</g> }
}

/// The islands with their names.
#[component]
pub fn Islands() -> impl IntoView {
    let island = |island: IslandView| {
        view! {
            <Coast island=island.clone() />
            <IslandName island />
        }
    };
    view! { <g class="islands">{base::islands().into_iter().map(island).collect_view()}</g> }
}

/// The islands in a picture that has room for the names of a few.
#[component]
pub fn Coasts(names: &'static [&'static str]) -> impl IntoView {
    let island = |island: IslandView| {
        let name = names.contains(&island.name).then(|| island.clone());
        view! {
            <Coast island />
            {name.map(|island| view! { <IslandName island /> })}
        }
    };
    view! { <g class="islands">{base::islands().into_iter().map(island).collect_view()}</g> }
}

/// An island in its shoal water.
#[component]
fn Coast(island: IslandView) -> impl IntoView {
    let (x, y) = island.at;
    view! {
        <g transform=format!("translate({x:.1} {y:.1})")>
            <path class="shoal" d=island.reef.unwrap_or(island.coast) />
            {island.reef.map(|reef| view! { <path class="reef" d=reef /> })}
            <path class="land" d=island.coast />
        </g>
    }
}

/// The name of an island.
#[component]
fn IslandName(island: IslandView) -> impl IntoView {
    let (x, y) = island.at;
    let (label_x, label_y) = island.label;
    view! {
        <text
            class="place"
            x=label_x
            y=label_y
            transform=format!("translate({x:.1} {y:.1})")
            style="text-anchor:start"
        >
            {island.name}
        </text>
    }
}

/// The labels of the degrees that have room: they keep to the edges of the view.
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
    let latitude = |label: Label| {
        let (x, y) = label.at;
        let is_crowded =
            Memo::new(move |_| camera.with(|camera| framing::is_parallel_crowded(camera, y)));
        view! { <text x=figure(x) y=figure(y) class:crowded=is_crowded>{label.text}</text> }
    };
    let hidden = hidden_names();
    let longitude = |(degree, label): (i32, Label)| {
        let (x, y) = label.at;
        let is_crowded = Memo::new(move |_| {
            camera.with(|camera| {
                hidden.with(|hidden| framing::is_meridian_crowded(camera, degree, hidden))
            })
        });
        view! { <text x=figure(x) y=figure(y) class:crowded=is_crowded>{label.text}</text> }
    };
    view! {
        <g class="edge lat" transform=move || west()>
            {base::latitudes().into_iter().map(latitude).collect_view()}
        </g>
        <g class="edge lon" transform=move || south()>
            {base::longitudes().into_iter().map(longitude).collect_view()}
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
