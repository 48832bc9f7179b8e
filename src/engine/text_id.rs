//! Names the player recognises, such as "Intercept 2", as they stand in logs and saves.

/// A text that names nothing in the game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{text:?} is not {kind}")]
pub struct NotAName {
    /// The text.
    pub text: String,
    /// What it should have named.
    pub kind: &'static str,
}

impl NotAName {
    pub(crate) fn new(text: &str, kind: &'static str) -> NotAName {
        NotAName {
            text: text.to_owned(),
            kind,
        }
    }
}
