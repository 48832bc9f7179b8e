//! Air units in a list.

use leptos::prelude::*;

use crate::engine::units::Side;
use crate::ui::drag_image::press;
use crate::view::drag::Dragged;
use crate::view::forces::AirUnitView;

/// Air units side by side.
#[component]
pub fn AirUnits(units: Vec<AirUnitView>) -> impl IntoView {
    let unit = |unit: AirUnitView| view! { <AirUnitChip unit /> };
    view! { <ul class="air-units">{units.into_iter().map(unit).collect_view()}</ul> }
}

/// An air unit: its name, what it can do, and whether it is hurt or away.
#[component]
fn AirUnitChip(unit: AirUnitView) -> impl IntoView {
    let begin_drag = (unit.side == Side::Usn).then(|| press(Dragged::Air(unit.unit)));
    let state = unit.state();
    view! {
        <li
            class="air-unit"
            class:ijn=unit.side == Side::Ijn
            class:reduced=unit.is_reduced
            class:away=unit.is_away
            data-unit=unit.name
            on:pointerdown=move |event| {
                if let Some(begin_drag) = &begin_drag {
                    begin_drag(event);
                }
            }
            title=unit.model
        >
            <svg viewBox="-8 -8 16 16" aria-hidden="true">
                <use href="#plane" x="-8" y="-8" width="16" height="16" />
            </svg>
            <span>
                <b>{unit.name}</b>
                {state.map(|state| view! { <em>{state}</em> })}
                <small>{unit.ratings}</small>
            </span>
        </li>
    }
}
