//! The buttons over the chart.

use leptos::prelude::*;

use crate::ui::parts::{CommandButton, Icon};
use crate::ui::state::SettingsStore;
use crate::view::shell::CommandName;

/// Zooms in and out, shows the whole chart, and numbers its hexes.
#[component]
pub fn MapTools() -> impl IntoView {
    let settings = expect_context::<SettingsStore>();
    let shows_numbers = Signal::derive(move || settings.shows_hex_numbers());
    view! {
        <div class="map-tools" role="group" aria-label="Chart">
            <CommandButton name=CommandName::ZoomIn>
                <Icon name="plus" />
            </CommandButton>
            <CommandButton name=CommandName::ZoomOut>
                <Icon name="minus" />
            </CommandButton>
            <CommandButton name=CommandName::WholeChart>
                <Icon name="fit" />
            </CommandButton>
            <CommandButton name=CommandName::HexNumbers is_on=shows_numbers>
                "\u{2116}"
            </CommandButton>
        </div>
    }
}
