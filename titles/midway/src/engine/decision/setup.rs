//! Questions before the game (22.0).

use super::{Question, QuestionText};
use crate::engine::order::Order;
use crate::engine::refusal::{Refusal, SetupRefusal};
use crate::engine::setup::halsey;
use crate::engine::table::Table;

/// Which task force Halsey leads (22.0).
pub(super) struct HalseyForce;

impl Question for HalseyForce {
    fn check(&self, table: &Table, order: &Order) -> Result<(), Refusal> {
        let Order::PlaceHalsey { force } = order else {
            return Err(Refusal::NotAsked);
        };
        if halsey::forces_for(table).contains(force) {
            return Ok(());
        }
        Err(match table.has_ships(*force) {
            true => SetupRefusal::TwoLeaders(*force),
            false => SetupRefusal::NoShips(*force),
        }
        .into())
    }

    fn legal(&self, table: &Table) -> Vec<Order> {
        let forces = halsey::forces_for(table).into_iter();
        forces.map(|force| Order::PlaceHalsey { force }).collect()
    }

    fn text(&self) -> QuestionText {
        QuestionText {
            name: "halsey_force",
            rule: "22.0",
            in_a_line: "Halsey begins with the task force of your choice.",
        }
    }
}
