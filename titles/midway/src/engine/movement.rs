//! How ships move (8).

mod ijn;
mod usn;

pub use ijn::IjnMovement;
pub use usn::{movement, reach};

pub(crate) use usn::{check_path, sail};

#[cfg(test)]
mod tests;
