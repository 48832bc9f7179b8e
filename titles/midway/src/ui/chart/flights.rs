//! Aircraft on their way, and those that are to fly the planned strike.

use leptos::prelude::*;
use page::parts::List;

use crate::engine::units::Side;
use crate::view::chart::{ChartView, FlightView};

/// Every flight.
#[component]
pub fn Flights(chart: Memo<ChartView>) -> impl IntoView {
    let flights = move || chart.with(|chart| chart.flights.clone());
    view! {
        <g class="flights">
            <List each=flights let:flight>
                <Flight flight />
            </List>
        </g>
    }
}

/// Air units of one side from one place to another.
#[component]
fn Flight(flight: FlightView) -> impl IntoView {
    let (x, y) = flight.figure_at();
    let is_ijn = flight.side == Side::Ijn;
    view! {
        <g class="flight" class:ijn=is_ijn class:planned=flight.is_planned role="img" aria-label=flight.label()>
            <path d=flight.path() />
            <g class="flight-tag" style=format!("--x:{x:.1}px;--y:{y:.1}px")>
                <rect x="-15" y="-9" width="30" height="18" rx="9" />
                <use href="#plane" x="-12" y="-6" width="12" height="12" />
                <text x="6" y="4">{flight.units.len()}</text>
            </g>
        </g>
    }
}
