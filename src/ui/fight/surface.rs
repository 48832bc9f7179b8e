//! What is asked where ships have met (21).

use leptos::prelude::*;

use crate::view::fight::{GunsChoice, MeetingChoice};

/// Whether our ships fight: what the enemy does and why, and the guns of both sides.
#[component]
pub fn Meeting(choice: MeetingChoice) -> impl IntoView {
    let guns = |(side, guns): (String, String)| {
        view! {
            <div>
                <dt>{side}</dt>
                <dd>{guns}</dd>
            </div>
        }
    };
    view! {
        <p class="result">{choice.they}</p>
        <dl class="strengths">{choice.guns.into_iter().map(guns).collect_view()}</dl>
        <p class="muted">{choice.odds}</p>
    }
}

/// On whom our ships fire: how it is done, what is to be expected, and who has no target yet.
#[component]
pub fn LayingGuns(choice: GunsChoice) -> impl IntoView {
    view! {
        <p class="muted">{choice.how}</p>
        {choice.lines.into_iter().map(|line| view! { <p class="result">{line}</p> }).collect_view()}
    }
}
