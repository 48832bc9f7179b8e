//! What the player is told before he orders: odds, dangers, and what is not worth asking.

#[path = "../common/mod.rs"]
mod common;

mod attacks;
mod danger;
mod engagements;
mod interceptors;
mod needless;
mod night;
