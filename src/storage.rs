//! The player's games: one slot each, in the browser's local storage, and as files.
//!
//! Nothing is said to be kept that was not read back. A slot that cannot be read stays where it
//! is, to be exported or deleted by the player.

mod arranged;
mod beside;
mod game_file;
mod kept;
mod results;
mod standing;
mod stored;

use page::storage::{self, Keys};
use page::titles::PHILIPPINE_SEA;

use crate::engine::{Game, LoadError, PhilippineSea};

pub use arranged::{Arranged, Arrangements};
pub use beside::Beside;
pub use kept::{Desk, KeptView, LastStep, PendingOrders, Progress};
pub use page::save_points::{Moments, NamedPoint, NamedPoints, Origin};
pub use page::storage::{
    LONGEST_GAME, Mark, PutAside, StorageProblem, TabState, Texts, kept_to_text, pack, read_kept,
    sort, unpack,
};
pub use results::{Finished, RECORD, Results, StoredResults};
pub use standing::Standing;

#[cfg(target_arch = "wasm32")]
pub use page::storage::{
    keep, kept, new_seed, note_kept, now, probe, read, read_file, remove, write,
};

/// Where this title keeps its games.
pub const KEYS: Keys = PHILIPPINE_SEA.keys;

/// A game as it stands in its slot.
pub type Slot = storage::Slot<PhilippineSea>;
/// A slot as the start screen lists it.
pub type SlotEntry = storage::SlotEntry<PhilippineSea>;
/// What has become of a slot since a tab wrote or read it last.
pub type Change = storage::Change<PhilippineSea>;
/// What is said of a saved game.
pub type Summary = storage::Summary<Standing>;

/// The game in the text of a slot or of an export.
///
/// # Errors
/// What is wrong with it.
pub fn game_of(text: &str) -> Result<Game, LoadError> {
    storage::game_of::<PhilippineSea>(text)
}
