//! A line from west to east, with what is known in each of its places: while it is active the scene of its operation.

use crate::engine::Table;
use crate::engine::map::Line;
use crate::engine::scope::Scope;
use crate::engine::units::{AirUnit, Side};

use super::chart::flight::flights;
use super::chart::place::{PlaceView, place};
use super::shown_record::{ShownRecord, SpanId};

/// A line from west to east.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct StripView {
    /// What is going on.
    pub title: String,
    /// Whether its operation is going on.
    pub is_active: bool,
    /// Its places, from west to east.
    pub places: Vec<StripPlace>,
}

/// A place of the line.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct StripPlace {
    /// The place with what is there.
    pub place: PlaceView,
    /// At which end of the line it is, if at one.
    pub end: Option<LineEnd>,
    /// Whether it is the last inside the Japanese Defense Perimeter.
    pub is_last_inside: bool,
    /// The aircraft over it that came from elsewhere, and those that are to.
    pub over: Vec<AirUnit>,
    /// Whether a battle is being fought there.
    pub has_battle: bool,
}

/// An end of a line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LineEnd {
    /// The home base of the IJN.
    West,
    /// The home base of the USN.
    East,
}

/// The line that belongs there by itself: that of the turn's operation, the last that has begun or else, at a moment of before,
/// the first that is known to come. Without one it stays that of the operation before.
pub fn line_of(shown: ShownRecord, known: ShownRecord) -> Line {
    let is_turn = |span: SpanId| matches!(known.scope(span), Scope::Turn { .. });
    let operation = |span: SpanId| match known.scope(span) {
        Scope::Operation { line } => Some(line),
        _ => None,
    };
    let begun = || shown.spans().rev();
    let turn = begun().find(|span| is_turn(*span));
    let of_turn = begun()
        .take_while(|span| !is_turn(*span))
        .find_map(operation);
    let to_come = || {
        let known = known.spans().skip_while(|span| Some(*span) <= turn);
        known.take_while(|span| !is_turn(*span)).find_map(operation)
    };
    let before = || begun().find_map(operation);
    // Before all operations the line where most is at stake.
    of_turn.or_else(to_come).or_else(before).unwrap_or(Line::Mi)
}

/// A line from west to east.
pub fn strip(table: &Table, line: Line) -> StripView {
    let flights = flights(table);
    let battle = table.combat.battle.as_ref().map(|battle| battle.space);
    let places = line.places().iter().copied().enumerate();
    let places = places.map(|(n, of)| {
        let over = flights.iter().filter(|it| it.to == of && it.from != of);
        StripPlace {
            place: place(table, of),
            end: match of.home_base() {
                Some(Side::Ijn) => Some(LineEnd::West),
                Some(Side::Usn) => Some(LineEnd::East),
                None => None,
            },
            is_last_inside: n == usize::from(line.data().inside),
            over: over.flat_map(|it| it.units.iter().copied()).collect(),
            has_battle: battle == Some(of),
        }
    });
    StripView {
        title: match table.clock.line == Some(line) {
            true => format!("The {} line, active", line.data().name),
            false => format!("The {} line", line.data().name),
        },
        is_active: table.clock.line == Some(line),
        places: places.collect(),
    }
}
