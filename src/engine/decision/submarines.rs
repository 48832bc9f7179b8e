//! Where the submarines lie, and what they do.

use super::question::{Question, Text};
use crate::engine::fleet::{self, SubmarineId, submarines};
use crate::engine::forces::ForceId;
use crate::engine::game::Game;
use crate::engine::order::Order;
use crate::engine::orders_of_the_day::Line;
use crate::engine::refusal::Refusal;
use crate::engine::staff;
use crate::engine::table::Table;

/// Where the submarines lie, before the first turn (14.11).
pub(super) struct PlaceSubmarines;

impl Question for PlaceSubmarines {
    fn text(&self) -> Text {
        Text {
            name: "place_submarines",
            rule: "14.11",
            in_a_line: "Five submarines lie anywhere on the chart, in islands\u{2019} hexes too. A force that comes upon one is easier to find \
                 than one that has to be chased.",
        }
    }

    fn line(&self) -> Option<Line> {
        None
    }

    fn check(&self, table: &Table, order: Order) -> Result<(), Refusal> {
        fleet::PlacingSubmarines::check(table, order)
    }

    fn legal(&self, table: &Table) -> Vec<Order> {
        fleet::PlacingSubmarines::legal(table)
    }

    fn staff(&self, _game: &Game) -> Option<Order> {
        // They lie across the expected track already.
        Some(Order::GoOn)
    }
}

/// What the submarines do, now that their chit has been drawn (14.12).
pub(super) struct Submarines;

impl Question for Submarines {
    fn text(&self) -> Text {
        Text {
            name: "submarines",
            rule: "14.12",
            in_a_line: "Each submarine may move one hex and then look for a force in its hex. One that shadows a force goes on, \
                 lets it go, or attacks it. One that lies deep only comes up by a turn.",
        }
    }

    fn line(&self) -> Option<Line> {
        Some(Line::Submarines)
    }

    fn check(&self, table: &Table, order: Order) -> Result<(), Refusal> {
        submarines::check_orders(table, order)
    }

    fn legal(&self, table: &Table) -> Vec<Order> {
        submarines::legal_orders(table)
    }

    fn staff(&self, game: &Game) -> Option<Order> {
        Some(staff::submarines::next_order(game.table()))
    }
}

/// Whether a submarine shadows the force it has found, or attacks it (14.14).
pub(super) struct SubmarineContact {
    pub submarine: SubmarineId,
    pub force: ForceId,
}

impl Question for SubmarineContact {
    fn text(&self) -> Text {
        Text {
            name: "submarine_contact",
            rule: "14.14",
            in_a_line: "A submarine that shadows a force makes it easier for searches to see, by 2. One that attacks fires once, \
                 and is hunted for it.",
        }
    }

    fn line(&self) -> Option<Line> {
        Some(Line::Submarines)
    }

    fn check(&self, table: &Table, order: Order) -> Result<(), Refusal> {
        submarines::check_contact(table, self.submarine, self.force, order)
    }

    fn legal(&self, table: &Table) -> Vec<Order> {
        submarines::legal_contact(table, self.submarine, self.force)
    }

    fn staff(&self, game: &Game) -> Option<Order> {
        Some(staff::submarines::contact(
            game.table(),
            self.submarine,
            self.force,
        ))
    }
}
