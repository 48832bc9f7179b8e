//! What the IJN attacks, if the table leaves a choice (11).

use super::{Question, QuestionText};
use crate::engine::order::Order;
use crate::engine::refusal::{CombatRefusal, Refusal};
use crate::engine::table::Table;
use crate::engine::units::Combatant;

/// Which of several units, all targeted least, a unit of the IJN attacks (11.1, 11.2).
pub(super) struct IjnTarget<'a> {
    pub(super) targets: &'a [Combatant],
}

impl Question for IjnTarget<'_> {
    fn check(&self, _: &Table, order: &Order) -> Result<(), Refusal> {
        match order {
            Order::ChooseTarget { target } if self.targets.contains(target) => Ok(()),
            Order::ChooseTarget { target } => Err(CombatRefusal::NotLeastTargeted(*target).into()),
            _ => Err(Refusal::NotAsked),
        }
    }

    fn legal(&self, _: &Table) -> Vec<Order> {
        let targets = self.targets.iter().copied();
        targets
            .map(|target| Order::ChooseTarget { target })
            .collect()
    }

    fn text(&self) -> QuestionText {
        QuestionText {
            name: "ijn_target",
            rule: "11.1",
            in_a_line: "The table leaves several targets: you choose among those that are targeted least.",
        }
    }
}
