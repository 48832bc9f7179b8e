//! What is known of the enemy: his raids and his forces.

mod cup;
mod dossier;
mod force;
mod guess;
mod raid;
mod story;

use leptos::prelude::*;

use cup::{Cup, ReportsInCup};
use dossier::Dossiers;
use force::Forces;
use raid::Raids;

/// What the tab "Enemy" shows: raids and forces, and the cups that move and reveal them, if the scenario has
/// them.
#[component]
pub fn Enemy() -> impl IntoView {
    view! {
        <Raids />
        <Forces />
        <Dossiers />
        <Cup />
        <ReportsInCup />
    }
}
