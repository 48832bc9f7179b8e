//! The player's games: one slot each, in the browser's local storage, and as files.
//!
//! Nothing is said to be kept that was not read back. A slot that cannot be read stays where it
//! is, to be exported or deleted by the player.

mod kept;
mod results;
mod slot;
mod summary;

use page::storage::Keys;
use page::titles::MIDWAY;

pub use kept::Progress;
pub use results::{Finished, RECORD};
pub use slot::{Change, Slot, SlotEntry, game_of, sort};
pub use summary::Summary;

/// Where this title keeps its games.
pub const KEYS: Keys = MIDWAY.keys;
