//! The markers of task forces, and of ships by themselves.

use leptos::prelude::*;
use page::parts::{Anew, Rows, is_press, leave_focus};

use crate::engine::map::Line;
use crate::engine::units::{Force, Mover, Side};
use crate::ui::controls::Controls;
use crate::ui::drag_image::{self, DropSpot};
use crate::view::chart::camera::around;
use crate::view::chart::geometry::{figure, line};
use crate::view::chart::layout::{MARKER, Tip};
use crate::view::chart::marker::{Face, MarkerView, Silhouette};
use crate::view::chart::spots::middle;
use crate::view::chart::{ChartView, Layout, Pointed};
use crate::view::drag::{Dragged, DropTarget};

/// A marker where it stands.
#[derive(Clone, PartialEq, Debug)]
struct Placed {
    line: Option<Line>,
    area: [f64; 4],
    marker: MarkerView,
    style: String,
}

/// Every marker on the chart.
#[component]
pub fn Markers(chart: Memo<ChartView>, layout: Memo<Layout>) -> impl IntoView {
    let placed = Memo::new(move |_| {
        let mut placed = Vec::new();
        chart.with(|chart| {
            for place in &chart.places {
                let (x, y) = middle(place.place);
                let Some(area) = around([(x, y)]) else {
                    continue;
                };
                for marker in &place.markers {
                    let (dx, dy) = layout.with(|layout| layout.marker(marker.mover));
                    placed.push(Placed {
                        line: place.line,
                        area,
                        marker: marker.clone(),
                        style: format!("--x:{x:.1}px;--y:{y:.1}px;--dx:{dx:.1}px;--dy:{dy:.1}px"),
                    });
                }
            }
        });
        placed
    });
    let tips = Memo::new(move |_| layout.with(|layout| layout.tips.clone()));
    view! {
        <g aria-hidden="true">
            <Rows of=tips each=|all| all key=|tip: &Tip| tip.place let:tip>
                <TipOfStack tip />
            </Rows>
        </g>
        <g class="markers">
            <Rows of=placed each=|all| all key=|placed: &Placed| placed.marker.mover let:placed>
                <Marker placed />
            </Rows>
        </g>
    }
}

/// The tip of a stack of markers, under them.
#[component]
fn TipOfStack(tip: Memo<Tip>) -> impl IntoView {
    let (x, y) = middle(tip.with_untracked(|tip| tip.place));
    let side = move || side_text(tip.with(|tip| tip.side));
    view! {
        <g class=move || format!("tip {}", side()) style=format!("--x:{x:.1}px;--y:{y:.1}px")>
            <path d=move || tip.with(|tip| line(&tip.corners)) />
        </g>
    }
}

/// A marker. It stays the same element as long as it is on the chart, so that it sails.
#[component]
fn Marker(placed: Memo<Placed>) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let camera = controls.camera;
    let mover = placed.with_untracked(|it| it.marker.mover);
    let pointed = Pointed::Mover(mover);
    let is_chosen = Memo::new(move |_| controls.is_chosen(mover));
    let dragged = match mover {
        Mover::Force(Force::Usn(force)) => Some(Dragged::Force(force)),
        Mover::Ship(ship) if ship.side() == Side::Usn => Some(Dragged::Ship(ship)),
        Mover::Force(Force::Ijn(_)) | Mover::Ship(_) => None,
    };
    let begin_drag = dragged.map(drag_image::press);
    let spot = match mover {
        Mover::Force(Force::Usn(force)) => Some(DropSpot::new(DropTarget::Force(force))),
        _ => None,
    };
    let press = move || {
        if !controls.choose(mover) {
            camera.look_at(Some(pointed), placed.with_untracked(|it| it.line));
        }
    };
    view! {
        <g
            class=move || placed.with(|it| class(&it.marker))
            class:chosen=is_chosen
            class:looked-at=move || camera.looks_at(pointed)
            style=move || placed.with(|it| it.style.clone())
            data-unit=mover.to_string()
            role="button"
            tabindex="0"
            aria-label=move || placed.with(|it| it.marker.label.clone())
            aria-pressed=move || (is_chosen.get() || camera.looks_at(pointed)).to_string()
            on:click=move |event| {
                event.stop_propagation();
                press();
            }
            class:takes=move || spot.is_some_and(|spot| spot.takes.get())
            class:over=move || spot.is_some_and(DropSpot::is_over)
            on:pointerdown=move |event| {
                if let Some(begin_drag) = &begin_drag {
                    begin_drag(event);
                }
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
                spot.into_iter().for_each(DropSpot::enter);
            }
            on:pointerleave=move |_| {
                camera.point(None);
                spot.into_iter().for_each(DropSpot::leave);
            }
            on:focus=move |_| {
                camera.point(Some(pointed));
                camera.bring_in(placed.with_untracked(|it| it.area));
            }
            on:blur=move |_| camera.point(None)
        >
            <Anew of=move || Some(placed.with(|it| it.marker.clone())) let:marker>
                <MarkerFace marker />
            </Anew>
        </g>
    }
}

