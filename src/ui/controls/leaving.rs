//! How the player leaves the table.

use leptos::prelude::untrack;

use super::Controls;
use crate::engine::Scenario;
use crate::storage::{Arranged, Beside};
use crate::view::save_points::{name_of_branch, save_points};
use crate::view::shell::{Departure, Dialog};
use crate::view::start::Link;

impl Controls {
    /// Leaves the table; asks first if that takes a game from it that is not saved.
    pub fn leave(self, to: Departure) {
        let is_begun = self.game.peek(|game| !game.orders().is_empty());
        if is_begun && !self.save.is_saved() {
            self.panels.open(Dialog::Unsaved(to));
        } else {
            self.depart(to);
        }
    }

    /// Asks the browser to keep the games, once, when this one has come so far that there is something to lose. It is
    /// called where the player is not in the middle of something: at the end, and when he leaves.
    pub(super) fn ask_to_keep(self) {
        let (orders, is_over) = self
            .game
            .peek(|game| (game.orders().len(), game.outcome().is_some()));
        self.keeping.ask_in_time(orders, is_over);
    }

    /// Plays on from a moment of before, as a game of its own.
    fn branch(self, orders: usize) {
        let beside = untrack(|| self.save.with_beside(Beside::clone));
        let known = beside.arranged.at(orders);
        let Arranged {
            standing, plans, ..
        } = known.unwrap_or(Arranged::nothing(orders));
        let (game, point) = self.game.peek(|game| {
            let points = save_points(game, beside.moments.points.kept());
            // The player's own name for it comes first.
            let point = points.into_iter().find(|point| point.orders == orders);
            (game.branch(orders).with_standing_orders(standing), point)
        });
        if let Some(point) = point {
            let from = point.origin(&self.save.name(), known.is_some());
            let name = name_of_branch(&from, beside.moments.grew_from.as_ref());
            self.screens
                .begin_branch(game, &name, beside.grown(from, plans));
        }
    }

    /// Leaves the table, whether the game is saved or not.
    pub fn depart(self, to: Departure) {
        if !untrack(|| self.save.is_guest()) {
            self.ask_to_keep();
        }
        match to {
            Departure::Start => self.screens.leave(),
            Departure::NewSeed => {
                let link = self.game.peek(Link::to);
                self.screens.begin(&Link { seed: None, ..link });
            }
            Departure::SameSeed => self.screens.begin(&self.game.peek(Link::to)),
            Departure::Branch(orders) => self.branch(orders),
            Departure::Next(number) => {
                if let Some(scenario) = Scenario::numbered(number) {
                    let link = Link::new(scenario, scenario.by_default, None);
                    self.screens.begin(&link);
                }
            }
        }
    }
}
