//! Commitment: how many carriers the Japanese have shown, and what keeps more of them from coming (13).

mod index;
mod limit;
mod test;
#[cfg(test)]
mod tests;

pub use index::{commitment_index, commitment_value};

pub(crate) use index::{adjust, level_one_value};
pub(crate) use test::{counts_as, double_force_is, stands};
