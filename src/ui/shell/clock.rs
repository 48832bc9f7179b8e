//! The clock.

use leptos::prelude::*;

use crate::ui::controls::Controls;
use crate::ui::parts::{Changing, Icon};
use crate::view::shell::{self, NightfallView};

/// Day, time, turn and light of what is on screen.
#[component]
pub fn Clock() -> impl IntoView {
    let Controls { game, playback, .. } = expect_context();
    let scenario = game.peek(|game| game.scenario());
    let clock = Memo::new(move |_| playback.with_table(|table| shell::clock(scenario, table)));
    let nightfall = Memo::new(move |_| playback.with_table(shell::nightfall));
    let draw = |night: NightfallView| {
        view! {
            <p
                class="nightfall"
                class:warn=night.warns
                title=night.title
                role="status"
                translate="no"
                prop:textContent=night.words
            ></p>
        }
    };
    view! {
        <div class="clock">
            <h1>
                <Changing text=move || clock.get().date />
                " \u{b7} "
                <span translate="no" prop:textContent=move || clock.get().time></span>
            </h1>
            <p>
                {move || {
                    let name = if clock.with(|clock| clock.is_day) { "sun" } else { "moon" };
                    view! { <Icon name /> }
                }} " " <Changing text=move || clock.get().turn />
            </p>
            {move || nightfall.get().map(draw)}
        </div>
    }
}
