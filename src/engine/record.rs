//! The record of a game (`kernel::Record`): events, and the spans they lie in. Here stands what spans are about.

mod scope;
#[cfg(test)]
mod tests;

use super::title::PhilippineSea;

pub use kernel::SpanId;
pub use scope::{AirBattleRound, RaidAttackStep, RaidStep, Scope, StrikeStep};

/// What happened, and the shape of it.
pub type Record = kernel::Record<PhilippineSea>;

/// What happened from the beginning of one thing to its end.
pub type Span = kernel::Span<PhilippineSea>;
