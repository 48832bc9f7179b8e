//! What is known of the enemy: his raids and his forces.

mod force;
mod raid;

use leptos::prelude::*;

use force::Forces;
use raid::Raids;

/// What the tab "Enemy" shows: raids and forces, if the scenario has them.
#[component]
pub fn Enemy() -> impl IntoView {
    view! {
        <Raids />
        <Forces />
    }
}
