//! The raids.

use leptos::prelude::*;

use crate::engine::Game;
use crate::ui::controls::Controls;
use crate::ui::parts::{Changing, List, Prose, Show, Side, Unfolding, UnitPicture};
use crate::view::enemy::{self, Point, RaidCard, Urgency};

/// The raids on the map and, to be unfolded, what became of the others, if the scenario has raids.
#[component]
pub fn Raids() -> impl IntoView {
    let Controls { playback, game, .. } = expect_context();
    let scenario = game.peek(Game::scenario);
    let raids = Memo::new(move |_| playback.with_table(|table| enemy::raids(scenario, table)));
    let none = move || raids.with(|raids| raids.as_ref()?.none);
    let cards = move || raids.with(|raids| raids.as_ref().map(|raids| raids.cards.clone()));
    let over = move || raids.with(|raids| raids.as_ref().map(|raids| raids.over.clone()));
    let over_in_words = move || {
        let words = raids.with(|raids| raids.as_ref().map(|raids| raids.over_in_words.clone()));
        words.unwrap_or_default()
    };
    view! {
        <Show when=move || raids.with(Option::is_some)>
            <section aria-label="Raids">
                {move || none().map(|none| view! { <p class="key">{none}</p> })}
                <ul>
                    <List each=move || cards().unwrap_or_default() let:card>
                        <RaidItem card />
                    </List>
                </ul>
                <Show when=move || over().is_some_and(|over| !over.is_empty())>
                    <Unfolding name="raids that are over" class="raids-over">
                        <summary class="link">
                            <Changing text=over_in_words />
                        </summary>
                        <ul>
                            <List each=move || over().unwrap_or_default() let:card>
                                <RaidItem card />
                            </List>
                        </ul>
                    </Unfolding>
                </Show>
                <div class="key">{Point::ALL.map(|point| view! { <PointKey point /> })}</div>
            </section>
        </Show>
    }
}

/// A raid's card.
#[component]
fn RaidItem(card: RaidCard) -> impl IntoView {
    let id = card.id.to_string();
    let point = |point: Point| view! { <i class=class(point)>{point.letter()}</i> };
    view! {
        <li class="card" class:is-spent={card.urgency == Urgency::Gone} data-unit=id>
            <div class="card-head">
                <UnitPicture side=Side::Japanese picture="zero" />
                <span>
                    <b>{id.clone()}</b>
                    <small>{card.known}</small>
                </span>
                <span class="big">
                    {card.points.to_string()}
                    <small>" " {card.noun}</small>
                </span>
            </div>
            <div class="points" aria-hidden="true">
                {card.boxes.into_iter().map(point).collect_view()}
            </div>
            <p class="state">
                <span class=chip(card.urgency)>{card.state}</span>
                " "
                {card.place}
            </p>
        </li>
    }
}

/// What the box of a point means.
#[component]
fn PointKey(point: Point) -> impl IntoView {
    view! {
        <span>
            <span class="points">
                <i class=class(point)>{point.letter()}</i>
            </span>
            <Prose text=point.meaning().to_owned() />
        </span>
    }
}

fn class(point: Point) -> &'static str {
    match point {
        Point::Fighters => "f",
        Point::AttackPlanes => "",
        Point::Unknown => "u",
        Point::ShotDown => "x",
    }
}

fn chip(urgency: Urgency) -> &'static str {
    match urgency {
        Urgency::Near => "chip near",
        Urgency::Inbound => "chip",
        Urgency::Gone => "chip done",
    }
}
