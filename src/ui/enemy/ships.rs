//! The enemy's ships, and what the marks of hits on them mean.

use leptos::html::Li;
use leptos::prelude::*;

use crate::ui::controls::Controls;
use crate::ui::parts::ShipOutline;
use crate::ui::state::Focus;
use crate::view::enemy::ShipLine;

/// Ships, each with her outline.
#[component]
pub fn Ships(ships: Vec<ShipLine>) -> impl IntoView {
    let ship = |ship| view! { <ShipItem ship /> };
    view! { <ul class="ships">{ships.into_iter().map(ship).collect_view()}</ul> }
}

/// His ships that sank, if there are any.
#[component]
pub fn SunkShips(sunk: Memo<Vec<ShipLine>>) -> impl IntoView {
    move || {
        let ships = sunk.get();
        (!ships.is_empty()).then(|| {
            view! {
                <div class="card force is-spent">
                    <h3>"Sunk"</h3>
                    <Ships ships />
                </div>
            }
        })
    }
}

/// A ship: her outline with her hits, her values, her condition.
#[component]
fn ShipItem(ship: ShipLine) -> impl IntoView {
    let id = ship.id;
    // The log leads to her.
    let item = NodeRef::<Li>::new();
    expect_context::<Controls>()
        .focus
        .take(Focus::Ship(id), item, || true);
    view! {
        <li node_ref=item tabindex="-1" data-unit=id.to_string()>
            <ShipOutline outline=ship.outline />
            <span>
                <b>{id.to_string()}</b>
                <small>{ship.values}</small>
                <small>{ship.state}</small>
            </span>
        </li>
    }
}

/// What the marks of hits mean.
#[component]
pub fn HitKeys() -> impl IntoView {
    view! {
        <div class="key pips">
            <HitKey class="cur" meaning="hit this turn" />
            <HitKey class="prev" meaning="last turn" />
            <HitKey class="perm" meaning="for good" />
            <HitKey class="" meaning="still to take" />
        </div>
    }
}

/// What the mark of a hit means.
#[component]
fn HitKey(class: &'static str, meaning: &'static str) -> impl IntoView {
    view! {
        <span>
            <svg viewBox="0 0 12 12" aria-hidden="true">
                <rect class=format!("pip {class}") x="2" y="2" width="8" height="8"></rect>
            </svg>
            {meaning}
        </span>
    }
}
