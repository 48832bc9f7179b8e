//! The displays of forces: the task forces, the bases, the ports, the enemy.

use leptos::prelude::*;

/// The task forces.
#[component]
pub fn TaskForces() -> impl IntoView {}

/// The bases.
#[component]
pub fn Bases() -> impl IntoView {}

/// The ports, with what waits there.
#[component]
pub fn Ports() -> impl IntoView {}

/// What is known of the enemy.
#[component]
pub fn Enemy() -> impl IntoView {}
