//! Questions of air combat (12).

use super::aims::{Aims, Fault, check_each, ways};
use super::{Question, QuestionText};
use crate::engine::order::Order;
use crate::engine::refusal::{CombatRefusal, Refusal};
use crate::engine::table::Table;
use crate::engine::units::AirUnit;

/// What fighters attack (12.0).
pub(super) struct FighterTargets<'a> {
    pub(super) open: &'a [Aims<AirUnit>],
}

impl Question for FighterTargets<'_> {
    fn check(&self, table: &Table, order: &Order) -> Result<(), Refusal> {
        let Order::Aim { aims } = order else {
            return Err(Refusal::NotAsked);
        };
        let checked = check_each(self.open, aims);
        checked.map_err(|fault| refusal(table, fault).into())
    }

    fn legal(&self, _: &Table) -> Vec<Order> {
        let ways = ways(self.open).into_iter();
        ways.map(|aims| Order::Aim { aims }).collect()
    }

    fn text(&self) -> QuestionText {
        QuestionText {
            name: "fighter_targets",
            rule: "12.0",
            in_a_line: "A fighter that is attacked fights who attacks it; the others attack what you like.",
        }
    }
}

fn refusal(table: &Table, fault: Fault<AirUnit, AirUnit>) -> CombatRefusal {
    match fault {
        Fault::NotOpen(by) => CombatRefusal::NoFighterToAim(by),
        Fault::NotATarget(by, at) => {
            let battle = table.combat.battle.as_ref();
            let is_attacked = battle.is_some_and(|it| it.attackers_of(by).next().is_some());
            match is_attacked {
                true => CombatRefusal::Bound { by, at },
                false => CombatRefusal::NotInTheAir(at),
            }
        }
        Fault::Twice(by) => CombatRefusal::FighterTwice(by),
        Fault::Missing(by) => CombatRefusal::FighterWithoutTarget(by),
    }
}

/// Whether the air combat is broken off (12.3).
pub(super) struct BreakOff;

impl Question for BreakOff {
    fn check(&self, _: &Table, order: &Order) -> Result<(), Refusal> {
        match order {
            Order::BreakOff | Order::FightOn => Ok(()),
            _ => Err(Refusal::NotAsked),
        }
    }

    fn legal(&self, _: &Table) -> Vec<Order> {
        vec![Order::FightOn, Order::BreakOff]
    }

    fn text(&self) -> QuestionText {
        QuestionText {
            name: "break_off",
            rule: "12.3",
            in_a_line: "After each round you may break off: then none of your aircraft here bombs. The IJN fights on while anything is left.",
        }
    }
}
