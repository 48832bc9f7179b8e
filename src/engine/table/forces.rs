//! What events of the Japanese forces change on the table.

use std::hash::{Hash, Hasher};

use serde::Serialize;

use super::Table;
use crate::engine::event::{
    AirPoints, AttackEvent, DamageEvent, DetectionEvent, DrawnFrom, Event, ForceEvent, ForceMove,
    LossEvent, ProcedureEvent,
};
use crate::engine::fleet::Leg;
use crate::engine::forces::{
    ActivationChit, Detection, Force, ForceId, Hits, Intelligence, Launcher, Tracks,
};
use crate::engine::insertion_sort::InsertionSort;
use crate::engine::map::HexId;
use crate::engine::ships::ShipId;

/// Forces that have moved in this turn by the chit of their other half, which is gone since: their own chit does
/// nothing (7.53). While there are none they leave no trace in a save's check.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize)]
pub struct MovedByOther {
    forces: Vec<ForceId>,
    /// The forces that have been activated in this turn. A chit that lies drawn has activated nobody yet, so that these
    /// are told by what they did; what follows from them is in the others, and in the check.
    activated: Vec<ForceId>,
}

impl MovedByOther {
    /// Whether a force is one of them.
    pub fn contains(&self, force: ForceId) -> bool {
        self.forces.contains(&force)
    }

    /// A force is activated: its raid procedure begins, or it moves or keeps its hex (3.1).
    fn activate(&mut self, force: ForceId) {
        if !self.activated.contains(&force) {
            self.activated.push(force);
        }
    }

    /// A force has another counter from now on (9.11).
    pub(super) fn rename(&mut self, renamed: impl Fn(ForceId) -> ForceId) {
        for force in self.forces.iter_mut().chain(&mut self.activated) {
            *force = renamed(*force);
        }
    }
}

impl Hash for MovedByOther {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if !self.forces.is_empty() {
            self.forces.hash(state);
        }
    }
}

impl Table {
    /// Changes the forces as the event says.
    pub(super) fn apply_to_forces(&mut self, event: &Event) {
        match event {
            Event::Forces(event) => self.apply_to_chits(event),
            Event::Procedure(ProcedureEvent::Begins {
                force: Launcher::Force(force),
                ..
            }) => self.moved_by_other.activate(*force),
            Event::Phase { .. } => {
                // 5.44: the CAP of a phase is back among the unused counters.
                for force in &mut self.forces {
                    force.cap = None;
                }
            }
            Event::Detection(event) => self.apply_to_detection(event),
            Event::Attacks(AttackEvent::CapUp { force, points }) => {
                self.force_mut(*force).cap = Some(*points);
            }
            Event::Losses(LossEvent::Points {
                what: AirPoints::Force(force),
                points,
                ..
            }) => {
                let force = self.force_mut(*force);
                force.lost += points;
                force.cap = force.cap.map(|cap| cap.saturating_sub(*points));
            }
            Event::Damage(DamageEvent::Sunk { ship }) => {
                for force in &mut self.forces {
                    if force.ships.contains(ship) && ship.data().kind.is_carrier() {
                        force.former_carriers.push(*ship);
                    }
                    force.ships.retain(|afloat| afloat != ship);
                }
            }
            Event::Damage(DamageEvent::HitsAdjusted) => {
                for force in &mut self.forces {
                    force.hits = force.hits.adjusted();
                }
            }
            _ => {}
        }
    }

    /// Events of what is seen of the forces.
    fn apply_to_detection(&mut self, event: &DetectionEvent) {
        match event {
            DetectionEvent::Placed {
                what,
                hex,
                detection,
                intelligence,
                retiring,
                ships,
                cap,
            } => {
                self.forces.push(Force {
                    detection: *detection,
                    intelligence: *intelligence,
                    retiring: *retiring,
                    ships: ships.clone(),
                    fixed_cap: *cap,
                    ..Force::unseen(*what, *hex)
                });
                self.forces.insertion_sort_by_key(|force| force.id);
            }
            DetectionEvent::Changed { force, to, .. } => self.force_mut(*force).detection = *to,
        }
    }

