//! Where in the phase the game is.

use leptos::prelude::*;

use super::strip::current;
use crate::ui::controls::Controls;
use crate::ui::parts::Rows;
use crate::view::shell::{self, Stage};

/// The segments of the phase that the scenario uses.
#[component]
pub fn Segments() -> impl IntoView {
    let Controls { game, playback, .. } = expect_context();
    let (scenario, options) = game.peek(|game| (game.scenario(), game.options().to_vec()));
    let segments =
        Memo::new(move |_| playback.with_table(|table| shell::segments(scenario, &options, table)));
    view! {
        <ol class="segments" aria-label="Segments of the phase">
            <Rows of=segments each=|all| all key=|segment| segment.id let:segment>
                <li
                    class:past=move || segment.with(|segment| segment.stage == Stage::Past)
                    aria-current=move || segment.with(|segment| current(segment.stage))
                    title=move || segment.with(|segment| segment.title.clone())
                    translate="no"
                    prop:textContent=move || segment.with(|segment| segment.name)
                ></li>
            </Rows>
        </ol>
    }
}
