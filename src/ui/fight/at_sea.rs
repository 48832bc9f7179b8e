//! Who attacks at the left, the ships at the right.

use leptos::ev::MouseEvent;
use leptos::prelude::*;

use super::line::AircraftLine;
use super::roll_chip::RollChip;
use crate::ui::controls::Controls;
use crate::ui::parts::ShipOutline;
use crate::ui::row::row;
use crate::ui::state::DragStore;
use crate::ui::state::Focus;
use crate::view::fight::{AimedAt, AtSea, Chip, Line, LinePlace, TargetShip};
use crate::view::{Answer, DropTarget};

/// The attackers and the ships; while damage rolls are aimed, each ship takes one.
#[component]
pub fn AtSea(#[prop(into)] view: Signal<AtSea>) -> impl IntoView {
    let lines = move |is_cap: bool| {
        let mut lines = view.get().lines;
        lines.retain(|line| (line.place == LinePlace::Cap) == is_cap);
        lines
    };
    let line = move |first: Line| {
        let place = first.place;
        let find = move || view.with(|view| view.line(place).cloned());
        view! { <AircraftLine view=row(first, find) /> }
    };
    let ship = move |first: TargetShip| {
        let ship = first.ship;
        let find = move || view.with(|view| view.ship(ship).cloned());
        view! { <TargetTile view=row(first, find) /> }
    };
    view! {
        <div class="at-sea">
            <div class="attackers">
                <For each=move || lines(false) key=|line| line.place children=line />
            </div>
            <div class="quarry">
                <For each=move || lines(true) key=|line| line.place children=line />
                {move || {
                    let unknown = view.with(|view| view.no_ships);
                    unknown.map(|why| view! { <p class="muted">{why}</p> })
                }}
                <ul class="targets">
                    <For each=move || view.get().ships key=|target| target.ship children=ship />
                </ul>
            </div>
        </div>
    }
}

/// A ship with her hits, the damage rolls meant for her, and what to expect of them.
#[component]
fn TargetTile(view: Memo<TargetShip>) -> impl IntoView {
    let drag = expect_context::<DragStore>();
    let ship = view.with_untracked(|target| target.ship);
    let place = DropTarget::Ship(ship);
    let class = move || {
        view.with(|target| match (target.is_sunk, target.is_struck) {
            (true, _) => "target sunk",
            (_, true) => "target struck",
            _ => "target",
        })
    };
    let is_aimed_at = Memo::new(move |_| view.with(|target| target.aim.is_some()));
    let odds = Memo::new(move |_| view.with(|target| target.aim.clone()));
    view! {
        <li
            class=class
            class:over=move || drag.is_over(place)
            data-ship=ship.to_string()
            on:pointerenter=move |_| drag.enter(place)
            on:pointerleave=move |_| drag.leave(place)
        >
            <Show
                when=move || is_aimed_at.get()
                fallback=move || {
                    view! {
                        <div class="face">
                            <Face view />
                        </div>
                    }
                }
            >
                <FaceButton view />
            </Show>
            <Chips view is_aimed_at />
            {move || odds.get().map(|aim| view! { <Odds aim /> })}
        </li>
    }
}

/// A ship that takes the damage roll to be aimed, if there is one.
#[component]
fn FaceButton(view: Memo<TargetShip>) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let answer = Memo::new(move |_| view.with(|target| target.aim.clone()?.answer));
    let give = move |event: MouseEvent| {
        event.prevent_default();
        // The second click of a double click is not meant for the next roll.
        if event.detail() < 2
            && let Some(answer) = answer.get_untracked()
        {
            controls.carry_out(&answer.action);
        }
        // The next roll may be for her too. With the last one aimed, Enter is for the attack.
        if answer.with_untracked(Option::is_none) {
            controls.focus.send_or(|| Focus::Question, Focus::Question);
        }
    };
    view! {
        <button
            class="face"
            // Not `disabled`, which would lose the focus.
            aria-disabled=move || answer.with(Option::is_none).then_some("true")
            aria-label=move || answer.with(|answer| answer.as_ref().map(|it| it.label.clone()))
            data-order=move || answer.with(|answer| answer.as_ref().and_then(Answer::mark))
            on:click=give
        >
            <Face view />
        </button>
    }
}

/// Her outline, her name, and how she is.
#[component]
fn Face(view: Memo<TargetShip>) -> impl IntoView {
    let outline = Memo::new(move |_| view.with(|target| target.outline.clone()));
    let name = view.with_untracked(|target| target.ship.to_string());
    view! {
        <ShipOutline outline />
        <b>{name}</b>
        <small>{move || view.with(|target| target.words.clone())}</small>
    }
}

/// The damage rolls meant for her: while they are aimed, each can be taken up again.
#[component]
fn Chips(view: Memo<TargetShip>, is_aimed_at: Memo<bool>) -> impl IntoView {
    let chip = move |first: Chip| {
        let roll = first.roll;
        let text = first.text.clone();
        let find = move |target: &TargetShip| {
            let mut rolls = target.rolls.iter();
            rolls.find(|chip| chip.roll == roll).cloned()
        };
        match is_aimed_at.get_untracked() {
            true => view! { <RollChip view=row(first, move || view.with(find)) /> }.into_any(),
            false => view! { <span class="roll-chip">{text}</span> }.into_any(),
        }
    };
    view! {
        <span class="chips">
            <For
                each=move || view.get().rolls
                key=move |chip| (chip.roll, is_aimed_at.get())
                children=chip
            />
        </span>
    }
}

/// What to expect of the rolls meant for her, or of the one to be aimed.
#[component]
fn Odds(aim: AimedAt) -> impl IntoView {
    let figure = |(what, figure): (String, String)| view! { <span><b>{figure}</b>{what}</span> };
    let class = if aim.is_if { "odds if" } else { "odds" };
    let has_odds = !aim.odds.is_empty();
    let figures = aim.odds.into_iter().map(figure).collect_view();
    has_odds.then(|| view! { <p class=class>{figures}</p> })
}
