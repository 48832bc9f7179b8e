//! What is asked in a fight.

use leptos::html::P;
use leptos::prelude::*;

use crate::engine::Decision;
use crate::ui::controls::Controls;
use crate::ui::learn::HintLine;
use crate::ui::parts::{Prose, RuleNumber};
use crate::ui::state::Focus;
use crate::view::fight::Question;

/// The rule of what is asked, in a line. It has the focus when it comes up, but for a division, whose
/// choice has it.
#[component]
pub fn QuestionLine(
    /// What is asked, while anything is.
    question: Memo<Option<Question>>,
) -> impl IntoView {
    let focus = expect_context::<Controls>().focus;
    let line = NodeRef::<P>::new();
    let has_focus = move || {
        question.with(|question| {
            let decision = question.as_ref().map(|question| question.decision);
            decision.is_some_and(|decision| !matches!(decision, Decision::Division(_)))
        })
    };
    Effect::new(move |_| {
        if has_focus()
            && let Some(line) = line.get()
        {
            let _ = line.focus();
        }
    });
    focus.take(Focus::Question, line, move || untrack(has_focus));
    let read = move |read: fn(&Question) -> String| {
        question.with(|question| question.as_ref().map(read).unwrap_or_default())
    };
    view! {
        <p class="muted" tabindex="-1" node_ref=line>
            <Prose text=Signal::derive(move || read(|question| question.text.clone())) />
            " "
            <RuleNumber number=Signal::derive(move || {
                read(|question| question.rule.to_owned())
            }) />
        </p>
        <HintLine />
    }
}
