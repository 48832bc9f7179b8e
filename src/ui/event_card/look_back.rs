//! Under "Just now": the newest fight, the newest sighting, the newest attack of a submarine and the newest force that
//! came up once more, and where on the chart something was lost.

use leptos::prelude::*;

use crate::engine::Game;
use crate::ui::card::tone;
use crate::ui::controls::Controls;
use crate::ui::parts::{Changing, Icon, List, ignore_double_click};
use crate::view::chart::marks::{self, MarkView};
use crate::view::event_card::{self, SeenAgain};
use crate::view::fight;
use crate::view::shown_record::ShownRecord;

/// Buttons for what there is to see again.
#[component]
pub fn LookBack() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let playback = controls.playback;
    let newest = Memo::new(move |_| playback.with_record(fight::newest));
    // Read anew only when another fight is the newest.
    let headline = Memo::new(move |_| {
        let (_, upto) = newest.get()?;
        controls.game.with(|game| {
            let shown = ShownRecord::new(game.record(), upto);
            let verdict = fight::summary(shown, &game.table_after(upto))?.verdict?;
            Some((verdict.outcome.tone, verdict.outcome.headline))
        })
    });
    let mark = Memo::new(move |_| {
        playback.with_table(|table| playback.with_events(|shown| marks::newest(shown, table)))
    });
    let verdict = move |(name, upto): (String, usize)| {
        view! {
            <li>
                <button class="link" data-verdict=upto on:click=ignore_double_click(move || controls.playback.show_verdict(upto))>
                    <Icon name="dice" />
                    " Show the verdict again: "
                    <Changing text=move || name.clone() />
                </button>
                {headline.get().map(|(of, headline)| view! { " " <b class=tone(of) translate="no" prop:textContent=headline></b> })}
            </li>
        }
    };
    let place = move |mark: MarkView| {
        let hex = mark.hex;
        view! {
            <li>
                <button class="link" data-hex=hex.to_string() on:click=ignore_double_click(move || controls.look_at(hex))>
                    <Icon name="chart" />
                    " On the chart: "
                    <Changing text=move || mark.label.clone() />
                </button>
            </li>
        }
    };
    let is_reported = controls.game.peek(Game::scenario).rumours.is_some();
    let again = move || match is_reported {
        true => playback.with_record(event_card::seen_again),
        false => Vec::new(),
    };
    view! {
        <ul class="look-back">
            {move || newest.get().map(verdict)}
            <List each=again let:card>
                <Again card />
            </List>
            {move || mark.get().map(place)}
        </ul>
    }
}

/// Shows a card once more.
#[component]
fn Again(card: SeenAgain) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let SeenAgain { what, name, span } = card;
    let show = ignore_double_click(move || controls.playback.show_card(span));
    view! {
        <li>
            <button class="link" data-again=what on:click=show>
                <Icon name="dice" />
                " Show again "
                {name}
            </button>
        </li>
    }
}
