//! Turn, step and active line.

use serde::Serialize;

use super::{Attempts, Table, UsnTurn};
use crate::engine::event::SequenceEvent;
use crate::engine::map::Line;
use crate::engine::scenario::TurnStep;

/// Where the sequence of play stands (6.0).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    /// The turn, from 1; 0 before the first.
    pub turn: u8,
    /// The step.
    pub step: TurnStep,
    /// The line whose operation it is, in steps 2 to 9.
    pub line: Option<Line>,
}

/// Before the first turn; a turn begins with the same step.
impl Default for Clock {
    fn default() -> Clock {
        Clock {
            turn: 0,
            step: TurnStep::OperationsDetermination,
            line: None,
        }
    }
}

/// When something happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct GameTime {
    /// The turn, from 1; 0 before the first.
    pub turn: u8,
    /// The number of the step, 1 to 17.
    pub step: u8,
    /// The active line, while there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<Line>,
}

impl GameTime {
    /// A number of its own for each time.
    pub(crate) fn stamp(self) -> u32 {
        let line = self.line.map_or(0, |line| line as u8 + 1);
        u32::from_be_bytes([0, self.turn, self.step, line])
    }
}

impl Table {
    /// When it is.
    pub fn now(&self) -> GameTime {
        let Clock { turn, step, line } = self.clock;
        let step = step.number();
        GameTime { turn, step, line }
    }

    pub(super) fn apply_sequence(&mut self, event: &SequenceEvent) {
        match event {
            SequenceEvent::Turn { number } => {
                self.clock = Clock {
                    turn: *number,
                    ..Clock::default()
                };
                self.usn_turn = UsnTurn::default();
                self.note_losses_before_turn();
                self.weather.clear();
            }
            SequenceEvent::Step { step } => {
                // 21.2: the weather lasts until the phase is over.
                if step.phase() != self.clock.step.phase() {
                    self.weather.clear();
                }
                self.clock.step = *step;
            }
            SequenceEvent::LineActive { line } => {
                self.clock.line = Some(*line);
                self.ops.lines.retain(|left| left != line);
                self.note_losses_before_operation();
            }
            SequenceEvent::LineDone { .. } => self.clock.line = None,
            // 9.3: both sides', and single ships too.
            SequenceEvent::TurnEnded { .. } => {
                self.usn_forces
                    .values_mut()
                    .for_each(|it| it.spotted = false);
                self.ijn_forces
                    .values_mut()
                    .for_each(|it| it.spotted = false);
                self.ships.values_mut().for_each(|it| it.spotted = false);
                // 9.0: nor do attempts count any more, so a failure bars nobody in the next turn.
                self.attempts = Attempts::default();
            }
            SequenceEvent::Ended { outcome } => self.outcome = Some(*outcome),
        }
    }
}
