//! How ships move (8).

mod ijn;
mod usn;

pub use ijn::{IjnMovement, destination};
pub use usn::{movement, reach};

pub(crate) use usn::{check_path, sail};

pub(crate) use ijn::go_one_space_farther;

#[cfg(test)]
mod tests;
