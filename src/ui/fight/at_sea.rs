//! An attack on ships: the aircraft in the sky, the ships on the sea.

use leptos::html::Li;
use leptos::prelude::*;

use super::flight::Flight;
use super::roll_chip::RollChip;
use super::ship_at_sea::ShipAtSea;
use crate::ui::controls::Controls;
use crate::ui::parts::{Changing, Rows, Show, bring_in_sight, ignore_double_click};
use crate::ui::state::Focus;
use crate::view::DropTarget;
use crate::view::fight::{AimedAt, AtSea, TargetShip};

/// The attackers and the ships; while damage rolls are aimed, each ship takes one.
#[component]
pub fn AtSea(#[prop(into)] view: Signal<AtSea>) -> impl IntoView {
    view! {
        <div class="at-sea" data-scene=move || view.with(|view| view.scene.name())>
            <div class="air">
                <div class="attackers">
                    <Rows of=view each=|view| &view.attackers key=|line| line.place let:view>
                        <Flight view />
                    </Rows>
                </div>
                {move || flak(view.with(|view| view.flak))}
                <Rows of=view each=|view| view.cap.as_slice() key=|line| line.place let:view>
                    <Flight view />
                </Rows>
            </div>
            {move || {
                let unknown = view.with(|view| view.no_ships);
                unknown.map(|why| view! { <p class="unknown" translate="no" prop:textContent=why></p> })
            }}
            <ul class="targets">
                <Rows of=view each=|view| &view.ships key=|target| target.ship let:view>
                    <TargetTile view />
                </Rows>
            </ul>
        </div>
    }
}

/// Where the guns' bursts stand in the sky, in percent across and down.
const BURSTS: [(u8, u8); 12] = [
    (46, 34),
    (58, 62),
    (34, 70),
    (70, 28),
    (52, 82),
    (26, 40),
    (63, 44),
    (40, 52),
    (78, 66),
    (30, 18),
    (56, 14),
    (73, 84),
];

fn flak(bursts: u8) -> impl IntoView {
    let burst = |(n, (x, y)): (usize, &(u8, u8))| {
        let style = format!("left:{x}%;top:{y}%;--n:{n}");
        view! {
            <svg class="burst" style=style viewBox="-20 -20 40 40" aria-hidden="true">
                <use_ href="#flak" x="-20" y="-20" width="40" height="40"></use_>
            </svg>
        }
    };
    let bursts = BURSTS.iter().take(usize::from(bursts)).enumerate();
    bursts.map(burst).collect_view()
}

/// A ship with her hits, the damage rolls meant for her, and what to expect of them.
#[component]
fn TargetTile(view: Memo<TargetShip>) -> impl IntoView {
    let drag = expect_context::<Controls>().drag;
    let ship = view.with_untracked(|target| target.ship);
    let place = DropTarget::Ship(ship);
    let size = match ship.data().kind.is_carrier() {
        true => "target great",
        false => "target",
    };
    let class = move || {
        let state = view.with(|target| match (target.is_sunk, target.is_struck) {
            (true, _) => " sunk",
            (_, true) => " struck",
            _ => "",
        });
        format!("{size}{state}")
    };
    let tile = NodeRef::<Li>::new();
    // She comes into sight when something befalls her.
    let befalls =
        Memo::new(move |_| view.with(|target| target.is_struck || target.picture.impact.is_some()));
    Effect::new(move |_| {
        if befalls.get()
            && let Some(tile) = tile.get()
        {
            bring_in_sight(&tile);
        }
    });
    view! {
        <li
            class=move || class()
            node_ref=tile
            class:over=move || drag.is_over(place)
            data-ship=ship.to_string()
            on:pointerenter=move |_| drag.enter(place)
            on:pointerleave=move |_| drag.leave(place)
        >
            <Show
                when=move || view.with(TargetShip::is_aimed_at)
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
            <span class="chips">
                <Rows of=view each=|target| &target.rolls key=|chip| chip.roll let:chip>
                    <Show
                        when=move || view.with(TargetShip::is_aimed_at)
                        fallback=move || {
                            view! {
                                <span class="roll-chip">
                                    {chip.with_untracked(|chip| chip.text.clone())}
                                </span>
                            }
                        }
                    >
                        <RollChip view=chip />
                    </Show>
                </Rows>
            </span>
            {move || view.with(|target| target.aim.clone()).map(|aim| view! { <Odds aim /> })}
        </li>
    }
}

/// A ship that takes the damage roll to be aimed, if there is one.
#[component]
fn FaceButton(view: Memo<TargetShip>) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let answer = move || view.with(|target| target.aim.as_ref()?.answer.clone());
    let give = ignore_double_click(move || {
        if let Some(answer) = untrack(answer) {
            controls.carry_out(&answer.action);
        }
        // The next roll may be for her too. With the last one aimed, Enter is for the attack.
        if untrack(answer).is_none() {
            controls.focus.send_or(|| Focus::Question, Focus::Question);
        }
    });
    view! {
        <button
            class="face"
            // Not `disabled`, which would lose the focus.
            aria-disabled=move || answer().is_none().then_some("true")
            aria-label=move || answer().map(|answer| answer.label)
            data-order=move || answer()?.mark()
            on:click=give
        >
            <Face view />
        </button>
    }
}

/// Her outline, her name, and how she is.
#[component]
fn Face(view: Memo<TargetShip>) -> impl IntoView {
    let picture = Signal::derive(move || view.with(|target| target.picture.clone()));
    let name = view.with_untracked(|target| target.ship.to_string());
    let parked = move || view.with(|target| target.parked.clone());
    let prize = move || view.with(|target| target.aim.as_ref().map(|aim| aim.prize.clone()));
    view! {
        <ShipAtSea view=picture />
        <span class="plate">
            <b>{name}</b>
            <small translate="no" prop:textContent=move || view.with(|target| target.words.clone())></small>
            <Show when=move || !parked().is_empty()>
                <small class="aboard" translate="no" prop:textContent=move || parked()></small>
            </Show>
            {move || prize().map(|prize| view! { <small class="prize" translate="no" prop:textContent=prize></small> })}
        </span>
    }
}

/// What to expect of the rolls meant for her, or of the one to be aimed.
#[component]
fn Odds(aim: AimedAt) -> impl IntoView {
    let figure = |(what, figure): (String, String)| {
        view! {
            <span>
                <b translate="no" prop:textContent=figure></b>
                <Changing text=move || what.clone() />
            </span>
        }
    };
    let class = if aim.is_if { "odds if" } else { "odds" };
    let has_odds = !aim.odds.is_empty();
    let figures = aim.odds.into_iter().map(figure).collect_view();
    has_odds.then(|| view! { <p class=class>{figures}</p> })
}
