//! Leaving the table.

use leptos::prelude::untrack;
use page::save_points::Moments;

use super::Controls;
use crate::view::record::Afterwards;
use crate::view::save_points::{name_of_branch, save_points};
use crate::view::shell::{Departure, Dialog};
use crate::view::start::Link;

impl Controls {
    /// Leaves the table, once the player has been asked where the game would be lost with the tab.
    pub fn leave(self, to: Departure) {
        match self.save.is_saved() {
            true => {
                self.ask_to_keep();
                self.leave_now(to);
            }
            false => self.panels.open(Dialog::Unsaved(to)),
        }
    }

    /// Leaves the table.
    pub fn leave_now(self, to: Departure) {
        match to {
            Departure::Start => self.screens.leave(),
            Departure::NewSeed => {
                let link = self.game.peek(Link::to);
                self.screens.begin(&Link { seed: None, ..link });
            }
            Departure::SameSeed => self.screens.begin(&self.game.peek(Link::to)),
            Departure::Branch(orders) => self.branch(orders),
        }
    }

    /// Plays on from a moment of before, as a game of its own.
    fn branch(self, orders: usize) {
        let beside = untrack(|| self.save.with_beside(Moments::clone));
        let (game, point) = self.game.peek(|game| {
            let points = save_points(game, beside.points.kept());
            // The player's own name for it comes first.
            let point = points.into_iter().find(|point| point.orders == orders);
            (game.branch(orders), point)
        });
        if let Some(point) = point {
            let from = point.origin(&self.save.name(), true);
            let name = name_of_branch(&from, beside.grew_from.as_ref());
            self.screens.begin_branch(game, &name, beside.grown(from));
        }
    }

    /// Does what is offered once the game is over.
    pub fn afterwards(self, what: Afterwards) {
        match what {
            Afterwards::Report => self.panels.open(Dialog::Report),
            Afterwards::WatchAgain => self.playback.watch_again(),
            Afterwards::Leave(to) => self.leave(to),
            Afterwards::Export => self.save.export(),
        }
    }

    /// Asks the browser to keep the games, once, when this one has come so far that there is something to lose. It is
    /// called where the player is not in the middle of something: at the end, and when he leaves.
    pub(super) fn ask_to_keep(self) {
        let (orders, is_over) = self
            .game
            .peek(|game| (game.orders().len(), game.decision().is_none()));
        self.keeping.ask_in_time(orders, is_over);
    }
}
