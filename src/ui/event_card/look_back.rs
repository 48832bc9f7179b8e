//! Under "Just now": the newest fight, the newest sighting, the newest attack of a submarine and the newest force that
//! came up once more, and where on the chart something was lost.

use leptos::prelude::*;

use crate::engine::Game;
use crate::ui::card::tone;
use crate::ui::controls::Controls;
use crate::ui::parts::{Changing, Icon, ignore_double_click};
use crate::view::chart::marks;
use crate::view::event_card::{self, CardSpan};
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
            let verdict = fight::account(shown, &game.table_after(upto))?.verdict?;
            Some((verdict.outcome.tone, verdict.outcome.headline))
        })
    });
    let mark = Memo::new(move |_| {
        playback.with_table(|table| playback.with_events(|shown| marks::newest(shown, table)))
    });
    let verdict = move || {
        let (name, upto) = newest.get()?;
        Some(view! {
            <li>
                <button class="link" data-verdict=upto on:click=ignore_double_click(move || controls.playback.show_verdict(upto))>
                    <Icon name="dice" />
                    " Show the verdict again: "
                    <Changing text=move || name.clone() />
                </button>
                {headline.get().map(|(of, headline)| view! { " " <b class=tone(of) translate="no" prop:textContent=headline></b> })}
            </li>
        })
    };
    let place = move || {
        let mark = mark.get()?;
        let hex = mark.hex;
        Some(view! {
            <li>
                <button class="link" data-hex=hex.to_string() on:click=ignore_double_click(move || controls.look_at(hex))>
                    <Icon name="chart" />
                    " On the chart: "
                    <Changing text=move || mark.label.clone() />
                </button>
            </li>
        })
    };
    let is_reported = controls.game.peek(Game::scenario).rumours.is_some();
    let sighting = Memo::new(move |_| match is_reported {
        true => playback.with_record(event_card::newest),
        false => None,
    });
    let sighting = move || {
        sighting.get().map(|(name, span)| {
            view! { <li><Again name span attr:data-sighting=span.upto /></li> }
        })
    };
    let has_submarines = controls.game.peek(Game::scenario).battle.is_some();
    let attack = Memo::new(move |_| match has_submarines {
        true => playback.with_record(event_card::newest_attack),
        false => None,
    });
    let attack = move || {
        attack.get().map(|(name, span)| {
            view! { <li><Again name span attr:data-attack=span.upto /></li> }
        })
    };
    let procedure = Memo::new(move |_| match is_reported {
        true => playback.with_record(event_card::newest_activation),
        false => None,
    });
    let procedure = move || {
        procedure.get().map(|(name, span)| {
            view! { <li><Again name span attr:data-procedure=span.upto /></li> }
        })
    };
    view! { <ul class="look-back">{move || verdict()} {move || sighting()} {move || attack()} {move || procedure()} {move || place()}</ul> }
}

/// Shows a card once more.
#[component]
fn Again(name: String, span: CardSpan) -> impl IntoView {
    let controls = expect_context::<Controls>();
    view! {
        <button class="link" on:click=ignore_double_click(move || controls.playback.show_card(span))>
            <Icon name="dice" />
            " Show again "
            <Changing text=move || name.clone() />
        </button>
    }
}
