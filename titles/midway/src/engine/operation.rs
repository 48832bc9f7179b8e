//! An operation: the steps of the IJN phase on one line, 6.0(2) to 6.0(9) (7.0).

use super::combat::{AirLaunch, AmphibiousAssault, Homecoming, MutualCombat, ReactionStrikes};
use super::event::SequenceEvent;
use super::map::Line;
use super::movement::IjnMovement;
use super::procedure::Procedure;
use super::scenario::TurnStep;
use super::scope::Scope;
use super::sequence::begin_step;
use super::spotting::{self, IjnSpotting, UsnSpotting};
use super::{Play, Step, morale};

/// Where the operation stands.
#[derive(Clone, Copy, Debug)]
enum At {
    Begins,
    /// 6.0(2).
    Spotting,
    /// 6.0(3).
    Movement,
    /// 6.0(4): what is spotted by itself.
    Reaction,
    /// 6.0(4b).
    ReactionStrikes,
    /// 6.0(5).
    Launch,
    /// 6.0(6).
    Combat,
    /// 6.0(6): back to base.
    AfterCombat,
    /// 6.0(7).
    Assault,
    /// 6.0(8).
    Return,
    /// 6.0(9).
    Morale,
    /// It is over.
    Ends,
}

/// An operation on one line.
#[derive(Clone, Debug)]
pub struct Operation {
    line: Line,
    at: At,
}

impl Operation {
    /// The operation on a line that an Ops marker activates.
    pub(crate) const fn new(line: Line) -> Operation {
        let at = At::Begins;
        Operation { line, at }
    }

    pub(crate) const fn scope(&self) -> Scope {
        Scope::Operation { line: self.line }
    }

    pub(crate) fn step(&mut self, play: &mut Play) -> Step {
        let line = self.line;
        // 5.0
        if play.table.outcome.is_some() {
            return Step::Done;
        }
        match self.at {
            At::Begins => {
                play.happen(SequenceEvent::LineActive { line });
                self.at = At::Spotting;
                Step::Again
            }
            At::Spotting => {
                begin_step(play, 0, TurnStep::IjnSpotting);
                self.at = At::Movement;
                Step::Call(Procedure::IjnSpotting(IjnSpotting::new(&play.table, line)))
            }
            At::Movement => {
                begin_step(play, 0, TurnStep::IjnMovement);
                self.at = At::Reaction;
                Step::Call(Procedure::IjnMovement(IjnMovement::new(&play.table, line)))
            }
            At::Reaction => {
                begin_step(play, 0, TurnStep::UsnReaction);
                // 6.0(4a): a force that sailed in step 3 is not spotted for having lain at its base.
                spotting::spot_at_own_bases(play, line);
                self.at = At::ReactionStrikes;
                let spotting = UsnSpotting::in_reaction(line);
                Step::Call(Procedure::UsnSpotting(spotting))
            }
            At::ReactionStrikes => {
                self.at = At::Launch;
                Step::Call(Procedure::ReactionStrikes(ReactionStrikes::new(line)))
            }
            At::Launch => {
                begin_step(play, 0, TurnStep::AirLaunch);
                self.at = At::Combat;
                Step::Call(Procedure::AirLaunch(AirLaunch::new(&play.table, line)))
            }
            At::Combat => {
                begin_step(play, 0, TurnStep::IjnCombat);
                self.at = At::AfterCombat;
                Step::Call(Procedure::MutualCombat(MutualCombat::on(line)))
            }
            At::AfterCombat => {
                self.at = At::Assault;
                Step::Call(Procedure::Homecoming(Homecoming::default()))
            }
            At::Assault => {
                begin_step(play, 0, TurnStep::AmphibiousAssault);
                self.at = At::Return;
                Step::Call(Procedure::AmphibiousAssault(AmphibiousAssault::default()))
            }
            At::Return => {
                begin_step(play, 0, TurnStep::IjnReturn);
                self.at = At::Morale;
                Step::Call(Procedure::Homecoming(Homecoming::default()))
            }
            At::Morale => {
                begin_step(play, 0, TurnStep::Morale);
                morale::check(play, line);
                self.at = At::Ends;
                Step::Again
            }
            At::Ends => {
                play.end_stage();
                play.happen(SequenceEvent::LineDone { line });
                Step::Done
            }
        }
    }
}
