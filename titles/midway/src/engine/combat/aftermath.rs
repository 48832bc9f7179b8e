//! What follows from losses (4.2, 4.3, 8.3, 20.1): markers without ships leave the map, their leaders are lost or go
//! elsewhere, and bases give up aircraft for which they have no room any more.

use crate::engine::decision::Decision;
use crate::engine::event::{AirLoss, FlightEvent, HitEvent, MovementEvent};
use crate::engine::map::Place;
use crate::engine::order::Order;
use crate::engine::table::{ForceState, Table};
use crate::engine::units::{AirUnit, Force, IjnForce, Leader, UsnForce};
use crate::engine::{Play, Step};

/// How many leaders a task force can have (20.1).
const LEADERS_OF_A_FORCE: usize = 2;

/// The aftermath of one kind of combat, of a submarine's attack, or of a move that takes a tender away.
#[derive(Clone, Debug)]
pub struct Aftermath {
    /// The task forces of which ships have just been damaged: a leader who loses the last of them so is not lost.
    damaged: Vec<Force>,
    /// The leader for whom the player is asked.
    asked: Option<Leader>,
}

impl Aftermath {
    /// After some ships have been damaged, of these task forces, and perhaps others sunk.
    pub(crate) const fn new(damaged: Vec<Force>) -> Aftermath {
        Aftermath {
            damaged,
            asked: None,
        }
    }

    pub(crate) fn step(&mut self, play: &mut Play) -> Step {
        if let Some(force) = empty_usn_force(&play.table) {
            let leader = play.table.leaders_with(force).next();
            if let Some(leader) = leader {
                return self.leader_without_ships(play, force, leader);
            }
            let force = force.into();
            play.happen(MovementEvent::MarkerRemoved { force });
            return Step::Again;
        }
        if let Some(force) = empty_ijn_force(&play.table) {
            let force = force.into();
            play.happen(MovementEvent::MarkerRemoved { force });
            return Step::Again;
        }
        let mut places = Place::ALL.iter().copied();
        let crowded = places.find_map(|at| Some((at, play.table.too_many_at(at)?)));
        let Some((at, (units, count))) = crowded else {
            return Step::Done;
        };
        if count == units.len() {
            give_up(play, &units);
            return Step::Again;
        }
        let count = count as u8;
        Step::Ask(Decision::GiveUp { at, units, count })
    }

    pub(crate) fn answer(&mut self, order: &Order, play: &mut Play) {
        match order {
            Order::GiveUp { units } => give_up(play, units),
            Order::SendLeader { force } => {
                if let Some(leader) = self.asked.take() {
                    let force = *force;
                    play.happen(HitEvent::LeaderSaved { leader, force });
                }
            }
            _ => {}
        }
    }

    /// A leader's last ship is gone: sunk, he is lost with her; damaged, he goes to another task force (20.1).
    fn leader_without_ships(&mut self, play: &mut Play, force: UsnForce, leader: Leader) -> Step {
        let forces = match self.damaged.contains(&force.into()) {
            true => forces_that_take_a_leader(&play.table),
            false => Vec::new(),
        };
        match forces[..] {
            [] => {
                play.happen(HitEvent::LeaderLost { leader });
                Step::Again
            }
            [force] => {
                play.happen(HitEvent::LeaderSaved { leader, force });
                Step::Again
            }
            _ => {
                self.asked = Some(leader);
                Step::Ask(Decision::LeaderTransfer { leader, forces })
            }
        }
    }
}

fn give_up(play: &mut Play, units: &[AirUnit]) {
    for unit in units.iter().copied() {
        let why = AirLoss::NoRoom;
        play.happen(FlightEvent::AirUnitLost { unit, why });
    }
}

/// A task force of the USN on the map that has no ships.
fn empty_usn_force(table: &Table) -> Option<UsnForce> {
    let mut forces = table.usn_forces.which(|force| force.place.is_some());
    forces.find(|force| !table.has_ships(*force))
}

/// One of the IJN. Decoys pass for ships until they are found out (3.2).
fn empty_ijn_force(table: &Table) -> Option<IjnForce> {
    let is_here = |force: &ForceState| force.place.is_some() && force.decoys == 0;
    let mut forces = table.ijn_forces.which(is_here);
    forces.find(|force| !table.has_ships(*force))
}

/// The task forces to which a leader can go: with ships, and with fewer than two leaders (20.1).
fn forces_that_take_a_leader(table: &Table) -> Vec<UsnForce> {
    let forces = UsnForce::ALL.iter().copied();
    let takes = |force: &UsnForce| {
        table.place_of(*force).is_some()
            && table.has_ships(*force)
            && table.leaders_with(*force).count() < LEADERS_OF_A_FORCE
    };
    forces.filter(takes).collect()
}
