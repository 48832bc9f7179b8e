//! The buttons over the chart.

use leptos::prelude::*;

use crate::ui::controls::Controls;
use crate::ui::parts::Icon;

/// Zooms in and out, shows the whole chart, and numbers its hexes.
#[component]
pub fn MapTools() -> impl IntoView {
    let Controls {
        camera, settings, ..
    } = expect_context();
    view! {
        <div class="map-tools" role="group" aria-label="Chart">
            <button aria-label="Zoom in" title="Zoom in (+)" on:click=move |_| camera.zoom(0.75)>
                <Icon name="plus" />
            </button>
            <button aria-label="Zoom out" title="Zoom out (\u{2212})" on:click=move |_| camera.zoom(1.33)>
                <Icon name="minus" />
            </button>
            <button
                aria-label="Show the whole chart"
                title="Whole chart (0)"
                on:click=move |_| camera.fit()
            >
                <Icon name="fit" />
            </button>
            <button
                aria-label="Hex numbers"
                title="Hex numbers (N)"
                aria-pressed=move || settings.shows_hex_numbers().to_string()
                on:click=move |_| settings.toggle_hex_numbers()
            >
                "\u{2116}"
            </button>
        </div>
    }
}
