//! The sequence of play (6.0): turn after turn, the IJN phase and then the USN phase, each step in its order.

use super::combat::{AmphibiousAssault, Homecoming, MutualCombat};
use super::decision::Decision;
use super::event::SequenceEvent;
use super::ijn_repairs::IjnLogistics;
use super::map::Line;
use super::markers::{OpsDetermination, signals_intelligence};
use super::operation::Operation;
use super::order::Order;
use super::organization::Organization;
use super::procedure::Procedure;
use super::repair_tracks::RepairTracks;
use super::scenario::TurnStep;
use super::scope::Scope;
use super::setup::halsey;
use super::spotting::UsnSpotting;
use super::table::Table;
use super::usn_logistics::UsnLogistics;
use super::usn_operations::UsnOperations;
use super::{Play, Step, spotting, victory};

/// How deep the spans of turns and of their steps lie in that of the game.
const TURN: usize = 0;
const STEP_OF_TURN: usize = 1;

/// Where the turn stands.
#[derive(Clone, Copy, Debug, Default)]
enum At {
    /// Before the first turn (22.0).
    #[default]
    SetUp,
    /// A turn begins.
    TurnBegins,
    /// 6.0(1).
    OpsDetermination,
    /// 6.0(2) to 6.0(9), for each line that is activated.
    Operations,
    /// 6.0(7), where no line was active.
    Assault,
    /// 6.0(8), likewise.
    IjnReturn,
    /// 6.0(10).
    IjnLogistics,
    /// The USN phase begins.
    UsnPhase,
    /// 6.0(11).
    Organization,
    /// 6.0(12a).
    Spotting,
    /// 6.0(12b).
    Signals,
    /// 6.0(13).
    UsnOperations,
    /// 6.0(14).
    UsnCombat,
    /// 6.0(15).
    UsnReturn,
    /// 6.0(16).
    UsnLogistics,
    /// 6.0(17): the repair tracks.
    EndOfTurn,
    /// 6.0(17): the turn ends.
    TurnEnds,
}

/// The turns of a game, until it is over.
#[derive(Clone, Debug, Default)]
pub struct SequenceOfPlay {
    at: At,
}