    /// Events of the activation chits, of intelligence and of what a force is drawn to be.
    fn apply_to_chits(&mut self, event: &ForceEvent) {
        match event {
            ForceEvent::LevelOneCup { chits, withheld } => {
                self.level_one_cup.clone_from(chits);
                self.withheld.clone_from(withheld);
            }
            ForceEvent::CupFilled { chits, per_phase } => {
                self.cup.clone_from(chits);
                self.drawn_chits.clear();
                self.moved_by_other = MovedByOther::default();
                self.chits_a_phase = *per_phase;
            }
            ForceEvent::Chit { chit } => {
                take_out(&mut self.cup, *chit);
                self.drawn_chits.push(*chit);
            }
            ForceEvent::ChitIdle { .. } | ForceEvent::WithoutChit { .. } => {}
            ForceEvent::Moved { what, to, why, .. } => {
                if !matches!(why, ForceMove::Correction | ForceMove::Withdraws) {
                    self.moved_by_other.activate(*what);
                }
                self.move_force(*what, *to);
            }
            ForceEvent::KeptHex { what, .. } => self.moved_by_other.activate(*what),
            ForceEvent::LeftTheMap { what, .. } => self.leave_the_map(*what),
            ForceEvent::AllSunk { what, .. } => {
                self.sunk_forces.push(*what);
                self.leave_the_map(*what);
            }
            ForceEvent::LevelOneDrawn { chit, from, .. } => match from {
                DrawnFrom::Cup => take_out(&mut self.level_one_cup, *chit),
                DrawnFrom::Withheld => take_out(&mut self.withheld, *chit),
            },
            ForceEvent::Intelligence { force, to, .. } => self.learn(*force, *to),
            ForceEvent::FalseContact { what, .. } => self.remove_force(*what),
            ForceEvent::DoubleForce { force, other, hex } => {
                let retiring = self.force(*force).is_some_and(|force| force.retiring);
                self.force_mut(*force).twin = Some(*other);
                self.forces.push(Force {
                    twin: Some(*force),
                    retiring,
                    ..Force::unseen(*other, *hex)
                });
                self.forces.insertion_sort_by_key(|force| force.id);
            }
            ForceEvent::DoubleForceEnded {
                force,
                other,
                has_moved,
            } => {
                for half in [*force, *other] {
                    self.force_mut(half).twin = None;
                }
                self.moved_by_other.forces.extend(has_moved);
            }
            ForceEvent::ShipsDrawn { force, ships } => {
                self.drawn_ships.extend(ships);
                self.force_mut(*force).ships.extend(ships);
            }
            ForceEvent::UsAdvantage { force, on } => self.force_mut(*force).us_advantage = *on,
            // The fleet moves (see `apply_to_fleet`).
            ForceEvent::TaskForceMoved { .. } => {}
        }
    }

    /// A search that shadows a force flies with it (18.11).
    fn move_force(&mut self, id: ForceId, to: HexId) {
        self.force_mut(id).hex = to;
        for search in &mut self.searches {
            if search.leg == Leg::Shadowing(id) {
                search.hex = to;
                search.at = to.into();
            }
        }
    }

    fn force_mut(&mut self, id: ForceId) -> &mut Force {
        let found = self.forces.iter_mut().find(|force| force.id == id);
        found.expect("events only speak of forces on the map")
    }

    fn learn(&mut self, id: ForceId, to: Intelligence) {
        let level = to.level();
        let force = self.force_mut(id);
        let before = force.intelligence;
        force.intelligence = to;
        // 9.13 with 19.1: a force whose carriers are all sunk retires.
        if before == Intelligence::Level4Carriers {
            force.retiring = true;
        }
        if level > before.level() {
            self.levels_reached[usize::from(level)] += 1;
        }
        if to.is_complete() && !before.is_complete() {
            self.fully_known += 1;
        }
    }

    /// A force is gone for good: its counter is not used again (7.1).
    pub(super) fn leave_the_map(&mut self, id: ForceId) {
        if let Some(force) = self.force(id).cloned() {
            self.keep_commitment(&force);
        }
        self.left_the_map.push(id);
        self.remove_force(id);
    }

