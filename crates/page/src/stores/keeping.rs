//! Whether the browser keeps the games, and whether it still has those that were there.

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::address::Address;
use crate::keeping::{self, Promise};
use crate::storage::{self, Mark};

/// What is known of the browser's keeping.
#[derive(Clone, Copy)]
pub struct KeepingStore {
    address: Address,
    promise: RwSignal<Promise>,
    /// How many games are gone with the storage they were in.
    gone: RwSignal<usize>,
}

impl KeepingStore {
    /// What is known when the page is loaded: before anything is written.
    pub fn new(address: Address) -> KeepingStore {
        let keeping = KeepingStore {
            address,
            promise: RwSignal::new(Promise::None),
            gone: RwSignal::new(0),
        };
        keeping.look_for(address.mark().as_ref());
        spawn_local(async move {
            let promised = storage::is_promised().await;
            let _ = keeping.promise.try_set(Promise::answered(promised, false));
            keeping.look_for(storage::mark_beside().await.as_ref());
            note_games(address);
        });
        keeping
    }

    /// Looks whether the storage is there that somebody has noted.
    fn look_for(self, noted: Option<&Mark>) {
        // What cannot be read may be there all the same.
        if let (Some(noted), Ok(now)) = (noted, storage::mark(self.address.keys())) {
            let lost = noted.lost(now.as_ref());
            let _ = self.gone.try_update(|gone| *gone = lost.max(*gone));
        }
    }

    /// Whether the browser keeps the games when it needs room.
    pub fn promise(self) -> Promise {
        self.promise.get()
    }

    /// How many games are gone.
    pub fn gone(self) -> usize {
        self.gone.get()
    }

    /// How many games are gone, for a handler.
    pub fn gone_untracked(self) -> usize {
        self.gone.get_untracked()
    }

    /// The player has read it.
    pub fn put_away(self) {
        self.gone.set(0);
    }

    /// Asks the browser to keep the games.
    pub fn ask(self) {
        spawn_local(async move {
            let promised = storage::ask_to_keep().await;
            let _ = self.promise.try_set(Promise::answered(promised, true));
        });
    }

    /// Asks the browser by itself, once: when a game has come so far that there is something to lose.
    pub fn ask_in_time(self, orders: usize, is_over: bool) {
        let is_open = self.promise.get_untracked() == Promise::Open;
        if is_open && keeping::is_time_to_ask(orders, is_over) && storage::note_asked() {
            self.ask();
        }
    }
}

/// Notes what is in the storage where it may outlast it: in the tab's place in the history, and beside the files of the
/// page.
pub fn note_games(address: Address) {
    if let Ok(mark) = storage::mark(address.keys()) {
        address.note();
        spawn_local(storage::note_beside(mark));
    }
}