/// What is drawn on a marker, around its middle.
#[component]
pub fn MarkerFace(marker: MarkerView) -> impl IntoView {
    let (width, height) = MARKER;
    let (left, top) = (-width / 2.0, -height / 2.0);
    let is_seen = marker.is_spotted && marker.side == Side::Usn;
    let ships = match &marker.face {
        Face::Back => None,
        Face::Front(ships) => Some(ships.clone()),
    };
    let is_back = ships.is_none();
    view! {
        <rect class="plate" x=figure(left) y=figure(top) width=figure(width) height=figure(height) rx="4" />
        {is_back.then(|| view! { <use href="#sun" class="back" x=figure(left + 2.5) y="-6.5" width="13" height="13" /> })}
        <text class="marker-name" x=if is_back { "7" } else { "0" } y=if is_back { "4" } else { "-2" }>
            {marker.name}
        </text>
        {ships.map(|ships| view! { <Ships ships /> })}
        {is_seen.then(|| view! { <use href="#seen" x=figure(-left - 9.0) y=figure(top - 7.0) width="16" height="16" /> })}
    }
}

/// The ships of a task force, each as its kind.
#[component]
fn Ships(ships: Vec<(Silhouette, u8)>) -> impl IntoView {
    let total: u8 = ships.iter().map(|(_, count)| count).sum();
    // As many as have room; the label has all.
    let step = (72.0 / f64::from(total.max(1))).min(13.0);
    let first = -step * (f64::from(total) - 1.0) / 2.0;
    let each = ships
        .into_iter()
        .flat_map(|(kind, count)| std::iter::repeat_n(kind, count.into()));
    let each = each.enumerate().map(move |(n, kind)| {
        let x = first + step * n as f64 - 6.0;
        view! { <use href=picture(kind) x=figure(x) y="1.5" width="12" height="9" /> }
    });
    view! { <g class="ships">{each.collect_view()}</g> }
}

const fn picture(kind: Silhouette) -> &'static str {
    match kind {
        Silhouette::Carrier => "#ship-carrier",
        Silhouette::Guns => "#ship-guns",
        Silhouette::Destroyers => "#ship-destroyer",
        Silhouette::Transports => "#ship-transport",
    }
}

const fn side_text(side: Side) -> &'static str {
    match side {
        Side::Usn => "usn",
        Side::Ijn => "ijn",
    }
}

fn class(marker: &MarkerView) -> String {
    let side = side_text(marker.side);
    let back = match marker.face {
        Face::Back => " back",
        Face::Front(_) => "",
    };
    let loose = match marker.mover {
        Mover::Ship(_) => " loose",
        Mover::Force(_) => "",
    };
    format!("marker moving {side}{back}{loose}")
}
