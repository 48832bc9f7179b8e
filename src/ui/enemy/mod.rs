//! What is known of the enemy: his raids and his forces.

mod butai;
mod cup;
mod force;
mod guess;
mod raid;
mod reported;
mod ships;
mod story;

use leptos::prelude::*;

use cup::{Cup, ReportsInCup};
use force::Forces;
use raid::Raids;
use reported::ReportedForces;

/// What the tab "Enemy" shows: raids and forces, and the cups that move and reveal them, if the scenario has
/// them.
#[component]
pub fn Enemy() -> impl IntoView {
    view! {
        <Raids />
        <Forces />
        <ReportedForces />
        <Cup />
        <ReportsInCup />
    }
}
