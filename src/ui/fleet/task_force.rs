//! The task groups as a list: their CAP boxes (4.33) and their carriers.

use leptos::html::Li;
use leptos::prelude::*;

use super::detachment::Detachment;
use crate::engine::fleet::CarrierType;
use crate::ui::controls::Controls;
use crate::ui::parts::{AnswerButton, Changing, List, Rows, Side, UnitPicture};
use crate::ui::state::Focus;
use crate::view::fleet::{self, CarrierInList, GroupInList, PatrolInList};

/// The task groups.
#[component]
pub fn TaskForce() -> impl IntoView {
    let Controls { game, playback, .. } = expect_context();
    let view = Memo::new(move |_| {
        let is_ready = playback.is_ready();
        playback.with_table(|table| game.with(|game| fleet::task_force(game, table, is_ready)))
    });
    view! {
        <Rows of=view each=|all| all key=|group| group.group let:view>
            <Group view />
        </Rows>
    }
}

#[component]
fn Group(#[prop(into)] view: Signal<GroupInList>) -> impl IntoView {
    let group = view.with_untracked(|group| group.group);
    let none = move || view.with(|group| group.none);
    view! {
        <section class="group" data-unit=format!("TG {group}")>
            <h3>
                <Changing text=move || view.with(|group| group.name.clone()) />
                " "
                <small translate="no" prop:textContent=move || view.with(|group| group.hex.clone())></small>
            </h3>
            <div class="cap-box">
                <b>"CAP"</b>
                <List each=move || view.with(|group| group.patrols.clone()) let:patrol>
                    <Patrol patrol />
                </List>
                {move || none().map(|none| view! { <span class="muted" translate="no" prop:textContent=none></span> })}
            </div>
            <ul class="decks">
                <List each=move || view.with(|group| group.carriers.clone()) let:carrier>
                    <Deck carrier />
                </List>
            </ul>
            <Detachment group />
        </section>
    }
}

/// A CAP mission in its box, and the button that places it.
#[component]
fn Patrol(patrol: PatrolInList) -> impl IntoView {
    let hellcat = |_| view! { <UnitPicture side=Side::Us picture="hellcat" /> };
    view! {
        {(0..patrol.units).map(hellcat).collect_view()}
        <span class="sr">{patrol.words}</span>
        <AnswerButton answer=patrol.place class="small" />
    }
}

/// A carrier and what is on her deck.
#[component]
fn Deck(carrier: CarrierInList) -> impl IntoView {
    let picture = match carrier.kind {
        CarrierType::Cv => "#deck-cv",
        CarrierType::Cvl => "#deck-cvl",
    };
    // The log leads to her.
    let item = NodeRef::<Li>::new();
    expect_context::<Controls>()
        .focus
        .take(Focus::Ship(carrier.carrier.into()), item, || true);
    view! {
        <li node_ref=item tabindex="-1" class:crash=carrier.is_in_trouble>
            <svg viewBox="0 0 120 24" preserveAspectRatio="none" aria-hidden="true">
                <use_ href=picture></use_>
            </svg>
            {carrier.name}
            " "
            <small>{carrier.note}</small>
        </li>
    }
}
