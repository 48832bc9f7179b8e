//! What to think of, and what something brings or costs.

use leptos::prelude::*;

use crate::ui::parts::Prose;
use crate::view::prompt::{HowTo, Remark};

/// What to think of, with how a hex is chosen, and the rule in a line: a paragraph each.
#[component]
pub fn Why(why: Vec<String>, how: Option<HowTo>) -> impl IntoView {
    let mut why = why.into_iter();
    let first = why.next().unwrap_or_default();
    let has_first = !first.is_empty() || how.is_some();
    let first = has_first.then(|| {
        view! {
            <p class="prompt-why">
                <Prose text=first />
                {how.map(|how| view! { " " <How how /> })}
            </p>
        }
    });
    let paragraph = |text: String| view! { <p class="prompt-why"><Prose text /></p> };
    view! {
        {first}
        {why.map(paragraph).collect_view()}
    }
}

/// How a hex is chosen; by the keys only where there are keys.
#[component]
fn How(how: HowTo) -> impl IntoView {
    view! {
        <span class="how">
            {how.by_hand}
            <span class="by-keys">{how.by_keys}</span>
            "."
        </span>
    }
}

/// What something brings, or costs: a line each; bad news stands out.
#[component]
pub fn Remarks(remarks: Vec<Remark>) -> impl IntoView {
    let line = |remark: Remark| {
        view! {
            <li class:warn=remark.warns>
                <Prose text=remark.words />
            </li>
        }
    };
    view! { <ul class="stakes">{remarks.into_iter().map(line).collect_view()}</ul> }
}
