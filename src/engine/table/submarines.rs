//! The US submarines on the table, and what events change of them (14.1).

use std::hash::{Hash, Hasher};

use serde::Serialize;

use super::Table;
use crate::engine::event::{ButaiEvent, Event, ForceEvent, ForceMove, SubmarineEvent};
use crate::engine::fleet::{Submarine, SubmarineId, SubmarineState, SubmarineTask};
use crate::engine::forces::ForceId;
use crate::engine::insertion_sort::InsertionSort;
use crate::engine::map::{Direction, HexId};

/// The US submarines. Scenarios 1 to 5 have none.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize)]
pub struct Submarines {
    /// Those at sea, in the order of their names on the roster.
    pub at_sea: Vec<Submarine>,
    /// Those that were sunk, and where.
    pub lost: Vec<(SubmarineId, HexId)>,
    /// What each force did when it was last activated (14.131).
    pub last_moves: Vec<LastMove>,
}

/// What a force did when it was last activated: with it a submarine finds it easier or harder to come up (14.131).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct LastMove {
    /// The force.
    pub force: ForceId,
    /// Which way it went; none if it did not move.
    pub direction: Option<Direction>,
    /// The submarines it came upon that have not moved since.
    pub came_upon: Vec<SubmarineId>,
}

/// Without submarines they leave no trace in the check of a save: it is the same as before there were any.
impl Hash for Submarines {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if *self == Submarines::default() {
            return;
        }
        self.at_sea.hash(state);
        self.lost.hash(state);
        self.last_moves.hash(state);
    }
}

impl Submarines {
    /// A submarine at sea.
    pub fn get(&self, id: SubmarineId) -> Option<&Submarine> {
        self.at_sea.iter().find(|submarine| submarine.id == id)
    }

    /// The submarines that shadow a force (14.15).
    pub fn shadowing(&self, force: ForceId) -> impl Iterator<Item = &Submarine> {
        let all = self.at_sea.iter();
        all.filter(move |submarine| submarine.shadows() == Some(force))
    }

    /// What a force did when it was last activated, if it has been (14.131).
    pub fn last_move(&self, force: ForceId) -> Option<&LastMove> {
        self.last_moves.iter().find(|last| last.force == force)
    }

    /// A force has another counter from now on (9.11).
    pub(super) fn rename(&mut self, renamed: impl Fn(ForceId) -> ForceId) {
        for submarine in &mut self.at_sea {
            if let SubmarineState::Shadowing(force) = &mut submarine.state {
                *force = renamed(*force);
            }
        }
        for last in &mut self.last_moves {
            last.force = renamed(last.force);
        }
    }

    fn change(&mut self, id: SubmarineId, change: impl FnOnce(&mut Submarine)) {
        let mut all = self.at_sea.iter_mut();
        if let Some(submarine) = all.find(|submarine| submarine.id == id) {
            change(submarine);
        }
    }

    /// Notes what a force has done at its activation.
    fn note(&mut self, force: ForceId, direction: Option<Direction>, came_upon: Vec<SubmarineId>) {
        self.last_moves.retain(|last| last.force != force);
        self.last_moves.push(LastMove {
            force,
            direction,
            came_upon,
        });
        self.last_moves.insertion_sort_by_key(|last| last.force);
    }
}

impl Table {
    /// Changes the US submarines as the event says.
    pub(super) fn apply_to_submarines(&mut self, event: &Event) {
        if let Event::Submarines(event) = event {
            return self.apply_to_a_submarine(event);
        }
        if self.submarines.at_sea.is_empty() {
            return;
        }
        match event {
            // What has moved at a chit is forgotten with the segment.
            Event::Segment { .. } => {
                for submarine in &mut self.submarines.at_sea {
                    submarine.entered_from = None;
                    submarine.task = SubmarineTask::Ready;
                }
            }
            Event::Forces(event) => {
                self.note_what_a_force_did(event);
                self.forget_forces_that_are_gone();
            }
            Event::Butai(event) => {
                // 12.41: she lies still where her force has left her.
                if let ButaiEvent::LeftBehind { what, .. } = event {
                    self.submarines.note(*what, None, Vec::new());
                }
                self.forget_forces_that_are_gone();
            }
            _ => {}
        }
    }

