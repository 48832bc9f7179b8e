//! What the player is told before he orders: odds, dangers, and what is not worth asking.

mod attacks;
mod auto_answer;
mod danger;
mod engagements;
mod interceptors;
mod night;
