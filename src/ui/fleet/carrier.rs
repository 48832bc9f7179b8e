//! A carrier seen from above.

use leptos::html::Li;
use leptos::prelude::*;

use super::deck_box::{DeckBox, places};
use super::look;
use crate::engine::Deck;
use crate::engine::fleet::{CarrierId, CarrierType};
use crate::ui::controls::Controls;
use crate::ui::parts::lasting;
use crate::ui::state::{Focus, FocusStore};
use crate::view::fleet::{self, CarrierView, HitsView, ShipState};

/// A carrier's column, drawn from a memo of its own: an order redraws only the carriers it changes.
#[component]
pub fn Carrier(carrier: CarrierId) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let view = Memo::new(move |_| look(controls, |look| fleet::carrier(look, carrier)));
    let is_sunk = Memo::new(move |_| view.with(|view| view.as_ref().is_none_or(|it| it.is_sunk)));
    move || {
        let is_sunk = is_sunk.get();
        // Read once: what changes of her while she is afloat, `lasting` reads.
        let first = view.get_untracked()?;
        Some(if is_sunk {
            view! {
                <li class="carrier sunk">
                    <b>{first.name}</b>
                    <small>{first.figures}</small>
                </li>
            }
            .into_any()
        } else {
            view! { <Afloat view=lasting(first, move || view.get()) /> }.into_any()
        })
    }
}

/// A carrier afloat: ready and landed units on the flight deck, servicing and hangar below.
#[component]
fn Afloat(#[prop(into)] view: Signal<CarrierView>) -> impl IntoView {
    let (carrier, name) = view.with_untracked(|view| (view.carrier, view.name.clone()));
    let class = match carrier.data().kind {
        CarrierType::Cv => "carrier cv",
        CarrierType::Cvl => "carrier cvl",
    };
    let deck_box = move |deck: Deck| {
        let find = move || view.with(|carrier| carrier.at(deck).cloned());
        let first = untrack(find)?;
        Some(view! { <DeckBox view=lasting(first, find) /> })
    };
    // The log leads to her.
    let item = NodeRef::<Li>::new();
    expect_context::<FocusStore>().take(Focus::Ship(carrier.into()), item, || true);
    view! {
        <li
            node_ref=item
            tabindex="-1"
            class=class
            class:burns=move || view.with(|carrier| carrier.burns)
            class:closed=move || view.with(|carrier| carrier.is_closed)
            data-ship=carrier.to_string()
        >
            <div class="flight">
                {deck_box(Deck::Ready)}
                <Free view />
                {deck_box(Deck::Landing)}
            </div>
            <b>{name}</b>
            <small>{move || view.with(|carrier| carrier.figures.clone())}</small>
            <State view />
            {deck_box(Deck::Servicing)}
            {deck_box(Deck::Hangar)}
            <Danger view />
        </li>
    }
}

/// The free places on the flight deck.
#[component]
fn Free(view: Signal<CarrierView>) -> impl IntoView {
    view! {
        <div class="free" title=move || view.with(|carrier| carrier.free.title.clone())>
            {move || places(view.with(|carrier| carrier.free.count))}
        </div>
    }
}

/// Her hits, fires, and what closes her deck; in words too.
#[component]
fn State(view: Signal<CarrierView>) -> impl IntoView {
    let drawn = move || {
        let ShipState {
            hits,
            marks,
            handled,
        } = view.with(|carrier| carrier.state.clone());
        let mark = |mark: fleet::StateMark| {
            view! { <em class:fire=mark.is_fire>{mark.text}</em> }
        };
        view! {
            {hits.map(|hits| view! { <Hits hits /> })}
            {marks.into_iter().map(mark).collect_view()}
            {(!handled.is_empty()).then(|| view! { <small>{handled}</small> })}
        }
    };
    view! { <div class="ship-state">{drawn}</div> }
}

/// What a raid that is near would find on her.
#[component]
fn Danger(view: Signal<CarrierView>) -> impl IntoView {
    let mark = move || {
        let mark = view.with(|carrier| carrier.danger.clone())?;
        Some(view! {
            <p class="danger-mark" title=mark.title>
                {mark.text}
            </p>
        })
    };
    view! { {mark} }
}

/// Hits against what she can bear.
#[component]
fn Hits(hits: HitsView) -> impl IntoView {
    let HitsView {
        hits,
        capacity,
        label,
    } = hits;
    let pip = |n: u8| view! { <i class:hit=n < hits></i> };
    view! {
        <span class="pips" role="img" aria-label=label>
            {(0..capacity).map(pip).collect_view()}
        </span>
    }
}
