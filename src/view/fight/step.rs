//! The steps of a fight.

/// One step of a fight.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Step {
    /// What is done.
    pub title: String,
    /// What came of it.
    pub detail: String,
}
