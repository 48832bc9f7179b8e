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

#[cfg(test)]
mod tests {
    use crate::engine::order::Order;
    use crate::engine::organization::Organization;
    use crate::engine::procedure::Procedure;
    use crate::engine::trial;
    use crate::engine::units::{Ship, UsnForce};

    #[test]
    fn what_is_organized_is_told_ship_by_ship() {
        let procedure = Procedure::Organization(Organization::default());
        let mut game = trial::game(trial::table(), &[], procedure);
        let (ship, force) = (Ship::Avd12, UsnForce::Tf16);
        game.play(Order::Assign { ship, force }).unwrap();
        let told = game.events().iter().map(|it| it.event.to_string());
        let expected = [
            "Order: assign/AVD-12/TF-16.",
            "AVD-12 joins TF-16.",
            "TF-1 has no ships left.",
        ];
        assert_eq!(told.collect::<Vec<_>>(), expected);
    }
}
