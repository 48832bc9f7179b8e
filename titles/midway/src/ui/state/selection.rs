//! What the player has picked, and not ordered yet.

/// What the player has picked, and not ordered yet.
#[derive(Clone, Copy)]
pub struct SelectionStore {}

impl SelectionStore {
    /// Nothing is picked.
    pub fn new() -> SelectionStore {
        SelectionStore {}
    }

    /// Nothing is picked any more.
    pub fn clear(self) {}
}
