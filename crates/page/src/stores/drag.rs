//! What is being dragged: where it began, where the pointer is, and what is under it.

use leptos::prelude::*;

/// How far the pointer moves before it drags, in pixels.
const DRAG_DISTANCE: i32 = 6;

/// A place on the screen, in pixels.
pub type Point = (i32, i32);

/// What is being dragged by mouse, touch or pen: a title says what can be dragged, and onto what.
#[derive(Clone, Copy)]
pub struct DragStore<D, T> {
    dragged: RwSignal<Option<D>>,
    target: RwSignal<Option<T>>,
    /// It changes with every move, the rest seldom: only what reads it runs as often.
    pointer: RwSignal<Point>,
    /// What the pointer went down on, and where. Only handlers ask for it.
    pressed: StoredValue<Option<(D, Point)>>,
    /// Whether the last press became a drag, which ends in a click that means nothing.
    has_dragged: StoredValue<bool>,
}

impl<D, T> DragStore<D, T>
where
    D: Copy + Send + Sync + 'static,
    T: Copy + PartialEq + Send + Sync + 'static,
{
    /// Nothing is dragged.
    #[expect(clippy::new_without_default, reason = "a store is made where it lives")]
    pub fn new() -> DragStore<D, T> {
        DragStore {
            dragged: RwSignal::new(None),
            target: RwSignal::new(None),
            pointer: RwSignal::new((0, 0)),
            pressed: StoredValue::new(None),
            has_dragged: StoredValue::new(false),
        }
    }

    /// What is dragged.
    pub fn dragged(self) -> Option<D> {
        self.dragged.get()
    }

    /// Where the pointer is while it drags.
    pub fn pointer(self) -> Point {
        self.pointer.get()
    }

    /// Whether the pointer drags something over a target.
    pub fn is_over(self, target: T) -> bool {
        self.target.get() == Some(target)
    }

    /// Whether something is pressed or dragged, for a handler.
    pub fn is_pressed(self) -> bool {
        self.pressed.with_value(Option::is_some)
    }

    /// Whether something is dragged, for a handler.
    pub fn is_dragging(self) -> bool {
        self.dragged.with_untracked(Option::is_some)
    }

    /// The pointer goes down on something that can be dragged.
    pub fn press(self, dragged: D, at: Point) {
        self.pressed.set_value(Some((dragged, at)));
    }

    /// The pointer goes down somewhere: an earlier drag and its click are over.
    pub fn begin_press(self) {
        self.has_dragged.set_value(false);
    }

    /// The pointer enters a target.
    pub fn enter(self, target: T) {
        if self.is_pressed() {
            self.target.set(Some(target));
        }
    }

    /// The pointer leaves a target.
    pub fn leave(self, target: T) {
        // It may have entered the next one before.
        if self.target.get_untracked() == Some(target) {
            self.target.set(None);
        }
    }

    /// The pointer moves. Beyond a little distance what was pressed is dragged: it is returned when
    /// that begins.
    pub fn move_to(self, at: Point) -> Option<D> {
        let (dragged, from) = self.pressed.get_value()?;
        let is_far = (at.0 - from.0).abs().max((at.1 - from.1).abs()) > DRAG_DISTANCE;
        let was_dragging = self.is_dragging();
        if !was_dragging && !is_far {
            return None;
        }
        self.pointer.set(at);
        if was_dragging {
            return None;
        }
        self.dragged.set(Some(dragged));
        self.has_dragged.set_value(true);
        Some(dragged)
    }

    /// The drag ends, if there is one: what was dragged, and what was under the pointer.
    pub fn release(self) -> Option<(D, Option<T>)> {
        self.pressed.set_value(None);
        let (dragged, target) = (self.dragged.get_untracked(), self.target.get_untracked());
        if dragged.is_some() {
            self.dragged.set(None);
        }
        if target.is_some() {
            self.target.set(None);
        }
        Some((dragged?, target))
    }

    /// Whether a click is only the end of a drag.
    pub fn was_drag(self) -> bool {
        self.has_dragged.get_value()
    }
}
