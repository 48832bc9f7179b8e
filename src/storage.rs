//! The player's games: one slot each, in the browser's local storage, and as files.
//!
//! Nothing is said to be kept that was not read back. A slot that cannot be read stays where it
//! is, to be exported or deleted by the player.

mod arranged;
#[cfg(target_arch = "wasm32")]
mod browser;
mod game_file;
mod kept;
mod results;
mod save_points;
mod slot;
mod summary;

use page::storage::Keys;
use page::titles::PHILIPPINE_SEA;

pub use arranged::{Arranged, Arrangements};
pub use game_file::GameFile;
pub use kept::{Desk, KeptView, LastStep, PendingOrders, Progress};
pub use page::storage::{
    LONGEST_GAME, Mark, PutAside, StorageProblem, TabState, Texts, kept_to_text, pack, read_kept,
    unpack,
};
pub use results::{Finished, RECORD, Results, StoredResults};
pub use save_points::{NamedPoint, NamedPoints, Origin};
pub use slot::{Beside, Change, Slot, SlotEntry, game_of, sort};
pub use summary::Summary;

#[cfg(target_arch = "wasm32")]
pub use browser::entries;
#[cfg(target_arch = "wasm32")]
pub use page::storage::{
    keep, kept, new_seed, note_kept, now, probe, read, read_file, remove, write,
};

/// Where this title keeps its games.
pub const KEYS: Keys = PHILIPPINE_SEA.keys;
