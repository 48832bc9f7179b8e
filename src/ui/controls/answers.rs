//! What the player can do with the prompt: give its answers, by button or by key.

use leptos::prelude::*;

use super::Controls;
use crate::engine::routine::landings_left;
use crate::ui::state::Focus;
use crate::view::prompt::{Prompt, next_as_suggested, next_division};
use crate::view::shell::{CommandName, Tab};
use crate::view::stage::OnStage;
use crate::view::{Action, Activity, Answer};

impl Controls {
    /// Whether the prompt has an answer of a command that can be given.
    pub fn has_answer(self, command: CommandName) -> bool {
        self.action(|prompt| prompt.answer_by(command)).is_some()
    }

    /// Gives the answer of a command.
    pub fn answer(self, command: CommandName) {
        if let Some(action) = untrack(|| self.action(|prompt| prompt.answer_by(command))) {
            self.carry_out_by_key(&action);
        }
    }

    /// Does what an answer says that was given by a key: where a hex is to be chosen then, the keyboard goes on there.
    pub fn carry_out_by_key(self, action: &Action) {
        self.carry_out(action);
        if matches!(action, Action::Begin(activity) if activity.chooses_a_hex()) {
            self.focus_first_lit_hex();
        }
    }

    /// Whether the prompt has an answer that needs no thought.
    pub fn has_primary(self) -> bool {
        self.action(Prompt::primary).is_some()
    }

    /// Gives the answer that needs no thought.
    pub fn answer_primary(self) {
        if let Some(action) = untrack(|| self.action(Prompt::primary)) {
            self.carry_out_by_key(&action);
        }
    }

    /// What an answer of the prompt does, if it can be given.
    fn action(self, find: impl Fn(&Prompt) -> Option<&Answer>) -> Option<Action> {
        self.asked.prompt.with(|prompt| {
            let answer = find(prompt.as_ref()?)?;
            answer.refusal.is_none().then(|| answer.action.clone())
        })
    }

    /// Does what an answer says.
    pub fn carry_out(self, action: &Action) {
        match action {
            Action::Give(orders) => return self.give_all(orders),
            Action::Land(kind, orders) => {
                return self.give_and(orders, |game| landings_left(game, *kind));
            }
            Action::AllAsSuggested(orders) => {
                let first = orders.get(..1).unwrap_or_default();
                return self.give_and(first, next_as_suggested);
            }
            Action::FightAndTell(orders) => {
                let before = self.game.peek(|game| game.events().len());
                self.give_and(orders, next_division);
                if self.game.peek(|game| game.events().len()) > before {
                    self.playback.tell_fights(before);
                }
                return;
            }
            Action::Begin(activity) => {
                if activity.plans_a_search() {
                    self.forget_the_pointer();
                }
                self.selection.begin(*activity);
            }
            Action::Toggle(activity) => {
                self.selection.toggle(*activity);
                // On a phone what is to be chosen stands in the sheet.
                let opens = || self.asked.offered.with(|offered| offered.tab.opens);
                let is_hidden = || !self.camera.has_panel() && opens();
                if untrack(|| self.selection.activity() == *activity && is_hidden()) {
                    return self.open_tab(Tab::Question);
                }
            }
            Action::End => self.selection.begin(Activity::None),
            Action::NextMission => self.next_mission(),
            Action::Pick(unit) => self.pick(*unit),
            Action::Choose(units) => self.selection.select_planes(*units),
            Action::LeaveOut(line) => {
                // What leaves a line out stays where it is.
                return self.plans.leave_out(*line);
            }
            Action::Plan(plans) => self.change_plans(*plans),
            Action::ShowDecks => self.put_on_stage(OnStage::Decks),
            Action::ShowAll => self.skip_or_go_on(),
        }
        self.focus.keep_or_send(Focus::Question);
    }
}
