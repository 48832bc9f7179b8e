//! Who fights whom in the air, and which ships fire.

use super::question::{Question, Text};
use crate::engine::combat::{self, JapaneseAttack};
use crate::engine::forces::RaidId;
use crate::engine::game::Game;
use crate::engine::order::Order;
use crate::engine::orders_of_the_day::Line;
use crate::engine::refusal::Refusal;
use crate::engine::staff;
use crate::engine::table::Table;

/// Which fighters meet which raid, in which order (4.51).
pub(super) struct Interception;

impl Question for Interception {
    fn text(&self) -> Text {
        Text {
            name: "interception",
            rule: "4.51",
            in_a_line: "Fighters in a raid\u{2019}s hex may engage one raid each, for 3 fuel. \
                 Decide on all of them before the first die; they fight in the order you name them.",
        }
    }

    fn line(&self) -> Option<Line> {
        Some(Line::Interception)
    }

    fn check(&self, table: &Table, order: Order) -> Result<(), Refusal> {
        combat::Interception::check(table, order)
    }

    fn legal(&self, table: &Table) -> Vec<Order> {
        combat::Interception::legal(table)
    }

    fn staff(&self, game: &Game) -> Option<Order> {
        Some(staff::interception::order(game))
    }
}

/// How one mission's fighters divide between escorts and attack planes (4.52).
pub(super) struct Division {
    pub division: combat::Division,
}

impl Question for Division {
    fn text(&self) -> Text {
        Text {
            name: "division",
            rule: "4.52",
            in_a_line: "The escorts fight first. At least one unit for every two points of escorts must take them on; \
                 the rest go for the attack planes.",
        }
    }

    fn line(&self) -> Option<Line> {
        Some(Line::Fights)
    }

    fn check(&self, _table: &Table, order: Order) -> Result<(), Refusal> {
        self.division.check(order)
    }

    fn legal(&self, _table: &Table) -> Vec<Order> {
        self.division.legal()
    }

    fn staff(&self, game: &Game) -> Option<Order> {
        Some(Order::Divide {
            escorts: staff::best_division(game, &self.division),
        })
    }
}

/// Which battleships fire on a raid that overflies them (5.721).
pub(super) struct Overflight {
    pub raid: RaidId,
}

impl Question for Overflight {
    fn text(&self) -> Text {
        Text {
            name: "overflight",
            rule: "5.721",
            in_a_line: "Each battleship fires on one overflying raid a phase, at half strength together. \
                 She can fire all the same on planes that attack the Battle Line itself.",
        }
    }

    fn line(&self) -> Option<Line> {
        Some(Line::Fights)
    }

    fn check(&self, table: &Table, order: Order) -> Result<(), Refusal> {
        JapaneseAttack::check_overflight(table, order)
    }

    fn legal(&self, table: &Table) -> Vec<Order> {
        JapaneseAttack::legal_overflight(table)
    }

    fn staff(&self, game: &Game) -> Option<Order> {
        Some(staff::overflight(game, self.raid))
    }
}
