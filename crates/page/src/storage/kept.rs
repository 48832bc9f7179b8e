//! What the tab keeps of the game on the table, so that a page that is loaded again goes on from there. Only comfort
//! is lost where it is not kept.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// Something that the tab keeps of a game.
pub trait TabState: Serialize + DeserializeOwned {
    /// Its key in the tab's storage.
    const KEY: &'static str;
}

/// It, as it stands there.
#[derive(Serialize)]
struct OfGame<T> {
    /// The game's key.
    id: String,
    #[serde(flatten)]
    kept: T,
}

/// Which game it is of: what is kept is read from the same text, and passes this over.
#[derive(Deserialize)]
struct Id {
    id: String,
}

/// What a text keeps of a game: nothing if it is another game's, or cannot be read.
pub fn read_kept<T: TabState>(text: &str, id: &str) -> Option<T> {
    let of: Id = serde_json::from_str(text).ok()?;
    let kept = serde_json::from_str(text).ok();
    kept.filter(|_| of.id == id)
}

/// The text that keeps it.
pub fn kept_to_text<T: TabState>(id: &str, kept: T) -> String {
    let id = id.to_owned();
    // Texts and numbers can always be written.
    serde_json::to_string(&OfGame { id, kept }).unwrap_or_default()
}
