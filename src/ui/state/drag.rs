//! What is being dragged: where it began, where the pointer is, and what is under it.

use leptos::prelude::*;
use reactive_stores::Store;

use crate::view::{Dragged, DropTarget};

/// How far the pointer moves before it drags, in pixels.
const DRAG_DISTANCE: i32 = 6;

/// A place on the screen, in pixels.
pub type Point = (i32, i32);

/// The pointer changes with every move, the rest seldom: only what reads the pointer runs as often.
#[derive(Clone, Debug, Default, Store)]
struct Drag {
    dragged: Option<Dragged>,
    target: Option<DropTarget>,
    pointer: Point,
}

/// What is being dragged by mouse, touch or pen.
#[derive(Clone, Copy)]
pub struct DragStore {
    drag: Store<Drag>,
    /// What the pointer went down on, and where. Only handlers ask for it.
    pressed: StoredValue<Option<(Dragged, Point)>>,
    /// Whether the last press became a drag, which ends in a click that means nothing.
    has_dragged: StoredValue<bool>,
}

impl DragStore {
    /// Nothing is dragged.
    pub fn new() -> DragStore {
        DragStore {
            drag: Store::new(Drag::default()),
            pressed: StoredValue::new(None),
            has_dragged: StoredValue::new(false),
        }
    }

    /// What is dragged.
    pub fn dragged(self) -> Option<Dragged> {
        self.drag.dragged().get()
    }

    /// Where the pointer is while it drags.
    pub fn pointer(self) -> Point {
        self.drag.pointer().get()
    }

    /// Whether the pointer drags something over a target.
    pub fn is_over(self, target: DropTarget) -> bool {
        self.drag.target().get() == Some(target)
    }

    /// Whether something is pressed or dragged, for a handler.
    pub fn is_pressed(self) -> bool {
        self.pressed.with_value(Option::is_some)
    }

    /// Whether something is dragged, for a handler.
    pub fn is_dragging(self) -> bool {
        self.drag.dragged().with_untracked(Option::is_some)
    }

    /// The pointer goes down on something that can be dragged.
    pub fn press(self, dragged: Dragged, at: Point) {
        self.pressed.set_value(Some((dragged, at)));
    }

    /// The pointer goes down somewhere: an earlier drag and its click are over.
    pub fn begin_press(self) {
        self.has_dragged.set_value(false);
    }

    /// The pointer enters a target.
    pub fn enter(self, target: DropTarget) {
        if self.is_pressed() {
            self.drag.target().set(Some(target));
        }
    }

    /// The pointer leaves a target.
    pub fn leave(self, target: DropTarget) {
        // It may have entered the next one before.
        if self.drag.target().get_untracked() == Some(target) {
            self.drag.target().set(None);
        }
    }

    /// The pointer moves. Beyond a little distance what was pressed is dragged: it is returned when
    /// that begins.
    pub fn move_to(self, at: Point) -> Option<Dragged> {
        let (dragged, from) = self.pressed.get_value()?;
        let is_far = (at.0 - from.0).abs().max((at.1 - from.1).abs()) > DRAG_DISTANCE;
        let was_dragging = self.is_dragging();
        if !was_dragging && !is_far {
            return None;
        }
        self.drag.pointer().set(at);
        if was_dragging {
            return None;
        }
        self.drag.dragged().set(Some(dragged));
        self.has_dragged.set_value(true);
        Some(dragged)
    }

    /// The drag ends, if there is one: what was dragged, and what was under the pointer.
    pub fn release(self) -> Option<(Dragged, Option<DropTarget>)> {
        self.pressed.set_value(None);
        let ended = self.drag.get_untracked();
        if ended.dragged.is_some() || ended.target.is_some() {
            self.drag.set(Drag::default());
        }
        Some((ended.dragged?, ended.target))
    }

    /// Whether a click is only the end of a drag.
    pub fn was_drag(self) -> bool {
        self.has_dragged.get_value()
    }
}
