//! The log, and its newest lines.

use leptos::prelude::*;

use crate::ui::moment::LookBack;
use crate::ui::parts::Rows;
use crate::ui::state::{PanelStore, PlaybackStore};
use crate::view::record::{self, Die, Line, Phase};
use crate::view::shell::Dialog;

/// The whole log, the newest phase first.
#[component]
pub fn Log() -> impl IntoView {
    let playback = expect_context::<PlaybackStore>();
    let phases = Memo::new(move |_| playback.with_events(record::phases));
    view! {
        <div class="log">
            <Rows
                of=phases
                each=|all| all
                key=|phase| (phase.from, phase.title.clone())
                let:phase
            >
                <PhaseLines phase />
            </Rows>
        </div>
    }
}

/// The lines of a phase, the newest first.
#[component]
fn PhaseLines(phase: Memo<Phase>) -> impl IntoView {
    let playback = expect_context::<PlaybackStore>();
    // What happened in a phase changes with its first and last event only, so that a long log is
    // not worded anew at each event.
    let lines = Memo::new(move |_| {
        let phase = phase.get();
        untrack(|| playback.with_events(|shown| record::lines(shown, &phase)))
    });
    view! {
        <h3>{move || phase.with(|phase| phase.title.clone())}</h3>
        <ol>
            <Rows of=lines each=|all| all key=Line::clone let:line>
                <LogLine line=line.get_untracked() />
            </Rows>
        </ol>
    }
}

/// The newest lines of the log, read out as they come.
#[component]
pub fn Recent() -> impl IntoView {
    let playback = expect_context::<PlaybackStore>();
    let lines = Memo::new(move |_| playback.with_events(record::recent));
    view! {
        <section class="log recent" aria-live="polite">
            <h3>"Just now"</h3>
            <ol>
                <Rows of=lines each=|all| all key=Line::clone let:line>
                    <LogLine line=line.get_untracked() />
                </Rows>
            </ol>
            <LookBack />
        </section>
    }
}

/// A line of the log.
#[component]
fn LogLine(line: Line) -> impl IntoView {
    view! {
        <li class=line.is_loss.then_some("loss")>
            {line.text} {line.die.map(|die| view! { <LogDie die /> })}
        </li>
    }
}

/// A die in the log: what it showed, what was added, what came of it, and its chart.
#[component]
fn LogDie(die: Die) -> impl IntoView {
    let panels = expect_context::<PanelStore>();
    let chart = die.chart;
    let modifier = |modifier: String| view! { <span class="mods">{modifier} " "</span> };
    view! {
        " "
        <span class="roll">
            <span class="die" role="img" aria-label=format!("die {}", die.shown)>
                {die.shown}
            </span>
            " "
            {die.modifiers.into_iter().map(modifier).collect_view()}
            "\u{2192}\u{a0}"
            <b>{die.result}</b>
        </span>
        " "
        <button class="link" data-chart=chart on:click=move |_| panels.open(Dialog::Chart(chart))>
            {die.title}
        </button>
    }
}
