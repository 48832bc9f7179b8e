//! What belongs to the question in detail, and its further answers: the first of the panel's tabs.

use leptos::html::Ul;
use leptos::prelude::*;

use super::blocks::Blocks;
use super::part;
use super::passage::Passage;
use super::why_this::WhyThisAnswer;
use crate::ui::controls::Controls;
use crate::ui::foresight::Foresight;
use crate::ui::parts::{AnswerButton, List, Prose, Show, Unfolding, bring_in_sight};
use crate::view::prompt::{QuestionTab, WhyNot};
use crate::view::shell::Dialog;

/// The question's tab.
#[component]
pub fn Details() -> impl IntoView {
    let offered = expect_context::<Controls>().asked.offered;
    let blocks = Memo::new(move |_| offered.with(|it| it.tab.blocks.clone()));
    let asked = part(|prompt| prompt.asked);
    view! {
        <div class="details" data-of=move || asked.get().mark()>
            <Foresight />
            <Passage />
            <WhyThisAnswer />
            <Blocks blocks />
            <MoreAnswers />
            <MoreWhy />
            <WhyNotList />
            <ByOrders />
        </div>
    }
}

/// What the orders of the day have done since the player last answered, and how they are changed.
#[component]
fn ByOrders() -> impl IntoView {
    let Controls {
        asked,
        camera,
        panels,
        ..
    } = expect_context();
    let words = asked.by_orders;
    // Beside the chart the news say it.
    let is_said = move || !camera.has_panel() && words.with(Option::is_some);
    view! {
        <Show when=is_said>
            <p class="by-orders">
                <b>"By your orders of the day: "</b>
                <span translate="no" prop:textContent=words></span>
                " "
                <button class="link" on:click=move |_| panels.open(Dialog::OrdersOfTheDay)>
                    "change"
                </button>
            </p>
        </Show>
    }
}

/// Things in the tab, each drawn from its value.
fn rows<T>(read: fn(&QuestionTab) -> Vec<T>) -> impl Fn() -> Vec<T> + Copy {
    let offered = expect_context::<Controls>().asked.offered;
    move || offered.with(|it| read(&it.tab))
}

/// The answers that are not in sight with the question.
#[component]
fn MoreAnswers() -> impl IntoView {
    let more = rows(|tab| tab.more.clone());
    view! {
        <Show when=move || !more().is_empty()>
            <div class="row more-answers" role="group" aria-label="Other answers">
                <List each=more let:answer>
                    <AnswerButton answer />
                </List>
            </div>
        </Show>
    }
}

/// The rest of what there is to think of.
#[component]
fn MoreWhy() -> impl IntoView {
    view! {
        <List each=rows(|tab| tab.why.clone()) let:text>
            <p class="prompt-why">
                <Prose text />
            </p>
        </List>
    }
}

/// What cannot be done, and why.
#[component]
fn WhyNotList() -> impl IntoView {
    let all = rows(|tab| tab.why_not.clone());
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
