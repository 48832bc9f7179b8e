//! Why an incident does not do that (21).

use crate::engine::units::Ship;

/// Why an incident does not do that (21).
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum IncidentRefusal {
    /// The die says another class, or she is not with those who moved.
    #[error("{0} is not of the class that the submarine found, in the force that moved (21.2)")]
    NotOfTheClass(Ship),
}
