//! The Activation Segment: chits are drawn, and what they stand for acts (3.1, 3.2).

use std::collections::VecDeque;

use super::activation_chit::ActivationChit;
use super::chits::Intelligence;
use super::force::{Detection, ForceId};
use super::force_movement;
use crate::engine::charts::MISSION_MOVEMENT;
use crate::engine::decision::Decision;
use crate::engine::event::{Choice, DetectionEvent, Event, ForceEvent, Idle, Purpose};
use crate::engine::fleet::{can_still_move, move_ships, overtake};
use crate::engine::order::Order;
use crate::engine::play::Play;
use crate::engine::procedure::Step;
use crate::engine::ships::Condition;
use crate::engine::table::Table;

/// The segment in progress.
#[derive(Clone, Default, Debug)]
pub(crate) struct Activation {
    /// The mission movement die of the segment (7.221), once it has been rolled.
    compass_arm: Option<u8>,
    /// The chits drawn and not yet carried out, in the order drawn (3.21).
    drawn: VecDeque<ActivationChit>,
    /// Whether the US Move chit waits for the player.
    us_move: bool,
}

impl Activation {
    pub(crate) fn step(&mut self, play: &mut Play) -> Step {
        let Some(arm) = self.compass_arm else {
            self.begin(play);
            return Step::Again;
        };
        if self.us_move {
            if can_still_move(&play.table) {
                return Step::Ask(Decision::UsMovement);
            }
            self.us_move = false;
            if play.table.markers.nothing_moved() {
                idle(play, ActivationChit::UsMove, Idle::NowhereToMove);
            }
        }
        match self.drawn.pop_front() {
            None => return Step::Done,
            Some(ActivationChit::Force(force)) => activate(play, force, arm),
            Some(ActivationChit::UsMove) => self.us_move = true,
            Some(ActivationChit::NoOp) => idle(play, ActivationChit::NoOp, Idle::NoOp),
        }
        Step::Again
    }

    pub(crate) fn answer(&mut self, order: Order, play: &mut Play) {
        // 6.32: the chit is for all ships; what has not moved may follow.
        match order {
            Order::GoOn => self.us_move = false,
            order => move_ships(play, order),
        }
    }

    /// Rolls the die of mission movement, and draws the chits of the phase (7.221, 3.1 step 1).
    fn begin(&mut self, play: &mut Play) {
        self.compass_arm = Some(play.roll(Purpose::MissionMovement, &MISSION_MOVEMENT, 0, []));
        for _ in 0..play.table.chits_a_phase {
            let cup = play.table.cup.clone();
            if cup.is_empty() {
                return;
            }
            let chit = play.pick(Choice::Chit, &cup);
            play.happen(Event::Forces(ForceEvent::Chit { chit }));
            self.drawn.push_back(chit);
        }
    }
}

/// Activates a force: contact with it fades, it moves, and the US Advantage over it is used up (3.1, 8.14,
/// 7.2, 8.35). The second chit of a double force does nothing (7.53).
fn activate(play: &mut Play, id: ForceId, arm: u8) {
    let Some(force) = play.table.force(id) else {
        return idle(play, ActivationChit::Force(id), Idle::ForceGone);
    };
    let moved_already = force.twin.is_some_and(|twin| {
        let mut drawn = play.table.drawn_chits.iter();
        let first = drawn.find(|chit| {
            **chit == ActivationChit::Force(id) || **chit == ActivationChit::Force(twin)
        });
        first == Some(&ActivationChit::Force(twin))
    });
    if moved_already {
        return idle(play, ActivationChit::Force(id), Idle::MovedWithOther);
    }
    part(play, id);
    let twin = play.table.force(id).and_then(|force| force.twin);
    let halves = || [Some(id), twin].into_iter().flatten();
    for half in halves() {
        fade(play, half);
    }
    force_movement::move_force(play, id, arm);
    halves().for_each(|half| overtake(play, half));
    for half in halves() {
        if play
            .table
            .force(half)
            .is_some_and(|force| force.us_advantage)
        {
            play.happen(Event::Forces(ForceEvent::UsAdvantage {
                force: half,
                on: false,
            }));
        }
    }
}

/// A double force ends when either half retires for a cause of its own (19.4).
fn part(play: &mut Play, id: ForceId) {
    let halves = [Some(id), play.table.force(id).and_then(|force| force.twin)];
    let [Some(one), Some(other)] = halves else {
        return;
    };
    for (force, other) in [(one, other), (other, one)] {
        if has_lost_its_carriers(&play.table, force) {
            return play.happen(Event::Forces(ForceEvent::DoubleForceEnded { force, other }));
        }
    }
}

/// Whether all carriers of a force whose ships are known are crippled (19.1). One whose carriers are sunk is no
/// carrier force any more (9.13).
fn has_lost_its_carriers(table: &Table, force: ForceId) -> bool {
    let Some(force) = table.force(force) else {
        return false;
    };
    let mut carriers = force.carriers();
    force.intelligence == Intelligence::CarrierShips
        && carriers.all(|ship| table.condition(ship) >= Condition::Crippled)
}

fn idle(play: &mut Play, chit: ActivationChit, why: Idle) {
    play.happen(Event::Forces(ForceEvent::ChitIdle { chit, why }));
}

/// Contact with an activated force fades by one status (8.14).
fn fade(play: &mut Play, id: ForceId) {
    let Some(force) = play.table.force(id) else {
        return;
    };
    let from = force.detection;
    let to = from.faded();
    if to != from {
        play.happen(Event::Detection(DetectionEvent::Changed {
            force: id,
            from,
            to,
            why: "it was activated",
        }));
    }
}

impl Detection {
    /// The status after the force has been activated (8.14).
    pub const fn faded(self) -> Detection {
        match self {
            Detection::Spotted => Detection::Located,
            Detection::Located => Detection::ApproximateSighting,
            Detection::ApproximateSighting | Detection::Undetected => Detection::Undetected,
        }
    }
}
