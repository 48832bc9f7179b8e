//! Where missions fly, which units land, and where ships go.

use super::Declined;
use super::question::{Question, Text};
use crate::engine::fleet;
use crate::engine::forecast::{AutoAnswer, auto_answer};
use crate::engine::game::Game;
use crate::engine::order::Order;
use crate::engine::orders_of_the_day::Line;
use crate::engine::refusal::Refusal;
use crate::engine::staff;
use crate::engine::table::Table;

/// Where each air mission flies, and which CAP missions go on the map (4.4, 4.34).
pub(super) struct AirMovement;

impl Question for AirMovement {
    fn text(&self) -> Text {
        Text {
            name: "air_movement",
            rule: "4.4",
            in_a_line: "Every mission on the map flies up to two hexes or holds. The first hex, or holding, costs 1 fuel; \
                 the second costs 1 more on a die of 1\u{2013}5 and 2 more on 6\u{2013}10.",
        }
    }

    fn line(&self) -> Option<Line> {
        Some(Line::Missions)
    }

    fn check(&self, table: &Table, order: Order) -> Result<(), Refusal> {
        fleet::AirMovement::check(table, order)
    }

    fn legal(&self, table: &Table) -> Vec<Order> {
        fleet::AirMovement::legal(table)
    }

    fn staff(&self, game: &Game) -> Option<Order> {
        Some(staff::movement::order(game))
    }

    fn auto_answer(&self, game: &Game) -> Option<(Order, AutoAnswer)> {
        auto_answer::movement(game)
    }
}

/// Which units land in their hex (4.433).
pub(super) struct Landing;

impl Question for Landing {
    fn text(&self) -> Text {
        Text {
            name: "landing",
            rule: "4.433",
            in_a_line: "Units over their carriers may land for 1 fuel. If that leaves them Fuel Critical, each rolls \
                 for a safe return. Units that have landed do not fly again in this scenario.",
        }
    }

    fn line(&self) -> Option<Line> {
        Some(Line::Missions)
    }

    fn check(&self, table: &Table, order: Order) -> Result<(), Refusal> {
        fleet::Landing::check(table, order)
    }

    fn legal(&self, table: &Table) -> Vec<Order> {
        fleet::Landing::legal(table)
    }

    fn staff(&self, game: &Game) -> Option<Order> {
        Some(staff::landing(game))
    }

    fn auto_answer(&self, game: &Game) -> Option<(Order, AutoAnswer)> {
        auto_answer::landing(game)
    }
}

/// Whether Task Force 58 moves, and where (6.3).
pub(super) struct UsMovement;

impl Question for UsMovement {
    fn text(&self) -> Text {
        Text {
            name: "us_movement",
            rule: "6.34",
            in_a_line: "When its chit is drawn, Task Force 58 may move one hex, into no island and no hex of the enemy. \
                 Missions on the map stay behind; patrols come along.",
        }
    }

    fn line(&self) -> Option<Line> {
        Some(Line::Course)
    }

    fn check(&self, table: &Table, order: Order) -> Result<(), Refusal> {
        fleet::check_us_movement(table, order)
    }

    fn legal(&self, table: &Table) -> Vec<Order> {
        fleet::legal_us_movement(table)
    }

    fn staff(&self, game: &Game) -> Option<Order> {
        Some(staff::sailing(game).0)
    }

    fn declined(&self, table: &Table) -> Option<Declined> {
        table.markers.nothing_moved().then_some(Declined::Move)
    }
}
