//! What stands in the prompt's place while a finished game is watched again.

use crate::engine::{Happening, Table};
use crate::view::settings::Speed;

use super::weight::{Importance, weight};

/// What is being shown of a game that is watched again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Watched {
    /// When in the battle it is.
    pub when: String,
    /// The same as the title of what is watched again.
    pub title: String,
    /// What happened last.
    pub last: String,
    /// The score so far.
    pub score: String,
}

/// What is being shown of a game that is watched again.
pub fn watched(table: &Table, shown: &[Happening]) -> Watched {
    let time = match table.phase {
        0 => format!("{:04}", table.turn.time()),
        phase => format!("{:04}", table.turn.time_of(phase)),
    };
    let segment = table.segment.map(|segment| format!(" \u{b7} {segment}"));
    let mut told = shown.iter().rev();
    let last = told.find(|it| weight(&it.event) > Importance::Untold);
    let when = format!("{time}{}", segment.unwrap_or_default());
    Watched {
        title: format!("Once more, {when}"),
        when,
        last: last.map(|it| it.event.to_string()).unwrap_or_default(),
        score: format!("score {}", super::log::signed_score(table.score.into())),
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
