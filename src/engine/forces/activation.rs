//! The Activation Segment: chits are drawn, and what they stand for acts (3.1, 3.2).

use super::activation_chit::ActivationChit;
use super::air_raid::air_raid_procedure;
use super::chits::Intelligence;
use super::force::{Detection, Force, ForceId};
use super::force_movement::move_force;
use super::guam::activate_guam;
use super::land_air::activate_base;
use super::launcher::LandBase;
use super::left_behind::is_crippled;
use super::raid_return::move_tracks;
use super::refuelling::turn_back;
use crate::engine::charts::MISSION_MOVEMENT;
use crate::engine::combat::check_outbreaks;
use crate::engine::decision::Decision;
use crate::engine::event::{ButaiEvent, Choice, DetectionEvent, Event, ForceEvent, Idle, Purpose};
use crate::engine::fleet::{
    SubmarineActivation, TaskGroupId, can_still_move, hunt_shadowers, mark_courses, move_ships,
    overtake, stations,
};
use crate::engine::map::HexId;
use crate::engine::order::Order;
use crate::engine::procedure::Procedure;
use crate::engine::record::Scope;
use crate::engine::ships::Condition;
use crate::engine::surface::{self, Encounters};
use crate::engine::table::Table;
use crate::engine::title::{Play, Step};

/// The segment in progress.
#[derive(Clone, Default, Debug)]
pub struct Activation {
    /// The mission movement die of the segment (7.221), once it has been rolled.
    mission_die: Option<u8>,
    /// The next of the turn's drawn chits to be carried out, in the order drawn (3.21).
    next: usize,
    /// The US Move chit that is being carried out, while it waits for the player.
    us_move: Option<UsMove>,
    /// The meetings of ships that follow from a move (21.0).
    encounters: Option<Encounters>,
}

/// A US Move chit in progress (6.32).
#[derive(Clone, Debug)]
struct UsMove {
    /// Where each task group lay as it was drawn.
    before: Vec<(TaskGroupId, HexId)>,
    /// Whether the player has said that nobody else moves.
    is_over: bool,
}

impl Activation {
    pub(crate) fn step(&mut self, play: &mut Play) -> Step {
        let Some(mission_die) = self.mission_die else {
            play.scoped(Scope::Draw, |play| self.begin(play));
            return Step::Again;
        };
        if let Some(encounters) = &mut self.encounters {
            if let Some(battle) = encounters.next(play) {
                return Step::Call(Procedure::SurfaceBattle(battle));
            }
            self.encounters = None;
        }
        if let Some(us_move) = &self.us_move {
            if !us_move.is_over && can_still_move(&play.table) {
                return Step::Ask(Decision::UsMovement);
            }
            if !us_move.is_over && play.table.markers.nothing_moved() {
                idle(play, ActivationChit::UsMove, Idle::NowhereToMove);
            }
            mark_courses(play, &us_move.before);
            if surface::is_played(&play.table) {
                self.encounters = Some(Encounters::of_fleet(play, &us_move.before));
            }
            self.us_move = None;
            if self.encounters.is_some() {
                return Step::Again;
            }
        }
        let Some(chit) = play.table.drawn_chits.get(self.next).copied() else {
            if surface::is_played(&play.table) {
                // 12.31: one roll for all hits of the segment.
                play.end_stage();
                check_outbreaks(play);
            }
            return Step::Done;
        };
        self.next += 1;
        play.begin_stage(Scope::Chit { chit });
        match chit {
            ActivationChit::Force(force) => self.encounters = activate(play, force, mission_die),
            ActivationChit::UsMove => {
                self.us_move = Some(UsMove {
                    before: stations(&play.table),
                    is_over: false,
                });
            }
            ActivationChit::Guam => {
                if !activate_guam(play) {
                    idle(play, chit, Idle::RaidInPlay);
                }
            }
            ActivationChit::IwoJima => activate_base(play, LandBase::IwoJima),
            ActivationChit::YapPeleliu => activate_base(play, LandBase::YapPeleliu),
            ActivationChit::UsSubs if play.table.submarines.at_sea.is_empty() => {
                idle(play, chit, Idle::NoSubmarines);
            }
            ActivationChit::UsSubs => {
                return Step::Call(Procedure::Submarines(SubmarineActivation::default()));
            }
            ActivationChit::NoOp => idle(play, chit, Idle::NoOp),
        }
        Step::Again
    }

    pub(crate) fn answer(&mut self, order: Order, play: &mut Play) {
        // 6.32: the chit is for all ships; what has not moved may follow.
        match (order, &mut self.us_move) {
            (Order::GoOn, Some(us_move)) => us_move.is_over = true,
            (order, _) => move_ships(play, order),
        }
    }

    /// Rolls the die of mission movement, and draws the chits of the phase (7.221, 3.1 step 1).
    fn begin(&mut self, play: &mut Play) {
        self.mission_die = Some(play.roll(Purpose::MissionMovement, &MISSION_MOVEMENT, 0, []));
        self.next = play.table.drawn_chits.len();
        for _ in 0..play.table.chits_a_phase {
            let cup = play.table.cup.clone();
            if cup.is_empty() {
                return;
            }
            let chit = play.pick(Choice::Chit, &cup);
            play.happen(Event::Forces(ForceEvent::Chit { chit }));
        }
    }
}

