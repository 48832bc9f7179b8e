//! What the player can do with the log and the report: go where something happened, watch the game again.

use leptos::prelude::*;

use super::Controls;
use crate::engine::Table;
use crate::engine::ships::ShipId;
use crate::ui::state::Focus;
use crate::view::chart::geometry;
use crate::view::record::{self, Goal, ShipPlace};
use crate::view::shell::Tab;

impl Controls {
    /// Goes where a line of the log leads.
    pub fn follow_line(self, number: usize) {
        let goal = || {
            self.playback
                .with_record(|shown| record::goal(shown, number))
        };
        self.go(untrack(goal));
    }

    /// Shows the moment of an event as it was then, until the player returns to the present; over it the verdict of the
    /// fight that it was part of, or where it was in the middle of the chart.
    pub fn follow_moment(self, number: usize) {
        let goal = || {
            self.playback
                .with_record(|shown| record::moment_of(shown, number))
        };
        let goal = untrack(goal);
        self.show_moment(match goal {
            Some(Goal::Verdict(upto)) => upto,
            _ => number + 1,
        });
        self.go(goal);
    }

    fn go(self, goal: Option<Goal>) {
        match goal {
            Some(Goal::Hex(hex)) => self.look_at(hex),
            Some(Goal::Ship(ship)) => self.look_at_ship(ship),
            Some(Goal::Card(span)) => self.playback.show_card(span),
            Some(Goal::Verdict(upto)) => {
                self.panels.show_sheet(false);
                self.playback.show_verdict(upto);
            }
            None => {}
        }
    }

    /// Shows a ship among the others: ours in the fleet, theirs in their force, which comes to the middle of
    /// the chart.
    fn look_at_ship(self, ship: ShipId) {
        let find = |table: &Table| record::place_of_ship(table, ship);
        let place = untrack(|| self.playback.with_table(find));
        self.panels.open_tab(match place {
            ShipPlace::Fleet | ShipPlace::Screen(_) => Tab::Fleet,
            ShipPlace::Enemy(_) => Tab::Enemy,
        });
        if let ShipPlace::Enemy(Some(hex)) = place {
            self.camera.centre(geometry::centre(hex));
        }
        self.focus.send(match place {
            ShipPlace::Screen(group) => Focus::Screen(group),
            ShipPlace::Fleet | ShipPlace::Enemy(_) => Focus::Ship(ship),
        });
    }

    /// Shows the game again from its beginning.
    pub fn watch_again(self) {
        self.panels.close();
        self.panels.show_sheet(false);
        self.selection.point(None);
        self.selection.close_stack();
        self.playback.watch_again();
        self.show_action();
        self.focus.send(Focus::Question);
    }
}
