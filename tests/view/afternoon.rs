//! A whole battle is an afternoon's: what is watched at normal speed and what is read add up to so many minutes.

use std::time::Duration;

use carrier_battle::engine::orders_of_the_day::OrdersOfTheDay;
use carrier_battle::engine::{Game, SCENARIOS, Session};
use carrier_battle::view::card::Card;
use carrier_battle::view::event_card::finished_card;
use carrier_battle::view::fight;
use carrier_battle::view::playback::Shown;
use carrier_battle::view::prompt::Prompt;
use carrier_battle::view::settings::Speed;

use super::as_staff::{Asked, asked, filled, give};
use super::card_parts::CardParts;

/// Of a reader of 200 words a minute.
const A_WORD: Duration = Duration::from_millis(300);

/// How long what is said is read.
fn reading(said: &str) -> Duration {
    A_WORD * said.split_whitespace().count() as u32
}

/// What a card or a verdict says: its outcome, and its figures.
fn said_by(card: &Card) -> String {
    let facts = card.facts().iter();
    let facts = facts.map(|fact| format!("{} {} {}", fact.label, fact.value, fact.note));
    let outcome = &card.outcome;
    let facts = facts.collect::<Vec<_>>().join(" ");
    format!("{} {} {facts}", outcome.headline, outcome.sentence)
}

/// What stands with a question: its title, why in a sentence, and the answers in sight.
fn said_with(prompt: &Prompt) -> String {
    let offered = prompt.offered();
    let answers = offered.first.iter();
    let answers = answers.map(|it| format!("{} {}", it.label, it.detail));
    let answers = answers.collect::<Vec<_>>().join(" ");
    let why = prompt.why().first().cloned().unwrap_or_default();
    format!("{} {} {why} {answers}", prompt.title, prompt.asked_because)
}

/// How long what has happened since some event is watched, and its cards and verdicts read.
fn watched(game: &Game, from: usize) -> Duration {
    let record = game.record();
    let mut shown = Shown::up_to(game, from);
    shown.start(game, Speed::Normal);
    let mut time = Duration::ZERO;
    loop {
        let cursor = shown.cursor;
        time += match (cursor.waiting, cursor.card) {
            (true, Some(span)) => {
                let card = finished_card(cursor.shown(record), span, &shown.table);
                reading(&said_by(&card.card))
            }
            (true, None) => {
                let fight = fight::summary(cursor.shown(record), &shown.table);
                let verdict = fight.and_then(|it| it.verdict);
                verdict.map_or(Duration::ZERO, |it| reading(&said_by(&it)))
            }
            (false, _) => cursor.pause(record),
        };
        if cursor.is_ready(record) {
            return time;
        }
        shown.tell_or(game, |shown, most| {
            shown.advance(record, most, Speed::Normal);
        });
    }
}

#[test]
fn a_battle_of_scenario_6_is_watched_and_read_in_75_minutes() {
    let mut minutes: Vec<u64> = (0..5).map(afternoon).collect();
    minutes.sort_unstable();
    assert!(minutes[2] <= 75, "{minutes:?}");
}

/// The minutes of a battle by the orders of the day that it begins with, and the filled answer to what is asked.
fn afternoon(seed: u64) -> u64 {
    let scenario = SCENARIOS[5];
    let mut session = Session::new(Game::new(scenario, &[], seed).unwrap());
    session.issue(OrdersOfTheDay::at_first(scenario));
    let mut seen = session.game().events().len();
    session.carry_on();
    let mut time = Duration::ZERO;
    loop {
        time += watched(session.game(), seen);
        seen = session.game().events().len();
        let Some(decision) = session.game().decision() else {
            return time.as_secs() / 60;
        };
        let asked = asked(session.game(), decision);
        time += match &asked {
            Asked::Prompt(prompt) => reading(&said_with(prompt)),
            Asked::Fight(view) => {
                let question = view.question.as_ref();
                question.map_or(Duration::ZERO, |it| reading(&it.text))
            }
        };
        give(&mut session, &filled(&asked).unwrap());
    }
}
