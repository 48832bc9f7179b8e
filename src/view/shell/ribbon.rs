//! The ribbon: the clock, the segments of the phase, and what can be taken back.

use super::{CommandName, Keyboard};
use crate::engine::forces::ForceId;
use crate::engine::{
    Game, Light, Order, Scenario, SegmentId, Table, Variant, When, count_of, forecast,
};
use crate::view::wording;

/// The clock.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Clock {
    /// The day.
    pub date: String,
    /// The time at which the phase begins, as four digits.
    pub time: String,
    /// Which turn it is, and the light.
    pub turn: String,
    /// Whether it is day.
    pub is_day: bool,
}

/// What the clock shows.
pub fn clock(scenario: &Scenario, table: &Table) -> Clock {
    let number = turn_number(scenario, table);
    let light = table.light();
    Clock {
        date: format!("{} June 1944", table.turn.date()),
        time: format!("{:04}", table.turn.time_of(table.phase)),
        turn: format!("Turn {number} of {} \u{b7} {light}", scenario.turns),
        is_day: light == Light::Day,
    }
}

/// Which turn of the scenario it is, from 1; never more than it has.
pub(super) fn turn_number(scenario: &Scenario, table: &Table) -> u8 {
    (scenario.first_turn.turns_until(table.turn) + 1).min(scenario.turns)
}

/// How far a phase or a segment has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// It is over.
    Past,
    /// It is this one.
    Now,
    /// It is to come.
    Coming,
}

impl Stage {
    pub(super) fn of<T: PartialOrd>(this: T, now: T) -> Stage {
        match this {
            this if this < now => Stage::Past,
            this if this == now => Stage::Now,
            _ => Stage::Coming,
        }
    }
}

/// A segment of the phase.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SegmentView {
    /// The segment.
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

/// The score so far.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ScoreNow {
    /// The victory points that are counted.
    pub score: i16,
    /// What it may be when everything is known, in a word or two; empty where nothing waits.
    pub perhaps: String,
    /// Why that is not certain.
    pub why: String,
}

/// The score, and what hits that nobody can give to a ship yet may bring (14.162, 15.1).
pub fn score_now(table: &Table) -> ScoreNow {
    let score = table.score;
    let Some(more) = forecast::unconfirmed(table) else {
        return ScoreNow {
            score,
            perhaps: String::new(),
            why: String::new(),
        };
    };
    let waiting = table.forces.iter().filter(|it| it.hits.total() > 0);
    let forces: Vec<ForceId> = waiting.map(|force| force.id).collect();
    ScoreNow {
        score,
        perhaps: format!("perhaps {}", wording::score(score + more)),
        why: format!(
            "Submarines have hit {}, and nobody knows which ship. On the average of all that may be there it is worth {}, which counts once her force is seen closely, leaves the map, or the battle ends (14.162).",
            wording::forces_named(&forces),
            count_of(more, "victory point", "victory points")
        ),
    }
}

/// What undo would do, and its key.
pub fn undo(game: &Game, keyboard: &Keyboard) -> String {
    let last = game.orders().last();
    let what = match (last, game.undo_reveals()) {
        (Some(order), Some(true)) => {
            format!("Take back \u{201c}{order}\u{201d}; it steps past a die and is counted")
        }
        (Some(order), _) => format!("Take back \u{201c}{order}\u{201d}"),
        (None, _) => "Nothing to take back".to_owned(),
    };
    format!("{what} ({})", CommandName::Undo.key_on(keyboard))
}

/// What redo would do, if an order was taken back, and its key.
pub fn redo(order: Option<Order>, keyboard: &Keyboard) -> String {
    let what = match order {
        Some(order) => format!("Give \u{201c}{order}\u{201d} again"),
        None => "Nothing to give again".to_owned(),
    };
    format!("{what} ({})", CommandName::Redo.key_on(keyboard))
}
