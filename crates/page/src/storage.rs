//! What the browser keeps for the page, and games as files. Each title has places of its own.
//!
//! Nothing is said to be kept that was not read back.

#[cfg(target_arch = "wasm32")]
mod browser;
mod file_name;
#[cfg(target_arch = "wasm32")]
mod files;
mod game_file;
mod kept;
mod keys;
#[cfg(target_arch = "wasm32")]
mod lasting;
mod mark;
mod packed;
mod parts;
mod results;
mod slot;
mod stored;
mod stored_results;
mod summary;
#[cfg(target_arch = "wasm32")]
mod tab;

pub use file_name::file_name;
pub use game_file::file_with;
pub use kept::{TabState, kept_to_text, read_kept};
pub use keys::Keys;
pub use mark::Mark;
pub use packed::{pack, unpack};
pub use parts::Parts;
pub use results::{Finished, Results};
pub use slot::{Change, Slot, SlotEntry, game_of, sort};
pub use stored::{BesideGame, Stored};
pub use stored_results::{PutAside, Record, StoredResults, Texts};
pub use summary::Summary;

#[cfg(target_arch = "wasm32")]
pub use browser::{
    LocalTexts, entries, last, mark, new_id, new_seed, note_asked, note_kept, now, probe, random,
    read, remove, set_last, slots, write,
};
#[cfg(target_arch = "wasm32")]
pub use files::{NoFile, download, read_file};
#[cfg(target_arch = "wasm32")]
pub use lasting::{ask_to_keep, is_promised, mark_beside, note_beside};
#[cfg(target_arch = "wasm32")]
pub use tab::{keep, kept};

/// Bytes of the longest text that is read as a game: none has as many orders.
pub const LONGEST_GAME: usize = 2_000_000;

/// Why something was not kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StorageProblem {
    /// The browser gives the page no storage.
    #[error("This browser does not let the page keep games")]
    Forbidden,
    /// There is no room.
    #[error("The browser\u{2019}s storage is full")]
    Full,
    /// The browser has it, and does not give it back: its files are damaged.
    #[error("This browser cannot read what it keeps for the page")]
    Unreadable,
    /// The browser took it without a word, and does not have it.
    #[error("The browser did not keep what it was given")]
    NotKept,
}
