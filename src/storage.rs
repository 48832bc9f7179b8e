//! The player's games: one slot each, in the browser's local storage, and as files.
//!
//! Nothing is said to be kept that was not read back. A slot that cannot be read stays where it
//! is, to be exported or deleted by the player.

mod arranged;
#[cfg(target_arch = "wasm32")]
mod browser;
mod file_name;
#[cfg(target_arch = "wasm32")]
mod files;
mod game_file;
mod kept;
#[cfg(target_arch = "wasm32")]
mod lasting;
mod mark;
mod packed;
mod results;
mod save_points;
mod slot;
mod stored_results;
mod summary;
#[cfg(target_arch = "wasm32")]
mod tab;

pub use arranged::{Arranged, Arrangements};
pub use file_name::file_name;
pub use game_file::GameFile;
pub use kept::{
    Desk, KeptView, LastStep, PendingOrders, Progress, TabState, kept_to_text, read_kept,
};
pub use mark::Mark;
pub use packed::{pack, unpack};
pub use results::{Finished, Results};
pub use save_points::{NamedPoint, NamedPoints, Origin};
pub use slot::{Beside, Change, Slot, SlotEntry, game_of, sort};
pub use stored_results::{
    PutAside, StoredResults, Texts, put_aside_texts, read_record, say_no_more, write_record,
};
pub use summary::Summary;

#[cfg(target_arch = "wasm32")]
pub use browser::{
    LocalTexts, entries, last, mark, new_id, new_seed, note_asked, note_kept, now, probe, read,
    remove, set_last, write,
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
