//! A meeting of ships: theirs above, ours below.

use leptos::html::Li;
use leptos::prelude::*;

use super::gun_chip::GunChip;
use super::ship_at_sea::ShipAtSea;
use crate::ui::controls::Controls;
use crate::ui::parts::{Rows, Show, bring_in_sight, ignore_double_click};
use crate::ui::state::Focus;
use crate::view::DropTarget;
use crate::view::fight::{BattleLines, GunTarget, ShipInLine};

/// Two lines of ships; while guns are laid, each of theirs takes some.
#[component]
pub fn BattleLines(#[prop(into)] view: Signal<BattleLines>) -> impl IntoView {
    view! {
        <div class="at-sea battle-lines">
            <ul class="targets" aria-label="Their ships">
                <Rows of=view each=|view| &view.theirs key=|ship| ship.ship let:view>
                    <ShipTile view />
                </Rows>
            </ul>
            <ul class="targets" aria-label="Our ships">
                <Rows of=view each=|view| &view.ours key=|ship| ship.ship let:view>
                    <ShipTile view />
                </Rows>
            </ul>
        </div>
    }
}

/// A ship with her hits, on whom she fires, and her guns while they are to be laid.
#[component]
fn ShipTile(view: Memo<ShipInLine>) -> impl IntoView {
    let drag = expect_context::<Controls>().drag;
    let ship = view.with_untracked(|tile| tile.ship);
    let place = DropTarget::Ship(ship);
    let class = move || {
        view.with(|tile| match (tile.is_sunk, tile.is_struck) {
            (true, _) => "target in-battle sunk",
            (_, true) => "target in-battle struck",
            _ => "target in-battle",
        })
    };
    let item = NodeRef::<Li>::new();
    // She comes into sight when something befalls her.
    let befalls = Memo::new(move |_| view.with(|tile| tile.picture.impact.is_some()));
    Effect::new(move |_| {
        if befalls.get()
            && let Some(item) = item.get()
        {
            bring_in_sight(&item);
        }
    });
    let target = Memo::new(move |_| view.with(|tile| tile.target.clone()));
    view! {
        <li
            class=move || class()
            node_ref=item
            class:over=move || drag.is_over(place)
            class:unlit=move || target.with(|it| it.as_ref().is_some_and(|it| it.answer.refusal.is_some()))
            data-ship=ship.to_string()
            on:pointerenter=move |_| drag.enter(place)
            on:pointerleave=move |_| drag.leave(place)
        >
            <Show
                when=move || target.with(Option::is_some)
                fallback=move || {
                    view! {
                        <div class="face">
                            <Face view />
                        </div>
                    }
                }
            >
                <TargetButton view target />
            </Show>
            <Aim view />
        </li>
    }
}

/// An enemy that takes the guns in hand, if the rules let her.
#[component]
fn TargetButton(view: Memo<ShipInLine>, target: Memo<Option<GunTarget>>) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let refusal = move || target.with(|it| it.as_ref().and_then(|it| it.answer.refusal.clone()));
    let give = ignore_double_click(move || {
        let answer = target.with_untracked(|it| it.as_ref().map(|it| it.answer.clone()));
        if let Some(answer) = answer.filter(|answer| answer.refusal.is_none()) {
            controls.carry_out(&answer.action);
        }
        // The next guns may be for her too. With the last laid, Enter is for the fire.
        if target.try_with_untracked(|it| it.is_none()).unwrap_or(true) {
            controls.focus.send_or(|| Focus::Question, Focus::Question);
        }
    });
    view! {
        <button
            class="face"
            // Not `disabled`, which would lose the focus.
            aria-disabled=move || refusal().map(|_| "true")
            aria-label=move || view.with(ShipInLine::spoken)
            data-order=move || target.with(|it| it.as_ref().and_then(|it| it.answer.mark()))
            title=refusal
            on:click=give
        >
            <Face view />
            <small
                class="expected"
                translate="no"
                prop:textContent=move || target.with(|it| it.as_ref().map(|it| it.expected.clone()))
            ></small>
        </button>
    }
}

#[component]
fn Face(view: Memo<ShipInLine>) -> impl IntoView {
    let ship = view.with_untracked(|tile| tile.ship);
    let picture = Signal::derive(move || view.with(|tile| tile.picture.clone()));
    view! {
        <ShipAtSea view=picture />
        <span class="plate">
            <b>{ship.to_string()}</b>
            <small translate="no" prop:textContent=move || view.with(|tile| tile.words.clone())></small>
        </span>
    }
}

/// On whom she fires, or her guns to be laid; how many fire on her.
#[component]
fn Aim(view: Memo<ShipInLine>) -> impl IntoView {
    let guns = Memo::new(move |_| view.with(|tile| tile.guns.clone()));
    let aim = move || view.with(|tile| tile.aim.clone());
    let under_fire = move || {
        view.with(|tile| match tile.under_fire {
            0 => String::new(),
            times => format!("\u{25ce}{times}"),
        })
    };
    view! {
        <span class="chips">
            {move || guns.get().map(|guns| view! { <GunChip guns /> })}
            <span class="aims-at" translate="no" prop:textContent=aim></span>
            <span
                class="under-fire"
                title="Ships that fire on her"
                translate="no"
                prop:textContent=under_fire
            ></span>
        </span>
    }
}
