//! The player's spotting: one attempt a task force and island base in the reaction (6.0(4a)), one at each space in range in
//! his own phase (6.0(12a)).

use super::attempt;
use crate::engine::decision::Decision;
use crate::engine::event::SpottingEvent;
use crate::engine::map::{Line, Place};
use crate::engine::order::Order;
use crate::engine::refusal::{Refusal, SpottingRefusal};
use crate::engine::table::{Spotter, Table};
use crate::engine::units::{Force, IslandBase, Side, UsnForce};
use crate::engine::{Play, Step};

/// The player's attempts, one after the other, until he has enough or nobody can look any more.
#[derive(Clone, Copy, Debug)]
pub struct UsnSpotting {
    /// The active line in the reaction; every line in the player's own phase.
    on: Option<Line>,
    has_begun: bool,
    is_done: bool,
}

impl UsnSpotting {
    /// In the reaction, on the active line (6.0(4a)).
    pub(crate) const fn in_reaction(line: Line) -> UsnSpotting {
        UsnSpotting::new(Some(line))
    }

    /// In the player's own phase, on every line (6.0(12a)).
    pub(crate) const fn everywhere() -> UsnSpotting {
        UsnSpotting::new(None)
    }

    const fn new(on: Option<Line>) -> UsnSpotting {
        UsnSpotting {
            on,
            has_begun: false,
            is_done: false,
        }
    }

    pub(crate) fn step(&mut self, play: &mut Play) -> Step {
        if !self.has_begun {
            self.has_begun = true;
            let by = spotters(&play.table, self.on);
            play.happen(SpottingEvent::Begun { by });
        }
        let can_look = !candidates(&play.table, self.on).is_empty();
        match (self.is_done || !can_look, self.on) {
            (true, _) => Step::Done,
            (false, Some(on)) => Step::Ask(Decision::ReactionSpotting { on }),
            (false, None) => Step::Ask(Decision::Spotting),
        }
    }

    pub(crate) fn answer(&mut self, order: &Order, play: &mut Play) {
        match order {
            Order::Spot { by, space } => {
                attempt::attempt(play, *by, *space);
            }
            _ => self.is_done = true,
        }
    }
}

/// The task forces and island bases of the USN that look: on one line, or on all.
fn spotters(table: &Table, on: Option<Line>) -> Vec<Spotter> {
    let bases = IslandBase::of(Side::Usn).map(Spotter::Base);
    let forces = UsnForce::ALL.iter().copied().map(Force::Usn);
    let all = bases.chain(forces.map(Spotter::Force));
    all.filter(|by| {
        let line = table.place_of_spotter(*by).and_then(Place::line);
        line.is_some() && (on.is_none() || line == on)
    })
    .collect()
}

/// Whether somebody of the USN can look at a space: in the reaction on a line, or in its own phase.
pub(crate) fn check(
    table: &Table,
    on: Option<Line>,
    by: Spotter,
    space: Place,
) -> Result<(), Refusal> {
    if by.side() != Side::Usn {
        return Err(SpottingRefusal::OtherSide(by).into());
    }
    if let Some(line) = on {
        let from = table.place_of_spotter(by);
        let from = from.ok_or(SpottingRefusal::NotThere(by))?;
        if from.line() != Some(line) {
            return Err(SpottingRefusal::NotActive(by).into());
        }
        // 6.0(4a): one attempt in all.
        if table.attempts.has_looked(by) {
            return Err(SpottingRefusal::HasLooked(by).into());
        }
    }
    Ok(attempt::check_attempt(table, by, space)?)
}

/// Every attempt that can be made: who, and where. Bases come first: nothing is lost by their failures but their own
/// aircraft's attack.
pub(crate) fn candidates(table: &Table, on: Option<Line>) -> Vec<(Spotter, Place)> {
    let pairs = spotters(table, on).into_iter().flat_map(|by| {
        let line = table.place_of_spotter(by).and_then(Place::line);
        let spaces = line.map_or(&[][..], Line::places);
        spaces.iter().map(move |space| (by, *space))
    });
    pairs
        .filter(|(by, space)| check(table, on, *by, *space).is_ok())
        .collect()
}

#[cfg(test)]
mod tests;
