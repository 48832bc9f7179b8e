//! The way through the scenarios: where to begin, what comes next, what was played and how it ended.

use super::words::length;
use crate::engine::{SCENARIOS, Scenario, count_of, signed};
use crate::storage::{Finished, SlotEntry};
use crate::view::card::Tone;

/// A scenario on the way.
#[derive(Clone, PartialEq, Debug)]
pub struct Stop {
    /// The scenario.
    pub scenario: &'static Scenario,
    /// What was played of it.
    pub state: StopState,
    /// Whether it is the one to play next.
    pub is_next: bool,
    /// How it was played, if it was.
    pub played: Option<Played>,
    /// What stands on its button.
    pub begin: &'static str,
}

/// How a scenario was played.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Played {
    /// The level of the best.
    pub level: String,
    /// Whether that is a victory.
    pub tone: Tone,
    /// Its score, and how often it was played.
    pub score: String,
}

/// What was played of a scenario.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum StopState {
    /// Nothing to its end.
    New,
    /// It was played to its end.
    Played,
}

/// The way through every scenario there is.
pub fn way(results: &[Finished]) -> Vec<Stop> {
    let of = |scenario: &'static Scenario| {
        let all = results.iter();
        let all: Vec<&Finished> = all.filter(|it| it.scenario == scenario.number).collect();
        let best = all.iter().max_by_key(|it| it.score);
        let played = best.map(|best| {
            let times = match all.len() {
                1 => "played once".to_owned(),
                times => format!("played {}", count_of(times as i64, "time", "times")),
            };
            let score = signed(best.score);
            Played {
                level: best.level.clone(),
                tone: tone(scenario, best.score),
                score: format!("{score}, {times}"),
            }
        });
        Stop {
            scenario,
            state: match played {
                Some(_) => StopState::Played,
                None => StopState::New,
            },
            is_next: false,
            begin: match played {
                Some(_) => "Sail again",
                None => "Sail",
            },
            played,
        }
    };
    let mut way: Vec<Stop> = SCENARIOS.into_iter().map(of).collect();
    if let Some(next) = way.iter_mut().find(|stop| stop.state == StopState::New) {
        next.is_next = true;
    }
    way
}

/// What a score is worth: the upper half of the levels is a victory, the lowest a defeat.
fn tone(scenario: &Scenario, score: i16) -> Tone {
    let level = scenario.level(score);
    let rung = scenario.levels.iter().position(|it| *it == level);
    let (rung, levels) = (rung.unwrap_or_default(), scenario.levels.len());
    match rung {
        _ if rung + 1 == levels => Tone::Bad,
        _ if 2 * rung + 1 < levels => Tone::Good,
        _ => Tone::Even,
    }
}

/// What the head of the start screen offers beside the game to go on with.
#[derive(Clone, PartialEq, Debug)]
pub struct NextView {
    /// The scenario to play.
    pub scenario: &'static Scenario,
    /// What stands on the button.
    pub label: &'static str,
    /// Which it is, and how long it takes.
    pub detail: String,
}

/// What to play next: nothing once every scenario was played.
pub fn next(way: &[Stop]) -> Option<NextView> {
    let stop = way.iter().find(|stop| stop.is_next)?;
    let is_first = way.iter().all(|stop| stop.state == StopState::New);
    let Scenario {
        number,
        name,
        minutes,
        ..
    } = *stop.scenario;
    Some(NextView {
        scenario: stop.scenario,
        label: if is_first {
            "Begin here"
        } else {
            "Play the next"
        },
        detail: format!("{number} \u{b7} {name}, {}", length(minutes)),
    })
}

/// How many scenarios there are to play, and in what order.
pub fn way_in_words() -> String {
    const NUMBERS: [&str; 9] = [
        "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine",
    ];
    let number = NUMBERS[SCENARIOS.len() - 1];
    format!("{number} scenarios, each a little more of the battle; play them in any order")
}

/// Every result that is known: those of the record, and those of saved games from before there was one.
pub fn results(record: &[Finished], entries: &[SlotEntry]) -> Vec<Finished> {
    let of_saved = |entry: &SlotEntry| Finished::of_saved(&entry.id, entry.summary.as_ref()?);
    let is_new = |saved: &Finished| record.iter().all(|known| known.game != saved.game);
    // Nor does it count how somebody else has ended a battle.
    let own = entries.iter().filter(|entry| !entry.watched);
    let saved = own.filter_map(of_saved).filter(is_new);
    record.iter().cloned().chain(saved).collect()
}
