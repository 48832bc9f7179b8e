//! What the player is asked: the decision, the prompt, and what is done whenever he is asked again.

use leptos::prelude::*;

use super::Controls;
use crate::engine::fleet::{SearchAim, UnitSet};
use crate::engine::{Decision, Game, Table};
use crate::ui::state::{Focus, GameStore, PlanStore, PlaybackStore, SelectionStore};
use crate::view::orders_of_the_day::by_orders;
use crate::view::prompt::{self, Offered, Prompt};
use crate::view::search::{self, Planned};
use crate::view::{Selection, air};

/// What the player is asked now. Memos: while their values stay equal, nothing that reads them runs.
#[derive(Clone, Copy)]
pub struct AskedNow {
    /// The decision to make.
    pub(super) decision: Memo<Option<Decision>>,
    /// The searches that the staff suggests: asked once for a game, however the player turns his own.
    pub(super) suggested: Memo<Vec<(UnitSet, SearchAim)>>,
    /// The search that is planned.
    pub(super) planned: Memo<Option<Planned>>,
    /// The question with its answers.
    pub prompt: Memo<Option<Prompt>>,
    /// The same as it stands beside the chart.
    pub offered: Memo<Offered>,
    /// What the orders of the day have done since the player last answered, once that has been shown.
    pub by_orders: Memo<Option<String>>,
}

impl AskedNow {
    /// What is asked in a game.
    pub(super) fn new(
        game: GameStore,
        playback: PlaybackStore,
        selection: SelectionStore,
        plans: PlanStore,
    ) -> AskedNow {
        let decision = decision(game, playback);
        let suggested = Memo::new(move |_| game.with(search::suggested));
        let planned = Memo::new(move |_| {
            decision.get().filter(|it| *it == Decision::AirSearch)?;
            let (selection, suggested) = (selection.selection(), suggested.read());
            game.with(|game| search::planned(game, &selection, &suggested))
        });
        let prompt = prompt(game, playback, selection, plans, suggested);
        let offered = Memo::new(move |_| {
            prompt.with(|prompt| prompt.as_ref().map(Prompt::offered).unwrap_or_default())
        });
        let by_orders = Memo::new(move |_| match playback.is_ready() {
            true => game.with(by_orders),
            false => None,
        });
        AskedNow {
            decision,
            suggested,
            planned,
            prompt,
            offered,
            by_orders,
        }
    }
}

/// The decision to make now, once everything has been shown.
fn decision(game: GameStore, playback: PlaybackStore) -> Memo<Option<Decision>> {
    // While the staff has command it is not the player's.
    Memo::new(
        move |_| match playback.is_ready() && !playback.is_watching() {
            true => game.decision(),
            false => None,
        },
    )
}

/// What is asked, or what is being shown.
fn prompt(
    game: GameStore,
    playback: PlaybackStore,
    selection: SelectionStore,
    plans: PlanStore,
    suggested: Memo<Vec<(UnitSet, SearchAim)>>,
) -> Memo<Option<Prompt>> {
    let done = Memo::new(move |_| {
        let orders = game.last_step();
        game.with(|game| prompt::done(game, orders))
    });
    // What is new does not change while the player selects.
    let why_asked = Memo::new(move |_| game.why_asked());
    Memo::new(move |_| {
        // It has a bar of its own.
        if playback.is_watching() || playback.card_again().is_some() {
            return None;
        }
        if playback.is_ready() {
            let selection = Selection {
                plans: plans.plans(),
                left_out: plans.left_out(),
                ..selection.selection()
            };
            let suggested = suggested.read();
            let prompt = game.with(|game| prompt::prompt(game, &selection, &suggested));
            return prompt.map(|prompt| {
                let prompt = prompt.after(done.get(), &game.answered());
                prompt.noting(game.list_notes()).because_of(why_asked.get())
            });
        }
        // What has happened stands on its card.
        if playback.on_stage().is_some() {
            return None;
        }
        let showing = |table: &Table| playback.with_events(|events| prompt::showing(table, events));
        Some(playback.with_table(showing))
    })
}

impl Controls {
    /// Turns to what is asked now, and again whenever everything that an order brought has been shown.
    pub(super) fn turn_whenever_asked(self) {
        self.turn_to_decision();
        // Who has just come here is at the question, wherever he came from.
        self.focus.keep_or_send(Focus::Question);
        let given = self.game.peek(|game| game.orders().len());
        let asked = Memo::new(move |_| {
            let orders = self.game.with(|game| game.orders().len());
            (self.playback.is_ready(), orders)
        });
        Effect::watch(
            move || asked.get(),
            move |(ready, orders), _, turned: Option<usize>| {
                let turned = turned.unwrap_or(given);
                // What they answer is shown before anything is asked.
                if !*ready || self.take_up_orders_of_the_day() {
                    return turned;
                }
                // Who has only looked back is asked the same.
                if turned != *orders {
                    self.turn_to_decision();
                }
                // What had it may have been for the order alone, or for the fight.
                self.focus.keep_or_send(Focus::Question);
                *orders
            },
            false,
        );
    }

    /// Turns to what is asked: in the movement segment selects the next mission that wants an order.
    pub(super) fn turn_to_decision(self) {
        self.selection.select_planes(UnitSet::EMPTY);
        let decision = self.game.peek(Game::decision);
        if untrack(|| self.playback.staff().is_some()) {
            return self.turn_to_staff();
        }
        if decision == Some(Decision::AirSearch) {
            self.forget_the_pointer();
        }
        let next = match decision {
            Some(Decision::AirMovement) => {
                let selected = untrack(|| self.selection.mission());
                self.game.peek(|game| air::to_order(game, selected))
            }
            _ => None,
        };
        self.selection.select_mission(next);
    }
}