/// Activates a force, and with it the crippled ships that it has left behind: contact fades, the air raid procedure is
/// carried out, the tracks of its display move, submarines that shadow it are hunted, it moves, and the US Advantage
/// over it is used up (3.1, 8.14, 10.1, 9.12, 14.152, 7.2, 8.35). Says whom it may meet where it has come (21.0). The
/// second chit of a double force does nothing (7.53).
fn activate(play: &mut Play, id: ForceId, mission_die: u8) -> Option<Encounters> {
    let twin = play.table.force(id).and_then(|force| force.twin);
    let moved_with_it = twin.is_some_and(|twin| was_drawn_first(&play.table, twin, id));
    if moved_with_it || play.table.moved_by_other.contains(id) {
        idle(play, ActivationChit::Force(id), Idle::MovedWithOther);
        return None;
    }
    let cripples = left_by(&play.table, [Some(id), twin]);
    if play.table.force(id).is_none() && cripples.is_empty() {
        idle(play, ActivationChit::Force(id), Idle::ForceGone);
        return None;
    }
    let halves = retire(play, id);
    for what in halves.iter().chain(&cripples) {
        fade(play, *what);
    }
    let halves: Vec<ForceId> = halves
        .into_iter()
        .map(|half| {
            let half = air_raid_procedure(play, half);
            move_tracks(play, half);
            hunt_shadowers(play, half);
            half
        })
        .collect();
    // 13.23: what one half has shown may have been the last that comes.
    let is_there = |half: &ForceId| play.table.force(*half).is_some();
    let halves: Vec<ForceId> = halves.into_iter().filter(is_there).collect();
    for cripple in cripples {
        hunt_shadowers(play, cripple);
        move_force(play, cripple, mission_die);
    }
    let first = halves.first().and_then(|half| play.table.force(*half));
    let from = first.map(|force| force.hex);
    let halves = move_halves(play, &halves, mission_die);
    let is_met = surface::is_played(&play.table);
    if !is_met {
        halves.iter().for_each(|half| overtake(play, *half));
    }
    use_up_advantages(play, &halves);
    Encounters::of_force(play, *halves.first()?, from?).filter(|_| is_met)
}

/// Moves a force, and with it its other half if that is still with it. Says which counters they have then: a butai
/// whose last carrier stays behind crippled becomes a surface force (9.13).
fn move_halves(play: &mut Play, halves: &[ForceId], mission_die: u8) -> Vec<ForceId> {
    let Some((first, others)) = halves.split_first() else {
        return Vec::new();
    };
    let twin = play.table.force(*first).and_then(|force| force.twin);
    let mut acted = move_force(play, *first, mission_die);
    acted.extend(others.iter().filter(|half| Some(**half) != twin));
    acted
}

/// Whether the chit of one half of a double force came before the other's in this turn (7.53).
fn was_drawn_first(table: &Table, half: ForceId, other: ForceId) -> bool {
    let chits = [half, other].map(ActivationChit::Force);
    let first = table.drawn_chits.iter().find(|chit| chits.contains(chit));
    first == Some(&chits[0])
}

/// The crippled ships that some forces have left behind (12.43).
fn left_by(table: &Table, forces: [Option<ForceId>; 2]) -> Vec<ForceId> {
    let left = table.forces.iter().filter(|cripple| {
        let by = cripple.left_by;
        by.is_some() && forces.contains(&by)
    });
    left.map(|cripple| cripple.id).collect()
}

/// A force that can fight no more retires, and parts from its other half (19.1, 19.4); one that goes home as all do
/// retires with it (20.5). Says which forces act by its chit: it, and the other half of a double force.
fn retire(play: &mut Play, id: ForceId) -> Vec<ForceId> {
    let twin = play.table.force(id).and_then(|force| force.twin);
    let halves = [Some(id), twin].into_iter().flatten();
    let halves: Vec<ForceId> = halves
        .filter(|half| play.table.force(*half).is_some())
        .collect();
    let mut parted = false;
    for force in halves.iter().copied() {
        turn_back(play, force);
        let Some(there) = play.table.force(force) else {
            continue;
        };
        if !cannot_fight(&play.table, there) {
            continue;
        }
        let (other, retires_already) = (there.twin, there.retiring);
        if !retires_already {
            play.happen(Event::Butai(ButaiEvent::Retires { force }));
        }
        if let Some(other) = other {
            // Neither has moved yet.
            play.happen(Event::Forces(ForceEvent::DoubleForceEnded {
                force,
                other,
                has_moved: None,
            }));
            parted = true;
        }
    }
    if parted { vec![id] } else { halves }
}

/// Whether all carriers of a force whose ships are known are crippled, or all its ships (19.1). One whose carriers are
/// sunk is no carrier force any more (9.13).
fn cannot_fight(table: &Table, force: &Force) -> bool {
    let mut carriers = force.carriers();
    let carriers_crippled = force.intelligence == Intelligence::Level4Carriers
        && carriers.all(|ship| table.condition(ship) >= Condition::Crippled);
    carriers_crippled || is_crippled(table, force)
}

/// The US Advantage over the forces that have just acted is used up (8.35).
fn use_up_advantages(play: &mut Play, halves: &[ForceId]) {
    for half in halves.iter().copied() {
        let force = play.table.force(half);
        if force.is_some_and(|force| force.us_advantage) {
            play.happen(Event::Forces(ForceEvent::UsAdvantage {
                force: half,
                on: false,
            }));
        }
    }
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
