//! How ships move (8).

mod ijn;

pub use ijn::IjnMovement;

#[cfg(test)]
mod tests;
