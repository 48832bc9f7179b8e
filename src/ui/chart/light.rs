//! The light on the chart: what falls over it when dusk comes, or night.

use leptos::prelude::*;

use crate::engine::Light;
use crate::ui::controls::Controls;
use crate::view::chart::light_name;

/// The last of the old light, which fades from the chart as the new one begins. Nothing where a game is opened.
#[component]
pub fn LightFalls() -> impl IntoView {
    let playback = expect_context::<Controls>().playback;
    let lights = Memo::new(move |last: Option<&(Light, Option<Light>)>| {
        let now = playback.with_table(|table| table.light());
        match last {
            Some((then, before)) if *then == now => (now, *before),
            last => (now, last.map(|(then, _)| *then)),
        }
    });
    move || {
        let (_, before) = lights.get();
        before.map(|before| {
            view! { <div class="light-falls" data-from=light_name(before) aria-hidden="true"></div> }
        })
    }
}
