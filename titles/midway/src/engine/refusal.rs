//! Why an order is refused, by subject: one sentence, with the rule that forbids it.

mod spotting;

pub use spotting::SpottingRefusal;

/// A refusal, of the kind its subject says. The order has changed nothing.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Refusal {
    /// The game is over.
    #[error("the game is over (5.0)")]
    GameOver,
    /// The order answers another question.
    #[error("that is not what is asked now (6.0)")]
    NotAsked,
    /// Why nobody can look there (9).
    #[error(transparent)]
    Spotting(#[from] SpottingRefusal),
}
