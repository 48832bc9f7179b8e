//! The other titles, on the start screen of each.

use leptos::prelude::*;

use crate::titles::{Title, played};

/// The other titles, each with its page and what was played there.
#[component]
pub fn OtherTitles(
    /// The title whose page this is.
    here: Title,
) -> impl IntoView {
    view! {
        <section class="other-titles" aria-label="Other titles">
            {here.others().map(|title| view! { <TitleCard title=*title here /> }).collect_view()}
        </section>
    }
}

/// A title, as a link to its page.
#[component]
fn TitleCard(title: Title, here: Title) -> impl IntoView {
    let played = played(&title).in_words();
    view! {
        <a class="sheet title-card" href=title.address_from(here) data-title=title.id>
            <small>{title.when}</small>
            <b>{title.name}</b>
            <span>{title.what}</span>
            {played.map(|played| view! { <span class="played">{played}</span> })}
        </a>
    }
}
