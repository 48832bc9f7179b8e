//! Why an order is refused, by subject: one sentence, with the rule that forbids it.

mod ijn_returns;
mod incidents;
mod setup;
mod spotting;

pub use ijn_returns::IjnReturnRefusal;
pub use incidents::IncidentRefusal;
pub use setup::SetupRefusal;
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
    /// Why the IJN does not get that back (7.1, 19.2).
    #[error(transparent)]
    IjnReturn(#[from] IjnReturnRefusal),
    /// Why an incident does not do that (21).
    #[error(transparent)]
    Incident(#[from] IncidentRefusal),
    /// Why the game cannot be set up so (22.0).
    #[error(transparent)]
    Setup(#[from] SetupRefusal),
}
