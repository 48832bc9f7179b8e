//! What events change of the score, and of what is counted for it (15.1).

use super::{LostUnit, Outcome, Table};
use crate::engine::event::{Event, LossEvent, ScoreEvent, UnitLoss};

impl Table {
    /// Keeps the score, and the list of what was lost.
    pub(super) fn apply_to_score(&mut self, event: &Event) {
        match event {
            Event::Score(event) => self.keep_score(event),
            Event::Losses(event) => self.count_losses(event),
            _ => {}
        }
    }

    fn keep_score(&mut self, event: &ScoreEvent) {
        match event {
            ScoreEvent::Scored { vp, why } => {
                self.score += vp;
                match self.scores.iter_mut().find(|(scored, _)| scored == why) {
                    Some((_, sum)) => *sum += vp,
                    None => self.scores.push((*why, *vp)),
                }
            }
            ScoreEvent::Ended { score, level } => {
                self.outcome = Some(Outcome {
                    score: *score,
                    level,
                });
            }
        }
    }

    fn count_losses(&mut self, event: &LossEvent) {
        match event {
            LossEvent::Points { points, .. } => self.points_destroyed += u16::from(*points),
            LossEvent::Unit { what, hex, why, .. } => self.lost.push(LostUnit {
                unit: *what,
                hex: *hex,
                at_home: match why {
                    UnitLoss::NeverHome => false,
                    why if why.is_aboard() || why.is_without_deck() => true,
                    _ => self.is_home(*hex),
                },
                why: *why,
            }),
        }
    }
}
