//! How the player leaves the table.

use super::Controls;
use crate::engine::Scenario;
use crate::ui::state::Screens;
use crate::view::shell::{Departure, Dialog};

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

    /// Leaves the table, whether the game is saved or not.
    pub fn depart(self, to: Departure) {
        match to {
            Departure::Start => self.screens.leave(),
            Departure::NewSeed => self.screens.begin_again(self.game, true),
            Departure::SameSeed => self.screens.begin_again(self.game, false),
            Departure::Next(number) => {
                if let Some(scenario) = Scenario::numbered(number) {
                    let seed = Screens::new_seed();
                    self.screens.begin(scenario, &[], seed, None);
                }
            }
        }
    }
}
