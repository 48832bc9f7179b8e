//! Which searches fly, where, whom they look for, and where they land.

use super::Declined;
use super::question::{Question, Text};
use crate::engine::fleet::{self, SearchFlight, SearchId};
use crate::engine::forecast::{AutoAnswer, auto_answer};
use crate::engine::game::Game;
use crate::engine::map::HexId;
use crate::engine::order::Order;
use crate::engine::orders_of_the_day::Line;
use crate::engine::refusal::Refusal;
use crate::engine::staff;
use crate::engine::table::Table;

/// Whether to declare the turn's Search Segment in this phase (8.22).
pub(super) struct DeclareSearch;

impl Question for DeclareSearch {
    fn text(&self) -> Text {
        Text {
            name: "declare_search",
            rule: "8.22",
            in_a_line: "Searches fly in one phase of each turn, which you choose: those in the air go on four hexes, \
                 and new ones take off. A search in the air waits until then.",
        }
    }

    fn line(&self) -> Option<Line> {
        Some(Line::Searches)
    }

    fn check(&self, _table: &Table, order: Order) -> Result<(), Refusal> {
        fleet::check_declaring(order)
    }

    fn legal(&self, _table: &Table) -> Vec<Order> {
        fleet::legal_declaring()
    }

    fn staff(&self, game: &Game) -> Option<Order> {
        Some(staff::searches::declare(game))
    }

    fn declined(&self, _table: &Table) -> Option<Declined> {
        Some(Declined::DeclareSearch)
    }
}

/// Which searches are launched (8.27).
pub(super) struct AirSearch;

impl Question for AirSearch {
    fn text(&self) -> Text {
        Text {
            name: "air_search",
            rule: "8.27",
            in_a_line: "One or two ready units of a task group fly out ten hexes and see the sector of thirty degrees on either side, \
                 or fly a narrow line of fourteen hexes. They count against what their carriers launch in this phase.",
        }
    }

    fn line(&self) -> Option<Line> {
        Some(Line::Searches)
    }

    fn check(&self, table: &Table, order: Order) -> Result<(), Refusal> {
        fleet::AirSearch::check(table, order)
    }

    fn legal(&self, table: &Table) -> Vec<Order> {
        fleet::legal_launches(table)
    }

    fn staff(&self, game: &Game) -> Option<Order> {
        Some(staff::searches::air_search(game))
    }
}

/// Which of two hexes a narrow search flies through (8.32).
pub(super) struct SearchPath {
    pub search: SearchId,
    pub hexes: [HexId; 2],
}

impl Question for SearchPath {
    fn text(&self) -> Text {
        Text {
            name: "search_path",
            rule: "8.32",
            in_a_line: "The line runs along a hexside here; the search flies through the hex you choose, and sees what is in it.",
        }
    }

    fn line(&self) -> Option<Line> {
        Some(Line::Searches)
    }

    fn check(&self, _table: &Table, order: Order) -> Result<(), Refusal> {
        fleet::check_path(self.hexes, order)
    }

    fn legal(&self, _table: &Table) -> Vec<Order> {
        fleet::legal_path(self.hexes)
    }

    fn staff(&self, game: &Game) -> Option<Order> {
        let hex = staff::best_path(game.table(), self.hexes);
        Some(Order::FlyThrough { hex })
    }

    fn auto_answer(&self, game: &Game) -> Option<(Order, AutoAnswer)> {
        auto_answer::through_the_force(game.table(), self.search, self.hexes)
    }
}

/// Which force a search looks for next (8.331).
pub(super) struct WhichForce {
    pub search: SearchId,
}

impl Question for WhichForce {
    fn text(&self) -> Text {
        Text {
            name: "which_force",
            rule: "8.331",
            in_a_line: "A search looks once for every force in its zone, in the order you like.",
        }
    }

    fn line(&self) -> Option<Line> {
        Some(Line::Searches)
    }

    fn check(&self, table: &Table, order: Order) -> Result<(), Refusal> {
        fleet::check_which(table, order)
    }

    fn legal(&self, table: &Table) -> Vec<Order> {
        fleet::legal_which(table)
    }

    fn staff(&self, game: &Game) -> Option<Order> {
        // Each is looked for in turn.
        game.legal().next()
    }

    fn auto_answer(&self, game: &Game) -> Option<(Order, AutoAnswer)> {
        auto_answer::whichever(game.table(), self.search)
    }
}

/// Whether a search stays with a force it has seen (18.11).
pub(super) struct Shadow;

impl Question for Shadow {
    fn text(&self) -> Text {
        Text {
            name: "shadow",
            rule: "18.11",
            in_a_line: "A search that has seen a force well may stay with it for a second look, with 1 added, and see no other on its way out.",
        }
    }

    fn line(&self) -> Option<Line> {
        Some(Line::Searches)
    }

    fn check(&self, _table: &Table, order: Order) -> Result<(), Refusal> {
        SearchFlight::check_shadow(order)
    }

    fn legal(&self, _table: &Table) -> Vec<Order> {
        vec![Order::Shadow, Order::GoOn]
    }

    fn staff(&self, _game: &Game) -> Option<Order> {
        Some(Order::Shadow)
    }

    fn declined(&self, _table: &Table) -> Option<Declined> {
        Some(Declined::Shadow)
    }
}

/// On which decks a search lands (8.28).
pub(super) struct SearchLanding {
    pub search: SearchId,
}

impl Question for SearchLanding {
    fn text(&self) -> Text {
        Text {
            name: "search_landing",
            rule: "8.28",
            in_a_line: "A search that is home lands at once, on any carriers of the hex with room; units that find none are lost.",
        }
    }

    fn line(&self) -> Option<Line> {
        Some(Line::SearchLandings)
    }

    fn check(&self, table: &Table, order: Order) -> Result<(), Refusal> {
        fleet::check_search_landing(table, self.search, order)
    }

    fn legal(&self, table: &Table) -> Vec<Order> {
        fleet::legal_search_landings(table, self.search)
    }

    fn staff(&self, game: &Game) -> Option<Order> {
        Some(staff::searches::landing(game, self.search))
    }

    fn declined(&self, _table: &Table) -> Option<Declined> {
        // 8.28: it may go on only while no deck has room, and is asked only if pushing would make some.
        Some(Declined::PushOver)
    }

    fn auto_answer(&self, game: &Game) -> Option<(Order, AutoAnswer)> {
        auto_answer::landing_of_search(game, self.search)
    }
}
