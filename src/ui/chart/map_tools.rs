//! The buttons above the chart.

use leptos::prelude::*;

use crate::engine::Game;
use crate::ui::controls::Controls;
use crate::ui::parts::{CommandButton, Icon};
use crate::view::chart::Camera;
use crate::view::shell::CommandName;

/// Zooms in and out, shows the whole chart, numbers its hexes, opens the timeline, and shades what has been looked at.
#[component]
pub fn MapTools() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let Controls {
        camera,
        game,
        settings,
        ..
    } = controls;
    let shows_numbers = Signal::derive(move || settings.shows_hex_numbers());
    let shows_looks = Signal::derive(move || settings.shows_looks());
    let shows_timeline = Signal::derive(move || controls.shows_timeline());
    let shows_whole = Signal::derive(move || camera.with(Camera::shows_whole));
    let scenario = game.peek(Game::scenario);
    let searches = scenario.rumours.is_some();
    view! {
        <div class="map-tools" role="group" aria-label="Chart">
            <CommandButton name=CommandName::ZoomIn>
                <Icon name="plus" />
            </CommandButton>
            <CommandButton name=CommandName::ZoomOut>
                <Icon name="minus" />
            </CommandButton>
            <CommandButton name=CommandName::WholeChart is_on=shows_whole>
                <Icon name="fit" />
            </CommandButton>
            <CommandButton name=CommandName::HexNumbers is_on=shows_numbers>
                "\u{2116}"
            </CommandButton>
            <CommandButton name=CommandName::Timeline is_on=shows_timeline>
                <Icon name="clock" />
            </CommandButton>
            {searches
                .then(|| {
                    view! {
                        <CommandButton name=CommandName::Looks is_on=shows_looks>
                            "\u{25D4}"
                        </CommandButton>
                    }
                })}
        </div>
    }
}
