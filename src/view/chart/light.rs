//! The light on the chart, which gives it its colours (6.41).

use crate::engine::Light;

/// A light as marks in the page carry it.
pub const fn light_name(light: Light) -> &'static str {
    match light {
        Light::Day => "day",
        Light::Dusk => "dusk",
        Light::Night => "night",
    }
}
