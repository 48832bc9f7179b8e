//! The dialogs over the table.

/// A dialog over the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Dialog {
    /// The settings.
    Settings,
    /// Help.
    Help,
    /// Name, export and link of the game.
    Save,
}
