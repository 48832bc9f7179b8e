//! What a force may be: exact odds, apart from all that is known.

use leptos::prelude::*;

use crate::ui::parts::Prose;
use crate::view::enemy::{Guess, Possibility};

/// What a force may be, while that is not known: bars, the likeliest first.
#[component]
pub fn GuessBox(guess: Guess) -> impl IntoView {
    let row = |row| view! { <Row row /> };
    let why = (!guess.why.is_empty()).then(|| view! { <p><Prose text=guess.why.to_owned() /></p> });
    view! {
        <div class="guess">
            <h4>"What it may be " <em>"(exact)"</em></h4>
            <ul>{guess.rows.into_iter().map(row).collect_view()}</ul>
            <p>
                "If it were taken to its highest level now: by the charts, and the chits and ships that are left."
            </p>
            {why}
        </div>
    }
}

#[component]
fn Row(row: Possibility) -> impl IntoView {
    let Possibility {
        what,
        chance,
        per_cent,
        cases,
    } = row;
    view! {
        <li title=cases>
            <span>{what}</span>
            <span class="odds-bar" aria-hidden="true">
                <i style=format!("width:{per_cent}%")></i>
            </span>
            <b>{chance}</b>
        </li>
    }
}
