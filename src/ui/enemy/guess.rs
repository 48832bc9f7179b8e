//! What a force may be: exact odds, apart from all that is known.

use leptos::prelude::*;

use crate::ui::parts::{Prose, Rows};
use crate::view::enemy::{Guess, Possibility};

/// What a force may be, while that is not known: bars, the likeliest first.
#[component]
pub fn GuessBox(guess: Memo<Option<Guess>>) -> impl IntoView {
    let why = move || guess.with(|guess| guess.as_ref().map_or("", |guess| guess.why));
    view! {
        <Show when=move || guess.with(Option::is_some)>
            <div class="guess">
                <h4>"What it may be " <em>"(exact)"</em></h4>
                <ul>
                    <Rows of=guess each=rows key=Possibility::clone let:row>
                        <Row row=row.get_untracked() />
                    </Rows>
                </ul>
                <p>
                    "If it were taken to its highest level now: by the charts, and the chits and ships that are left."
                </p>
                <Show when=move || !why().is_empty()>
                    <p>
                        <Prose text=Signal::derive(move || why().to_owned()) />
                    </p>
                </Show>
            </div>
        </Show>
    }
}

fn rows(guess: &Option<Guess>) -> &[Possibility] {
    guess.as_ref().map_or(&[], |guess| &guess.rows)
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
