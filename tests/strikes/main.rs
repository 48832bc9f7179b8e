//! Air strikes, from their forming to the attack on ships (4.2, 5.1-5.6).

#[path = "../common/mod.rs"]
mod common;

mod air_attack;
mod combat;
mod contact;
mod forming;
