//! A carrier seen from above.

use leptos::html::Li;
use leptos::prelude::*;

use super::deck_box::DeckBox;
use super::look;
use crate::engine::Deck;
use crate::engine::fleet::{CarrierId, CarrierType};
use crate::ui::controls::Controls;
use crate::ui::parts::memo_or_last;
use crate::ui::state::Focus;
use crate::view::fleet::{self, CarrierView, DangerMark, HitsView, ShipState};

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
                    <p class="carrier-head">
                        <b>{first.name}</b>
                        <small>{first.figures}</small>
                    </p>
                </li>
            }
            .into_any()
        } else {
            view! { <Afloat view=memo_or_last(first, move || view.get()) /> }.into_any()
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
        Some(view! { <DeckBox view=memo_or_last(first, find) /> })
    };
    // The log leads to her.
    let item = NodeRef::<Li>::new();
    expect_context::<Controls>()
        .focus
        .take(Focus::Ship(carrier.into()), item, || true);
    view! {
        <li
            node_ref=item
            tabindex="-1"
            class=class
            class:burns=move || view.with(|carrier| carrier.burns)
            class:closed=move || view.with(|carrier| carrier.is_closed)
            data-ship=carrier.to_string()
        >
            <p class="carrier-head">
                <b>{name}</b>
                <Hits view />
                <small translate="no" prop:textContent=move || view.with(|carrier| carrier.figures.clone())></small>
            </p>
            // Bow to the right: landed units aft, ready ones forward.
            <div class="flight">
                {deck_box(Deck::Landing)}
                {deck_box(Deck::Ready)}
            </div>
            <div class="below">
                {deck_box(Deck::Servicing)}
                {deck_box(Deck::Hangar)}
            </div>
            <div class="condition">
                <Danger view />
                <State view />
            </div>
        </li>
    }
}

/// Her damage, fires, and what closes her deck.
#[component]
fn State(view: Signal<CarrierView>) -> impl IntoView {
    let mark = |mark: fleet::StateMark| {
        view! { <em class:fire=mark.is_fire translate="no" prop:textContent=mark.text></em> }
    };
    view! {
        <div class="ship-state">
            {move || {
                let ShipState { marks, handled, .. } = view.with(|carrier| carrier.state.clone());
                view! {
                    {marks.into_iter().map(mark).collect_view()}
                    {(!handled.is_empty()).then(|| view! { <small translate="no" prop:textContent=handled></small> })}
                }
            }}
        </div>
    }
}

/// What a raid that is near would find on her.
#[component]
fn Danger(view: Signal<CarrierView>) -> impl IntoView {
    view! { {move || danger_mark(view.with(|carrier| carrier.danger.clone()))} }
}

/// The mark of danger, if there is any.
pub fn danger_mark(mark: Option<DangerMark>) -> Option<impl IntoView> {
    let DangerMark { text, title } = mark?;
    Some(view! {
        <span class="danger-mark" title=title translate="no" prop:textContent=text></span>
    })
}

/// Hits against what she can bear.
#[component]
fn Hits(view: Signal<CarrierView>) -> impl IntoView {
    let draw = |hits: HitsView| {
        let HitsView {
            hits,
            capacity,
            label,
        } = hits;
        let pip = |n: u8| view! { <i class:hit=n < hits></i> };
        view! {
            <span class="pips" role="img" title=label.clone() aria-label=label>
                {(0..capacity).map(pip).collect_view()}
            </span>
        }
    };
    view! { {move || view.with(|carrier| carrier.state.hits.clone()).map(draw)} }
}
