//! The question: at the top of the side panel what is asked, why in a sentence, and the answers most players give; in a tab
//! under it all that is weighed and can be chosen.

mod answer_button;
mod blocks;
mod comparison;
mod composer;
mod lines;
mod piece;
mod question_tab;

use leptos::html::H2;
use leptos::prelude::*;
use page::parts::{Anew, List, Prose, RuleNumber, Show};

use answer_button::AnswerButton;

pub use question_tab::QuestionTab;

use super::controls::Controls;
use super::state::Focus;
use crate::engine::Decision;
use crate::engine::table::GameTime;
use crate::view::prompt::{Does, Prompt};
use crate::view::shell::Tab;
use crate::view::{Action, Answer, Pick};

/// What is asked; nothing while something is shown, and once the game is over.
pub type Asked = Memo<Option<Prompt>>;

/// A part of the question: what reads it runs again only if it differs.
fn part<T>(read: impl Fn(&Prompt) -> T + Send + Sync + 'static) -> Memo<T>
where
    T: Default + PartialEq + Send + Sync + 'static,
{
    let asked = expect_context::<Controls>().asked;
    Memo::new(move |_| asked.with(|asked| asked.as_ref().map(&read).unwrap_or_default()))
}

/// The question, at the top of the side panel.
#[component]
pub fn PromptPanel() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let asked = controls.asked;
    turn_to_the_question(controls);
    view! {
        <Show when=move || asked.with(Option::is_some)>
            <Question />
        </Show>
    }
}

/// Another question than the last one turns to its tab. One that goes on after an order leaves the player where he is.
fn turn_to_the_question(controls: Controls) {
    let Controls {
        asked,
        game,
        panels,
        focus,
        ..
    } = controls;
    let now = Memo::new(move |_| {
        let name = asked.with(|asked| asked.as_ref().map(|asked| asked.asked))?;
        Some((name, game.peek(|game| game.table().now())))
    });
    let has_more = part(|asked| !asked.blocks.is_empty());
    // An effect is for what lies outside what is drawn here: which tab is open, and what has the focus.
    Effect::new(move |last: Option<Option<(&'static str, GameTime)>>| {
        let last = last.flatten();
        let Some(now) = now.get() else {
            return last;
        };
        if last != Some(now) && has_more.get_untracked() {
            panels.turn_to(Tab::Question);
        }
        focus.keep_or_send(Focus::Question);
        Some(now)
    });
}

#[component]
fn Question() -> impl IntoView {
    let name = part(|asked| asked.asked);
    let why = part(|asked| asked.why.clone());
    let because = part(|asked| asked.because.clone());
    let notes = part(|asked| asked.notes.clone());
    let answers = part(|asked| asked.answers.clone());
    let does = part(|asked| asked.does.clone());
    let Controls { save, game, .. } = expect_context();
    let begun_anew = Memo::new(move |_| {
        let from = save.with_beside(|beside| beside.grew_from.clone())?;
        from.begun_anew(game.begun_with()?)
    });
    view! {
        <section class="prompt" data-decision=name aria-labelledby="ask">
            <Head />
            <div class="prompt-body">
                <Anew of=move || begun_anew.get() let:text>
                    <p class="prompt-note">{text}</p>
                </Anew>
                <List each=move || notes.get() let:note>
                    <p class="prompt-note">{note}</p>
                </List>
                <p class="prompt-why"><Prose text=why /></p>
                <div class="row prompt-answers">
                    <List each=move || answers.get() let:answer>
                        <AnswerButton answer />
                    </List>
                    <MoreButton />
                </div>
                <Anew of=move || Some(does.get()).filter(|it| !it.is_empty()) let:does>
                    <WhatItDoes does />
                </Anew>
                <Anew of=move || Some(because.get()).filter(|it| !it.is_empty()) let:because>
                    <p class="prompt-because">"Suggested: " {because} "."</p>
                </Anew>
            </div>
        </section>
    }
}

/// What the filled answer does, order by order: what weighs less is folded where it is much.
#[component]
fn WhatItDoes(does: Does) -> impl IntoView {
    let Does {
        lines,
        folded,
        then,
    } = does;
    let listed = |lines: Vec<String>| {
        let line = |line| view! { <li>{line}</li> };
        view! { <ul>{lines.into_iter().map(line).collect_view()}</ul> }
    };
    let more = (!folded.is_empty()).then(|| {
        view! {
            <details>
                <summary>{format!("{} more", folded.len())}</summary>
                {listed(folded)}
            </details>
        }
    });
    let then = (!then.is_empty()).then(|| view! { <p>{then}</p> });
    view! {
        <div class="prompt-does" role="group" aria-label="What the filled answer does">
            {listed(lines)} {more} {then}
        </div>
    }
}

/// What is asked, and its rule. After an answer the focus goes on to it, if what had it has gone.
#[component]
fn Head() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let heading = NodeRef::<H2>::new();
    controls.focus.take(Focus::Question, heading, || true);
    let title = part(|asked| asked.title.clone());
    let rule = part(|asked| asked.rule);
    view! {
        <div class="prompt-head">
            <h2 id="ask" tabindex="-1" aria-live="polite" node_ref=heading translate="no" prop:textContent=title></h2>
            <RuleNumber number=Signal::derive(move || rule.get().to_owned()) />
        </div>
    }
}

/// Raises the question's tab where the page is narrow; elsewhere turns to it.
#[component]
fn MoreButton() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let has_more = part(|asked| !asked.blocks.is_empty());
    let panels = controls.panels;
    view! {
        <Show when=move || has_more.get()>
            <button
                class="btn ghost more-button"
                aria-controls="pane"
                on:click=move |_| panels.open_tab(Tab::Question)
            >
                "More\u{2026}"
            </button>
        </Show>
    }
}

/// Gives an answer, or says why it cannot be given.
fn give(controls: Controls, answer: &Answer) {
    match &answer.refusal {
        None => {
            controls.carry_out(&answer.action);
            // Where somebody who has been chosen can go is seen on the chart.
            if let Action::Pick(Pick::Choose(Some(_))) = answer.action
                && untrack(|| controls.game.decision()) == Some(Decision::Operations)
            {
                controls.panels.show_sheet(false);
            }
        }
        Some(refusal) => controls.game.refuse(refusal.clone()),
    }
}
