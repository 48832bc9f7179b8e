//! A line of the log, and the newest lines.

use leptos::prelude::*;

use crate::ui::controls::Controls;
use crate::ui::event_card::LookBack;
use crate::ui::parts::List;
use crate::view::orders_of_the_day::{NotAsked, not_asked};
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
pub fn LogLine(
    line: Line,
    /// Whether it stands in the whole log, and says why nobody was asked about it.
    #[prop(optional)]
    in_log: bool,
) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let not_asked = in_log
        .then(|| controls.game.peek(|game| not_asked(game, line.number)))
        .flatten();
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
    view! {
        <li class=class>
            {text} {die.map(|die| view! { <LogDie die number /> })}
            {not_asked.map(|not_asked| view! { <NotAskedNote not_asked /> })}
        </li>
    }
}

/// Why nobody was asked, and how the player is asked after all.
#[component]
fn NotAskedNote(not_asked: NotAsked) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let ask = |order: usize| {
        view! {
            " "
            <button
                class="link"
                title="Takes everything back from here on, and asks you this once"
                on:click=move |_| controls.ask_this_once(order)
            >
                "Ask me"
            </button>
        }
    };
    view! {
        <small class="not-asked">
            {not_asked.why}
            {not_asked.order.map(ask)}
        </small>
    }
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
