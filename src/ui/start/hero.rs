//! The head of the start screen.

use leptos::prelude::*;

use crate::ui::chart::{Hexes, ZoneLines};
use crate::view::chart::base::{self, IslandView};
use crate::view::start::WHAT_IT_IS;

/// Title, and what the game is in three sentences.
#[component]
pub fn Hero() -> impl IntoView {
    view! {
        <header class="hero">
            <svg class="hero-chart" viewBox="300 420 1850 460" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
                <HeroChart />
            </svg>
            <div class="wrap">
                <h1>
                    <small>"19\u{2013}20 June 1944"</small>
                    "Carrier Battle:"
                    <br />
                    "Philippine Sea"
                </h1>
                <p>{WHAT_IT_IS}</p>
            </div>
        </header>
    }
}

/// The waters of the battle: the Marianas, the raids' courses and the carriers.
#[component]
fn HeroChart() -> impl IntoView {
    let island = |island: IslandView| {
        let (x, y) = island.at;
        let place = format!("translate({x:.1} {y:.1}) scale(1.3)");
        view! { <path class="isle" transform=place d=island.coast /> }
    };
    view! {
        <defs>
            <linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="900" x2="1480" y1="0" y2="0">
                <stop offset="0" stop-color="#e59a92" stop-opacity="0" />
                <stop offset="1" stop-color="#e59a92" />
            </linearGradient>
        </defs>
        <g opacity=".35">
            <Hexes />
            <ZoneLines />
        </g>
        <use href="#rose" x="1100" y="445" width="400" height="400" opacity=".22" />
        {base::islands().into_iter().map(island).collect_view()}
        <path
            d="M560 650Q1000 540 1495 600M560 720Q1000 690 1490 615M620 470Q1000 450 1490 588"
            stroke-width="2.5"
            stroke-dasharray="12 9"
            style="stroke:url(#fade)"
        />
        <use href="#carrier" x="1500" y="570" width="64" height="64" style="color:#f6eed8" />
    }
}
