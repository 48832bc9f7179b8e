//! Why the game cannot be set up so (22.0).

use crate::engine::units::UsnForce;

/// Why the game cannot be set up so (22.0).
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SetupRefusal {
    /// It has two leaders.
    #[error("{0} has two leaders already (20.1)")]
    TwoLeaders(UsnForce),
    /// It has no ships.
    #[error("{0} has no ships to lead (22.0)")]
    NoShips(UsnForce),
}
