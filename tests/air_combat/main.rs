//! Interception and its air battles (4.5).

#[path = "../common/mod.rs"]
mod common;

mod fire;
mod interception;
