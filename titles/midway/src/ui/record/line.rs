//! A line of the log, and what has happened just now.

use leptos::prelude::*;
use page::parts::{List, Show, leave_focus};

use crate::ui::controls::Controls;
use crate::view::card::Tone;
use crate::view::presentation::Importance;
use crate::view::record::{self, Line, LogDie};
use crate::view::shell::Dialog;

/// What has happened since the player last gave orders, under the question.
#[component]
pub fn JustNow() -> impl IntoView {
    let Controls { game, playback, .. } = expect_context();
    let lines = Memo::new(move |_| {
        if !playback.is_ready() {
            return Vec::new();
        }
        let since = game.with(|it| it.before_orders(game.last_step()));
        playback.with_record(|shown| record::recent(shown, since))
    });
    view! {
        <Show when=move || lines.with(|lines| !lines.is_empty())>
            <section class="log just-now" aria-live="polite" aria-label="Just now">
                <ol>
                    <List each=move || lines.get() let:line>
                        <LogLine line />
                    </List>
                </ol>
            </section>
        </Show>
    }
}

/// A line of the log.
#[component]
pub fn LogLine(line: Line) -> impl IntoView {
    let Line {
        number,
        text,
        importance,
        tone,
        die,
    } = line;
    let class = match importance {
        Importance::Loss if tone == Tone::Good => "loss gain",
        Importance::Loss => "loss",
        Importance::Important => "important",
        Importance::Quiet | Importance::Untold => "quiet",
    };
    view! {
        <li class=class>
            {text}
            {die.map(|die| view! { <DieOfLine die number /> })}
        </li>
    }
}

/// A die in the log: what it showed, what was added, what came of it; a click opens its chart with the cell lit.
#[component]
fn DieOfLine(die: LogDie, number: usize) -> impl IntoView {
    let panels = expect_context::<Controls>().panels;
    let LogDie {
        shown,
        modifiers,
        needs,
        result,
        chart,
        title,
    } = die;
    let face = |face: u8| view! { <span class="die">{face}</span> };
    let modifier = |modifier: String| view! { <span class="mods">" " {modifier}</span> };
    let needs = needs.map(|needs| view! { <span class="mods">" needs " {needs}</span> });
    view! {
        " "
        <button
            class="roll"
            data-chart=chart
            title=format!("Show the chart: {title}")
            on:mousedown=leave_focus
            on:click=move |_| panels.open(Dialog::Roll(number))
        >
            {shown.into_iter().map(face).collect_view()}
            {modifiers.into_iter().map(modifier).collect_view()}
            {needs}
            " \u{2192} "
            <b>{result}</b>
        </button>
    }
}
