//! The prompt: what is asked, its rule in a line, and the answers.

mod interception;
mod landing;
mod movement;
mod split;

use leptos::prelude::*;
use crate::ui::live::{dynamic, live, on};

use interception::InterceptionPrompt;
use landing::LandingPrompt;
use movement::MovementPrompt;

use crate::engine::Decision;
use crate::ui::icons::Rule;
use crate::ui::playback;
use crate::ui::session::Session;

/// The prompt for the decision the game waits at. The fight has a dialog of its own.
#[component]
pub fn Prompt(session: Session) -> impl IntoView {
    // One kind of prompt stays as it is while its decision lasts.
    let kind = Memo::new(move |_| match session.decision() {
        Some(decision) => decision.name(),
        None if session.is_ready() => "over",
        None => "showing",
    });
    dynamic(move || match kind.get() {
        "air_movement" => view! { <MovementPrompt session /> }.into_any(),
        "landing" => view! { <LandingPrompt session /> }.into_any(),
        "interception" => view! { <InterceptionPrompt session /> }.into_any(),
        "showing" => view! { <Showing session /> }.into_any(),
        _ => ().into_any(),
    })
}

/// The prompt's frame.
#[component]
fn Frame(
    /// The decision's name.
    decision: Decision,
    /// What is asked.
    #[prop(into)]
    title: Signal<String>,
    /// A word at the right: how far along the player is.
    #[prop(into)]
    progress: Signal<String>,
    /// What cannot be done, and why.
    #[prop(into)]
    why_not: Signal<Vec<(String, String)>>,
    children: Children,
) -> impl IntoView {
    let open = RwSignal::new(false);
    view! {
        <section class="prompt" data-decision=decision.name() aria-labelledby="ask">
            <div class="prompt-head">
                <h2 id="ask" aria-live="polite">
                    {title}
                </h2>
                <Rule number=decision.rule() />
                <span class="prompt-of">{progress}</span>
                {dynamic(move || {
                    (!why_not.get().is_empty())
                        .then(|| {
                            view! {
                                <button
                                    class="link ask-why"
                                    aria-expanded=live(move || open.get().to_string())
                                    aria-controls="why"
                                    on:click=on(move |_| open.update(|open| *open = !*open))
                                >
                                    "What cannot be done, and why?"
                                </button>
                            }
                        })
                })}
            </div>
            {children()}
            <ul class="why-not" id="why" hidden=live(move || !open.get())>
                {dynamic(move || {
                    why_not
                        .get()
                        .into_iter()
                        .map(|(what, why)| {
                            view! {
                                <li>
                                    <b>{what}</b>
                                    <span>{why}</span>
                                </li>
                            }
                        })
                        .collect_view()
                })}
            </ul>
        </section>
    }
}

/// While events are being shown.
#[component]
fn Showing(session: Session) -> impl IntoView {
    let what = move || {
        session.shown.with(|shown| match shown.table.segment {
            Some(segment) => segment.to_string(),
            None => shown.table.turn.to_string(),
        })
    };
    let last = move || {
        let upto = session.shown.with(|shown| shown.upto);
        session.game.with(|game| {
            game.events()[..upto].last().map(|happening| happening.event.to_string()).unwrap_or_default()
        })
    };
    view! {
        <section class="prompt busy" data-decision="showing" aria-labelledby="ask">
            <div class="prompt-head">
                <h2 id="ask">{live(what)}</h2>
            </div>
            <p class="prompt-why">{live(last)}</p>
            <div class="row">
                <button class="btn primary" on:click=on(move |_| playback::finish(session))>
                    "Show it all at once "
                    <kbd>"Space"</kbd>
                </button>
            </div>
        </section>
    }
}

/// The first letter of a sentence made large.
fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
