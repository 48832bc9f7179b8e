//! What stands above the chart: what its signs mean, and its buttons.

use leptos::prelude::*;
use page::parts::Icon;

use crate::ui::controls::Controls;

/// Zooms in and out, and shows the whole chart.
#[component]
pub fn MapTools() -> impl IntoView {
    let camera = expect_context::<Controls>().camera;
    view! {
        <div class="map-tools" role="group" aria-label="Chart">
            <button aria-label="Zoom in" title="Zoom in (+)" on:click=move |_| camera.zoom_in()>
                <Icon name="plus" />
            </button>
            <button aria-label="Zoom out" title="Zoom out (-)" on:click=move |_| camera.zoom_out()>
                <Icon name="minus" />
            </button>
            <button aria-label="Whole chart" title="Whole chart (0)" on:click=move |_| camera.fit()>
                <Icon name="fit" />
            </button>
        </div>
    }
}

/// What the signs of the chart mean.
#[component]
pub fn Legend() -> impl IntoView {
    view! {
        <div class="legend" aria-hidden="true">
            <span class="key">
                <svg viewBox="0 0 34 12">
                    <path class="route" d="M1 6H33" />
                    <circle class="dot" cx="17" cy="6" r="4.5" />
                </svg>
                "Route line, a space"
            </span>
            <span class="key">
                <svg viewBox="0 0 34 12">
                    <path class="lane" d="M2 6H33" />
                </svg>
                "Lane, ours alone"
            </span>
            <span class="key">
                <svg viewBox="0 0 34 12">
                    <path class="perimeter" d="M1 6H33" />
                </svg>
                "Japanese perimeter"
            </span>
            <span class="key">
                <svg viewBox="-8 -8 16 16">
                    <use href="#seen" x="-8" y="-8" width="16" height="16" />
                </svg>
                "Seen by the enemy"
            </span>
        </div>
    }
}
