//! The player's games: one slot each, in the browser's local storage, and as files.
//!
//! Nothing is said to be kept that was not read back. A slot that cannot be read stays where it
//! is, to be exported or deleted by the player.

#[cfg(target_arch = "wasm32")]
mod browser;
mod file_name;
#[cfg(target_arch = "wasm32")]
mod files;
mod kept;
mod packed;
mod results;
mod slot;
mod summary;
#[cfg(target_arch = "wasm32")]
mod tab;

pub use file_name::file_name;
pub use kept::{Desk, Kept, KeptView, LastStep, Left, Progress, kept_to_text, read_kept};
pub use packed::{pack, unpack};
pub use results::{Finished, Results};
pub use slot::{Slot, SlotEntry, game_of, sort};
pub use summary::Summary;

#[cfg(target_arch = "wasm32")]
pub use browser::{
    entries, last, new_id, new_seed, now, probe, read, remove, results, set_last, write,
    write_results,
};
#[cfg(target_arch = "wasm32")]
pub use files::{download, read_file};
#[cfg(target_arch = "wasm32")]
pub use tab::{keep, kept};

/// Why something was not kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StorageProblem {
    /// The browser gives the page no storage.
    #[error("This browser does not let the page keep games")]
    Forbidden,
    /// There is no room.
    #[error("The browser\u{2019}s storage is full")]
    Full,
    /// The browser took it without a word, and does not have it.
    #[error("The browser did not keep what it was given")]
    NotKept,
}
