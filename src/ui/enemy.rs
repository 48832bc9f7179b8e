//! What is known of the enemy: his raids and his forces.

mod air_track;
mod butai;
mod commitment;
mod cup;
mod force;
mod guam;
mod guess;
mod raid;
mod reported;
mod ships;
mod story;

use leptos::prelude::*;

use commitment::Commitment;
use cup::{Cup, ReportsInCup};
use force::Forces;
use guam::Guam;
use raid::Raids;
use reported::ReportedForces;

/// What the tab "Enemy" shows: raids and forces, Guam, how far the carriers are committed, and the cups that move and
/// reveal them, if the scenario has them.
#[component]
pub fn Enemy() -> impl IntoView {
    view! {
        <Raids />
        <Forces />
        <ReportedForces />
        <Guam />
        <Commitment />
        <Cup />
        <ReportsInCup />
    }
}
