//! What the IJN repairs and gets back (6.0(10), 7.1, 19).

mod air;
mod joining;
mod logistics;

pub use logistics::IjnLogistics;

pub(crate) use joining::repair_in_japan;

#[cfg(test)]
mod tests;
