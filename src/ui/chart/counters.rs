//! The counters on the chart.

use leptos::prelude::*;
use leptos::svg::G;

use super::counter_body::Body;
use crate::engine::Table;
use crate::ui::controls::Controls;
use crate::ui::parts::{Rows, is_press};
use crate::ui::state::Focus;
use crate::view::chart::layout::Layout;
use crate::view::chart::{self, CounterView, Form, State, Unit, force_alone};

/// Every counter on the chart.
#[component]
pub fn Counters(layout: Memo<Layout>) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let asked = Memo::new(move |_| controls.asked_units());
    let counters = Memo::new(move |_| {
        let selected = controls.selection.mission();
        let laid = |table: &Table| {
            layout
                .with(|layout| asked.with(|asked| chart::counters(table, asked, selected, layout)))
        };
        controls.playback.with_table(laid)
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
    let is_force = move || counter.with_untracked(|counter| force_alone(&counter.units).is_some());
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
            on:click=move |_| controls.click_counter(&counter.get_untracked().units)
            on:keydown=move |event| {
                if is_press(&event) {
                    pick();
                }
            }
            on:pointerenter=move |_| controls.selection.come_over(is_force())
            on:pointerleave=move |_| controls.selection.come_over(false)
            on:focus=move |_| point()
            on:blur=move |_| controls.selection.let_go()
        >
            <Body counter />
        </g>
    }
}

/// The counters in a picture of the chart: nothing to press.
#[component]
pub fn CounterPictures(layout: Memo<Layout>) -> impl IntoView {
    let playback = expect_context::<Controls>().playback;
    let counters = Memo::new(move |_| {
        playback.with_table(|table| layout.with(|layout| chart::counters(table, &[], None, layout)))
    });
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

/// Where a counter lies: its hex's place on the chart, and its own place and size there.
fn place(counter: &CounterView) -> String {
    let (x, y) = counter.at;
    let ((dx, dy), scale) = (counter.spot.middle, counter.spot.scale);
    format!("transform:translate({x}px, {y}px);--dx:{dx:.1}px;--dy:{dy:.1}px;--s:{scale:.3}")
}

/// The classes of a counter: its kind, and how it stands with its unit.
fn class(counter: &CounterView) -> String {
    let kind = match counter.top() {
        Some(Unit::TaskForce | Unit::Groups(_)) | None => "us force",
        Some(Unit::Cripple(_)) => "us cripple",
        Some(Unit::Submarine(_)) => "us submarine",
        Some(Unit::Mission(_)) => "us mission",
        Some(Unit::Raid(_)) => "jp raid",
        Some(Unit::Force(_)) => "jp force",
        Some(Unit::Oiler(_)) => "jp oiler",
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
    let form = match counter.form {
        Form::Whole => "",
        Form::Small => " in-pair",
        Form::Plate => " on-plate",
    };
    let burning = if counter.face.is_burning {
        " burns"
    } else {
        ""
    };
    format!("{kind}{state}{critical}{form}{burning}")
}
