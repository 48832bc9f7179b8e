//! The staff in command: it gives one order after the other while the player watches, until its range is over or he
//! takes command.

use gloo_timers::callback::Timeout;
use leptos::prelude::*;

use super::Controls;
use crate::engine::fleet::UnitSet;
use crate::engine::{Decision, Game};
use crate::ui::state::{Focus, GameStore, LearnStore, PlaybackStore};
use crate::view::Activity;
use crate::view::staff::{self, AutoplayRange, Command, Decides};

/// What the staff decides next, once everything before has been shown; nothing when its command is over.
pub(super) fn decides(game: GameStore, playback: PlaybackStore) -> Memo<Option<Decides>> {
    Memo::new(move |_| {
        let command = playback.staff().filter(|_| playback.is_ready())?;
        game.with(|game| match command.is_over(game) {
            true => None,
            false => staff::decides(game),
        })
    })
}

impl Controls {
    /// Hands the game to the staff.
    pub fn hand_over(self, range: AutoplayRange) {
        self.panels.close();
        self.panels.show_sheet(false);
        self.selection.begin(Activity::None);
        self.selection.select_planes(UnitSet::EMPTY);
        self.selection.point(None);
        self.game.forget_refusal();
        let command = self.game.peek(|game| Command::new(game, range));
        self.playback.watch_staff(command);
        self.turn_to_staff();
        self.focus.send(Focus::Question);
    }

    /// Takes command: the player is asked what the staff would have answered next.
    pub fn take_command(self) {
        self.playback.take_command();
        self.turn_to_decision();
        self.focus.send(Focus::Question);
    }

    /// Has the staff play what is left of its range at once.
    pub fn skip_staff(self) {
        let Some(command) = untrack(|| self.playback.staff()) else {
            return;
        };
        let given = self.game.play_staff(|game| !command.is_over(game));
        self.after_orders(given, false);
        self.playback.show_all();
        self.take_command();
    }

    /// Lets the staff give its orders, each after the time that it takes to read it.
    pub(super) fn run_staff(self) {
        let learn = expect_context::<LearnStore>();
        let playback = self.playback;
        Effect::new(move |_| {
            let waits = playback.is_paused() || playback.is_studied(learn);
            let decides = self.staff_decides.get();
            let Some(speed) = playback.watching_speed() else {
                return;
            };
            if playback.staff().is_none() || !playback.is_ready() || waits {
                return;
            }
            let pause = decides.map(|decides| decides.pause).unwrap_or_default();
            let pause = pause * speed.tenths() / 10;
            let milliseconds = u32::try_from(pause.as_millis()).unwrap_or_default();
            let timer = Timeout::new(milliseconds, move || self.let_staff_decide());
            // As that of the playback: it ends with the effect.
            StoredValue::new_local(timer);
        });
    }

    /// The staff gives its next order, or command back.
    pub(super) fn let_staff_decide(self) {
        let Some(command) = untrack(|| self.playback.staff()) else {
            return;
        };
        let before = self.game.peek(|game| game.orders().len());
        let is_next = |game: &Game| game.orders().len() == before && !command.is_over(game);
        match self.game.play_staff(is_next) {
            0 => self.take_command(),
            given => self.after_orders(given, false),
        }
    }

    /// Turns to what the staff decides: the mission that it moves is in hand.
    pub(super) fn turn_to_staff(self) {
        let mission = self.game.peek(|game| match game.decision() {
            Some(Decision::AirMovement) => staff::decides(game)?.order.moved_mission(),
            _ => None,
        });
        self.selection.select_mission(mission);
    }
}
