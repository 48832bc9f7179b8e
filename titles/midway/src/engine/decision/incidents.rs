//! Questions of incidents (21).

use super::{Question, QuestionText};
use crate::engine::order::Order;
use crate::engine::refusal::{IncidentRefusal, Refusal};
use crate::engine::table::Table;
use crate::engine::units::Ship;

/// Which of several ships of a class a submarine damages (21.2).
pub(super) struct SubmarineTarget<'a> {
    pub(super) ships: &'a [Ship],
}

impl Question for SubmarineTarget<'_> {
    fn check(&self, _: &Table, order: &Order) -> Result<(), Refusal> {
        match order {
            Order::ChooseShip { ship } if self.ships.contains(ship) => Ok(()),
            Order::ChooseShip { ship } => Err(IncidentRefusal::NotOfTheClass(*ship).into()),
            _ => Err(Refusal::NotAsked),
        }
    }

    fn legal(&self, _: &Table) -> Vec<Order> {
        let ships = self.ships.iter().copied();
        ships.map(|ship| Order::ChooseShip { ship }).collect()
    }

    fn text(&self) -> QuestionText {
        QuestionText {
            name: "submarine_target",
            rule: "21.2",
            in_a_line: "A submarine damages a ship of one class; of several you say which.",
        }
    }
}
