//! The prompt: what is asked, its rule in a line, and the answers.

mod blocks;
mod choice;
mod comparisons;
mod composer;
mod done;
mod grid;
mod lines;
mod passage;
mod plan;
mod steps;
mod why;

use leptos::html::{Div, H2, Section, Ul};
use leptos::prelude::*;

use blocks::Blocks;
use passage::Passage;
use steps::Steps;

pub use choice::ChoiceRow;

use super::controls::Controls;
use super::parts::{
    Anew, AnswerButton, KeyOf, List, Prose, RuleNumber, Show, Unfolding, bring_in_sight,
    cover_chart,
};
use super::state::Focus;
use crate::view::prompt::{Prompt, Warning, WhyNot};
use crate::view::{Answer, Asked};

/// What the game waits for. The fight has a dialog of its own, which the player can put aside.
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

/// Things of the prompt, each drawn from its value.
fn rows<T>(read: fn(&Prompt) -> Vec<T>) -> impl Fn() -> Vec<T> + Copy {
    let prompt = expect_context::<Controls>().asked.prompt;
    move || prompt.with(|prompt| prompt.as_ref().map(read).unwrap_or_default())
}

/// The question with its parts; those that a decision has no use for draw nothing.
#[component]
fn Question() -> impl IntoView {
    let asked = part(|prompt| prompt.asked);
    let is_choosing = part(|prompt| prompt.is_choosing);
    let warning = part(|prompt| prompt.warning.clone());
    let section = NodeRef::<Section>::new();
    let what = NodeRef::<Div>::new();
    cover_chart(section);
    // Each question is read from its beginning, but not at each turn of a search. With the frame: at once, the browser
    // would lay out what is not drawn yet.
    let selection = expect_context::<Controls>().selection;
    Effect::watch(
        move || (asked.get(), selection.mission()),
        move |_, _, _| {
            request_animation_frame(move || {
                let section = section.try_get_untracked().flatten();
                let what = what.try_get_untracked().flatten();
                section.iter().for_each(|it| it.set_scroll_top(0));
                what.iter().for_each(|it| it.set_scroll_top(0));
            });
        },
        false,
    );
    view! {
        <section
            node_ref=section
            class="prompt"
            class:busy=move || asked.get() == Asked::Showing
            class:choosing=is_choosing
            data-decision=move || asked.get().mark()
            aria-labelledby="ask"
        >
            <Head />
            <div class="prompt-body">
                <Steps />
                <div class="prompt-what" node_ref=what>
                    <Blocks />
                </div>
                <Passage />
                <div class="row prompt-answers">
                    <List each=rows(|prompt| prompt.batches.clone()) let:answer>
                        <BatchButton answer />
                    </List>
                    <List each=rows(|prompt| prompt.answers.clone()) let:answer>
                        <AnswerButton answer />
                    </List>
                </div>
            </div>
            <Anew of=move || warning.get() let:warning>
                <WarningNote warning />
            </Anew>
            <WhyNotList />
        </section>
    }
}

/// What can be done in a batch: what it does, and the orders it gives.
#[component]
fn BatchButton(answer: Answer) -> impl IntoView {
    let (label, detail) = (answer.label.clone(), answer.detail.clone());
    let key = answer.shown_command();
    view! {
        <AnswerButton answer class="batch">
            <span>
                <b>{label}</b>
                {key.map(|command| view! { " " <KeyOf command /> })}
            </span>
            <small class="cost">{detail}</small>
        </AnswerButton>
    }
}

/// What is asked. After an answer the focus goes on to it, if what had it has gone.
#[component]
fn Head() -> impl IntoView {
    let heading = NodeRef::<H2>::new();
    let focus = expect_context::<Controls>().focus;
    focus.take(Focus::Question, heading, || true);
    let title = part(|prompt| prompt.title.clone());
    let rule = part(|prompt| prompt.rule.to_owned());
    let progress = part(|prompt| prompt.progress.clone());
    view! {
        <div class="prompt-head">
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
        </div>
    }
}

/// What is to be thought of before an answer is given.
#[component]
fn WarningNote(warning: Warning) -> impl IntoView {
    // A line each, where there are several.
    let line = |(number, text): (usize, String)| view! { {(number > 0).then(|| view! { <br /> })} <span>{text}</span> };
    view! {
        // Where it is long for its place it scrolls, by the keys too.
        <p class="warning" role="note" tabindex="0">
            <b>{warning.title}</b>
            " "
            {warning.text.into_iter().enumerate().map(line).collect_view()}
        </p>
    }
}

/// What cannot be done, and why.
#[component]
fn WhyNotList() -> impl IntoView {
    let all = rows(|prompt| prompt.why_not.clone());
    let list = NodeRef::<Ul>::new();
    // It opens below what is in sight.
    let show = Callback::new(move |()| {
        if let Some(list) = list.get_untracked() {
            bring_in_sight(&list);
        }
    });
    view! {
        <Show when=move || !all().is_empty()>
            <Unfolding name="what cannot be done" on_toggle=show>
                <summary class="link ask-why">"What cannot be done, and why?"</summary>
                <ul class="why-not" node_ref=list>
                    <List each=all let:line>
                        <WhyNotLine line />
                    </List>
                </ul>
            </Unfolding>
        </Show>
    }
}

#[component]
fn WhyNotLine(line: WhyNot) -> impl IntoView {
    view! {
        <li>
            <b>{line.what}</b>
            <span>
                <Prose text=line.why />
            </span>
        </li>
    }
}
