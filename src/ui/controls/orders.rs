//! What the player can do with the game: give orders, have the decks handled by a plan, take his last step back.

use leptos::prelude::*;
use page::rows;

use super::Controls;
use crate::engine::fleet::{TaskGroupId, UnitSet};
use crate::engine::orders_of_the_day::{OrdersOfTheDay, StandingOrders};
use crate::engine::plan::{Plan, Plans};
use crate::engine::{Decision, Game, Order, Undone};
use crate::storage::{Beside, Finished};
use crate::ui::state::Focus;
use crate::view::Activity;
use crate::view::prompt::chosen_strike;
use crate::view::save_points::begins_afresh;

impl Controls {
    /// Gives an order.
    pub fn give(self, order: Order) {
        self.give_all(&[order]);
    }

    /// Gives several orders as one step: the first that the rules refuse ends it.
    pub fn give_all(self, orders: &[Order]) {
        self.give_and(orders, |_| Vec::new());
    }

    /// Gives orders, and then what they leave to be done.
    pub(super) fn give_and(self, orders: &[Order], then: impl Fn(&Game) -> Vec<Order>) {
        // Nobody decides before having seen what the last decision brought.
        if !untrack(|| self.playback.is_ready() && !self.playback.is_watching()) {
            return;
        }
        let given = self.game.play(orders, then);
        self.after_orders(given, true);
    }

    /// What follows orders that were accepted, the player's own or the staff's.
    pub(super) fn after_orders(self, given: usize, are_own: bool) {
        let decision = self.game.peek(Game::decision);
        let activity = untrack(|| self.selection.activity());
        let goes_on = match activity {
            Activity::Forming(_) => true,
            // The next press on the chart mends the last.
            Activity::Stationing(_) => decision == Some(Decision::PlaceSubmarines),
            _ => false,
        };
        if !goes_on {
            self.selection.begin(Activity::None);
        }
        self.selection.select_planes(UnitSet::EMPTY);
        self.plans.take_all_in();
        if given > 0 {
            // The last units of a type take their buttons along.
            self.focus.keep_or_send(match decision {
                Some(Decision::FormStrikes) => {
                    Focus::Answer(rows::number(&chosen_strike(activity)))
                }
                _ => Focus::Question,
            });
            self.save.write_after(are_own);
            if are_own {
                let finished = self.game.peek(|game| Finished::of(&self.save.id(), game));
                if let Some(finished) = finished {
                    self.results.record(finished);
                    self.ask_to_keep();
                }
            }
            self.playback.start();
        }
    }

    /// Has a task group's decks handled by another plan. It is kept with the game.
    pub fn plan(self, group: TaskGroupId, plan: Plan) {
        if untrack(|| self.playback.is_watching()) {
            return;
        }
        self.change_plans(self.plans.peek().with(group, plan));
    }

    /// Has the decks of all task groups handled by other plans.
    pub(super) fn change_plans(self, plans: Plans) {
        self.game.change_plans(plans);
        self.save.change_beside(|beside| beside.plans = plans);
    }

    /// Begins a battle by the orders of the day that its scenario proposes, unless the player wants to be asked
    /// everything.
    pub fn begin_battle(self) {
        let asks = |game: &Game| game.orders_of_the_day().asks_everything();
        let is_new = self.begins_afresh() && self.game.peek(asks);
        if is_new && !self.settings.get_untracked().asks_everything {
            let scenario = self.game.peek(Game::scenario);
            self.issue(OrdersOfTheDay::at_first(scenario).into());
        }
    }

    /// Whether the battle is at its start, and grew from no other, for a handler.
    pub fn begins_afresh(self) -> bool {
        let is_afresh = |beside: &Beside| {
            self.game
                .peek(|game| begins_afresh(game, beside.moments.grew_from.as_ref()))
        };
        untrack(|| self.save.with_beside(is_afresh))
    }

    /// Has the fleet go by other orders of the day.
    pub fn issue(self, orders: StandingOrders) {
        // In the first scenarios it is so anyway, and says nothing of what he wants in others.
        let at_first = OrdersOfTheDay::at_first(self.game.peek(Game::scenario));
        if !at_first.asks_everything() {
            let asks_everything = orders.asks_everything();
            self.settings
                .change(|settings| settings.asks_everything = asks_everything);
        }
        let plans = self.plans.peek();
        self.game.issue(orders.with_plans(plans));
        // Before they answer anything: from here on they hold.
        self.save.note();
        self.take_up_orders_of_the_day();
        self.save.write();
    }

    /// What new orders of the day answer is answered by them, once all that happened before has been shown. Says whether
    /// they answered anything.
    pub(super) fn take_up_orders_of_the_day(self) -> bool {
        if !untrack(|| self.playback.is_ready() && !self.playback.is_watching()) {
            return false;
        }
        let given = self.game.take_up_issued();
        if given > 0 {
            self.after_orders(given, true);
        }
        given > 0
    }

    /// Takes everything back from an order on that the orders of the day gave: its question is asked this once.
    pub fn ask_this_once(self, order: usize) {
        if !untrack(|| self.playback.is_watching() || self.save.is_guest())
            && let Some(undone) = self.game.undo_to(order)
        {
            self.after_undo(undone);
        }
    }

    /// Takes back the player's last step.
    pub fn undo(self) {
        // The game is not touched while it is watched, or a moment of before is shown.
        if untrack(|| self.playback.is_watching() || self.save.is_guest()) {
            return;
        }
        if let Some(undone) = self.game.undo() {
            self.after_undo(undone);
        }
    }

    /// Whose order it was is asked again, not whose turn would have been next.
    fn after_undo(self, undone: Undone) {
        if undone.mission.is_some() {
            self.selection.select_mission(undone.mission);
        }
        self.after_step();
    }

    /// Gives the step again that was taken back last: at once, for it has been seen.
    pub fn redo(self) {
        let is_kept = untrack(|| self.playback.is_watching() || self.save.is_guest());
        if !is_kept && self.game.redo() {
            self.after_step();
        }
    }

    /// What follows a step back, or on again.
    fn after_step(self) {
        self.plans.take_all_in();
        self.selection.close_stack();
        // What was put aside may be asked no more.
        let activity = untrack(|| self.selection.activity());
        if activity.puts_fight_aside() || activity.plans_a_search() {
            self.selection.begin(Activity::None);
        }
        self.playback.show_all();
        self.save.write();
        self.focus.keep_or_send(Focus::Question);
    }
}
