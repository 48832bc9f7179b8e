//! The sequence of play (6.0): turn after turn, the IJN phase and then the USN phase, each step in its order.

use super::combat::{AmphibiousAssault, Homecoming, MutualCombat};
use super::event::SequenceEvent;
use super::map::Line;
use super::markers::OpsDetermination;
use super::operation::Operation;
use super::procedure::Procedure;
use super::scenario::{OpsMarker, TurnStep};
use super::scope::Scope;
use super::{Play, Step, spotting, victory};

/// How deep the spans of turns and of their steps lie in that of the game.
const TURN: usize = 0;
const STEP_OF_TURN: usize = 1;

/// Where the turn stands.
#[derive(Clone, Copy, Debug, Default)]
enum At {
    /// A turn begins.
    #[default]
    TurnBegins,
    /// 6.0(1).
    OpsDetermination,
    /// 6.0(2) to 6.0(9), for each line that is activated.
    Operations,
    /// 6.0(7), where no line was active.
    Assault,
    /// 6.0(11) to 6.0(13).
    UsnPhase,
    /// 6.0(14).
    Combat,
    /// 6.0(15).
    Return,
    /// 6.0(16).
    Logistics,
    /// 6.0(17).
    EndOfTurn,
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
                self.at = match runs_assault(play) {
                    true => At::Assault,
                    false => At::UsnPhase,
                };
                Step::Again
            }
            At::Assault => {
                begin_step(play, STEP_OF_TURN, TurnStep::AmphibiousAssault);
                self.at = At::UsnPhase;
                Step::Call(Procedure::AmphibiousAssault(AmphibiousAssault::default()))
            }
            At::UsnPhase => {
                begin_usn_phase(play);
                self.at = At::Combat;
                Step::Again
            }
            At::Combat => {
                begin_step(play, STEP_OF_TURN, TurnStep::UsnCombat);
                self.at = At::Return;
                Step::Call(Procedure::MutualCombat(MutualCombat::everywhere()))
            }
            At::Return => {
                begin_step(play, STEP_OF_TURN, TurnStep::UsnReturn);
                self.at = At::Logistics;
                Step::Call(Procedure::Homecoming(Homecoming::default()))
            }
            At::Logistics => {
                self.at = At::EndOfTurn;
                Step::Again
            }
            At::EndOfTurn => {
                begin_step(play, STEP_OF_TURN, TurnStep::EndOfTurn);
                end_turn(play);
                self.at = At::TurnBegins;
                Step::Again
            }
        }
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

/// Whether step 7 is still to be done: it is part of every operation, and some markers that activate no line leave it
/// (6.0(1)).
fn runs_assault(play: &Play) -> bool {
    match play.table.ops.drawn {
        Some(OpsMarker::Special(special)) => {
            special.data().logistics && special.data().lines.is_empty()
        }
        _ => false,
    }
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
