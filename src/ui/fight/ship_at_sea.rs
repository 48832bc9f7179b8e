//! A ship that is attacked, on the sea.

use leptos::prelude::*;

use crate::engine::fleet::AirUnitType;
use crate::ui::parts::{Anew, Hulls, Pips, plane_class};
use crate::view::fight::{Impact, Posture, ShipPicture};

/// Where flames stand along a ship, the first first.
const FLAMES: [(i32, i32); 3] = [(92, 40), (186, 30), (42, 26)];

/// A ship from the side: her hits on the hull, fire and smoke, what is parked on her, and what the last
/// damage roll did.
#[component]
pub fn ShipAtSea(#[prop(into)] view: Signal<ShipPicture>) -> impl IntoView {
    let outline = Signal::derive(move || view.with(|ship| ship.outline.clone()));
    let class = move || {
        view.with(|ship| match ship.is_ours {
            true => "afloat ours",
            false => "afloat theirs",
        })
    };
    let posture = move || {
        view.with(|ship| match ship.posture {
            Posture::Even => "lies even",
            Posture::Listing => "lies listing",
            Posture::Sinking => "lies sinking",
            Posture::Sunk => "lies under",
        })
    };
    view! {
        <svg class=move || class() viewBox="0 0 240 124" aria-hidden="true">
            {move || smoke(view.with(|ship| ship.smoke))}
            // What is under water is not seen.
            <svg x="-20" y="-60" width="280" height="172" viewBox="-20 -60 280 172">
                <g class=move || posture()>
                    <Hulls outline />
                    <g transform="translate(12 75.4) scale(1.8)"><Pips outline /></g>
                    {move || parked(&view.read())}
                    {move || flames(view.with(|ship| ship.flames))}
                </g>
            </svg>
            <path class="foam" d="M10 112Q26 108 42 112T74 112T106 112T138 112T170 112T202 112T234 112" />
            <Anew of=move || view.with(|ship| ship.impact.clone()) let:impact>
                <ImpactOn impact />
            </Anew>
        </svg>
    }
}

fn smoke(columns: u8) -> impl IntoView {
    let column = |(x, height): &(i32, i32)| {
        let size = 70 + height;
        let (x, y) = (x - size / 5, 76 - size);
        view! { <use_ class="smoke" href="#smoke" x=x y=y width=size height=size></use_> }
    };
    let standing = FLAMES.iter().take(usize::from(columns));
    standing.map(column).collect_view()
}

fn flames(number: u8) -> impl IntoView {
    let flame = |(x, height): &(i32, i32)| {
        let (width, left, top) = (height * 2 / 3, x - height / 3, 76 - height);
        view! { <use_ class="flame" href="#flame" x=left y=top width=width height=*height></use_> }
    };
    let burning = FLAMES.iter().take(usize::from(number));
    burning.map(flame).collect_view()
}

/// Ready planes stand aft, those that have landed forward, and those in servicing below, in the hangar's
/// openings.
fn parked(ship: &ShipPicture) -> impl IntoView + use<> {
    let plane = |kind: AirUnitType, state: &str, x: i32, y: i32| {
        let class = format!("parked {state} {}", plane_class(kind));
        view! { <use_ class=class href="#parked" x=x y=y width=18 height=9></use_> }
    };
    let row = |kinds: &[AirUnitType], state: &'static str, from: i32, step: i32, y: i32| {
        let places = kinds.iter().enumerate();
        let planes = places.map(|(n, kind)| plane(*kind, state, from + step * n as i32, y));
        planes.collect_view()
    };
    let parked = &ship.parked;
    view! {
        {row(&parked.ready, "ready", 14, 19, 63)}
        {row(&parked.landed, "landed", 214, -19, 63)}
        {row(&parked.servicing, "below", 32, 22, 79)}
    }
}

/// A flash for hits, water for a miss.
#[component]
fn ImpactOn(impact: Impact) -> impl IntoView {
    let Impact {
        is_hit, x, words, ..
    } = impact;
    match is_hit {
        true => view! {
            <g class="impact hit" transform=format!("translate({x} 68)")>
                <path class="flash" d="M0-30L6-10L24-18L12-1L30 8L9 8L4 26L-5 9L-26 14L-12 0L-24-16L-7-9Z" />
                <path class="flash-heart" d="M0-14L3-4L12-7L6 0L13 5L4 5L1 12L-3 5L-12 7L-6 0L-11-8L-3-4Z" />
                <text class="impact-words" y="-34">{words}</text>
            </g>
        }
        .into_any(),
        false => view! {
            <g class="impact miss" transform=format!("translate({x} 114)")>
                <path class="splash" d="M-34 0Q-30-30-27-58Q-22-30-17 0Z" />
                <path class="splash" d="M12 2Q17-38 22-74Q28-38 33 2Z" />
                <path class="ripple" d="M-44 1Q-25 8-6 1M2 3Q22 11 44 3" />
                <text class="impact-words" y="-76">{words}</text>
            </g>
        }
        .into_any(),
    }
}
