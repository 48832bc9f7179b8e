//! The places of the chart: spaces, island bases, home bases, and their names.

use leptos::prelude::*;
use page::parts::{Anew, List, Rows};

use crate::engine::map::Line;
use crate::engine::units::Side;
use crate::ui::controls::Controls;
use crate::ui::drag_image::DropSpot;
use crate::view::chart::geometry::figure;
use crate::view::chart::place::{AirView, DefenseView, PlaceShape};
use crate::view::chart::spots::middle;
use crate::view::chart::{ChartView, Layout, PlaceView, Pointed, base};
use crate::view::drag::DropTarget;

/// The line whose operation it is, emphasised.
#[component]
pub fn ActiveLine(chart: Memo<ChartView>) -> impl IntoView {
    let route = move |line: Line| {
        let route = base::routes().into_iter().find(|route| route.line == line);
        route
            .map(|route| view! { <path class="route active" d=route.path data-line=line.text() /> })
    };
    view! {
        <Anew of=move || chart.with(|chart| chart.active) let:line>
            {route(line)}
        </Anew>
    }
}

/// Every place.
#[component]
pub fn Places(chart: Memo<ChartView>) -> impl IntoView {
    let active = Memo::new(move |_| chart.with(|chart| chart.active));
    view! {
        <g class="places">
            <Rows of=chart each=|chart| &chart.places key=|place| place.place let:place>
                <Spot place active />
            </Rows>
        </g>
    }
}

/// A place. It stays the same element, whatever comes and goes.
#[component]
fn Spot(place: Memo<PlaceView>, active: Memo<Option<Line>>) -> impl IntoView {
    let camera = expect_context::<Controls>().camera;
    let PlaceView {
        place: of, line, ..
    } = place.get_untracked();
    let (x, y) = middle(of);
    let spot = DropSpot::new(DropTarget::Place(of));
    let is_active = move || line.is_some() && active.get() == line;
    view! {
        <g
            class=move || place.with(class)
            class:active=is_active
            style=format!("--x:{x:.1}px;--y:{y:.1}px")
            data-place=of.text()
            role="img"
            aria-label=move || place.with(|place| place.label.clone())
            class:takes=move || spot.takes.get()
            class:over=move || spot.is_over()
            on:pointerenter=move |_| {
                camera.point(Some(Pointed::Place(of)));
                spot.enter();
            }
            on:pointerleave=move |_| {
                camera.point(None);
                spot.leave();
            }
            on:click=move |event| {
                event.stop_propagation();
                camera.look_at(Some(Pointed::Place(of)), line);
            }
        >
            <Anew of=move || Some(place.get()) let:place>
                <SpotFace place />
            </Anew>
        </g>
    }
}

/// What is drawn of a place: whose it is, its coastal defense, its aircraft and its weather.
#[component]
pub fn SpotFace(place: PlaceView) -> impl IntoView {
    let shape = match place.shape {
        PlaceShape::Space => view! { <circle class="disc" r="8" /> }.into_any(),
        PlaceShape::Island => view! {
            <circle class="disc" r="14" />
            <Flag side=place.flag x=0 y=0 />
        }
        .into_any(),
        PlaceShape::Home => view! {
            <rect class="disc" x="-25" y="-13" width="50" height="26" rx="5" />
            <Flag side=place.flag x=-14 y=0 />
        }
        .into_any(),
    };
    let is_home = place.shape == PlaceShape::Home;
    view! {
        {shape}
        {place.defense.map(|defense| view! { <Defense defense /> })}
        {place.air.map(|air| view! { <AirTag air is_home /> })}
        {place.has_weather.then(|| view! { <use href="#cloud" class="cloud" x="-16" y="-26" width="32" height="24" /> })}
    }
}

/// The mark of a side.
#[component]
fn Flag(side: Option<Side>, x: i32, y: i32) -> impl IntoView {
    let name = side.map(|side| match side {
        Side::Usn => "#star",
        Side::Ijn => "#sun",
    });
    name.map(|name| view! { <use href=name x=x - 8 y=y - 8 width="16" height="16" /> })
}

/// A coastal defense: a pip for each of its two steps, a wrench while it is repaired.
#[component]
fn Defense(defense: DefenseView) -> impl IntoView {
    let pips = match defense {
        DefenseView::Steps(steps) => steps,
        DefenseView::Repairing(_) | DefenseView::Gone => 0,
    };
    let pip = |n: u8| {
        let x = f64::from(n) * 9.0 - 4.5;
        view! { <rect class="pip" class:full=n < pips x=figure(x - 3.5) y="10.5" width="7" height="7" rx="1.5" /> }
    };
    view! {
        <g class="defense" class:repairing=matches!(defense, DefenseView::Repairing(_))>
            {[0, 1].map(pip).collect_view()}
        </g>
    }
}

/// How many air units are in a base, of how many.
#[component]
fn AirTag(air: AirView, is_home: bool) -> impl IntoView {
    let (x, y) = if is_home { (9, 0) } else { (22, -12) };
    let text = air.text();
    let half = 7.0 + text.len() as f64 * 3.1;
    view! {
        <g class="air-tag" class:empty=air.based == 0 transform=format!("translate({x} {y})")>
            <rect x=figure(-half) y="-7" width=figure(2.0 * half) height="14" rx="7" />
            <use href="#plane" x=figure(2.0 - half) y="-5" width="10" height="10" />
            <text x="5" y="3.6">{text}</text>
        </g>
    }
}

/// The names of places that have room.
#[component]
pub fn Names(chart: Memo<ChartView>, layout: Memo<Layout>) -> impl IntoView {
    let active = Memo::new(move |_| chart.with(|chart| chart.active));
    let names = move || {
        let line = active.get();
        let row = |place: &PlaceView| {
            let (x, y) = layout.with(|layout| layout.name(place.place))?;
            let ((at_x, at_y), is_active) =
                (middle(place.place), line.is_some() && place.line == line);
            let style = format!("--x:{at_x:.1}px;--y:{at_y:.1}px;--dx:{x:.1}px;--dy:{y:.1}px");
            let is_space = place.shape == PlaceShape::Space;
            Some((place.name, style, is_space, is_active))
        };
        chart.with(|chart| chart.places.iter().filter_map(row).collect::<Vec<_>>())
    };
    view! {
        <g class="names" aria-hidden="true">
            <List each=names let:row>
                {
                    let (name, style, is_space, is_active) = row;
                    view! {
                        <text class="place-name" class:space=is_space class:active=is_active style=style>
                            {name}
                        </text>
                    }
                }
            </List>
        </g>
    }
}

fn class(place: &PlaceView) -> String {
    let shape = match place.shape {
        PlaceShape::Space => "space",
        PlaceShape::Island => "island",
        PlaceShape::Home => "home",
    };
    let side = match place.flag {
        Some(Side::Usn) => " usn",
        Some(Side::Ijn) => " ijn",
        None => "",
    };
    format!("spot {shape}{side}")
}
