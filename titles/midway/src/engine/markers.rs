//! The Ops markers (6.0(1), 7): which is drawn, and what it does.

mod determination;

pub use determination::OpsDetermination;
