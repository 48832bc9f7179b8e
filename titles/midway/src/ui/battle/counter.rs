//! A counter in a battle.

use leptos::prelude::*;

use crate::engine::units::{Combatant, ShipClass};
use crate::view::battle::{Counter, CounterState};

/// A counter: its picture, what it needs to hit, its name, and what has become of it.
#[component]
pub fn CounterView(counter: Counter) -> impl IntoView {
    let (label, says) = (counter.label(), counter.says());
    let Counter {
        unit,
        name,
        class,
        needs,
        state,
        fires,
        is_hit,
        ..
    } = counter;
    let of = match state {
        CounterState::Whole => "battle-unit",
        CounterState::Reduced => "battle-unit reduced",
        CounterState::Damaged => "battle-unit damaged",
        CounterState::Lost => "battle-unit lost",
    };
    view! {
        <li class=of class:fires=fires class:hit=is_hit data-unit=unit.to_string() aria-label=label>
            <span class="face">
                <i>{class}</i>
                <svg viewBox="-20 -12 40 24" aria-hidden="true">
                    <path d=outline(unit) />
                </svg>
                {needs.map(|needs| view! { <b>{needs}</b> })}
            </span>
            <small>{name}</small>
            {says.map(|says| view! { <em>{says}</em> })}
        </li>
    }
}

/// What is drawn on a counter.
pub const fn outline(unit: Combatant) -> &'static str {
    match unit {
        // From above, its nose up: two engines for what bombs from bases.
        Combatant::Air(unit) => match (unit.kind().is_fighter(), unit.is_naval()) {
            (true, _) => "M0-10L2-4L15-1V3L2 3L1.5 7L5 9V11H-5V9L-1.5 7L-2 3L-15 3V-1L-2-4Z",
            (false, true) => {
                "M0-11L2.5-5L18-3V3L2.5 3L2 7L7 9V11H-7V9L-2 7L-2.5 3L-18 3V-3L-2.5-5Z"
            }
            (false, false) => {
                "M0-11L2-5L5-4V-8H8V-4L19-1V3L2 4L2 7L8 9V11H-8V9L-2 7L-2 4L-19 3V-1L-8-4V-8H-5V-4L-2-5Z"
            }
        },
        Combatant::Ship(ship) => match ship.class() {
            ShipClass::Cv | ShipClass::Cva | ShipClass::Cvl => {
                "M-18-4H14L18 0L14 5H-16L-18 3ZM2-8H7V-4H2Z"
            }
            ShipClass::Bb => {
                "M-18 1H18L14 7H-14ZM-12-3H-6V1H-12ZM6-3H12V1H6ZM-4-9H4V1H-4ZM-15-2H-12V0H-15ZM12-2H15V0H12Z"
            }
            ShipClass::Ca | ShipClass::Cl => {
                "M-18 1H18L14 6H-14ZM-10-2H-5V1H-10ZM6-2H11V1H6ZM-3-7H3V1H-3Z"
            }
            ShipClass::Dd => "M-17 2H17L13 6H-14ZM-8-1H-4V2H-8ZM-2-5H2V2H-2ZM5-1H9V2H5Z",
            ShipClass::Tr | ShipClass::Avd => {
                "M-17 0H17L14 7H-14ZM-2-5H6V0H-2ZM-11-8H-10V0H-11ZM11-8H12V0H11Z"
            }
        },
        Combatant::Defense(_) => "M-16 8V2H-10V-3H-4V2H4V-3H10V2H16V8ZM4-6L16-10L17-8L6-3Z",
    }
}