    fn apply_to_a_submarine(&mut self, event: &SubmarineEvent) {
        let submarines = &mut self.submarines;
        match event {
            SubmarineEvent::Placed { what, hex } => {
                submarines.at_sea.retain(|submarine| submarine.id != *what);
                submarines.at_sea.push(Submarine::in_hex(*what, *hex));
                submarines
                    .at_sea
                    .insertion_sort_by_key(|submarine| submarine.id);
            }
            SubmarineEvent::Moved { what, from, to } => {
                submarines.change(*what, |submarine| {
                    submarine.hex = *to;
                    submarine.entered_from = Some(*from);
                    submarine.task = SubmarineTask::Looking;
                });
                for last in &mut submarines.last_moves {
                    last.came_upon.retain(|met| met != what);
                }
            }
            SubmarineEvent::Contact { submarine, .. } => {
                submarines.change(*submarine, |it| it.task = SubmarineTask::Looking);
            }
            SubmarineEvent::NoContact { submarine, .. }
            | SubmarineEvent::Attacks { submarine, .. } => {
                submarines.change(*submarine, |it| {
                    it.task = SubmarineTask::Done;
                    it.state = SubmarineState::Free;
                });
            }
            SubmarineEvent::Shadows {
                submarine, force, ..
            } => submarines.change(*submarine, |it| {
                it.task = SubmarineTask::Done;
                it.state = SubmarineState::Shadowing(*force);
            }),
            SubmarineEvent::StopsShadowing { submarine, .. } => {
                submarines.change(*submarine, |it| {
                    it.task = SubmarineTask::Done;
                    it.state = SubmarineState::Free;
                });
            }
            SubmarineEvent::Pinned {
                submarine, turns, ..
            } => submarines.change(*submarine, |it| {
                it.task = SubmarineTask::Done;
                it.state = SubmarineState::Pinned(*turns);
            }),
            SubmarineEvent::PinEased { submarine, turns } => {
                submarines.change(*submarine, |it| {
                    it.task = SubmarineTask::Done;
                    it.state = match turns {
                        0 => SubmarineState::Free,
                        turns => SubmarineState::Pinned(*turns),
                    };
                });
            }
            SubmarineEvent::Lost { submarine, hex, .. } => {
                submarines.at_sea.retain(|it| it.id != *submarine);
                submarines.lost.push((*submarine, *hex));
            }
            SubmarineEvent::HitsOnForce { force, hits, .. } => {
                if let Some(force) = self.force_there(*force) {
                    force.hits.current += hits;
                }
            }
            SubmarineEvent::HitsGiven {
                force, ship, hits, ..
            } => {
                if let Some(force) = self.force_there(*force) {
                    force.hits = Default::default();
                }
                self.take_hits(*ship, *hits);
            }
            SubmarineEvent::OddDie { .. }
            | SubmarineEvent::HitsPromote { .. }
            | SubmarineEvent::HitsAtTheEdge { .. } => {}
        }
    }

    /// What a force does at its activation, for those who wait for it, and for those who keep it in sight (14.131,
    /// 14.152). Where it proves to be by a better look is no move of its own (18.3).
    fn note_what_a_force_did(&mut self, event: &ForceEvent) {
        match event {
            ForceEvent::Moved {
                what,
                from,
                to,
                why,
            } => {
                if *why != ForceMove::Correction {
                    let mut ways = Direction::ALL.into_iter();
                    let direction = ways.find(|way| from.neighbour(*way) == Some(*to));
                    let there = self.submarines.at_sea.iter();
                    let there = there.filter(|it| it.hex == *to && it.shadows() != Some(*what));
                    let came_upon = there.map(|submarine| submarine.id).collect();
                    self.submarines.note(*what, direction, came_upon);
                }
                for submarine in &mut self.submarines.at_sea {
                    if submarine.shadows() == Some(*what) {
                        submarine.hex = *to;
                    }
                }
            }
            ForceEvent::KeptHex { what, .. } => self.submarines.note(*what, None, Vec::new()),
            _ => {}
        }
    }

    /// Nobody shadows a force that is no longer on the map (14.15).
    fn forget_forces_that_are_gone(&mut self) {
        let forces = &self.forces;
        let is_there = |id: ForceId| forces.iter().any(|force| force.id == id);
        for submarine in &mut self.submarines.at_sea {
            if submarine.shadows().is_some_and(|force| !is_there(force)) {
                submarine.state = SubmarineState::Free;
            }
        }
        self.submarines
            .last_moves
            .retain(|last| is_there(last.force));
    }
}
