//! All rules in our words, by chapters.

use leptos::prelude::*;
use page::parts::{CloseFoot, Modal, ModalText, RuleNumber};
use page::rules::Rule;

use crate::view::learn::rules::{CHAPTERS, Chapter};

/// The rules by chapters, each to be opened.
#[component]
pub fn Rulebook(on_close: Callback<()>) -> impl IntoView {
    view! {
        <Modal title="Rules" subtitle="In our words; a number opens its rule" class="rulebook" on_enter=on_close on_close>
            <ModalText>
                {CHAPTERS.iter().map(|chapter| view! { <Rules chapter=*chapter /> }).collect_view()}
            </ModalText>
            <CloseFoot on_close />
        </Modal>
    }
}

/// The rules of a chapter.
#[component]
fn Rules(chapter: Chapter) -> impl IntoView {
    let rule = |rule: &'static Rule| {
        view! {
            <li>
                <RuleNumber number=rule.number.to_owned() />
                {rule.title}
            </li>
        }
    };
    view! {
        <section>
            <h3>{chapter.title}</h3>
            <ul class="see">{chapter.rules.iter().map(rule).collect_view()}</ul>
        </section>
    }
}
