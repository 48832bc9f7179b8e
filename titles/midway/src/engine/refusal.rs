//! Why an order is refused, by subject: one sentence, with the rule that forbids it.

mod combat;
mod flights;
mod spotting;

pub use combat::CombatRefusal;
pub use flights::FlightRefusal;
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
    /// Why an air unit cannot fly there (6.0(4b), 8.1, 9.0, 9.1).
    #[error(transparent)]
    Flight(#[from] FlightRefusal),
    /// Why that cannot be attacked, or given up (11 to 18).
    #[error(transparent)]
    Combat(#[from] CombatRefusal),
}
