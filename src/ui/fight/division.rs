//! Dividing the fighters (4.52): the legal range, and what to expect of each choice.

use leptos::prelude::*;
use crate::ui::live::{dynamic, live, on};

use crate::engine::forecast::{self, Expectation};
use crate::engine::{Decision, Division, Order, Refusal};
use crate::ui::icons::Rule;
use crate::ui::session::Session;
use crate::ui::wording;

/// The choices, with the expected result of each.
#[component]
pub fn DivisionView(session: Session, division: Division) -> impl IntoView {
    let expected = session.game.with_untracked(|game| forecast::divisions(game.table(), &division));
    let best = expected.iter().max_by_key(|one| worth(one)).map_or(division.least, |one| one.against_escorts);
    let chosen = RwSignal::new(best);
    let legal: Vec<_> = expected.into_iter().map(|one| choice(division, one, chosen, best)).collect();
    let illegal: Vec<_> = (0..division.least).map(|escorts| too_few(division, escorts)).collect();
    let order = move || Order::Divide { escorts: chosen.get() };
    view! {
        <div class="d-body" data-decision=Decision::Division(division).name()>
            <p class="muted">
                {format!(
                    "{} points of escorts, {} of attack planes. {} ",
                    division.escorts,
                    division.attack,
                    Decision::Division(division).rule_in_a_line(),
                )} <Rule number="4.52" />
            </p>
            <fieldset class="divisions">
                <legend class="sr">"How to divide the Hellcats"</legend>
                {legal}
                {illegal}
            </fieldset>
        </div>
        <footer class="d-foot">
            <p class="tally">
                <span>"Expected results are averages over every roll of the charts."</span>
            </p>
            <button
                class="btn primary"
                data-order=live(move || wording::json(&order()))
                on:click=on(move |_| session.order(order()))
            >
                {dynamic(move || format!("Engage \u{b7} {} and {} ", chosen.get(), division.units - chosen.get()))}
                <kbd>"Enter"</kbd>
            </button>
        </footer>
    }
}

/// What a division is worth in the scenario's victory points, times a hundred: a point shot down
/// counts one, an attack plane two more for what it would do over the fleet, a unit lost two less.
fn worth(one: &Expectation) -> i64 {
    i64::from(one.escorts) + 3 * i64::from(one.attack) - 2 * i64::from(one.lost)
}

fn choice(division: Division, one: Expectation, chosen: RwSignal<u8>, best: u8) -> impl IntoView {
    let escorts = one.against_escorts;
    let attack = division.units - escorts;
    view! {
        <label>
            <input
                type="radio"
                name="division"
                value=escorts
                prop:checked=live(move || chosen.get() == escorts)
                autofocus=escorts == best
                on:change=on(move |_| chosen.set(escorts))
            />
            <span class="split">{format!("{escorts} on escorts \u{b7} {attack} on attack planes")}</span>
            <span class="expect">
                <span>
                    <b>{wording::tenths(one.escorts)}</b>
                    "escorts down"
                </span>
                <span>
                    <b>{wording::tenths(one.attack)}</b>
                    "attack planes down"
                </span>
                <span class="cost">
                    <b>{wording::tenths(one.lost)}</b>
                    "Hellcats lost"
                </span>
            </span>
        </label>
    }
}

fn too_few(division: Division, escorts: u8) -> impl IntoView {
    let refusal = Refusal::Division { least: division.least, most: division.most };
    view! {
        <label>
            <input type="radio" name="division" value=escorts disabled=true />
            <span class="split">
                {format!("{escorts} on escorts \u{b7} {} on attack planes", division.units - escorts)}
            </span>
            <span class="why">{format!("Too few: {refusal}.")}</span>
        </label>
    }
}
