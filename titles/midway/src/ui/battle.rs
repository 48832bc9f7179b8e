//! A battle, round by round: both sides in rows, with lines of aim, and a verdict at the end.

use leptos::prelude::*;

/// The battle that is shown, over the chart.
#[component]
pub fn BattleStage() -> impl IntoView {}
