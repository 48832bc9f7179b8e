//! Shows what happened event by event, at the speed the player likes: a clock over events. The game
//! is always ahead; the table on screen is the events shown so far. What is worth a look, and what
//! is a fight, the view says.

use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use reactive_stores::Store;

use super::{GameStore, LearnStore, PanelStore, SettingsStore, Speed};
use crate::engine::{Event, Game, Happening, Roll, Table};
use crate::view::fight;

/// The table as far as it has been shown.
#[derive(Clone, Debug, Store)]
struct Shown {
    /// The table after the events shown.
    table: Table,
    /// How many events have been shown.
    upto: usize,
    /// Whether a fight has just ended and waits for the player to have seen it.
    waiting: bool,
    /// Whether the next event is a die that rolls: nothing tells its result before it is shown.
    rolling: bool,
}

/// How an event is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Show {
    /// It is a die, which rolls first.
    Rolls,
    /// It stops the playback if it is worth a look.
    Stops,
    /// The next one follows at once.
    Passes,
}

/// How far the game has been shown.
#[derive(Clone, Copy)]
pub struct PlaybackStore {
    game: GameStore,
    panels: PanelStore,
    settings: SettingsStore,
    shown: Store<Shown>,
    is_ready: Memo<bool>,
}

impl PlaybackStore {
    /// A playback that has shown everything so far.
    pub fn new(game: GameStore, panels: PanelStore, settings: SettingsStore) -> PlaybackStore {
        let shown = Store::new(game.peek(everything));
        let is_ready = Memo::new(move |_| {
            let upto = shown.upto().get();
            !shown.waiting().get() && game.with(|game| game.events().len() == upto)
        });
        let playback = PlaybackStore {
            game,
            panels,
            settings,
            shown,
            is_ready,
        };
        playback.run_timer();
        playback
    }

    /// Whether everything has been shown, so that the player can decide.
    pub fn is_ready(self) -> bool {
        self.is_ready.get()
    }

    /// Whether a fight has just ended and waits for the player to have seen it.
    pub fn is_waiting(self) -> bool {
        self.shown.waiting().get()
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

    /// Shows what an order brought: at once, or event by event.
    pub fn start(self) {
        if self.settings.speed_untracked() == Speed::Off {
            self.show_all();
        } else {
            self.go_on();
        }
    }

    /// The next step at once, or on from a fight that is over.
    pub fn go_on(self) {
        self.shown.waiting().set(false);
        self.advance();
    }

    /// Leaves a fight: shows it to its end, or goes on from there.
    pub fn skip_or_go_on(self) {
        if self.shown.waiting().get_untracked() {
            self.go_on();
        } else {
            self.skip();
        }
    }

    /// Shows the game as it stands.
    pub fn show_all(self) {
        self.shown.set(self.game.peek(everything));
    }

    /// Shows events up to the next one that is worth a look, or up to a die that is to be watched; one
    /// that rolls already lands.
    fn advance(self) {
        let lands = self.shown.rolling().get_untracked();
        let from = self.shown.upto().get_untracked();
        self.show_on(|shown, next| {
            let is_first = shown.len() == from;
            if !(is_first && lands) && fight::watched(shown, next).is_some() {
                return Show::Rolls;
            }
            Show::Stops
        });
    }

    /// Shows events to the end of a fight, which waits.
    fn skip(self) {
        self.show_on(|_, _| Show::Passes);
    }

    /// Shows events as `show` says of the next one, up to the end of a fight at most.
    fn show_on(self, show: impl Fn(&[Happening], &Happening) -> Show) {
        let mut upto = self.shown.upto().get_untracked();
        let (mut waiting, mut rolling) = (false, false);
        self.game.peek(|game| {
            let all = game.events();
            self.shown.table().maybe_update(|table| {
                let from = upto;
                while let Some(next) = all.get(upto) {
                    let how = show(&all[..upto], next);
                    rolling = how == Show::Rolls;
                    if rolling {
                        break;
                    }
                    table.apply(&next.event);
                    upto += 1;
                    let shown = &all[..upto];
                    waiting = fight::is_over(shown);
                    if waiting || how == Show::Stops && !fight::pause(shown).is_zero() {
                        break;
                    }
                }
                upto > from
            });
        });
        self.shown.waiting().set(waiting);
        self.shown.rolling().set(rolling);
        self.shown.upto().set(upto);
    }

    /// Shows what is left, step by step. The effect itself writes no signal.
    fn run_timer(self) {
        let learn = expect_context::<LearnStore>();
        Effect::new(move |_| {
            // Who studies a chart misses nothing.
            let is_studied = self.panels.dialog().is_some() || learn.is_rule_open();
            if self.is_ready() || self.is_waiting() || is_studied {
                return;
            }
            let tenths = self.settings.speed().tenths();
            let pause = match self.shown.rolling().get() {
                true => fight::ROLLING,
                false => self.with_events(fight::pause),
            };
            let pause = pause * tenths / 10;
            let milliseconds = u32::try_from(pause.as_millis()).unwrap_or_default();
            let timer = Timeout::new(milliseconds, move || self.advance());
            // The effect's own: dropped, and so stopped, before the effect runs again and when the
            // table goes. (Leptos' handle keeps its number in 32 bits, which a clock of a test's may
            // exceed.)
            StoredValue::new_local(timer);
        });
    }
}

fn everything(game: &Game) -> Shown {
    Shown {
        table: game.table().clone(),
        upto: game.events().len(),
        waiting: false,
        rolling: false,
    }
}
