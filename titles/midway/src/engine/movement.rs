//! How ships move (8).

mod ijn;

pub use ijn::IjnMovement;

pub(crate) use ijn::go_one_space_farther;

#[cfg(test)]
mod tests;
