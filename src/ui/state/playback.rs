//! Shows what happened event by event, at the speed the player likes: a clock over events. The game
//! is always ahead; the table on screen is the events shown so far. What is worth a look, and what
//! is a fight, the view says.

use leptos::prelude::*;
use reactive_stores::Store;

mod advance;
mod resume;
mod timer;
mod watching;

use super::{GameStore, PanelStore, SettingsStore};
use crate::engine::{Event, Game, Happening, Roll, Table};
use crate::view::moment::{self, Span};
use watching::Watching;

/// The table as far as it has been shown.
#[derive(Clone, Debug, Store)]
struct Shown {
    /// The table after the events shown.
    table: Table,
    /// How many events have been shown.
    upto: usize,
    /// Whether a fight or a moment has just ended and waits for the player to have seen it.
    waiting: bool,
    /// The moment whose card is shown.
    moment: Option<Span>,
    /// How many events have been told by cards and verdicts, or needed none.
    told: usize,
    /// Whether the next event is a die that rolls: nothing tells its result before it is shown.
    rolling: bool,
}

/// How far the game has been shown.
#[derive(Clone, Copy)]
pub struct PlaybackStore {
    game: GameStore,
    panels: PanelStore,
    settings: SettingsStore,
    shown: Store<Shown>,
    is_ready: Memo<bool>,
    /// The end of the fight whose verdict is shown again.
    again: RwSignal<Option<usize>>,
    /// The moment whose card is shown again.
    card_again: RwSignal<Option<Span>>,
    /// How a finished game is watched again, if it is.
    watching: RwSignal<Option<Watching>>,
}

impl PlaybackStore {
    /// A playback that has shown everything so far.
    pub fn new(game: GameStore, panels: PanelStore, settings: SettingsStore) -> PlaybackStore {
        let shown = Store::new(game.peek(everything));
        let is_ready = Memo::new(move |_| {
            let upto = shown.upto().get();
            let is_seen = !shown.waiting().get() && shown.moment().with(Option::is_none);
            is_seen && game.with(|game| game.events().len() == upto)
        });
        let playback = PlaybackStore {
            game,
            panels,
            settings,
            shown,
            is_ready,
            again: RwSignal::new(None),
            card_again: RwSignal::new(None),
            watching: RwSignal::new(None),
        };
        playback.run_timer();
        playback
    }

    /// Whether everything has been shown, so that the player can decide.
    pub fn is_ready(self) -> bool {
        self.is_ready.get()
    }

    /// Whether a fight or a moment has just ended and waits for the player to have seen it.
    pub fn is_waiting(self) -> bool {
        self.shown.waiting().get()
    }

    /// Whether it is a fight.
    pub fn waits_for_fight(self) -> bool {
        self.is_waiting() && self.moment().is_none()
    }

    /// The moment whose card is shown.
    pub fn moment(self) -> Option<Span> {
        self.shown.moment().get()
    }

    /// The moment whose card stands, and whether all of it has been shown: what hangs on dice has its card while
    /// they fall.
    pub fn on_stage(self) -> Option<(Span, bool)> {
        if let Some(span) = self.card_again() {
            return Some((span, true));
        }
        if let Some(span) = self.moment() {
            return Some((span, true));
        }
        if self.is_ready() || self.is_waiting() {
            return None;
        }
        let told = self.shown.told().get();
        let span = self.with_events(|shown| moment::unfolding(shown, told))?;
        Some((span, false))
    }

    /// The moment whose card is shown again.
    pub fn card_again(self) -> Option<Span> {
        self.card_again.get()
    }

    /// Shows the card of a moment once more, in the place of what is asked now.
    pub fn show_card(self, span: Span) {
        self.card_again.set(Some(span));
    }

    /// The end of the fight whose verdict is shown again: the number of events up to it.
    pub fn again(self) -> Option<usize> {
        self.again.get()
    }

    /// Shows the verdict of a fight once more, over whatever is asked now: that of the fight in which the
    /// events number `upto` and before end (`fight::ending` finds it for any event of a fight).
    pub fn show_verdict(self, upto: usize) {
        self.again.set(Some(upto));
    }

    /// The verdict that was shown again has been seen.
    pub fn close_verdict(self) {
        self.again.set(None);
    }

    /// How many events have been shown.
    pub fn upto(self) -> usize {
        self.shown.upto().get()
    }

    /// Whether a die rolls that is to be watched.
    pub fn is_rolling(self) -> bool {
        self.shown.rolling().get()
    }

    /// The die that rolls, if one does.
    pub fn rolling(self) -> Option<Roll> {
        let upto = self.shown.upto().get();
        let is_rolling = self.shown.rolling().get();
        self.game.with(|game| {
            let next = game.events().get(upto).filter(|_| is_rolling)?;
            match &next.event {
                Event::Roll(roll) => Some(roll.clone()),
                _ => None,
            }
        })
    }

    /// Looks at the table on screen.
    pub fn with_table<T>(self, look: impl FnOnce(&Table) -> T) -> T {
        self.shown.table().with(look)
    }

    /// Looks at the events shown.
    pub fn with_events<T>(self, look: impl FnOnce(&[Happening]) -> T) -> T {
        let upto = self.shown.upto().get();
        // Within an undo the game has fewer events than were shown.
        self.game.with(|game| {
            let all = game.events();
            look(&all[..upto.min(all.len())])
        })
    }
}

fn everything(game: &Game) -> Shown {
    let upto = game.events().len();
    Shown {
        table: game.table().clone(),
        upto,
        waiting: false,
        moment: None,
        told: upto,
        rolling: false,
    }
}

/// The game as it stood after some of its events.
fn up_to(game: &Game, upto: usize) -> Shown {
    Shown {
        table: game.table_after(upto),
        upto,
        told: upto,
        ..everything(game)
    }
}
