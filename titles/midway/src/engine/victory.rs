//! How the game is won or lost (5.0).

use serde::Serialize;

use super::Play;
use super::event::SequenceEvent;
use super::map::Place;
use super::scenario::{BASES_TO_LOSE, Level};
use super::table::{ShipPlace, Table};
use super::units::{IjnForce, Ship, Side};

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// The level, which says who has won.
    pub level: Level,
    /// The task force of the IJN that was in a home base of the USN as a turn ended, and the home base, if that has
    /// decided the game.
    pub landed: Option<(IjnForce, Place)>,
}

/// What becomes of the game as a turn ends (5.0).
pub(crate) fn judge(play: &mut Play) {
    if let Some(outcome) = at_end_of_turn(&play.table) {
        end(play, outcome);
    }
}

/// The game ends at once when the IJN has captured two island bases (5.0).
pub(crate) fn review_bases(play: &mut Play) {
    if play.table.outcome.is_none() && play.table.captured() >= BASES_TO_LOSE {
        let level = Level::PerimeterLost;
        end(
            play,
            Outcome {
                level,
                landed: None,
            },
        );
    }
}

/// How the game ends with this turn; nothing if it goes on.
fn at_end_of_turn(table: &Table) -> Option<Outcome> {
    if let Some(landed) = in_home_base(table) {
        return Some(Outcome {
            level: Level::Disaster,
            landed: Some(landed),
        });
    }
    // 6.0: the last Ops marker has been drawn and played.
    let won = table.ops.are_used_up().then(|| level_of_win(table));
    won.map(|level| Outcome {
        level,
        landed: None,
    })
}

/// A task force of the IJN in a home base of the USN, as a turn ends.
fn in_home_base(table: &Table) -> Option<(IjnForce, Place)> {
    in_home_bases(table).find(|(force, _)| table.has_ships(*force))
}

/// The task forces of the IJN in home bases of the USN. One without ships, decoys alone, has no capabilities (2.4).
fn in_home_bases(table: &Table) -> impl Iterator<Item = (IjnForce, Place)> {
    let at = |place: Place| table.ijn_forces_at(place).map(move |force| (force, place));
    Place::home_bases(Side::Usn).flat_map(at)
}

/// The task forces of the IJN that will have decided the game, or may have, if they are still in a home base of the USN as the
/// turn ends: all but those that are known to have no ships (5.0, 2.4).
pub fn threats(table: &Table) -> impl Iterator<Item = (IjnForce, Place)> {
    in_home_bases(table).filter(|(force, _)| !table.is_spotted(*force) || table.has_ships(*force))
}

/// What the game would be called if it ended with what is known by now (5.0): a task force in a home base counts once it is
/// spotted.
pub fn level_as_it_stands(table: &Table) -> Level {
    match threats(table).any(|(force, _)| table.is_spotted(force)) {
        true => Level::Disaster,
        false => level_of_win(table),
    }
}

/// How well a game is won that is not lost.
fn level_of_win(table: &Table) -> Level {
    let sunk = |side: Side| carriers_sunk(table, side) as i8;
    Level::of(table.captured(), sunk(Side::Ijn) - sunk(Side::Usn))
}

/// How many carriers of a side have been sunk (5.0).
pub fn carriers_sunk(table: &Table, side: Side) -> usize {
    let carriers = Ship::of(side).filter(|ship| ship.is_carrier());
    carriers
        .filter(|ship| table.ships[*ship].at == ShipPlace::Sunk)
        .count()
}

fn end(play: &mut Play, outcome: Outcome) {
    play.happen(SequenceEvent::Ended { outcome });
}

#[cfg(test)]
mod tests;
