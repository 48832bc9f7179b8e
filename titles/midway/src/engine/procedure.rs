//! Procedures of the rulebook in progress. They stand on a stack, so that one can be carried out within another: an air
//! battle within a strike, a strike within an operation, an operation within a turn.

use super::ijn_repairs::IjnLogistics;
use super::incidents::Incident;
use super::markers::{OpsDetermination, Reinforcement};
use super::movement::IjnMovement;
use super::operation::Operation;
use super::order::Order;
use super::organization::Organization;
use super::repair_tracks::RepairTracks;
use super::scope::Scope;
use super::sequence::SequenceOfPlay;
use super::spotting::{IjnSpotting, UsnSpotting};
use super::usn_logistics::UsnLogistics;
use super::usn_operations::UsnOperations;
use super::{Play, Step};

/// One procedure in progress.
#[derive(Clone, Debug)]
pub enum Procedure {
    /// The turns, until the game is over (6.0).
    Sequence(SequenceOfPlay),
    /// The draw of Ops markers (6.0(1)).
    OpsDetermination(OpsDetermination),
    /// An operation on one line (6.0(2) to 6.0(9)).
    Operation(Operation),
    /// IJN spotting attempts (6.0(2)).
    IjnSpotting(IjnSpotting),
    /// IJN task force movement (6.0(3)).
    IjnMovement(IjnMovement),
    /// What the Reinforcement marker brings (7.1).
    Reinforcement(Reinforcement),
    /// What a move may meet with (21).
    Incident(Incident),
    /// IJN logistics (6.0(10)).
    IjnLogistics(IjnLogistics),
    /// The player's spotting attempts (6.0(4a), 6.0(12a)).
    UsnSpotting(UsnSpotting),
    /// His organization (6.0(11)).
    Organization(Organization),
    /// His operations (6.0(13)).
    UsnOperations(UsnOperations),
    /// His logistics (6.0(16)).
    UsnLogistics(UsnLogistics),
    /// The repair tracks as a turn ends (6.0(17)).
    RepairTracks(RepairTracks),
}

impl Procedure {
    /// What its span is about. Those of a single step have none: theirs is that of the step.
    pub(crate) const fn scope(&self) -> Option<Scope> {
        match self {
            Procedure::Operation(operation) => Some(operation.scope()),
            Procedure::Sequence(_)
            | Procedure::OpsDetermination(_)
            | Procedure::IjnSpotting(_)
            | Procedure::IjnMovement(_)
            | Procedure::Reinforcement(_)
            | Procedure::Incident(_)
            | Procedure::IjnLogistics(_)
            | Procedure::UsnSpotting(_)
            | Procedure::Organization(_)
            | Procedure::UsnOperations(_)
            | Procedure::UsnLogistics(_)
            | Procedure::RepairTracks(_) => None,
        }
    }

    /// Carries out its next step.
    pub(crate) fn step(&mut self, play: &mut Play) -> Step {
        match self {
            Procedure::Sequence(procedure) => procedure.step(play),
            Procedure::OpsDetermination(procedure) => procedure.step(play),
            Procedure::Operation(procedure) => procedure.step(play),
            Procedure::IjnSpotting(procedure) => procedure.step(play),
            Procedure::IjnMovement(procedure) => procedure.step(play),
            Procedure::Reinforcement(procedure) => procedure.step(play),
            Procedure::Incident(procedure) => procedure.step(play),
            Procedure::IjnLogistics(procedure) => procedure.step(play),
            Procedure::UsnSpotting(procedure) => procedure.step(play),
            Procedure::Organization(procedure) => procedure.step(play),
            Procedure::UsnOperations(procedure) => procedure.step(play),
            Procedure::UsnLogistics(procedure) => procedure.step(play),
            Procedure::RepairTracks(procedure) => procedure.step(play),
        }
    }

    /// Takes the player's order, which has been checked.
    pub(crate) fn answer(&mut self, order: &Order, play: &mut Play) {
        match self {
            Procedure::Sequence(procedure) => procedure.answer(order, play),
            Procedure::IjnSpotting(procedure) => procedure.answer(order, play),
            Procedure::Reinforcement(procedure) => procedure.answer(order, play),
            Procedure::Incident(procedure) => procedure.answer(order, play),
            Procedure::IjnLogistics(procedure) => procedure.answer(order, play),
            Procedure::UsnSpotting(procedure) => procedure.answer(order, play),
            Procedure::Organization(procedure) => procedure.answer(order, play),
            Procedure::UsnOperations(procedure) => procedure.answer(order, play),
            Procedure::UsnLogistics(procedure) => procedure.answer(order, play),
            Procedure::RepairTracks(procedure) => procedure.answer(order, play),
            Procedure::OpsDetermination(_)
            | Procedure::Operation(_)
            | Procedure::IjnMovement(_) => unreachable!("these ask nothing"),
        }
    }
}
