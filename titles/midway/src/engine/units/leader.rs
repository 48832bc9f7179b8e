//! The admirals of the USN (20.1, 22.0).

use super::force::UsnForce;
use crate::engine::listed::listed;

/// What is printed on a leader's counter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LeaderData {
    /// His force when the game begins; Halsey's is the player's choice (22.0).
    pub force: Option<UsnForce>,
    /// How many spaces farther his force moves (8.6).
    pub movement: u8,
    /// By how much one SBD or TBD of his force hits better.
    pub bombing: u8,
    /// How many more ships his force holds (4.4).
    pub capacity: u8,
}

const fn leader(force: Option<UsnForce>, rating: u8) -> LeaderData {
    LeaderData {
        force,
        movement: rating,
        bombing: rating,
        capacity: rating,
    }
}

listed! {
    /// An admiral.
    pub enum Leader: LeaderData, "a leader";
    Fletcher = "Fletcher" => leader(Some(UsnForce::Tf17), 1);
    Spruance = "Spruance" => leader(Some(UsnForce::Tf16), 1);
    Halsey = "Halsey" => leader(None, 2);
}
