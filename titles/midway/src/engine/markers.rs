//! The Ops markers (6.0(1), 7): which is drawn, and what it does.

mod determination;
mod intelligence;
mod redeploy;
mod reinforcement;
mod signals;
mod victory_spirit;

pub use determination::OpsDetermination;
pub use reinforcement::Reinforcement;

pub(crate) use signals::signals_intelligence;

#[cfg(test)]
mod tests;
