//! A game given out as a file of which there is more than its save says, such as named moments.

use serde::Serialize;
use serde_json::value::RawValue;

/// The file.
#[derive(Serialize)]
struct GameFile<'a, B> {
    /// The name of the game, if it has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<&'a str>,
    #[serde(flatten)]
    beside: &'a B,
    save: Box<RawValue>,
}

/// The text of a file in which the text of a save stands beside what else goes out with it.
pub fn file_with(save: String, name: Option<&str>, beside: &impl Serialize) -> String {
    let file = RawValue::from_string(save.clone())
        .and_then(|save| serde_json::to_string(&GameFile { name, beside, save }));
    file.unwrap_or(save)
}
