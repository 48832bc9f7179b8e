//! Air strikes, from their forming to the attack on ships (4.2, 5.1-5.6).

mod air_attack;
mod combat;
mod contact;
mod forming;
