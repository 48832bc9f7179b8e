//! The counters on the chart.

use leptos::prelude::*;
use leptos::svg::G;

use crate::ui::controls::Controls;
use crate::ui::parts::{Rows, is_press};
use crate::ui::state::Focus;
use crate::view::chart::{self, CounterView, Side, State, Unit};

/// Every counter on the chart.
#[component]
pub fn Counters() -> impl IntoView {
    let Controls {
        playback,
        selection,
        ..
    } = expect_context();
    let counters = Memo::new(move |_| {
        let selected = selection.mission();
        playback.with_table(|table| chart::counters(table, selected))
    });
    view! {
        <Rows of=counters each=|all| all key=CounterView::top let:counter>
            <Counter counter />
        </Rows>
    }
}

/// A counter, alone or on top of a stack. It stays the same element while its unit is on top, so
/// that it flies.
#[component]
fn Counter(counter: Memo<CounterView>) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let top = counter.with_untracked(CounterView::top);
    let element = NodeRef::<G>::new();
    if let Some(top) = top {
        controls.focus.take(Focus::Unit(top), element, || true);
    }
    let pick = move || controls.pick_all(&counter.get_untracked().units);
    let point = move || controls.selection.point(Some(counter.get_untracked().hex));
    view! {
        <g
            class=move || counter.with(|it| format!("counter moving {}", class(it)))
            style=move || counter.with(place)
            data-unit=top.map(|unit| unit.to_string())
            data-hex=move || counter.with(|counter| counter.hex.to_string())
            role="button"
            tabindex="0"
            aria-label=move || counter.with(|counter| counter.label.clone())
            node_ref=element
            on:click=move |_| pick()
            on:keydown=move |event| {
                if is_press(&event) {
                    pick();
                }
            }
            on:focus=move |_| point()
        >
            <Body counter />
        </g>
    }
}

/// The counters in a picture of the chart: nothing to press.
#[component]
pub fn CounterPictures() -> impl IntoView {
    let playback = expect_context::<Controls>().playback;
    let counters = Memo::new(move |_| playback.with_table(|table| chart::counters(table, None)));
    view! {
        <Rows of=counters each=|all| all key=CounterView::top let:counter>
            <g
                class=move || counter.with(class)
                style=move || counter.with(place)
                data-shows=move || counter.with(CounterView::top).map(|unit| unit.to_string())
            >
                <Body counter />
            </g>
        </Rows>
    }
}

/// Where a counter lies, and how large.
fn place(counter: &CounterView) -> String {
    let (x, y) = counter.at;
    let scale = if counter.is_small { " scale(.7)" } else { "" };
    format!("transform:translate({x}px, {y}px){scale}")
}

/// The classes of a counter: its kind, and how it stands with its unit.
fn class(counter: &CounterView) -> String {
    let kind = match counter.top() {
        Some(Unit::TaskForce) | None => "us force",
        Some(Unit::Mission(_)) => "us mission",
        Some(Unit::Raid(_)) => "jp raid",
        Some(Unit::Force(_)) => "jp force",
    };
    let state = match counter.face.state {
        State::Plain => "",
        State::Selected => " is-selected",
        State::Waiting => " is-active",
        State::Spent => " is-spent",
    };
    let critical = if counter.face.is_critical {
        " is-critical"
    } else {
        ""
    };
    let pair = if counter.is_small { " in-pair" } else { "" };
    format!("{kind}{state}{critical}{pair}")
}

/// What is drawn of a counter: the plates of its stack, its picture, its name and its figures.
#[component]
fn Body(counter: Memo<CounterView>) -> impl IntoView {
    let side = match counter.with_untracked(CounterView::top).map(Unit::side) {
        Some(Side::Japanese) => Side::Japanese,
        Some(Side::Us) | None => Side::Us,
    };
    let figure_class = match counter.with_untracked(CounterView::top) {
        Some(Unit::Raid(_)) => "size",
        Some(Unit::Force(_)) => "known",
        _ => "fuel",
    };
    let stack = move || counter.with(|counter| counter.units.len());
    let figure = move || {
        let figure = counter.with(|counter| counter.face.figure.clone());
        figure.map(|text| view! { <Badge class=figure_class at=(25, -27) text /> })
    };
    let tag = move || {
        let tag = counter.with(|counter| counter.face.tag);
        tag.map(|tag| view! { <Badge class="wave" at=(-24, -27) text=tag.to_owned() /> })
    };
    let count = move || {
        let count = Some(stack()).filter(|count| *count > 1);
        count.map(|count| {
            let text = format!("\u{d7}{count}");
            view! { <Badge class="count" at=(31, 3) text /> }
        })
    };
    view! {
        <g class="body">
            <Show when=move || { stack() > 1 }>
                <Plate side turn="translate(-5 -3) rotate(-9)" />
            </Show>
            <Show when=move || { stack() > 2 }>
                <Plate side turn="translate(4 -5) rotate(7)" />
            </Show>
            <rect class="halo" x="-39" y="-39" width="78" height="78" rx="13" />
            <rect class="ring" x="-33.5" y="-33.5" width="67" height="67" rx="10.5" />
            <g class="face">
                <Plate side />
                <Silhouette counter />
                <text class="name" y="22">
                    {move || counter.with(|counter| counter.face.name.clone())}
                </text>
                <g class="alarm">
                    <rect x="-27" y="24" width="54" height="4" />
                </g>
            </g>
            {figure}
            {tag}
            {count}
            <g class="tick" transform="translate(-30 3)">
                <circle r="10" />
                <path d="M-4.5 0L-1 3.8L5-3.6" />
            </g>
        </g>
    }
}

/// The plate of a counter.
#[component]
fn Plate(side: Side, #[prop(optional)] turn: &'static str) -> impl IntoView {
    let plate = match side {
        Side::Us => "#plate-us",
        Side::Japanese => "#plate-jp",
    };
    view! { <use_ href=plate x="-32" y="-32" width="64" height="64" transform=turn /> }
}

/// The picture on a counter, turned to where its unit flies.
#[component]
fn Silhouette(counter: Memo<CounterView>) -> impl IntoView {
    let picture = counter.with_untracked(|counter| counter.face.picture);
    let (x, y, size) = match picture {
        "carrier" => ("-25", "-30", "50"),
        _ => ("-20", "-27", "40"),
    };
    view! {
        <use_
            class="silhouette"
            href=format!("#{picture}")
            x=x
            y=y
            width=size
            height=size
            transform=move || {
                counter.with(|counter| format!("rotate({} 0 -7)", counter.face.heading))
            }
        />
    }
}

/// A figure at a corner of a counter, on a plate as wide as it needs.
#[component]
fn Badge(class: &'static str, at: (i32, i32), text: String) -> impl IntoView {
    let (x, y) = at;
    let width = (9 * text.chars().count() as i32 + 8).max(22);
    view! {
        <g class=format!("badge {class}") transform=format!("translate({x} {y})")>
            <rect x=-(width / 2) y="-11" width=width height="22" rx="11" />
            <text y="4.6">{text}</text>
        </g>
    }
}
