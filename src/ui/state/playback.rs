//! Shows what happened event by event, at the speed the player likes: a clock over events. The game
//! is always ahead; the table on screen is the events shown so far. What is worth a look, and what
//! is a fight, the view says.

use leptos::prelude::*;
use reactive_stores::Store;

mod resume;
mod timer;
mod watching;

use super::{GameStore, PanelStore, SettingsStore, Speed};
use crate::engine::{Event, Game, Happening, Roll, Table};
use crate::view::fight;
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

    /// Shows what an order brought: at once, or event by event.
    pub fn start(self) {
        self.card_again.set(None);
        if self.settings.speed_untracked() == Speed::Off {
            self.show_all();
        } else {
            self.begin_step();
            self.go_on();
        }
    }

    /// What was shown before this has been told.
    fn begin_step(self) {
        let upto = self.shown.upto().get_untracked();
        self.shown.told().set(upto);
    }

    /// The next step at once, or on from a fight or a moment that is over.
    pub fn go_on(self) {
        if self.again.get_untracked().is_some() {
            return self.close_verdict();
        }
        if self.card_again.get_untracked().is_some() {
            return self.card_again.set(None);
        }
        self.leave();
        self.advance();
    }

    /// Leaves the fight or the moment that has been seen.
    fn leave(self) {
        if self.shown.waiting().get_untracked() || self.shown.moment().get_untracked().is_some() {
            self.begin_step();
            self.shown.waiting().set(false);
            self.shown.moment().set(None);
        }
    }

    /// Hurries: shows all up to what waits to be seen, or goes on from there.
    pub fn skip_or_go_on(self) {
        let is_there = self.shown.waiting().get_untracked()
            || self.shown.moment().get_untracked().is_some()
            || self.again.get_untracked().is_some()
            || self.card_again.get_untracked().is_some();
        match is_there {
            true => self.go_on(),
            false => self.skip(),
        }
    }

    /// Shows the game as it stands.
    pub fn show_all(self) {
        self.card_again.set(None);
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

    /// Shows events to the end of a fight or of a moment, which waits, or to the last.
    fn skip(self) {
        self.leave();
        self.show_on(|_, _| Show::Passes);
    }

    /// Shows events as `show` says of the next one, up to the end of a fight at most.
    fn show_on(self, show: impl Fn(&[Happening], &Happening) -> Show) {
        let mut upto = self.shown.upto().get_untracked();
        let told = self.shown.told().get_untracked();
        let stops = self.settings.speed_untracked() != Speed::Fast;
        let (mut waiting, mut rolling, mut moment) = (false, false, None);
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
                    waiting = fight::is_over(all, upto);
                    if !waiting {
                        moment = moment::span(all, told, upto, table);
                        waiting = stops && moment.is_some_and(|span| span.kind.waits());
                    }
                    if waiting
                        || moment.is_some()
                        || how == Show::Stops && !fight::pause(shown).is_zero()
                    {
                        break;
                    }
                }
                upto > from
            });
        });
        self.shown.waiting().set(waiting);
        self.shown.moment().set(moment);
        self.shown.rolling().set(rolling);
        self.shown.upto().set(upto);
        if self.game.peek(|game| game.events().len() == upto) {
            self.watching.set(None);
        }
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
