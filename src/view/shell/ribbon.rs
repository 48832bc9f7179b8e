//! The ribbon: the clock, the phases of the turn, the segments of the phase, and what can be taken
//! back.

use super::CommandName;
use crate::engine::{Game, Light, PHASES, Scenario, SegmentId, Table, Variant, When};

/// The clock.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clock {
    /// The day.
    pub date: String,
    /// The time, as four digits.
    pub time: String,
    /// Which turn it is, and the light.
    pub turn: String,
    /// Whether it is day.
    pub is_day: bool,
}

/// What the clock shows.
pub fn clock(scenario: &Scenario, table: &Table) -> Clock {
    let (mut turn, mut number) = (scenario.first_turn, 1);
    while turn < table.turn && number < scenario.turns {
        turn = turn.next();
        number += 1;
    }
    let light = table.light();
    Clock {
        date: format!("{} June 1944", table.turn.day),
        time: format!("{:04}", table.turn.time()),
        turn: format!("Turn {number} of {} \u{b7} {light}", scenario.turns),
        is_day: light == Light::Day,
    }
}

/// How far a phase or a segment has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// It is over.
    Past,
    /// It is this one.
    Now,
    /// It is to come.
    Coming,
}

impl Stage {
    fn of<T: PartialOrd>(this: T, now: T) -> Stage {
        match this {
            this if this < now => Stage::Past,
            this if this == now => Stage::Now,
            _ => Stage::Coming,
        }
    }
}

/// A phase of the turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PhaseView {
    /// Its number, from 1.
    pub number: u8,
    /// How far it has come.
    pub stage: Stage,
    /// The same in words.
    pub title: String,
}

/// The phases of the turn.
pub fn phases(table: &Table) -> Vec<PhaseView> {
    let phase = |number| {
        let stage = Stage::of(number, table.phase);
        let title = match stage {
            Stage::Past => format!("Phase {number}, done"),
            Stage::Now => format!("Phase {number}, now"),
            Stage::Coming => format!("Phase {number}"),
        };
        PhaseView {
            number,
            stage,
            title,
        }
    };
    (1..=PHASES).map(phase).collect()
}

/// A segment of the phase.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SegmentView {
    /// Which.
    pub id: SegmentId,
    /// Its name in short.
    pub name: &'static str,
    /// How far it has come.
    pub stage: Stage,
    /// Its whole name, and its rule.
    pub title: String,
}

/// The segments of every phase that a scenario uses with some variants.
pub fn segments(scenario: &Scenario, options: &[Variant], table: &Table) -> Vec<SegmentView> {
    let segment = |id: SegmentId| SegmentView {
        id,
        name: id.data().short,
        stage: table
            .segment
            .map_or(Stage::Coming, |now| Stage::of(id, now)),
        title: format!("{id} segment, rule {}", id.data().rule),
    };
    let used = scenario.segments(options).into_iter();
    used.filter(|id| id.data().when == When::EveryPhase)
        .map(segment)
        .collect()
}

/// What undo would do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Undo {
    /// Whether there is an order to take back.
    pub is_available: bool,
    /// What would be taken back, and its key.
    pub title: String,
}

/// What undo would do.
pub fn undo(game: &Game) -> Undo {
    let last = game.orders().last();
    let what = match (last, game.undo_reveals()) {
        (Some(order), Some(true)) => {
            format!("Take back \u{201c}{order}\u{201d}; it steps past a die and is counted")
        }
        (Some(order), _) => format!("Take back \u{201c}{order}\u{201d}"),
        (None, _) => "Nothing to take back".to_owned(),
    };
    let key = CommandName::Undo.key_hint();
    Undo {
        is_available: last.is_some(),
        title: format!("{what} ({key})"),
    }
}
