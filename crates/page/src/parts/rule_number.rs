//! The number of a rule, which opens it.

use leptos::html::Button;
use leptos::prelude::*;

use super::{Show, Teaching, ignore_double_click, leave_focus};
use crate::rules;
use crate::stores::LearnStore;

/// A rule's number, as it stands beside a question or a chart: it opens the rule in our words.
#[component]
pub fn RuleNumber(
    /// The number; nothing is shown of an empty one.
    #[prop(into)]
    number: Signal<String>,
    /// Called when it opens the rule.
    #[prop(optional)]
    on_open: Option<Callback<()>>,
    /// Its button.
    #[prop(optional)]
    button: NodeRef<Button>,
    /// Whether Tab passes it by, since what it belongs to opens the rule by a key as well.
    #[prop(optional)]
    is_passed_by: bool,
) -> impl IntoView {
    let learn = expect_context::<LearnStore>();
    let teaching = expect_context::<Teaching>();
    let open = move || {
        number.with_untracked(|number| learn.open_rule(number));
        if let Some(on_open) = on_open {
            on_open.run(());
        }
    };
    let name = move || number.with(|number| rules::name(number, (teaching.rule)(number)));
    view! {
        <Show when=move || number.with(|number| !number.is_empty())>
            <button
                type="button"
                class="rule"
                tabindex=is_passed_by.then_some("-1")
                aria-label=move || name()
                title=move || name()
                node_ref=button
                on:mousedown=move |event| {
                    // In the note of a term it goes with the note: a term that kept the focus would explain itself again.
                    if !is_passed_by {
                        leave_focus(event);
                    }
                }
                on:click=ignore_double_click(open)
                translate="no"
                prop:textContent=number
            ></button>
        </Show>
    }
}

/// A rule's number on what opens something else.
#[component]
pub fn RuleLabel(number: &'static str) -> impl IntoView {
    view! { <span class="rule">{number}</span> }
}
