//! Where the IJN's aircraft fly, if the rules leave a choice (6.0(5)).

use super::{Question, QuestionText};
use crate::engine::map::Place;
use crate::engine::order::Order;
use crate::engine::refusal::{CombatRefusal, Refusal};
use crate::engine::table::Table;

/// At which of several spaces, with as many aircraft and equally near, an air unit of the IJN flies.
pub(super) struct LaunchSpace<'a> {
    pub(super) spaces: &'a [Place],
}

impl Question for LaunchSpace<'_> {
    fn check(&self, _: &Table, order: &Order) -> Result<(), Refusal> {
        match order {
            Order::ChooseSpace { space } if self.spaces.contains(space) => Ok(()),
            Order::ChooseSpace { space } => Err(CombatRefusal::NotDrawn(*space).into()),
            _ => Err(Refusal::NotAsked),
        }
    }

    fn legal(&self, _: &Table) -> Vec<Order> {
        let spaces = self.spaces.iter().copied();
        spaces.map(|space| Order::ChooseSpace { space }).collect()
    }

    fn text(&self) -> QuestionText {
        QuestionText {
            name: "launch_space",
            rule: "6.0(5)",
            in_a_line: "The IJN's aircraft fly where most of yours are, and to the closest of such spaces; of several you say which.",
        }
    }
}
