//! Questions of spotting (9).

use super::{Question, QuestionText};
use crate::engine::map::Place;
use crate::engine::order::Order;
use crate::engine::refusal::{Refusal, SpottingRefusal};
use crate::engine::table::Table;

/// At which of several spaces, all equally near, the IJN looks (6.0(2)).
pub(super) struct NearestSpace<'a> {
    pub(super) spaces: &'a [Place],
}

impl Question for NearestSpace<'_> {
    fn check(&self, _: &Table, order: &Order) -> Result<(), Refusal> {
        match order {
            Order::ChooseSpace { space } if self.spaces.contains(space) => Ok(()),
            Order::ChooseSpace { space } => Err(SpottingRefusal::NotNearest(*space).into()),
            _ => Err(Refusal::NotAsked),
        }
    }

    fn legal(&self, _: &Table) -> Vec<Order> {
        let spaces = self.spaces.iter().copied();
        spaces.map(|space| Order::ChooseSpace { space }).collect()
    }

    fn text(&self) -> QuestionText {
        QuestionText {
            name: "nearest_space",
            rule: "6.0(2)",
            in_a_line: "The IJN looks at the nearest space with a task force it has not spotted; of several you say which.",
        }
    }
}
