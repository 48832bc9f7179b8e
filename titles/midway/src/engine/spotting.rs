//! Spotting (9): attempts, and what is spotted without one.

mod attempt;
mod ijn;
mod reveal;
pub(crate) mod usn;

pub use attempt::{chance, modifiers, range};
pub use ijn::IjnSpotting;
pub use usn::UsnSpotting;

#[cfg(test)]
pub(crate) use attempt::check_attempt;
pub(crate) use reveal::{spot_at_own_bases, spot_those_who_meet};

#[cfg(test)]
mod tests;
