//! The player's games: one slot each, in the browser's local storage, and as files.
//!
//! Nothing is said to be kept that was not read back. A slot that cannot be read stays where it
//! is, to be exported or deleted by the player.

mod kept;
mod results;
mod standing;
mod stored;

use kernel::LoadError;
use page::storage::{self, Keys};
use page::titles::MIDWAY;

use crate::engine::{Game, Midway};

pub use kept::Progress;
pub use page::storage::sort;
pub use results::{Finished, RECORD};
pub use standing::Standing;

/// Where this title keeps its games.
pub const KEYS: Keys = MIDWAY.keys;

/// A game as it stands in its slot.
pub type Slot = storage::Slot<Midway>;
/// A slot as the start screen lists it.
pub type SlotEntry = storage::SlotEntry<Midway>;
/// What has become of a slot since a tab wrote or read it last.
pub type Change = storage::Change<Midway>;
/// What is said of a saved game.
pub type Summary = storage::Summary<Standing>;

/// The game in the text of a slot or of an export.
///
/// # Errors
/// What is wrong with it.
pub fn game_of(text: &str) -> Result<Game, LoadError> {
    storage::game_of::<Midway>(text)
}
