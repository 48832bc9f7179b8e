//! What is done on the decks, and the lights.

use super::Declined;
use super::question::{Question, Text};
use crate::engine::fleet::{self, AirStep};
use crate::engine::forecast::{AutoAnswer, auto_answer};
use crate::engine::game::Game;
use crate::engine::order::Order;
use crate::engine::orders_of_the_day::Line;
use crate::engine::refusal::Refusal;
use crate::engine::staff;
use crate::engine::table::Table;

/// How the decks stand before the first turn (6.22).
pub(super) struct ReadyDecks;

impl Question for ReadyDecks {
    fn text(&self) -> Text {
        Text {
            name: "ready_decks",
            rule: "6.22",
            in_a_line: "Before the first turn every unit stands where you like: up to 3 on a flight deck and 2 in servicing \
                 (a light carrier 1 and 1), the others in the hangar. With 3 on deck nobody takes off; patrols go up later.",
        }
    }

    fn line(&self) -> Option<Line> {
        None
    }

    fn check(&self, table: &Table, order: Order) -> Result<(), Refusal> {
        fleet::ReadyDecks::check(table, order)
    }

    fn legal(&self, table: &Table) -> Vec<Order> {
        fleet::ReadyDecks::legal(table)
    }

    fn staff(&self, game: &Game) -> Option<Order> {
        Some(staff::decks::ready(game))
    }
}

/// What the carriers do in a step of air operations (6.23).
pub(super) struct AirOperations {
    pub step: AirStep,
}

impl Question for AirOperations {
    fn text(&self) -> Text {
        Text {
            name: "air_operations",
            rule: self.step.rule(),
            in_a_line: in_a_line(self.step),
        }
    }

    fn line(&self) -> Option<Line> {
        Some(Line::Decks)
    }

    fn check(&self, table: &Table, order: Order) -> Result<(), Refusal> {
        fleet::AirOperations::check(table, self.step, order)
    }

    fn legal(&self, table: &Table) -> Vec<Order> {
        fleet::AirOperations::legal(table, self.step)
    }

    fn staff(&self, game: &Game) -> Option<Order> {
        Some(staff::decks::order(game, self.step))
    }

    fn declined(&self, table: &Table) -> Option<Declined> {
        if fleet::AirOperations::wants_pushing(table, self.step) {
            Some(Declined::PushOver)
        } else if fleet::AirOperations::wants_lights(table, self.step) {
            Some(Declined::Lights)
        } else {
            None
        }
    }

    fn auto_answer(&self, game: &Game) -> Option<(Order, AutoAnswer)> {
        auto_answer::step(game, self.step)
    }
}

/// The rule of a step of air operations in one line.
fn in_a_line(step: AirStep) -> &'static str {
    match step {
        AirStep::Launch => {
            "Ready units take off as missions, or for patrol. A carrier launches 2 units (a light carrier 1) \
             while no more than 2 (1) stand on her deck, and lands none in this segment. A new mission may fly one hex at once, for 1 fuel."
        }
        AirStep::Raise => {
            "Serviced units come up to the flight deck, which holds 3 (a light carrier\u{2019}s 1), ready and landed together."
        }
        AirStep::Service => {
            "Units go from the hangar into servicing, or back: 2 moves a carrier (a light carrier 1), and never more than \
             2 (1) in servicing."
        }
        AirStep::Lower => {
            "Up to 2 units (a light carrier 1) leave the flight deck: landed ones to the hangar, ready ones to servicing."
        }
        AirStep::Land => {
            "Missions over their carriers land up to 2 units (a light carrier 1) on each that has launched none, for 1 fuel."
        }
    }
}

/// Whether ships turn off their lights (6.433).
pub(super) struct Lights;

impl Question for Lights {
    fn text(&self) -> Text {
        Text {
            name: "lights",
            rule: "6.433",
            in_a_line: "Lights stay on until they are turned off here. At the end of each turn a submarine may find them: \
                 on a die of 8\u{2013}10 its torpedoes hit one of the carriers in the hex.",
        }
    }

    fn line(&self) -> Option<Line> {
        None
    }

    fn check(&self, table: &Table, order: Order) -> Result<(), Refusal> {
        fleet::check_dousing(table, order)
    }

    fn legal(&self, table: &Table) -> Vec<Order> {
        fleet::legal_dousing(table)
    }

    fn staff(&self, game: &Game) -> Option<Order> {
        Some(staff::lights::turn_off(game))
    }
}
