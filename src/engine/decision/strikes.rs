//! Who strikes, whom, and how.

use super::Declined;
use super::question::{Question, Text};
use crate::engine::combat::{self, StrikeAttack};
use crate::engine::fleet::{self, MissionId};
use crate::engine::game::Game;
use crate::engine::order::Order;
use crate::engine::orders_of_the_day::Line;
use crate::engine::refusal::Refusal;
use crate::engine::staff;
use crate::engine::table::Table;

/// How the pool of units divides among the strikes, before the first turn.
pub(super) struct FormStrikes;

impl Question for FormStrikes {
    fn text(&self) -> Text {
        Text {
            name: "form_strikes",
            rule: "4.21",
            in_a_line: "A strike may be of any aircraft: attack planes sink ships, Hellcats keep the fighters off them. \
                 It is never divided or joined once it flies.",
        }
    }

    fn line(&self) -> Option<Line> {
        None
    }

    fn check(&self, table: &Table, order: Order) -> Result<(), Refusal> {
        fleet::Forming::check(table, order)
    }

    fn legal(&self, table: &Table) -> Vec<Order> {
        fleet::Forming::legal(table)
    }

    fn staff(&self, game: &Game) -> Option<Order> {
        Some(staff::strikes::form(game))
    }
}

/// Which strike looks for which force (5.2).
pub(super) struct AirAttack;

impl Question for AirAttack {
    fn text(&self) -> Text {
        Text {
            name: "air_attack",
            rule: "5.2",
            in_a_line: "A strike over a detected force may look for it and attack. It has two attempts to find its target; \
                 then it must fly home.",
        }
    }

    fn line(&self) -> Option<Line> {
        None
    }

    fn check(&self, table: &Table, order: Order) -> Result<(), Refusal> {
        combat::AirAttack::check(table, order)
    }

    fn legal(&self, table: &Table) -> Vec<Order> {
        combat::AirAttack::legal(table)
    }

    fn staff(&self, game: &Game) -> Option<Order> {
        Some(staff::strikes::attack(game))
    }
}

/// Whether a strike that failed to find its target tries again, and whom (5.22).
pub(super) struct SecondAttempt {
    pub mission: MissionId,
    pub wrong_target: bool,
}

impl Question for SecondAttempt {
    fn text(&self) -> Text {
        Text {
            name: "second_attempt",
            rule: "5.22",
            in_a_line: "A second attempt follows at once or never. It costs 1 fuel and takes 1 from the die.",
        }
    }

    fn line(&self) -> Option<Line> {
        None
    }

    fn check(&self, table: &Table, order: Order) -> Result<(), Refusal> {
        StrikeAttack::check_second_attempt(table, self.mission, self.wrong_target, order)
    }

    fn legal(&self, table: &Table) -> Vec<Order> {
        StrikeAttack::legal_second_attempt(table, self.mission, self.wrong_target)
    }

    fn staff(&self, game: &Game) -> Option<Order> {
        Some(staff::strikes::second_attempt(game, self.mission))
    }

    fn declined(&self, _table: &Table) -> Option<Declined> {
        Some(Declined::SecondAttempt)
    }
}

/// Whether a strike pays a fuel point to be drawn together (5.61).
pub(super) struct Coordination {
    pub mission: MissionId,
}

impl Question for Coordination {
    fn text(&self) -> Text {
        Text {
            name: "coordination",
            rule: "5.61",
            in_a_line: "A fuel point draws the strike together. Without it, it attacks one column further left on the chart.",
        }
    }

    fn line(&self) -> Option<Line> {
        Some(Line::Fights)
    }

    fn check(&self, table: &Table, order: Order) -> Result<(), Refusal> {
        StrikeAttack::check_coordination(table, self.mission, order)
    }

    fn legal(&self, table: &Table) -> Vec<Order> {
        StrikeAttack::legal_coordination(table, self.mission)
    }

    fn staff(&self, game: &Game) -> Option<Order> {
        Some(staff::strikes::coordination(game))
    }
}

/// Which ship each damage roll goes to (5.61).
pub(super) struct Assignment;

impl Question for Assignment {
    fn text(&self) -> Text {
        Text {
            name: "assignment",
            rule: "5.61",
            in_a_line: "Every damage roll gets its ship before the first die. Several may go to the same ship.",
        }
    }

    fn line(&self) -> Option<Line> {
        None
    }

    fn check(&self, table: &Table, order: Order) -> Result<(), Refusal> {
        StrikeAttack::check_assignment(table, order)
    }

    fn legal(&self, table: &Table) -> Vec<Order> {
        StrikeAttack::legal_assignment(table)
    }

    fn staff(&self, game: &Game) -> Option<Order> {
        staff::strikes::assignment(game)
    }
}
