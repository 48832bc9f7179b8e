//! Where in the turn the game is.

use leptos::prelude::*;

use crate::ui::controls::Controls;
use crate::ui::parts::Rows;
use crate::view::shell::{self, Stage};

/// The phases of the turn.
#[component]
pub fn Phases() -> impl IntoView {
    let Controls { playback, .. } = expect_context();
    let phases = Memo::new(move |_| playback.with_table(shell::phases));
    view! {
        <ol class="phases" aria-label="Phases of the turn">
            <Rows of=phases each=|all| all key=|phase| phase.number let:phase>
                <li
                    class:past=move || phase.with(|phase| phase.stage == Stage::Past)
                    aria-current=move || phase.with(|phase| is_current(phase.stage))
                    title=move || phase.with(|phase| phase.title.clone())
                >
                    {phase.with_untracked(|phase| phase.number)}
                </li>
            </Rows>
        </ol>
    }
}

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
                    aria-current=move || segment.with(|segment| is_current(segment.stage))
                    title=move || segment.with(|segment| segment.title.clone())
                >
                    {move || segment.with(|segment| segment.name)}
                </li>
            </Rows>
        </ol>
    }
}

fn is_current(stage: Stage) -> Option<&'static str> {
    (stage == Stage::Now).then_some("step")
}
