//! The Ops markers (6.0(1), 7): which is drawn, and what it does.

mod determination;
mod signals;

pub use determination::OpsDetermination;

pub(crate) use signals::signals_intelligence;
