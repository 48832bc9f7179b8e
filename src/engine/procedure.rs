//! Procedures of the rulebook in progress. They stand on a stack, so that one can be carried out
//! within another: a fight within a segment, a segment within a turn.

use super::combat::{
    AirAttack, AirBattle, Interception, JapaneseAttack, JapaneseSubmarines, StrikeAttack,
};
use super::fleet::{
    AirMovement, AirOperations, AirSearch, Forming, Landing, PlacingSubmarines, ReadyDecks,
    SearchFlight, SubmarineActivation,
};
use super::forces::{Activation, RaidMovement};
use super::order::Order;
use super::record::Scope;
use super::stepper::Stepper;
use super::surface::SurfaceBattle;
use super::title::{Play, Step};

/// One procedure in progress.
#[derive(Clone, Debug)]
pub enum Procedure {
    /// The sequence of play (3.1).
    Sequence(Stepper),
    /// Japanese Air Movement (10.23).
    RaidMovement(RaidMovement),
    /// The Activation Segment (3.1).
    Activation(Activation),
    /// US Air Search (8.2).
    AirSearch(AirSearch),
    /// One search in one segment (8.27, 8.31).
    SearchFlight(SearchFlight),
    /// US Air Movement (4.4).
    AirMovement(AirMovement),
    /// Landing in a scenario without air operations (4.433).
    Landing(Landing),
    /// US Interception (4.51).
    Interception(Interception),
    /// One air battle (4.52-4.57).
    AirBattle(AirBattle),
    /// Dividing a pool of units among strikes, before the first turn.
    Forming(Forming),
    /// US Air Operations (6.23).
    AirOperations(AirOperations),
    /// US Air Attack (5.1).
    AirAttack(AirAttack),
    /// One strike against ships (5.1).
    StrikeAttack(StrikeAttack),
    /// Japanese Air Attack (5.7).
    JapaneseAttack(JapaneseAttack),
    /// Japanese Submarine Attack (6.433).
    JapaneseSubmarines(JapaneseSubmarines),
    /// Readying the decks, before the first turn.
    ReadyDecks(ReadyDecks),
    /// Placing the US submarines before the first turn (14.11).
    PlacingSubmarines(PlacingSubmarines),
    /// The US submarines at their chit (14.12).
    Submarines(SubmarineActivation),
    /// Our ships and a force meet (21.0).
    SurfaceBattle(SurfaceBattle),
}

impl Procedure {
    /// What its span is about. The segments' own procedures have none: theirs is that of the segment.
    pub(crate) const fn scope(&self) -> Option<Scope> {
        Some(match self {
            Procedure::Sequence(_)
            | Procedure::RaidMovement(_)
            | Procedure::Activation(_)
            | Procedure::AirSearch(_)
            | Procedure::AirMovement(_)
            | Procedure::Landing(_)
            | Procedure::Interception(_)
            | Procedure::AirOperations(_)
            | Procedure::AirAttack(_)
            | Procedure::JapaneseAttack(_)
            | Procedure::JapaneseSubmarines(_)
            | Procedure::Submarines(_) => return None,
            Procedure::SearchFlight(flight) => flight.scope(),
            Procedure::AirBattle(battle) => battle.scope(),
            Procedure::StrikeAttack(attack) => attack.scope(),
            Procedure::Forming(_) => Scope::FormingStrikes,
            Procedure::ReadyDecks(_) => Scope::ReadyDecks,
            Procedure::PlacingSubmarines(_) => Scope::PlacingSubmarines,
            Procedure::SurfaceBattle(battle) => battle.scope(),
        })
    }

    /// Carries out its next step.
    pub(crate) fn step(&mut self, play: &mut Play) -> Step {
        match self {
            Procedure::Sequence(procedure) => procedure.step(play),
            Procedure::RaidMovement(procedure) => procedure.step(play),
            Procedure::Activation(procedure) => procedure.step(play),
            Procedure::AirSearch(procedure) => procedure.step(play),
            Procedure::SearchFlight(procedure) => procedure.step(play),
            Procedure::AirMovement(procedure) => procedure.step(play),
            Procedure::Landing(procedure) => procedure.step(play),
            Procedure::Interception(procedure) => procedure.step(play),
            Procedure::AirBattle(procedure) => procedure.step(play),
            Procedure::Forming(procedure) => procedure.step(),
            Procedure::AirOperations(procedure) => procedure.step(play),
            Procedure::AirAttack(procedure) => procedure.step(play),
            Procedure::StrikeAttack(procedure) => procedure.step(play),
            Procedure::JapaneseAttack(procedure) => procedure.step(play),
            Procedure::JapaneseSubmarines(procedure) => procedure.step(play),
            Procedure::ReadyDecks(procedure) => procedure.step(),
            Procedure::PlacingSubmarines(procedure) => procedure.step(),
            Procedure::Submarines(procedure) => procedure.step(play),
            Procedure::SurfaceBattle(procedure) => procedure.step(play),
        }
    }

    /// Takes the player's order, which has been checked.
    pub(crate) fn answer(&mut self, order: Order, play: &mut Play) {
        match self {
            Procedure::Activation(procedure) => procedure.answer(order, play),
            Procedure::AirSearch(procedure) => procedure.answer(order, play),
            Procedure::SearchFlight(procedure) => procedure.answer(order, play),
            Procedure::AirMovement(procedure) => procedure.answer(order, play),
            Procedure::Landing(procedure) => procedure.answer(order, play),
            Procedure::Interception(procedure) => procedure.answer(order, play),
            Procedure::AirBattle(procedure) => procedure.answer(order, play),
            Procedure::Forming(procedure) => procedure.answer(order, play),
            Procedure::AirOperations(procedure) => procedure.answer(order, play),
            Procedure::AirAttack(procedure) => procedure.answer(order),
            Procedure::StrikeAttack(procedure) => procedure.answer(order, play),
            Procedure::JapaneseAttack(procedure) => procedure.answer(order, play),
            Procedure::JapaneseSubmarines(procedure) => procedure.answer(order, play),
            Procedure::ReadyDecks(procedure) => procedure.answer(order, play),
            Procedure::PlacingSubmarines(procedure) => procedure.answer(order, play),
            Procedure::Submarines(procedure) => procedure.answer(order, play),
            Procedure::SurfaceBattle(procedure) => procedure.answer(order, play),
            Procedure::Sequence(_) | Procedure::RaidMovement(_) => {
                unreachable!("these ask nothing")
            }
        }
    }
}
