//! What stands in the prompt's place while a game is watched again, or a moment of before is looked at.

use crate::engine::{EventRecord, Table};
use crate::view::account::first_turn;
use crate::view::settings::Speed;
use crate::view::wording;

use super::weight::{Importance, weight};

/// What is being shown of a game that is watched.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Watched {
    /// When in the battle it is.
    pub when: String,
    /// What happened last.
    pub last: String,
    /// The score so far.
    pub score: String,
}

impl Watched {
    /// Its title, where a moment of before is shown: of a game that is over, or that goes on.
    pub fn title(&self, is_over: bool) -> String {
        match is_over {
            true => format!("Once more, {}", self.when),
            false => format!("Looking back: {}", self.when),
        }
    }
}

/// What is being shown.
pub fn watched(table: &Table, shown: &[EventRecord]) -> Watched {
    let time = match table.phase {
        0 => format!("{:04}", table.turn.time()),
        phase => format!("{:04}", table.turn.time_of(phase)),
    };
    let segment = table.segment.map(|segment| format!(" \u{b7} {segment}"));
    let when = match first_turn(shown) == shown.len() {
        true => "before the first turn".to_owned(),
        false => format!("{time}{}", segment.unwrap_or_default()),
    };
    let mut told = shown.iter().rev();
    let last = told.find(|it| weight(&it.event) > Importance::Untold);
    Watched {
        when,
        last: last.map(|it| it.event.to_string()).unwrap_or_default(),
        score: format!("score {}", wording::score(table.score)),
    }
}

/// What the player does there, in a battle that is over or that goes on.
pub fn looking(is_over: bool) -> &'static str {
    match is_over {
        true => "Watching the battle again",
        false => "Looking back",
    }
}

/// What leads back from there, as it stands on its button.
pub fn way_back(is_over: bool) -> &'static str {
    match is_over {
        true => "Stop",
        false => "Return to the present",
    }
}

/// A speed, as it stands on its button.
pub fn speed(speed: Speed) -> &'static str {
    match speed {
        Speed::Off => "At once",
        Speed::Fast => "Fast",
        Speed::Normal => "Normal",
        Speed::Slow => "Slow",
    }
}
