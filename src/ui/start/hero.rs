//! The head of the start screen: what the game is, and the way into it.

use leptos::prelude::*;

use super::picture::{Counter, Picture, place};
use crate::engine::map::HexId;
use crate::ui::chart::Vignette;
use crate::ui::state::{SavedGames, Screens};
use crate::view::chart::Side;
use crate::view::start::{self, ContinueView, NextView, WHAT_IT_IS};

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
                // The game to go on with lies beside the islands, not over them.
                viewBox=move || match game.with(Option::is_some) {
                    true => "500 319 1900 500",
                    false => "230 319 1900 500",
                }
                preserveAspectRatio="xMaxYMid slice"
                aria-hidden="true"
            >
                <HeroChart />
            </svg>
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
            screens.open(&entry);
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
    let begin = move |_| screens.begin(scenario, &[], Screens::new_seed(), None);
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
        scenario,
        ..
    } = game;
    let picture = start::picture(scenario);
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

/// The waters of the battle: the Marianas, raids out of the west, and the fleet that awaits them.
#[component]
fn HeroChart() -> impl IntoView {
    let raid = |hex: u16| {
        let ((x, y), (to_x, to_y)) = (place(HexId::at(hex)), place(FLEET));
        let (to_x, to_y) = (to_x + (x - to_x) / 6, to_y + (y - to_y) / 6);
        let course = format!(
            "M{x} {y}Q{} {} {to_x} {to_y}",
            (x + to_x) / 2,
            (y + to_y) / 2 - 40
        );
        view! {
            <path class="course" d=course marker-end="url(#arrow)" />
            <Counter side=Side::Japanese picture="kate" at=(x, y) />
        }
    };
    let (x, y) = place(FLEET);
    let circle = |hexes: i32| view! { <circle class="radar" cx=x cy=y r=hexes * 60 /> };
    view! {
        <Vignette names=&["Saipan", "Tinian", "Rota", "Guam"] />
        {[2, 4, 6].map(circle)}
        {[813, 1113, 1413].map(raid)}
        <Counter side=Side::Us picture="hellcat" at=place(HexId::at(911)) />
        <Counter side=Side::Us picture="hellcat" at=place(HexId::at(1311)) />
        <Counter side=Side::Us picture="carrier" scale="1.5" at=(x, y) />
    }
}

/// Where the fleet is drawn.
const FLEET: HexId = HexId::at(1109);
