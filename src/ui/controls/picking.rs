//! What the player can do with the units on the chart: pick them up to order them, or to look at them.

use leptos::prelude::*;

use super::Controls;
use crate::engine::Table;
use crate::engine::fleet::{Mission, MissionId};
use crate::engine::forces::ForceId;
use crate::engine::forecast;
use crate::ui::state::Focus;
use crate::view::chart::{Unit, force_alone};
use crate::view::shell::Tab;
use crate::view::{Activity, air};

impl Controls {
    /// The selected mission, if it is on the map.
    pub fn mission(self) -> Option<Mission> {
        let id = self.selection.mission()?;
        self.game.with(|game| game.table().mission(id).cloned())
    }

    /// Goes on to the mission after the selected one.
    pub fn next_mission(self) {
        let selected = untrack(|| self.selection.mission());
        let next = self
            .game
            .peek(|game| air::next_waiting(game.table(), selected));
        self.selection.begin(Activity::None);
        self.selection.select_mission(next);
    }

    /// What a click on a counter does: a force is aimed at while a search is planned, like the sea about it.
    /// Otherwise it picks up what the counter stands for.
    pub fn click_counter(self, units: &[Unit]) {
        match force_alone(units) {
            Some(id) if untrack(|| self.plans_search()) => self.aim_at_force(id),
            _ => self.pick_all(units),
        }
    }

    /// Picks up what a counter stands for: the unit, or the list of its stack.
    pub fn pick_all(self, units: &[Unit]) {
        match units {
            [unit] => self.pick(*unit),
            _ => {
                let moment = untrack(|| self.playback.upto());
                self.selection.open_stack(units.to_vec(), moment);
            }
        }
    }

    /// The stack whose list is open. What lies there may fly away: the next event closes it.
    pub fn stack(self) -> Option<Vec<Unit>> {
        let (units, moment) = self.selection.stack()?;
        (moment == self.playback.upto()).then_some(units)
    }

    /// Picks a unit up: a mission to order it, a raid or the fleet to look at it.
    pub fn pick(self, unit: Unit) {
        self.selection.close_stack();
        if let Unit::Mission(id) = unit
            && self.can_order(id)
        {
            self.selection.select_mission(Some(id));
        }
        if let Unit::Force(id) = unit
            && self.game.peek(|game| game.scenario().rumours.is_some())
        {
            return self.open_force_card(id);
        }
        if let Unit::Submarine(id) = unit {
            // Its hexes are lit, if it can sail now.
            return self.selection.begin(Activity::Stationing(id));
        }
        self.panels.turn_to(match unit {
            Unit::Mission(_) => Tab::Air,
            Unit::Raid(_) | Unit::Force(_) | Unit::Oiler(_) => Tab::Enemy,
            Unit::TaskForce | Unit::Groups(_) | Unit::Cripple(_) | Unit::Submarine(_) => Tab::Fleet,
        });
    }

    /// Aims the search that is planned at a force; what is known of it stands under the tab of the search.
    fn aim_at_force(self, force: ForceId) {
        let hex = |table: &Table| table.force(force).map(|force| force.hex);
        if let Some(hex) = self.game.peek(|game| hex(game.table())) {
            self.aim_search(hex);
        }
        self.force_cards.select(force);
        self.panels.turn_under(Tab::Enemy);
    }

    /// Opens what is known of a force, and goes there.
    fn open_force_card(self, force: ForceId) {
        self.force_cards.select(force);
        self.panels.open_tab(Tab::Enemy);
        self.focus.send(Focus::Force(force));
    }

    /// Whether a mission can be given a movement order now.
    fn can_order(self, id: MissionId) -> bool {
        let decision = untrack(|| self.decision());
        self.game.peek(|game| {
            let mission = game.table().mission(id);
            mission.is_some_and(|it| forecast::can_be_ordered(game.table(), decision, it))
        })
    }
}
