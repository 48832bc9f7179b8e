//! The player's organization in sentences (6.0(11)).

use std::fmt;

use crate::engine::event::OrganizationEvent;

impl fmt::Display for OrganizationEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OrganizationEvent::Reinforced { unit, at } => {
                write!(f, "{unit} arrives in {at} as a reinforcement.")
            }
            OrganizationEvent::Assigned { ship, force } => write!(f, "{ship} joins {force}."),
            OrganizationEvent::Detached { ship, at } => {
                write!(f, "{ship} leaves her task force at {at}.")
            }
            OrganizationEvent::Embarked {
                unit,
                from,
                carrier,
            } => {
                write!(f, "{unit} goes from {from} aboard {carrier}.")
            }
            OrganizationEvent::Formed { force, at } => write!(f, "{force} is formed in {at}."),
            OrganizationEvent::LeaderAssigned { leader, force } => {
                write!(f, "{leader} takes his flag to {force}.")
            }
        }
    }
}
