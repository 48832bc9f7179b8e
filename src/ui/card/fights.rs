//! The fights of a card that tells several: a line each, which opens its verdict.

use leptos::prelude::*;

use super::tone;
use crate::ui::controls::Controls;
use crate::ui::parts::ignore_double_click;
use crate::view::event_card::FightRow;

/// Who met whom, and how it went.
#[component]
pub fn Fights(fights: Vec<FightRow>) -> impl IntoView {
    let playback = expect_context::<Controls>().playback;
    let row = |row: FightRow| {
        let upto = row.upto;
        let open = ignore_double_click(move || playback.show_verdict(upto));
        view! {
            <li>
                <button class="link" title="Show the verdict, and each die" data-verdict=upto on:click=open>
                    {row.title}
                </button>
                " "
                <b class=tone(row.tone)>{row.result}</b>
            </li>
        }
    };
    view! { <ul class="card-lines fights-told">{fights.into_iter().map(row).collect_view()}</ul> }
}
