//! What the player drags, and drops.

use leptos::prelude::*;
use page::stores::Point;

use super::Controls;
use crate::engine::Game;
use crate::engine::units::UsnForce;
use crate::ui::state::{DragStore, GameStore, SelectionStore};
use crate::view::drag::{Carried, Dragged, DropTarget, Dropped, can_be_dragged, would_be};
use crate::view::wording;
use crate::view::{Pick, Selection};

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
        let carried = |game: &Game| {
            let carried = |picked: &Selection| Carried::new(game, picked, dragged);
            untrack(|| self.selection.with(carried)).dropped(game, target)
        };
        match self.game.peek(carried) {
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
        let takes = |carried: &Carried| {
            let dropped = self.game.with(|game| carried.dropped(game, target));
            matches!(dropped, Dropped::Done(_))
        };
        self.carried
            .with(|carried| carried.as_ref().is_some_and(takes))
    }

    /// What a task force could do with what is dragged, in words; nothing where that would change nothing of it.
    pub fn would_be(self, force: UsnForce) -> Option<String> {
        let dragged = self.drag.dragged()?;
        self.game.with(|game| would_be(game, dragged, force))
    }
}

/// What the player drags, with the places that are lit for it.
pub(super) fn carried(
    game: GameStore,
    selection: SelectionStore,
    drag: DragStore,
) -> Memo<Option<Carried>> {
    Memo::new(move |_| {
        let dragged = drag.dragged()?;
        let carried = |game: &Game| selection.with(|picked| Carried::new(game, picked, dragged));
        Some(game.with(carried))
    })
}
