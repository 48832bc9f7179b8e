//! The forces that are to be found: what is known of each, apart from what it may be, and its story.

use std::collections::BTreeMap;

use leptos::html::{Button, Li};
use leptos::prelude::*;

use super::butai::{Butai, Displays};
use super::guess::GuessBox;
use super::ships::{HitKeys, Ships, SunkShips};
use super::story::{Stories, Story};
use crate::engine::Game;
use crate::engine::forces::{Detection, ForceId};
use crate::ui::controls::Controls;
use crate::ui::parts::{Anew, Rows, Show};
use crate::ui::state::Focus;
use crate::view::enemy::{self, Gone, Guess, ReportedCard, known};

/// What each force may be.
type Guesses = Memo<BTreeMap<ForceId, Guess>>;

/// Every force on the map, and what became of the others, in a scenario in which they are to be found.
#[component]
pub fn ReportedForces() -> impl IntoView {
    let Controls { playback, game, .. } = expect_context();
    let scenario = game.peek(Game::scenario);
    let forces =
        Memo::new(move |_| playback.with_table(|table| enemy::reported_forces(scenario, table)));
    // The odds are counted anew only where what they hang on changes.
    let grounds = Memo::new(move |_| playback.with_table(enemy::grounds));
    let guesses: Guesses = Memo::new(move |_| grounds.with(enemy::guesses));
    let stories: Stories = Memo::new(move |_| playback.with_events(enemy::stories));
    let displays: Displays =
        Memo::new(move |_| playback.with_table(|table| enemy::displays(scenario, table)));
    let sunk = Memo::new(move |_| playback.with_table(enemy::sunk));
    let has_ships = move || {
        let of_cards = || forces.with(|all| cards(all).iter().any(|card| !card.ships.is_empty()));
        sunk.with(|sunk| !sunk.is_empty()) || of_cards()
    };
    view! {
        <Show when=move || scenario.rumours.is_some()>
            <section aria-label="Japanese forces">
                <ul>
                    <Rows of=forces each=cards key=|card| card.id let:card>
                        <ReportedItem card guesses displays stories />
                    </Rows>
                </ul>
                <SunkShips sunk />
                <Show when=has_ships>
                    <HitKeys />
                </Show>
                <OffTheMap />
            </section>
        </Show>
    }
}

fn cards(forces: &Option<Vec<ReportedCard>>) -> &[ReportedCard] {
    forces.as_deref().unwrap_or_default()
}

/// A force: one line, and more when it is open.
#[component]
fn ReportedItem(
    card: Memo<ReportedCard>,
    guesses: Guesses,
    displays: Displays,
    stories: Stories,
) -> impl IntoView {
    let Controls {
        force_cards,
        focus,
        shown,
        ..
    } = expect_context();
    let id = card.with_untracked(|card| card.id);
    let guess = Memo::new(move |_| guesses.with(|guesses| guesses.get(&id).cloned()));
    let is_open = Memo::new(move |_| force_cards.is_open(id));
    // Its counter leads here.
    let (item, head) = (NodeRef::<Li>::new(), NodeRef::<Button>::new());
    focus.take(Focus::Force(id), head, || true);
    Effect::new(move |_| {
        if force_cards.is_selected(id)
            && let Some(item) = item.get()
        {
            // Once what opens below it has been drawn.
            request_animation_frame(move || {
                item.scroll_into_view();
                force_cards.found();
            });
        }
    });
    // What is told of it on the stage is marked here too, and does not open it.
    let is_told = Memo::new(move |_| {
        shown
            .card
            .with(|card| card.as_ref().and_then(|card| card.force) == Some(id))
    });
    Effect::new(move |_| {
        if is_told.get()
            && let Some(item) = item.get()
        {
            request_animation_frame(move || item.scroll_into_view());
        }
    });
    let odds = move || guess.with(|guess| Some(format!("carriers {}", guess.as_ref()?.carriers)));
    view! {
        <li
            class="card force-card"
            class:is-selected=move || is_told.get()
            node_ref=item
            data-unit=id.to_string()
        >
            <h3>
                <button
                    class="card-head"
                    aria-expanded=move || is_open.get().to_string()
                    node_ref=head
                    on:click=move |_| force_cards.toggle(id)
                >
                    <Plate card />
                    <span>
                        <b>{id.to_string()}</b>
                        <small translate="no" prop:textContent=move || card.with(|card| card.brief.clone())></small>
                    </span>
                    <span class="force-card-state">
                        <span
                            class="chip"
                            translate="no"
                            prop:textContent=move || card.with(|card| card.state.clone())
                        ></span>
                        <Anew of=odds let:odds>
                            <small class="may-be">{odds}</small>
                        </Anew>
                    </span>
                </button>
            </h3>
            <Show when=move || is_open.get()>
                {move || view! { <Known card=card.get() /> }}
                <Butai id displays />
                {move || guess.get().map(|guess| view! { <GuessBox guess /> })}
                <Story id stories />
            </Show>
        </li>
    }
}

/// Its letter with the marker of its detection.
#[component]
fn Plate(card: Memo<ReportedCard>) -> impl IntoView {
    let letter = card.with_untracked(|card| card.id.mark());
    let detection = move || card.with(|card| card.detection);
    let class = move || match detection() {
        Detection::Undetected => "force-plate",
        Detection::ApproximateSighting => "force-plate approximate",
        Detection::Located => "force-plate located",
        Detection::Spotted => "force-plate spotted",
    };
    view! {
        <span class=move || class() aria-hidden="true">
            {String::from(letter)}
            {move || known::sign(detection()).map(|sign| view! { <i translate="no" prop:textContent=sign></i> })}
        </span>
    }
}

/// What is known, and for how long.
#[component]
fn Known(card: ReportedCard) -> impl IntoView {
    let contact = card.contact;
    let fact = |fact| view! { <li>{fact}</li> };
    let bar = |n: u8| view! { <i class:lit={n < contact.left}></i> };
    let moves = card
        .moves
        .map(|moves| view! { <p class="moves">{moves}</p> });
    let ships = (!card.ships.is_empty()).then(|| view! { <Ships ships=card.ships /> });
    view! {
        <div class="known">
            <p class="where">{card.place}</p>
            <h4>"Known"</h4>
            <ul class="known-facts">{card.known.into_iter().map(fact).collect_view()}</ul>
            <div class="contact-left" class:is-lost={contact.left == 0}>
                <span aria-hidden="true">{(0..contact.most).map(bar).collect_view()}</span>
                <p>{contact.words}</p>
            </div>
            {moves}
            {ships}
        </div>
    }
}

/// The forces that are gone; a click goes where each was.
#[component]
fn OffTheMap() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let gone = Memo::new(move |_| controls.playback.with_events(enemy::gone));
    let line = move |Gone { words, hex, .. }| {
        view! {
            <li>
                <button class="link" on:click=move |_| controls.look_at(hex)>
                    {words}
                </button>
            </li>
        }
    };
    move || {
        let gone = gone.get();
        (!gone.is_empty()).then(|| {
            view! {
                <div class="card gone">
                    <h3>"Off the map"</h3>
                    <ul>{gone.into_iter().map(line).collect_view()}</ul>
                </div>
            }
        })
    }
}
