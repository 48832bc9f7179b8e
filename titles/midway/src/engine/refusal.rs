//! Why an order is refused, by subject: one sentence, with the rule that forbids it.

mod combat;
mod flights;
mod ijn_returns;
mod incidents;
mod organization;
mod pieces;
mod setup;
mod spotting;
mod usn_logistics;
mod usn_operations;

pub use combat::CombatRefusal;
pub use flights::FlightRefusal;
pub use ijn_returns::IjnReturnRefusal;
pub use incidents::IncidentRefusal;
pub use organization::OrganizationRefusal;
pub use pieces::PieceRefusal;
pub use setup::SetupRefusal;
pub use spotting::SpottingRefusal;
pub use usn_logistics::LogisticsRefusal;
pub use usn_operations::{MovementRefusal, RebaseRefusal, StrikeRefusal};

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
    /// Why a piece cannot be ordered about at all.
    #[error(transparent)]
    Piece(#[from] PieceRefusal),
    /// Why the player cannot organize his forces so (6.0(11)).
    #[error(transparent)]
    Organization(#[from] OrganizationRefusal),
    /// Why an air strike cannot be flown (6.0(13a)).
    #[error(transparent)]
    Strike(#[from] StrikeRefusal),
    /// Why a task force or ship cannot move so (8).
    #[error(transparent)]
    Movement(#[from] MovementRefusal),
    /// Why an air unit cannot change its base so (6.0(13c) to 6.0(13e)).
    #[error(transparent)]
    Rebase(#[from] RebaseRefusal),
    /// Why the player cannot repair so (6.0(16)).
    #[error(transparent)]
    Logistics(#[from] LogisticsRefusal),
    /// Why an air unit cannot fly there (6.0(4b), 8.1, 9.0, 9.1).
    #[error(transparent)]
    Flight(#[from] FlightRefusal),
    /// Why that cannot be attacked, or given up (11 to 18).
    #[error(transparent)]
    Combat(#[from] CombatRefusal),
}
