//! What the player can do with the question as a whole: see more of it, put it away. Its tab opens by itself where he
//! must see it to answer.

use std::mem;

use leptos::prelude::*;

use super::Controls;
use crate::engine::Decision;
use crate::ui::state::Focus;
use crate::view::Asked;
use crate::view::prompt::Prompt;
use crate::view::shell::Tab;

impl Controls {
    /// Follows what is asked from question to question: its tab comes and goes with it, and opens by itself with the first
    /// of a kind; the player's own choice of tab holds as long as the same is asked.
    pub(super) fn follow_question(self) {
        let Controls {
            asked,
            panels,
            foresight,
            ..
        } = self;
        let now = Memo::new(move |_| {
            let decision = asked.prompt.with(|prompt| match prompt.as_ref()?.asked {
                Asked::Decision(decision) => Some(decision),
                Asked::Showing => None,
            });
            let (opens, has_tab) = asked.offered.with(|it| (it.tab.opens, !it.tab.is_empty()));
            // What would come of it stands there too.
            let foresees = foresight.is_open();
            (decision, opens || foresees, has_tab || foresees)
        });
        Effect::watch(
            move || now.get(),
            move |&(decision, opens, has_tab), _, before| {
                panels.ask(decision.is_some() && has_tab);
                let (kind, opened): (Option<mem::Discriminant<Decision>>, bool) =
                    before.unwrap_or_default();
                let Some(decision) = decision else {
                    return (kind, opened);
                };
                let is_new = kind != Some(mem::discriminant(&decision));
                if opens && (is_new || !opened) {
                    panels.turn_to(Tab::Question);
                } else if is_new && untrack(|| panels.tab()) == Tab::Question {
                    panels.turn_to(untrack(|| panels.under()));
                    panels.show_sheet(false);
                }
                (Some(mem::discriminant(&decision)), opens)
            },
            true,
        );
        // What is put away comes back with the next question; the sheet makes room for what follows an answer, and for
        // the chart where a hex is chosen there.
        let decision = asked.decision;
        Effect::watch(
            move || decision.get(),
            move |decision, before, _| {
                if untrack(|| panels.tab()) == Tab::Question && decision.is_none() {
                    panels.show_sheet(false);
                }
                if decision.is_some() && before != Some(decision) {
                    panels.put_away(false);
                }
                self.selection.forget_answers();
            },
            false,
        );
        let chooses = Memo::new(move |_| {
            let is_choosing =
                |prompt: &Option<Prompt>| prompt.as_ref().is_some_and(|prompt| prompt.is_choosing);
            asked.prompt.with(is_choosing)
        });
        Effect::watch(
            move || chooses.get(),
            move |chooses, _, _| {
                if *chooses {
                    panels.show_sheet(false);
                }
            },
            false,
        );
    }

    /// Whether the question's tab is before the player.
    pub fn shows_more(self) -> bool {
        let is_open = self.camera.has_panel() || self.panels.is_sheet_open();
        is_open && self.panels.tab() == Tab::Question
    }

    /// Opens the question's tab; where it is open beside the chart, the one under it, and else closes its sheet.
    pub fn show_more(self) {
        if untrack(|| self.shows_more()) {
            if untrack(|| self.camera.has_panel()) {
                self.panels.turn_to(untrack(|| self.panels.under()));
            }
            self.panels.show_sheet(false);
            self.focus.keep_or_send(Focus::Question);
        } else {
            self.panels.put_away(false);
            self.open_tab(Tab::Question);
        }
    }

    /// Puts the question away, so that only a bar says what is asked; or brings it back.
    pub fn put_question_away(self) {
        let is_away = untrack(|| self.panels.is_away());
        self.panels.put_away(!is_away);
        if !is_away {
            self.panels.show_sheet(false);
        }
        self.focus.keep_or_send(Focus::Question);
    }
}
