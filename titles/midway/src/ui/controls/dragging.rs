//! What the player drags, and drops.

use leptos::prelude::*;
use page::stores::Point;

use super::Controls;
use crate::engine::units::UsnForce;
use crate::view::Pick;
use crate::view::drag::{Dragged, DropTarget, Dropped, can_be_dragged, dropped, would_be};
use crate::view::wording;

impl Controls {
    /// Whether something can be dragged now.
    pub fn can_drag(self, dragged: Dragged) -> bool {
        let is_asked = self.playback.is_ready() && !self.is_only_watched();
        is_asked
            && self.game.with(|game| {
                game.decision()
                    .is_some_and(|it| can_be_dragged(it, dragged))
            })
    }

    /// The pointer moves with something pressed: beyond a little distance it is dragged, and the places are lit to which
    /// it may go.
    pub fn drag_to(self, at: Point) {
        if let Some(dragged) = self.drag.move_to(at)
            && dragged.chosen().is_some()
        {
            self.selection.pick(&Pick::Choose(dragged.chosen()));
        }
    }

    /// The drag ends where the pointer is.
    pub fn drop_dragged(self) {
        let Some((dragged, Some(target))) = self.drag.release() else {
            return;
        };
        match untrack(|| self.comes_of(dragged, target)) {
            Dropped::Done(actions) => actions.iter().for_each(|action| self.carry_out(action)),
            Dropped::Refused(refusal) => self.game.refuse(wording::refusal(&refusal)),
            Dropped::Nothing => {}
        }
    }

    /// What is dragged goes back to where it was.
    pub fn cancel_drag(self) {
        let _ = self.drag.release();
    }

    /// Whether something can be done with what is dragged where this is.
    pub fn takes_dragged(self, target: DropTarget) -> bool {
        let dragged = self.drag.dragged();
        dragged.is_some_and(|it| matches!(self.comes_of(it, target), Dropped::Done(_)))
    }

    /// What a task force could do with what is dragged, in words; nothing where that would change nothing of it.
    pub fn would_be(self, force: UsnForce) -> Option<String> {
        let dragged = self.drag.dragged()?;
        self.game.with(|game| would_be(game, dragged, force))
    }

    fn comes_of(self, dragged: Dragged, target: DropTarget) -> Dropped {
        self.game.with(|game| {
            self.selection
                .with(|picked| dropped(game, picked, dragged, target))
        })
    }
}
