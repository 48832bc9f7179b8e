//! The decisions of a battle that is over, looked at once more by the worker.

use leptos::prelude::*;

use super::Controls;
use crate::engine::Game;
use crate::ui::state::Aid;
use crate::view::record::{self, JudgementView};

impl Controls {
    /// Has the decisions of the battle looked at, if that has not begun. It goes on while the player looks at the chart.
    pub fn review(self) {
        if let Some(save) = self.game.peek(Game::save) {
            self.foresight.review(save.to_text());
        }
    }

    /// What they come to so far.
    pub fn judgement(self) -> Option<JudgementView> {
        self.foresight.with_verdict(|verdict| {
            let verdict = verdict?;
            Some(self.game.with(|game| record::judgement(game, verdict)))
        })
    }

    /// A battle that goes on again has no report; and who leaves the aid out is not judged by it.
    pub(super) fn follow_review(self) {
        let is_judged = Memo::new(move |_| {
            self.settings.foresight() != Aid::Off && self.game.with(Game::outcome).is_some()
        });
        Effect::new(move |_| {
            if !is_judged.get() {
                self.foresight.end_review();
            }
        });
    }
}
