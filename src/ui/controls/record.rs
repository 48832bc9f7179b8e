//! What the player can do with the log and the report: go where something happened, watch the game again.

use leptos::prelude::*;

use super::Controls;
use crate::engine::Table;
use crate::engine::ships::ShipId;
use crate::ui::state::Focus;
use crate::view::chart::geometry;
use crate::view::record::{self, Goal};
use crate::view::shell::Tab;

impl Controls {
    /// Goes where a line of the log leads.
    pub fn follow_line(self, number: usize) {
        let goal = || {
            self.playback
                .with_events(|shown| record::goal(shown, number))
        };
        match untrack(goal) {
            Some(Goal::Hex(hex)) => self.look_at(hex),
            Some(Goal::Ship(ship)) => self.look_at_ship(ship),
            None => {}
        }
    }

    /// Shows a ship among the others: ours in the fleet, theirs in their force, which comes to the middle of
    /// the chart.
    fn look_at_ship(self, ship: ShipId) {
        let mut place = Focus::Ship(ship);
        if ship.is_us() {
            self.panels.open_tab(Tab::Fleet);
            if ship.carrier().is_none() {
                let group = |table: &Table| table.group_of(ship);
                let group = untrack(|| self.playback.with_table(group));
                place = group.map_or(place, Focus::Screen);
            }
        } else {
            self.panels.open_tab(Tab::Enemy);
            let hex = |table: &Table| {
                let mut forces = table.forces.iter();
                let force = forces.find(|force| force.ships.contains(&ship));
                force.map(|force| force.hex)
            };
            if let Some(hex) = untrack(|| self.playback.with_table(hex)) {
                self.camera.centre(geometry::centre(hex));
            }
        }
        self.focus.send(place);
    }

    /// Shows the game again from its beginning.
    pub fn watch_again(self) {
        self.panels.close();
        self.panels.show_sheet(false);
        self.selection.point(None);
        self.playback.watch_again();
        self.camera.fit();
        self.show_action();
        self.focus.send(Focus::Question);
    }

    /// Has seen enough: the game is as it was.
    pub fn stop_watching(self) {
        self.playback.stop_watching();
        self.focus.send(Focus::Question);
    }
}
