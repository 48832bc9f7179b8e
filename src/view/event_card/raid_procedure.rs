//! A force comes up: whether it strikes, question by question of the air raid procedure, and what it does then (3.1,
//! 10.1). What the first of its steps answers in the negative is brief; a raid waits with its radar contact.

mod aftermath;
mod answers;
mod guam;
mod outcome;
mod questions;
mod steps;
mod told;

pub use steps::{ProcedureView, StepState, StepView};

pub(super) use outcome::{forces_raid, kind};
pub(super) use told::{told, told_of};
