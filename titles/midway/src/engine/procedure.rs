//! Procedures of the rulebook in progress. They stand on a stack, so that one can be carried out within another: an air
//! battle within a strike, a strike within an operation, an operation within a turn.

use super::combat::{
    Aftermath, AirCombat, AirLaunch, AmphibiousAssault, Bombing, Homecoming, MutualCombat,
    NavalCombat, ReactionStrikes, SpaceBattle, TargetDetermination,
};
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
    /// The USN's reaction strikes (6.0(4b)).
    ReactionStrikes(ReactionStrikes),
    /// IJN air unit launch (6.0(5)).
    AirLaunch(AirLaunch),
    /// Mutual combat (6.0(6), 6.0(14)).
    MutualCombat(MutualCombat),
    /// A battle in one space (10).
    Battle(SpaceBattle),
    /// IJN target determination (11).
    Targets(TargetDetermination),
    /// Air combat (12).
    AirCombat(AirCombat),
    /// Bombing (13).
    Bombing(Bombing),
    /// Naval combat (14).
    NavalCombat(NavalCombat),
    /// IJN amphibious assault (6.0(7)).
    AmphibiousAssault(AmphibiousAssault),
    /// What follows from losses (4.2, 20.1).
    Aftermath(Aftermath),
    /// The return of aircraft (18).
    Homecoming(Homecoming),
}

impl Procedure {
    /// What its span is about. Those of a single step have none: theirs is that of the step.
    pub(crate) const fn scope(&self) -> Option<Scope> {
        match self {
            Procedure::Operation(operation) => Some(operation.scope()),
            Procedure::Battle(battle) => Some(battle.scope()),
            Procedure::NavalCombat(combat) => combat.scope(),
            _ => None,
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
            Procedure::ReactionStrikes(procedure) => procedure.step(play),
            Procedure::AirLaunch(procedure) => procedure.step(play),
            Procedure::MutualCombat(procedure) => procedure.step(play),
            Procedure::Battle(procedure) => procedure.step(play),
            Procedure::Targets(procedure) => procedure.step(play),
            Procedure::AirCombat(procedure) => procedure.step(play),
            Procedure::Bombing(procedure) => procedure.step(play),
            Procedure::NavalCombat(procedure) => procedure.step(play),
            Procedure::AmphibiousAssault(procedure) => procedure.step(play),
            Procedure::Aftermath(procedure) => procedure.step(play),
            Procedure::Homecoming(procedure) => procedure.step(play),
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
            Procedure::ReactionStrikes(procedure) => procedure.answer(order, play),
            Procedure::AirLaunch(procedure) => procedure.answer(order, play),
            Procedure::MutualCombat(procedure) => procedure.answer(order, play),
            Procedure::Targets(procedure) => procedure.answer(order, play),
            Procedure::AirCombat(procedure) => procedure.answer(order, play),
            Procedure::Bombing(procedure) => procedure.answer(order, play),
            Procedure::NavalCombat(procedure) => procedure.answer(order, play),
            Procedure::Aftermath(procedure) => procedure.answer(order, play),
            Procedure::Homecoming(procedure) => procedure.answer(order, play),
            Procedure::OpsDetermination(_)
            | Procedure::Operation(_)
            | Procedure::IjnMovement(_)
            | Procedure::Battle(_)
            | Procedure::AmphibiousAssault(_) => unreachable!("these ask nothing"),
        }
    }
}
