//! Where in the phase the game is.

use leptos::prelude::*;

use super::strip::current;
use crate::ui::controls::Controls;
use crate::ui::parts::List;
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
            <List each=move || segments.get() let:segment>
                <li
                    class:past={segment.stage == Stage::Past}
                    aria-current=current(segment.stage)
                    title=segment.title
                >
                    {segment.name}
                </li>
            </List>
        </ol>
    }
}
