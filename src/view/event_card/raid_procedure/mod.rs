//! A force comes up: whether it strikes, question by question of the air raid procedure, and what it does then (3.1,
//! 10.1). What the first of its steps answers in the negative is brief; a raid waits with its radar contact.

mod aftermath;
mod answers;
mod extent;
mod guam;
mod questions;
mod steps;
mod told;

pub use extent::{at, newest};
pub use steps::{ProcedureView, StepState, StepView};

pub(super) use aftermath::now;
pub(super) use extent::{
    Ended, begins_with, forces_raid, is_watched, kind, milliseconds, standing, unfolding,
};
pub(super) use told::{procedure, told, told_of};
