//! The question: at the top of the side panel what is asked, why in a sentence, and the answers most players give; in a
//! tab under it all that belongs to it in detail.

mod blocks;
mod choice;
mod comparisons;
mod composer;
mod details;
mod done;
mod grid;
mod lines;
mod passage;
mod plan;
mod steps;
mod swipe;
mod why;
mod why_this;

use leptos::html::{Div, H2};
use leptos::prelude::*;

use blocks::Blocks;
use steps::Steps;
use swipe::Swipe;

pub use choice::ChoiceRow;
pub use details::Details;

use super::controls::Controls;
use super::foresight::ForesightButton;
use super::parts::{Anew, AnswerButton, CommandButton, Icon, KeyOf, List, RuleNumber, Show};
use super::state::Focus;
use crate::view::Asked;
use crate::view::prompt::{Prompt, Warning};
use crate::view::save_points;
use crate::view::shell::CommandName;

/// What the game waits for. The fight has a dialog of its own, which the player can put aside; the card that tells what
/// happened stands in its place.
#[component]
pub fn PromptBar() -> impl IntoView {
    let prompt = expect_context::<Controls>().asked.prompt;
    view! {
        <Show when=move || prompt.with(Option::is_some)>
            <Question />
        </Show>
    }
}

/// A part of the prompt: what reads it runs again only if it differs.
fn part<T>(read: impl Fn(&Prompt) -> T + Send + Sync + 'static) -> Memo<T>
where
    T: Default + PartialEq + Send + Sync + 'static,
{
    let prompt = expect_context::<Controls>().asked.prompt;
    Memo::new(move |_| prompt.with(|prompt| prompt.as_ref().map(&read).unwrap_or_default()))
}

/// The question with what is in sight of it; those parts that a decision has no use for draw nothing.
#[component]
fn Question() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let offered = controls.asked.offered;
    let asked = part(|prompt| prompt.asked);
    let is_choosing = part(|prompt| prompt.is_choosing);
    let warning = part(|prompt| prompt.warning.clone());
    let because = part(|prompt| prompt.asked_because.clone());
    let Controls { save, game, .. } = controls;
    let begun_anew = Memo::new(move |_| {
        let from = save.with_beside(|beside| beside.moments.grew_from.clone())?;
        game.with(|game| save_points::begun_anew(&from, game))
    });
    let with_it = Memo::new(move |_| offered.with(|it| it.with_it.clone()));
    let body = NodeRef::<Div>::new();
    // Each question is read from its beginning. With the frame: at once, the browser would lay out what is not drawn yet.
    let selection = controls.selection;
    Effect::watch(
        move || (asked.get(), selection.mission()),
        move |_, _, _| {
            request_animation_frame(move || {
                let body = body.try_get_untracked().flatten();
                body.iter().for_each(|it| it.set_scroll_top(0));
            });
        },
        false,
    );
    view! {
        <section
            class="prompt"
            class:busy=move || asked.get() == Asked::Showing
            class:choosing=is_choosing
            class:away=move || controls.panels.is_away()
            data-decision=move || asked.get().mark()
            aria-labelledby="ask"
        >
            <Head />
            // It scrolls where it is long, by the keys too.
            <div class="prompt-body" node_ref=body hidden=move || controls.panels.is_away()>
                <p class="prompt-because" translate="no" prop:textContent=begun_anew></p>
                <p class="prompt-because" translate="no" prop:textContent=because></p>
                <Steps />
                <div class="prompt-what">
                    <Blocks blocks=with_it />
                </div>
                <div class="row prompt-answers">
                    <List each=move || offered.with(|it| it.first.clone()) let:answer>
                        <AnswerButton answer />
                    </List>
                    <MoreButton />
                    <ForesightButton />
                </div>
                <Anew of=move || warning.get() let:warning>
                    <WarningNote warning />
                </Anew>
            </div>
        </section>
    }
}

/// Opens the question's tab.
#[component]
fn MoreButton() -> impl IntoView {
    let controls = expect_context::<Controls>();
    view! {
        <Show when=move || controls.panels.asks()>
            <button
                class="btn ghost more-button"
                aria-controls="pane"
                aria-expanded=move || controls.shows_more().to_string()
                on:click=move |_| controls.show_more()
            >
                <span
                    translate="no"
                    prop:textContent=move || if controls.shows_more() { "Less" } else { "More\u{2026}" }
                ></span>
                <KeyOf command=CommandName::More />
            </button>
        </Show>
    }
}

/// What is asked. After an answer the focus goes on to it, if what had it has gone. A finger pulls the sheet by it.
#[component]
fn Head() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let heading = NodeRef::<H2>::new();
    controls.focus.take(Focus::Question, heading, || true);
    let title = part(|prompt| prompt.title.clone());
    let rule = part(|prompt| prompt.rule.to_owned());
    let progress = part(|prompt| prompt.progress.clone());
    let is_away = Signal::derive(move || controls.panels.is_away());
    let swipe = Swipe::new(controls);
    view! {
        <div
            class="prompt-head"
            on:pointerdown=move |event| swipe.down(&event)
            on:pointerup=move |event| swipe.up(&event)
        >
            <h2
                id="ask"
                tabindex="-1"
                aria-live="polite"
                node_ref=heading
                translate="no"
                prop:textContent=title
            ></h2>
            <RuleNumber number=rule />
            <span class="prompt-of" translate="no" prop:textContent=progress></span>
            <CommandButton name=CommandName::PutAway is_on=is_away>
                <Icon name="fold" />
            </CommandButton>
        </div>
    }
}

/// What is to be thought of before an answer is given.
#[component]
fn WarningNote(warning: Warning) -> impl IntoView {
    // A line each, where there are several.
    let line = |(number, text): (usize, String)| view! { {(number > 0).then(|| view! { <br /> })} <span>{text}</span> };
    view! {
        <p class="warning" role="note">
            <b>{warning.title}</b>
            " "
            {warning.text.into_iter().enumerate().map(line).collect_view()}
        </p>
    }
}
