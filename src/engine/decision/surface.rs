//! Whether our ships fight those they have met, and on whom they fire (21).

use super::question::{Question, Text};
use crate::engine::game::Game;
use crate::engine::order::Order;
use crate::engine::orders_of_the_day::Line;
use crate::engine::refusal::Refusal;
use crate::engine::staff;
use crate::engine::surface::{check_firing, legal_firing};
use crate::engine::table::Table;

/// Whether our ships fight the force that they have met (21.12).
pub(super) struct AcceptOrEvade;

impl Question for AcceptOrEvade {
    fn text(&self) -> Text {
        Text {
            name: "surface_battle",
            rule: "21.12",
            in_a_line: "Who tries to get away from a side that fights rolls a die against it, with 4 more if he has carriers. \
                 Crippled ships stay behind.",
        }
    }

    fn line(&self) -> Option<Line> {
        None
    }

    fn check(&self, _table: &Table, order: Order) -> Result<(), Refusal> {
        match order {
            Order::AcceptBattle | Order::Evade => Ok(()),
            _ => Err(Refusal::NotAsked),
        }
    }

    fn legal(&self, _table: &Table) -> Vec<Order> {
        vec![Order::AcceptBattle, Order::Evade]
    }

    fn staff(&self, game: &Game) -> Option<Order> {
        Some(staff::surface::accept_or_evade(game.table()))
    }
}

/// On whom our ships fire in a round (21.24).
pub(super) struct Fire;

impl Question for Fire {
    fn text(&self) -> Text {
        Text {
            name: "surface_fire",
            rule: "21.24",
            in_a_line: "No ship is fired on twice before every other of her weight is fired on once. \
                 Who has no target does not fire.",
        }
    }

    fn line(&self) -> Option<Line> {
        None
    }

    fn check(&self, table: &Table, order: Order) -> Result<(), Refusal> {
        check_firing(table, order)
    }

    fn legal(&self, table: &Table) -> Vec<Order> {
        legal_firing(table)
    }

    fn staff(&self, game: &Game) -> Option<Order> {
        Some(staff::surface::fire(game.table()))
    }
}
