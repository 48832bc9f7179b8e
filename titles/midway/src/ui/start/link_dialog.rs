//! The question about a link.

use leptos::prelude::*;
use page::parts;

use crate::ui::state::Screens;

/// The question about a link, while there is one.
#[component]
pub fn LinkDialog() -> impl IntoView {
    let screens = expect_context::<Screens>();
    let question = Memo::new(move |_| screens.question());
    let answer = Callback::new(move |answer| screens.answer(&answer));
    view! { <parts::LinkDialog question answer /> }
}
