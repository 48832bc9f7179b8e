//! The question's tab: what is weighed, what can be chosen, and what cannot be done.

use leptos::prelude::*;
use page::parts::{List, Rows};

use super::blocks::BlockView;
use super::part;
use crate::view::prompt::{Block, WhyNot};

/// The question's tab.
#[component]
pub fn QuestionTab() -> impl IntoView {
    let blocks = part(|asked| asked.blocks.clone());
    let why_not = part(|asked| asked.why_not.clone());
    let title = part(|asked| asked.title.clone());
    let is_empty = move || blocks.with(Vec::is_empty) && why_not.with(Vec::is_empty);
    view! {
        <div class="question-tab" role="group" aria-label=title>
            <p class="muted" hidden=move || !is_empty()>
                "Nothing is to be weighed now."
            </p>
            <Rows of=blocks each=|all| all key=Block::row let:block>
                <BlockView block />
            </Rows>
            <details class="why-not" hidden=move || why_not.with(Vec::is_empty)>
                <summary>"What cannot be done, and why"</summary>
                <ul>
                    <List each=move || why_not.get() let:one>
                        <WhyNotLine one />
                    </List>
                </ul>
            </details>
        </div>
    }
}

#[component]
fn WhyNotLine(one: WhyNot) -> impl IntoView {
    view! {
        <li>
            <b>{one.what}</b>
            " "
            <span>{one.why}</span>
        </li>
    }
}
