//! The head of the start screen: what the game is, and the way into it.

use leptos::prelude::*;

use super::picture::{Counter, Picture};
use super::tools::Tools;
use crate::engine::map::HexId;
use crate::ui::chart::Vignette;
use crate::ui::state::{SavedGames, Screens};
use crate::view::chart::Side;
use crate::view::chart::geometry::whole_centre;
use crate::view::start::{self, ContinueView, Link, NextView, WHAT_IT_IS, hero};

/// Title, what the game is in three sentences, the game to go on with, and what to play next.
#[component]
pub fn Hero(
    /// What to play next.
    next: Memo<Option<NextView>>,
) -> impl IntoView {
    let games = expect_context::<SavedGames>();
    let game = Memo::new(move |_| games.continue_last());
    view! {
        <header class="hero">
            <svg
                class="hero-chart"
                viewBox=move || hero::frame(game.with(Option::is_some))
                preserveAspectRatio="xMaxYMid slice"
                aria-hidden="true"
            >
                <HeroChart />
            </svg>
            <Tools />
            <div class="wrap hero-grid">
                <div class="hero-text">
                    <h1>
                        <small>"19\u{2013}20 June 1944"</small>
                        "Carrier Battle:"
                        <br />
                        "Philippine Sea"
                    </h1>
                    <p>{WHAT_IT_IS}</p>
                    <div class="hero-go">
                        {move || game.get().map(|game| view! { <GoOn game /> })}
                        {move || {
                            let is_first = game.with(Option::is_none);
                            next.get().map(|next| view! { <Next next is_first /> })
                        }}
                    </div>
                </div>
                {move || game.get().map(|game| view! { <LastGame game /> })}
            </div>
        </header>
    }
}

/// Goes on with the game played last.
#[component]
fn GoOn(game: ContinueView) -> impl IntoView {
    let games = expect_context::<SavedGames>();
    let screens = expect_context::<Screens>();
    let ContinueView { id, name, .. } = game;
    let open = move |_| {
        if let Some(entry) = games.find(&id) {
            screens.come_back(&entry);
        }
    };
    view! {
        <button class="btn primary go" on:click=open>
            <b>"Continue"</b>
            " "
            <small>{name}</small>
        </button>
    }
}

/// Begins the next scenario on the way, with dice of its own.
#[component]
fn Next(next: NextView, is_first: bool) -> impl IntoView {
    let screens = expect_context::<Screens>();
    let NextView {
        scenario,
        label,
        detail,
    } = next;
    let begin = move |_| screens.begin(&Link::new(scenario, scenario.by_default, None));
    view! {
        <button class="btn go" class:primary=is_first on:click=begin>
            <b>{label}</b>
            " "
            <small>{detail}</small>
        </button>
    }
}

/// The game played last: where it stands.
#[component]
fn LastGame(game: ContinueView) -> impl IntoView {
    let ContinueView {
        name,
        state,
        standing,
        ..
    } = game;
    let picture = start::picture(standing.scenario);
    view! {
        <section class="sheet last-game" aria-labelledby="go">
            <h2 id="go">
                <small>"Game in progress"</small>
                {name}
            </h2>
            {picture.map(|picture| view! { <Picture picture /> })}
            <p class="muted">{state}</p>
        </section>
    }
}

/// The waters of the battle.
#[component]
fn HeroChart() -> impl IntoView {
    let raid = |hex: HexId| {
        view! {
            <path class="course" d=hero::course(hex) marker-end="url(#arrow)" />
            <Counter side=Side::Japanese picture="kate" at=whole_centre(hex) />
        }
    };
    let fighters = |hex: HexId| {
        view! { <Counter side=Side::Us picture="hellcat" at=whole_centre(hex) /> }
    };
    let (x, y) = whole_centre(hero::FLEET);
    let circle = |hexes: i32| view! { <circle class="radar" cx=x cy=y r=hexes * 60 /> };
    view! {
        <Vignette names=&["Saipan", "Tinian", "Rota", "Guam"] />
        {hero::RADAR.map(circle)}
        {hero::RAIDS.map(raid)}
        {hero::FIGHTERS.map(fighters)}
        <Counter side=Side::Us picture="carrier" scale=1.5 at=(x, y) />
    }
}