    fn remove_force(&mut self, id: ForceId) {
        self.forces.retain(|force| force.id != id);
        for force in &mut self.forces {
            if force.twin == Some(id) {
                force.twin = None;
                if self.moved_by_other.activated.contains(&force.id) {
                    let moved = moved_by_other(&self.drawn_chits, [id, force.id]);
                    self.moved_by_other
                        .forces
                        .extend(moved.filter(|it| *it == force.id));
                }
            }
        }
        self.moved_by_other.activated.retain(|it| *it != id);
        self.refuelling.forget(id);
        self.looking.retain(|looking| *looking != id);
        // 18.11: a new force may have the letter before the second look.
        for search in &mut self.searches {
            if search.leg == Leg::Shadowing(id) {
                search.leg = Leg::ForceGone(id);
            }
        }
    }

    /// The forces that have an activation chit: those on the map, and those of which only crippled ships are left
    /// there, which move with it (3.23, 12.43).
    pub fn activated_forces(&self) -> Vec<ForceId> {
        let mut forces: Vec<ForceId> = Vec::new();
        for force in &self.forces {
            let acts = force.left_by.unwrap_or(force.id);
            if !forces.contains(&acts) {
                forces.push(acts);
            }
        }
        forces.insertion_sort();
        forces
    }

    /// Which half of a double force has moved in this turn by the other's chit, if one of theirs has been carried out
    /// (7.53).
    pub(crate) fn half_moved_by_other(&self, halves: [ForceId; 2]) -> Option<ForceId> {
        let activated = &self.moved_by_other.activated;
        let moved = moved_by_other(&self.drawn_chits, halves);
        moved.filter(|half| activated.contains(half))
    }

    /// The first letter that a new force can take (7.52, 3.2).
    pub fn free_force(&self) -> Option<ForceId> {
        ForceId::all().find(|id| self.is_free(*id))
    }

    /// The lettered counters that are not in play, for forces that arrive (7.1): a butai has freed its letter, a force
    /// that left the map keeps its own. The chits of the turn before count no more.
    pub fn counters_not_in_play(&self) -> Vec<ForceId> {
        ForceId::all()
            .filter(|id| self.is_out_of_play(*id))
            .collect()
    }

    /// Whether a counter is not on the map, and not of a force that left it or left a crippled ship behind (12.43).
    fn is_out_of_play(&self, id: ForceId) -> bool {
        self.force(id).is_none()
            && self.forces.iter().all(|force| force.left_by != Some(id))
            && !self.left_the_map.contains(&id)
    }

    /// Whether a counter is free for a force: not on the map, not of one that left it, nor of one that left a
    /// crippled ship behind, and without a chit in this turn's cup, drawn or not (3.2, 12.43).
    pub(super) fn is_free(&self, id: ForceId) -> bool {
        self.is_out_of_play(id)
            && !self.cup.contains(&ActivationChit::Force(id))
            && !self.drawn_chits.contains(&ActivationChit::Force(id))
    }
}

/// Which half of a double force has moved in a turn by the other's chit, which was the first of theirs (7.53).
fn moved_by_other(drawn: &[ActivationChit], [one, other]: [ForceId; 2]) -> Option<ForceId> {
    drawn.iter().find_map(|chit| match chit {
        ActivationChit::Force(first) if *first == one => Some(other),
        ActivationChit::Force(first) if *first == other => Some(one),
        _ => None,
    })
}

/// Takes one of several equal chits out.
fn take_out<T: PartialEq>(chits: &mut Vec<T>, chit: T) {
    if let Some(at) = chits.iter().position(|other| *other == chit) {
        chits.remove(at);
    }
}

impl Force {
    /// A force of Level 0 in a hex: a counter and nothing more (7.31, 8.11).
    pub fn unseen(id: ForceId, hex: HexId) -> Force {
        Force {
            id,
            hex,
            intelligence: Intelligence::Level0,
            detection: Detection::Undetected,
            ships: Vec::<ShipId>::new(),
            twin: None,
            retiring: false,
            fixed_cap: None,
            cap: None,
            lost: 0,
            tracks: Tracks::default(),
            hits: Hits::default(),
            former_carriers: Vec::new(),
            left_by: None,
            has_raided: false,
            us_advantage: false,
        }
    }
}
