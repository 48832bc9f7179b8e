//! The number of a rule.

use leptos::prelude::*;

/// A rule's number, as it stands beside a question or a chart.
#[component]
pub fn RuleNumber(
    /// The number; nothing is shown of an empty one.
    #[prop(into)]
    number: Signal<String>,
) -> impl IntoView {
    view! {
        <Show when=move || number.with(|number| !number.is_empty())>
            <span class="rule" title=move || format!("Rule {}", number.get())>{number}</span>
        </Show>
    }
}
