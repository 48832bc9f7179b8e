//! Japanese air raids, from the radar to the attack (5.7, 10.1, 10.2).

mod approach;
mod attacks;
