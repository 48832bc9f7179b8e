//! IJN operations determination (6.0(1)).

use crate::engine::event::{Choice, MarkerEvent};
use crate::engine::scenario::{OpsMarker, Redraw};
use crate::engine::{Play, Step};

/// The draw of a marker, and of another where that says so.
#[derive(Clone, Copy, Debug, Default)]
pub struct OpsDetermination {}

impl OpsDetermination {
    pub(crate) fn step(&mut self, play: &mut Play) -> Step {
        // 7.0: the last marker may be one after which another is to be drawn.
        if play.table.ops.are_used_up() {
            return Step::Done;
        }
        let marker = match play.table.ops.known {
            // 6.0(12b), 6.0(17)
            Some(known) => known,
            None => {
                let pool = play.table.ops.pool.clone();
                play.pick(Choice::OpsMarker, &pool)
            }
        };
        play.happen(MarkerEvent::Drawn { marker });
        let OpsMarker::Special(special) = marker else {
            return Step::Done;
        };
        match special.data().redraw {
            Redraw::Never => Step::Done,
            Redraw::Always | Redraw::IfNothingToDo => Step::Again,
        }
    }
}
