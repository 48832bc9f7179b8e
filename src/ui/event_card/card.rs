//! The card of an event: beside the chart in the place of the question and the displays, below the chart of a phone.

use leptos::ev::MouseEvent;
use leptos::html::{Button, Section};
use leptos::prelude::*;

use crate::ui::card::{Blocks, tone};
use crate::ui::command;
use crate::ui::controls::{CardOnStage, Controls};
use crate::ui::parts::{KeyOf, Prose, Show, begun_here, cover_chart, memo_or_last};
use crate::ui::state::Focus;
use crate::view::Asked;
use crate::view::card::Block;
use crate::view::chart::geometry::centre;
use crate::view::event_card::EventCard;
use crate::view::shell::CommandName;

/// The card that is shown, if one is: anew for each, and the same while its dice fall.
#[component]
pub fn EventCard() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let card = controls.shown.card;
    let which = Memo::new(move |_| card.with(|card| card.as_ref().map(|card| card.from)));
    // What comes after it may still be shown for long before something is asked: its button takes the focus with it.
    Effect::watch(
        move || which.with(Option::is_none),
        move |is_gone, _, _| {
            if *is_gone {
                controls.focus.keep_or_send(Focus::Question);
            }
        },
        false,
    );
    move || {
        which.get()?;
        let first = card.get_untracked()?;
        let from = first.from;
        let is_same = move |card: &&CardOnStage| card.from == from;
        let is_over = Memo::new(move |_| {
            card.with(|card| {
                card.as_ref()
                    .filter(is_same)
                    .is_some_and(|card| card.is_over)
            })
        });
        let view = memo_or_last(first.view, move || {
            card.with(|card| card.as_ref().filter(is_same).map(|card| card.view.clone()))
        });
        Some(view! { <Card view is_over /> })
    }
}

/// What happened, what each side lost, the score, and how to go on. It brings the place into view.
#[component]
fn Card(view: Memo<EventCard>, is_over: Memo<bool>) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let card = NodeRef::<Section>::new();
    cover_chart(card);
    // An effect is for what lies outside the signals: here the chart's frame, once the card is measured.
    Effect::new(move |_| {
        if card.get().is_some()
            && let Some(hex) = view.with_untracked(|view| view.hexes.first().copied())
        {
            request_animation_frame(move || controls.camera.reveal(centre(hex)));
        }
    });
    // A memo: set anew with every die, the same headline would be read out anew.
    let outcome = Memo::new(move |_| view.with(|view| view.card.outcome.clone()));
    // The score counts once all has been seen.
    let is_seen = move |block: &&Block| is_over.get() || !matches!(block, Block::Score(_));
    let blocks = Memo::new(move |_| {
        view.with(|view| view.card.blocks.iter().filter(is_seen).cloned().collect())
    });
    view! {
        <section
            node_ref=card
            class="prompt event-card"
            class:is-over=is_over
            data-card=move || view.with(|view| view.kind.mark())
            data-decision=Asked::Showing.mark()
            aria-labelledby="card-title"
        >
            <div class="card-text" role="group" aria-labelledby="card-title" tabindex="0">
                <div aria-live="polite">
                    <h2
                        id="card-title" class=move || tone(outcome.with(|outcome| outcome.tone))
                        translate="no"
                        prop:textContent=move || outcome.with(|outcome| outcome.headline.clone())
                    ></h2>
                    <p>
                        <Prose text=Signal::derive(move || outcome.with(|outcome| outcome.sentence.clone())) />
                    </p>
                </div>
                <Blocks blocks is_over />
            </div>
            // The bar under it goes on for who watches a game again.
            <Show when=move || !controls.playback.is_watching()>
                <div class="row">
                    <Show when=move || !is_over.get()>
                        <span class="muted">"goes on by itself"</span>
                    </Show>
                    <Show when=move || is_over.get() fallback=Hurry>
                        <GoOn />
                    </Show>
                    <Show when=move || command::is_available(CommandName::ToReport, controls)>
                        <button
                            class="btn ghost"
                            on:click=move |_| {
                                command::run(CommandName::ToReport, controls);
                            }
                        >
                            {CommandName::ToReport.title()}
                            " "
                            <KeyOf command=CommandName::ToReport />
                        </button>
                    </Show>
                </div>
            </Show>
        </section>
    }
}

/// Goes on. It has the focus; the second click of a double click was not meant for it, nor a key that went down as it
/// came up.
#[component]
fn GoOn() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let button = NodeRef::<Button>::new();
    controls.focus.take(Focus::Question, button, || true);
    controls.focus.keep_or_send(Focus::Question);
    controls.playback.card_comes_up();
    let go_on_by_click = begun_here(move || controls.go_on());
    let go_on = move |event: MouseEvent| match event.detail() {
        // By a key.
        0 => controls.skip_or_go_on_by_key(),
        _ => go_on_by_click(event),
    };
    view! {
        <button class="btn primary" id="card-next" aria-describedby="card-title" node_ref=button on:click=go_on>
            "Go on "
            <KeyOf command=CommandName::ShowAll />
        </button>
    }
}

/// Shows at once what its dice bring.
#[component]
fn Hurry() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let button = NodeRef::<Button>::new();
    controls.focus.take(Focus::Question, button, || true);
    controls.focus.keep_or_send(Focus::Question);
    view! {
        <button
            class="btn"
            id="card-hurry"
            node_ref=button
            on:click=move |_| controls.skip_or_go_on()
        >
            "Show it all "
            <KeyOf command=CommandName::ShowAll />
        </button>
    }
}
