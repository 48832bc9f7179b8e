//! What would come of each choice: asked by the player, or at every question; the worker rests when another is asked.

use leptos::prelude::*;

use super::Controls;
use super::asked::AskedNow;
use crate::engine::Game;
use crate::engine::foresight::{Choice, Inquiry, battles_for};
use crate::ui::state::{Aid, Focus, GameStore, SaveStore};
use crate::view::foresight::{in_hand, is_offered, left_out};
use crate::view::shell::Tab;

impl Controls {
    /// Whether it can be asked what would come of each choice: the player is asked something that has several.
    pub fn can_foresee(self) -> bool {
        self.settings.foresight() != Aid::Off && self.offers_foresight.get()
    }

    /// Asks what would come of each choice, and goes to the answer; asked again, puts it away.
    pub fn toggle_foresight(self) {
        if self.foresight.is_open_untracked() {
            self.foresight.rest();
            self.focus.keep_or_send(Focus::Question);
            return;
        }
        self.foresee(Vec::new());
        self.show_foresight();
    }

    /// Asks anew, with a plan of the player's own as one of the choices.
    pub fn foresee_with(self, plan: Choice) {
        let mut plans = untrack(|| self.foresight.plans());
        plans.push(plan);
        self.foresee(plans);
        self.focus.send(Focus::Foresight);
    }

    /// The plan that the player has in hand, if it is none of these choices.
    fn plan_in_hand(self, there: &[Choice]) -> Option<Choice> {
        self.asked.prompt.with(|prompt| {
            let prompt = prompt.as_ref()?;
            self.game.with(|game| in_hand(game, prompt, there))
        })
    }

    /// The plan that the player has in hand, if it is none of the choices that are compared: looked for again where those
    /// change, or what he has in hand, and not at each battle that is played.
    pub fn plan_to_add(self) -> Memo<Option<Choice>> {
        let there = Memo::new(move |_| self.foresight.choices());
        Memo::new(move |_| {
            there.with(|there| match there.is_empty() {
                true => None,
                false => self.plan_in_hand(there),
            })
        })
    }

    /// Which answers of the question are none of the choices that are compared, in a sentence.
    pub fn left_out(self) -> Memo<Option<String>> {
        let there = Memo::new(move |_| self.foresight.choices());
        Memo::new(move |_| {
            there.with(|there| match there.is_empty() {
                true => None,
                false => self.asked.prompt.with(|it| left_out(it.as_ref()?, there)),
            })
        })
    }

    /// Asks the same once more, after it came to nothing.
    pub fn foresee_again(self) {
        self.foresee(untrack(|| self.foresight.plans()));
    }

    fn foresee(self, plans: Vec<Choice>) {
        let asked = self.game.peek(|game| {
            let save = game.save()?.to_text();
            let inquiry = Inquiry::new(game, plans.clone(), battles_for(game));
            Some((save, inquiry))
        });
        if let Some((save, inquiry)) = asked {
            self.foresight.ask(save, plans, inquiry);
            self.game.note_foresight();
        }
    }

    /// Its table stands in the question's tab; in a fight, in its dialog.
    fn show_foresight(self) {
        if untrack(|| self.asked.prompt.with(Option::is_some)) {
            self.panels.put_away(false);
            self.panels.ask(true);
            self.panels.open_tab(Tab::Question);
        }
        self.focus.send(Focus::Foresight);
    }

    /// Another question ends what was asked; where the player wants it always, it is asked of that one.
    pub(super) fn follow_foresight(self) {
        let question = Memo::new(move |_| {
            let given = self.game.with(|game| (game.orders().len(), game.undone()));
            self.can_foresee().then_some(given)
        });
        let always = Memo::new(move |_| self.settings.foresight() == Aid::Always);
        Effect::new(move |before: Option<Option<(usize, u32)>>| {
            let (question, always) = (question.get(), always.get());
            if before.flatten() != question || question.is_none() {
                self.foresight.rest();
            }
            if always && question.is_some() && !self.foresight.is_open_untracked() {
                self.foresee(Vec::new());
            }
            question
        });
    }
}

/// Whether what is asked has several choices, once everything before has been shown.
pub(super) fn offers(asked: AskedNow, game: GameStore, save: SaveStore) -> Memo<bool> {
    Memo::new(move |_| {
        asked.decision.with(Option::is_some)
            && !save.is_guest()
            && game.with(|game: &Game| is_offered(game))
    })
}
