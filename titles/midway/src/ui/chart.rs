//! The Pacific, from Japan to the West Coast.

use leptos::prelude::*;

/// The chart.
#[component]
pub fn Chart() -> impl IntoView {
    view! { <div class="chart"></div> }
}

/// One line from west to east as a row; that of the operation, while there is one.
#[component]
pub fn LineStrip() -> impl IntoView {}
