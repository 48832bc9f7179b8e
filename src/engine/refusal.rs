//! Why an order is refused, by subject: one sentence, with the rule that forbids it.

mod attacks;
mod decks;
mod interception;
mod missions;
mod movement;
mod searches;
mod ships;
mod submarines;
mod surface;

pub use attacks::AttackRefusal;
pub use decks::DeckRefusal;
pub use interception::InterceptionRefusal;
pub use missions::MissionRefusal;
pub use movement::MovementRefusal;
pub use searches::SearchRefusal;
pub use ships::ShipRefusal;
pub use submarines::SubmarineRefusal;
pub use surface::SurfaceRefusal;

/// A refusal, of the kind its subject says. The order has changed nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Refusal {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The order answers another question.
    #[error("that is not what is asked now")]
    NotAsked,
    /// Why an air mission cannot be formed, joined or split (4.1, 4.2, 4.3).
    #[error(transparent)]
    Missions(#[from] MissionRefusal),
    /// Why an air mission cannot fly there (4.22, 4.4).
    #[error(transparent)]
    Movement(#[from] MovementRefusal),
    /// Why fighters cannot engage a raid so (4.5).
    #[error(transparent)]
    Interception(#[from] InterceptionRefusal),
    /// Why ships cannot be attacked so, or fire so (5).
    #[error(transparent)]
    Attacks(#[from] AttackRefusal),
    /// Why a carrier cannot launch, handle or land a unit (6.2).
    #[error(transparent)]
    Decks(#[from] DeckRefusal),
    /// Why ships cannot move or leave their group (6.1, 6.3).
    #[error(transparent)]
    Ships(#[from] ShipRefusal),
    /// Why a search cannot be flown so (8.2, 8.3).
    #[error(transparent)]
    Searches(#[from] SearchRefusal),
    /// Why a US submarine cannot do so (14.1).
    #[error(transparent)]
    Submarines(#[from] SubmarineRefusal),
    /// Why ships cannot fire so (21.24).
    #[error(transparent)]
    Surface(#[from] SurfaceRefusal),
}
