//! Questions of naval combat (14).

use super::aims::{Aims, Fault, check_each, ways};
use super::{Question, QuestionText};
use crate::engine::order::Order;
use crate::engine::refusal::{CombatRefusal, Refusal};
use crate::engine::table::Table;
use crate::engine::units::Ship;

/// What ships fire at (11.3, 14.0).
pub(super) struct NavalTargets<'a> {
    pub(super) open: &'a [Aims<Ship>],
}

impl Question for NavalTargets<'_> {
    fn check(&self, table: &Table, order: &Order) -> Result<(), Refusal> {
        let Order::Fire { targets } = order else {
            return Err(Refusal::NotAsked);
        };
        let checked = check_each(self.open, targets);
        checked.map_err(|fault| refusal(table, fault).into())
    }

    fn legal(&self, _: &Table) -> Vec<Order> {
        let ways = ways(self.open).into_iter();
        ways.map(|targets| Order::Fire { targets }).collect()
    }

    fn text(&self) -> QuestionText {
        QuestionText {
            name: "naval_targets",
            rule: "14.0",
            in_a_line: "A ship that is attacked fires at who attacks her; the others choose, but no carrier while other ships are there.",
        }
    }
}

fn refusal(table: &Table, fault: Fault<Ship, Ship>) -> CombatRefusal {
    match fault {
        Fault::NotOpen(by) => CombatRefusal::NoShipToAim(by),
        Fault::NotATarget(by, at) => {
            let battle = table.combat.battle.as_ref();
            let is_attacked = battle.is_some_and(|it| it.attackers_of(by).next().is_some());
            let is_here = table.place_of_ship(at) == table.place_of_ship(by);
            match (is_attacked, is_here && at.is_carrier()) {
                (true, _) => CombatRefusal::ShipBound { by, at },
                (false, true) => CombatRefusal::Carrier(at),
                (false, false) => CombatRefusal::NotInTheBattle(at),
            }
        }
        Fault::Twice(by) => CombatRefusal::ShipTwice(by),
        Fault::Missing(by) => CombatRefusal::ShipWithoutTarget(by),
    }
}
