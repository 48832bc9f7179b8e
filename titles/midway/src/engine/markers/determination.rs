//! IJN operations determination (6.0(1)).

use super::reinforcement::{self, Reinforcement};
use super::{intelligence, redeploy, victory_spirit};
use crate::engine::combat::Aftermath;
use crate::engine::event::{Choice, MarkerEvent};
use crate::engine::incidents::Incident;
use crate::engine::procedure::Procedure;
use crate::engine::scenario::{OpsMarker, SpecialMarker};
use crate::engine::{Play, Step};

/// The draw of a marker, and of another where that says so.
#[derive(Clone, Debug, Default)]
pub struct OpsDetermination {
    /// Whether a marker has come that no other follows.
    is_done: bool,
    /// Checks for incidents after the moves of Victory Spirit that are still to be made, the next last (21.0).
    incidents: Vec<Incident>,
}

impl OpsDetermination {
    pub(crate) fn step(&mut self, play: &mut Play) -> Step {
        if let Some(incident) = self.incidents.pop() {
            return Step::Call(Procedure::Incident(incident));
        }
        // 7.0: the last marker may be one after which another is to be drawn.
        if self.is_done || play.table.ops.are_used_up() {
            return Step::Done;
        }
        match draw(play) {
            OpsMarker::Line(_) => Step::Done,
            OpsMarker::Special(special) => self.carry_out(special, play),
        }
    }

    /// Does what a special marker says (7.1).
    fn carry_out(&mut self, marker: SpecialMarker, play: &mut Play) -> Step {
        match marker {
            // Those that activate lines have done so, and CF vs NGS ends the phase.
            SpecialMarker::CfVsNgs | SpecialMarker::Nagano | SpecialMarker::Yamamoto => Step::Done,
            SpecialMarker::Intelligence => {
                intelligence::look(play);
                Step::Again
            }
            SpecialMarker::VictorySpirit => {
                self.incidents = victory_spirit::send_back(play);
                self.incidents.reverse();
                self.is_done = true;
                // 4.3: a tender has taken her room along.
                Step::Call(Procedure::Aftermath(Aftermath::new(Vec::new())))
            }
            SpecialMarker::Redeploy if redeploy::is_to_be_done(&play.table) => {
                redeploy::redeploy(play);
                Step::Done
            }
            SpecialMarker::Reinforcement => match reinforcement::roll(play) {
                Some(offer) => {
                    self.is_done = true;
                    Step::Call(Procedure::Reinforcement(Reinforcement::new(offer)))
                }
                None => disregard(play, marker),
            },
            SpecialMarker::Redeploy => disregard(play, marker),
        }
    }
}

/// Draws a marker: that of signals intelligence, or else one of the pool.
fn draw(play: &mut Play) -> OpsMarker {
    let marker = match play.table.ops.known {
        // 6.0(12b), 6.0(17)
        Some(known) => known,
        None => {
            let pool = play.table.ops.pool.clone();
            play.pick(Choice::OpsMarker, &pool)
        }
    };
    play.happen(MarkerEvent::Drawn { marker });
    marker
}

/// A marker has nothing to do: it is out, and another is drawn.
fn disregard(play: &mut Play, marker: SpecialMarker) -> Step {
    play.happen(MarkerEvent::Disregarded { marker });
    Step::Again
}
