//! A line of the log, and the newest lines.

use leptos::prelude::*;

use crate::ui::controls::Controls;
use crate::ui::event_card::LookBack;
use crate::ui::parts::List;
use crate::view::record::{self, Die, Importance, Line};
use crate::view::shell::Dialog;

/// The newest lines of the log, read out as they come.
#[component]
pub fn Recent() -> impl IntoView {
    let playback = expect_context::<Controls>().playback;
    view! {
        <section class="log recent" aria-live="polite">
            <h3>"Just now"</h3>
            <ol>
                <List each=move || playback.with_events(record::recent) let:line>
                    <LogLine line />
                </List>
            </ol>
            <LookBack />
        </section>
    }
}

/// A line of the log; a click goes where it happened.
#[component]
pub fn LogLine(line: Line) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let Line {
        number,
        text,
        weight,
        way,
        die,
    } = line;
    let class = match weight {
        Importance::Loss => "loss",
        Importance::Important => "important",
        Importance::Bookkeeping | Importance::Untold => "quiet",
    };
    let text = match way {
        Some(way) => view! {
            <button
                class="log-to"
                title=way.title()
                on:click=move |_| controls.follow_line(number)
            >
                {text}
            </button>
        }
        .into_any(),
        None => text.into_any(),
    };
    view! { <li class=class>{text} {die.map(|die| view! { <LogDie die number /> })}</li> }
}

/// A die in the log: what it showed, what was added, what came of it, and its chart with the cell lit.
#[component]
pub fn LogDie(die: Die, number: usize) -> impl IntoView {
    let panels = expect_context::<Controls>().panels;
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
        <button
            class="link"
            data-chart=die.chart
            on:click=move |_| panels.open(Dialog::Roll(number))
        >
            {die.title}
        </button>
    }
}
