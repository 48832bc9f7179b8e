//! The displays of forces: the task forces, the bases, the ports, the enemy.

mod air;
mod bases;
mod enemy;
mod ports;
mod task_forces;

use leptos::prelude::*;

use super::controls::Controls;
use crate::engine::Table;
use crate::engine::map::Place;
use crate::engine::units::Mover;
use crate::view::chart::Pointed;
use crate::view::chart::camera::around;
use crate::view::chart::spots::middle;

pub use bases::Bases;
pub use enemy::Enemy;
pub use ports::Ports;
pub use task_forces::{FillBar, TaskForces};

/// The name of a task force or ship, which shows on the chart where it is and what it can do.
#[component]
fn OnChart(
    /// Who it is.
    mover: Mover,
    /// Its name.
    name: &'static str,
    /// Whether it is on the map.
    is_there: bool,
) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let camera = controls.camera;
    let pointed = Pointed::Mover(mover);
    let show = move || {
        let place_of = |table: &Table| table.place_of_mover(mover);
        let place = untrack(|| controls.playback.with_table(place_of));
        camera.look_at(Some(pointed), place.and_then(Place::line));
        // On a narrow screen the displays lie over the chart.
        controls.panels.show_sheet(false);
        if let Some(area) = place.and_then(|place| around([middle(place)])) {
            camera.bring_in(area);
        }
    };
    match is_there {
        true => view! {
            <button
                class="on-chart"
                title="Show it on the chart, with its reach"
                aria-pressed=move || camera.looks_at(pointed).to_string()
                on:click=move |_| show()
                on:pointerenter=move |_| camera.point(Some(pointed))
                on:pointerleave=move |_| camera.point(None)
            >
                {name}
            </button>
        }
        .into_any(),
        false => view! { <span class="on-chart away">{name}</span> }.into_any(),
    }
}
