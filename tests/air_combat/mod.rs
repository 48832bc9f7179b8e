//! Interception and its air battles (4.5).

mod fire;
mod interception;
