//! What is shown only while something holds.

use leptos::children::ViewFn;
use leptos::prelude::*;

/// Leptos' own `Show`, of one type for the whole page: each of its own would be two kilobytes more to load.
#[component]
pub fn Show(
    /// Whether the children are shown. They are drawn anew only when that changes.
    when: impl Fn() -> bool + Send + Sync + 'static,
    /// What is shown else.
    #[prop(optional, into)]
    fallback: ViewFn,
    children: ChildrenFn,
) -> impl IntoView {
    show(Box::new(when), fallback, children)
}

fn show(
    when: Box<dyn Fn() -> bool + Send + Sync>,
    fallback: ViewFn,
    children: ChildrenFn,
) -> AnyView {
    let when = Memo::new(move |_| when());
    (move || match when.get() {
        true => children(),
        false => fallback.run(),
    })
    .into_any()
}
