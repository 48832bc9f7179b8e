//! What changes, by what it is about. A store is `Copy`: a handle to signals that end with the component that made them.

mod dialogs;
mod focus;

pub use dialogs::DialogStore;
pub use focus::{FocusPlace, FocusStore};
