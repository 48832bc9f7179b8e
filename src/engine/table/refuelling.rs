//! The oilers on the table, who makes for them and who is first alongside, and what events change of that (20).

use std::hash::{Hash, Hasher};

use serde::Serialize;

use super::Table;
use crate::engine::event::{DetectionEvent, Event, ForceEvent, RefuellingEvent};
use crate::engine::forces::{ForceId, OilerId};
use crate::engine::map::HexId;
use crate::engine::scenario::Variant;

/// How the forces stand with their oil. Without the rule there is nothing here.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize)]
pub struct Refuelling {
    /// The oilers, with the hexes where they lie (20.3).
    pub oilers: Vec<(OilerId, HexId)>,
    /// The oilers at which a force has tried to refuel in this phase (20.6).
    pub tried: Vec<OilerId>,
    /// The oiler that each force makes for (20.5).
    pub bound: Vec<(ForceId, OilerId)>,
    /// The forces that have refuelled, and those that have given it up (20.5, 20.7).
    pub done: Vec<ForceId>,
    /// Of these, those that have refuelled (20.6).
    pub refuelled: Vec<ForceId>,
    /// The forces, those first that have been in their hex longest (20.6).
    pub entered: Vec<ForceId>,
}

/// Without the rule they leave no trace in the check of a save: it is the same as before there was any. Nor does who has
/// refuelled, which nothing in the game hangs on.
impl Hash for Refuelling {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if self.is_empty() {
            return;
        }
        self.oilers.hash(state);
        self.tried.hash(state);
        self.bound.hash(state);
        self.done.hash(state);
        self.entered.hash(state);
    }
}

impl Refuelling {
    /// Whether there is nothing to say of it.
    pub fn is_empty(&self) -> bool {
        *self == Refuelling::default()
    }

    /// The hex where an oiler lies.
    pub fn hex_of(&self, oiler: OilerId) -> Option<HexId> {
        let found = self.oilers.iter().find(|(id, _)| *id == oiler);
        found.map(|(_, hex)| *hex)
    }

    /// The oiler that a force makes for, if it has chosen one (20.5).
    pub fn bound_for(&self, force: ForceId) -> Option<OilerId> {
        let found = self.bound.iter().find(|(id, _)| *id == force);
        found.map(|(_, oiler)| *oiler)
    }

    /// Whether a force seeks oil no more: it has it, or has given it up (20.5, 20.7).
    pub fn is_done(&self, force: ForceId) -> bool {
        self.done.contains(&force)
    }

    /// Whether a force has refuelled (20.6).
    pub fn has_oil(&self, force: ForceId) -> bool {
        self.refuelled.contains(&force)
    }

    /// Where a force stands among those of its hex, in the order they entered it: the least is the first (20.6).
    pub fn place_in_line(&self, force: ForceId) -> usize {
        let place = self.entered.iter().position(|id| *id == force);
        place.unwrap_or(self.entered.len())
    }

    /// A force has another counter from now on (9.11).
    pub(super) fn rename(&mut self, renamed: impl Fn(ForceId) -> ForceId) {
        for (force, _) in &mut self.bound {
            *force = renamed(*force);
        }
        for forces in [&mut self.done, &mut self.refuelled, &mut self.entered] {
            for force in forces {
                *force = renamed(*force);
            }
        }
    }

    /// A force is gone: another may have its counter.
    pub(super) fn forget(&mut self, force: ForceId) {
        self.bound.retain(|(id, _)| *id != force);
        self.done.retain(|id| *id != force);
        self.refuelled.retain(|id| *id != force);
        self.entered.retain(|id| *id != force);
    }

    /// A force has come into a hex, the last of all.
    fn enter(&mut self, force: ForceId) {
        self.entered.retain(|id| *id != force);
        self.entered.push(force);
    }

    /// A force proves to be two: what it does about its oil both do, and both entered their hex together (7.52, 20.6).
    fn is_two(&mut self, force: ForceId, other: ForceId) {
        let oiler = self.bound_for(force);
        self.bound.extend(oiler.map(|oiler| (other, oiler)));
        if self.is_done(force) {
            self.done.push(other);
        }
        if self.has_oil(force) {
            self.refuelled.push(other);
        }
        let after = self.place_in_line(force) + 1;
        self.entered.insert(after.min(self.entered.len()), other);
    }
}

impl Table {
    /// Changes the oilers, and who makes for them, as the event says.
    pub(super) fn apply_to_refuelling(&mut self, event: &Event) {
        if !self.plays(Variant::Refuelling) {
            return;
        }
        match event {
            Event::Phase { .. } => self.refuelling.tried.clear(),
            Event::Detection(DetectionEvent::Placed { what, .. })
            | Event::Forces(ForceEvent::Moved { what, .. }) => self.refuelling.enter(*what),
            Event::Forces(ForceEvent::DoubleForce { force, other, .. }) => {
                self.refuelling.is_two(*force, *other);
            }
            Event::Refuelling(event) => self.apply_to_oil(event),
            _ => {}
        }
    }

    fn apply_to_oil(&mut self, event: &RefuellingEvent) {
        match event {
            RefuellingEvent::OilerPlaced { oiler, hex } => {
                self.refuelling.oilers.push((*oiler, *hex));
            }
            RefuellingEvent::OilersLeave => {
                self.refuelling.oilers.clear();
                self.refuelling.bound.clear();
            }
            RefuellingEvent::TurnsBack { force } => self.retires(*force),
            RefuellingEvent::MakesFor { force, oiler } => {
                self.refuelling.bound.push((*force, *oiler));
            }
            RefuellingEvent::Tried {
                force,
                oiler,
                refuelled,
            } => {
                self.refuelling.tried.push(*oiler);
                if *refuelled {
                    // 20.6: a double force as one.
                    let twin = self.force(*force).and_then(|force| force.twin);
                    let halves = [Some(*force), twin].into_iter().flatten();
                    for half in halves {
                        self.seeks_no_more(half);
                        self.refuelling.refuelled.push(half);
                    }
                }
            }
            RefuellingEvent::GivesUp { force } => {
                self.retires(*force);
                self.seeks_no_more(*force);
            }
        }
    }

    fn retires(&mut self, force: ForceId) {
        if let Some(force) = self.force_there(force) {
            force.retiring = true;
        }
    }

    fn seeks_no_more(&mut self, force: ForceId) {
        self.refuelling.bound.retain(|(id, _)| *id != force);
        self.refuelling.done.push(force);
    }
}