impl SequenceOfPlay {
    pub(crate) fn step(&mut self, play: &mut Play) -> Step {
        // 5.0: a second island base that is captured ends the game at once.
        if play.table.outcome.is_some() {
            return Step::Done;
        }
        match self.at {
            At::SetUp => {
                self.at = At::TurnBegins;
                match halsey::is_to_be_placed(&play.table) {
                    true => Step::Ask(Decision::HalseyForce),
                    false => Step::Again,
                }
            }
            At::TurnBegins => {
                begin_turn(play);
                self.at = At::OpsDetermination;
                Step::Again
            }
            At::OpsDetermination => {
                begin_step(play, STEP_OF_TURN, TurnStep::OperationsDetermination);
                self.at = At::Operations;
                Step::Call(Procedure::OpsDetermination(OpsDetermination::default()))
            }
            At::Operations => {
                play.record.end_stage(STEP_OF_TURN);
                if let Some(line) = play.table.ops.lines.first().copied() {
                    return Step::Call(Procedure::Operation(Operation::new(line)));
                }
                self.at = match runs_assault(&play.table) {
                    true => At::Assault,
                    false => At::IjnLogistics,
                };
                Step::Again
            }
            At::Assault => {
                begin_step(play, STEP_OF_TURN, TurnStep::AmphibiousAssault);
                self.at = At::IjnReturn;
                Step::Call(Procedure::AmphibiousAssault(AmphibiousAssault::default()))
            }
            At::IjnReturn => {
                begin_step(play, STEP_OF_TURN, TurnStep::IjnReturn);
                self.at = At::IjnLogistics;
                Step::Call(Procedure::Homecoming(Homecoming::default()))
            }
            At::IjnLogistics => {
                self.at = At::UsnPhase;
                // 7.1: CF vs NGS ends the phase at once.
                if !play.table.ops.has_logistics() {
                    return Step::Again;
                }
                begin_step(play, STEP_OF_TURN, TurnStep::IjnLogistics);
                Step::Call(Procedure::IjnLogistics(IjnLogistics::new(&play.table)))
            }
            At::UsnPhase => {
                begin_usn_phase(play);
                self.at = At::Organization;
                Step::Again
            }
            At::Organization => {
                begin_step(play, STEP_OF_TURN, TurnStep::Organization);
                self.at = At::Spotting;
                Step::Call(Procedure::Organization(Organization::default()))
            }
            At::Spotting => {
                begin_step(play, STEP_OF_TURN, TurnStep::UsnIntelligence);
                self.at = At::Signals;
                Step::Call(Procedure::UsnSpotting(UsnSpotting::everywhere()))
            }
            At::Signals => {
                signals_intelligence(play);
                self.at = At::UsnOperations;
                Step::Again
            }
            At::UsnOperations => {
                begin_step(play, STEP_OF_TURN, TurnStep::UsnOperations);
                self.at = At::UsnCombat;
                Step::Call(Procedure::UsnOperations(UsnOperations::default()))
            }
            At::UsnCombat => {
                begin_step(play, STEP_OF_TURN, TurnStep::UsnCombat);
                self.at = At::UsnReturn;
                Step::Call(Procedure::MutualCombat(MutualCombat::everywhere()))
            }
            At::UsnReturn => {
                begin_step(play, STEP_OF_TURN, TurnStep::UsnReturn);
                self.at = At::UsnLogistics;
                Step::Call(Procedure::Homecoming(Homecoming::default()))
            }
            At::UsnLogistics => {
                begin_step(play, STEP_OF_TURN, TurnStep::UsnLogistics);
                self.at = At::EndOfTurn;
                Step::Call(Procedure::UsnLogistics(UsnLogistics::default()))
            }
            At::EndOfTurn => {
                begin_step(play, STEP_OF_TURN, TurnStep::EndOfTurn);
                self.at = At::TurnEnds;
                Step::Call(Procedure::RepairTracks(RepairTracks::new(&play.table)))
            }
            At::TurnEnds => {
                end_turn(play);
                self.at = At::TurnBegins;
                Step::Again
            }
        }
    }

    pub(crate) fn answer(&mut self, order: &Order, play: &mut Play) {
        halsey::place(play, order);
    }
}

/// The next turn begins, and with it the IJN phase.
fn begin_turn(play: &mut Play) {
    let number = play.table.clock.turn + 1;
    play.record.begin_stage(TURN, Scope::Turn { number });
    play.happen(SequenceEvent::Turn { number });
    // 9.2
    spotting::spot_those_who_meet(play);
}

/// Whether steps 7 and 8 are still to be done: they are part of every operation, and some markers that activate no line
/// leave them (6.0(1)).
fn runs_assault(table: &Table) -> bool {
    let activated = table.ops.drawn.map(|marker| marker.lines().count());
    table.ops.has_logistics() && activated == Some(0)
}

/// The USN phase begins: what is spotted without an attempt is spotted now (6.0(4a), 9.2).
fn begin_usn_phase(play: &mut Play) {
    spotting::spot_those_who_meet(play);
    for line in Line::ALL {
        spotting::spot_at_own_bases(play, *line);
    }
}

/// A turn ends (6.0(17)): nobody is spotted any more, and it is seen whether the game is over (5.0).
fn end_turn(play: &mut Play) {
    let number = play.table.clock.turn;
    play.happen(SequenceEvent::TurnEnded { number });
    victory::judge(play);
}

/// A step begins, in a span of its own.
pub(crate) fn begin_step(play: &mut Play, level: usize, step: TurnStep) {
    play.record.begin_stage(level, Scope::Step { step });
    play.happen(SequenceEvent::Step { step });
}

#[cfg(test)]
mod tests;
