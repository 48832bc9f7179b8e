//! Saves: a game is what it began with, its seed and its orders.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::error::Category;
use serde_json::{Map, Value};

use crate::game::Game;
use crate::title::{Saved, Written};

/// The mark of a save of a game of this family.
pub const FORMAT: &str = "carrier-battle";

/// A saved game, as it is written. What else a title keeps in its saves stands behind these fields, in a type of its
/// own that flattens this one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Save<T: Saved> {
    format: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<String>,
    /// What the player calls the game, in a file he takes away. No part of the game: the check
    /// leaves it out, and files without it are as good.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The version of the rules.
    pub version: u32,
    /// What the game begins with.
    #[serde(flatten)]
    pub setup: T::Setup,
    /// The seed of its dice. Written as a text: JSON numbers do not hold all of them everywhere.
    #[serde(with = "crate::as_text")]
    pub seed: u64,
    /// Steps taken back past a die.
    pub undone: u32,
    /// Every order, in turn.
    #[serde(with = "as_texts")]
    pub orders: Vec<T::Order>,
    /// A hash of the game and of what happened in it (`check.rs`).
    pub check: String,
}

/// Why a save cannot be loaded.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum LoadError {
    /// The text is cut off or damaged.
    #[error("the save is damaged: {0}")]
    Damaged(String),
    /// The text is something else.
    #[error("this is not a save of {0}")]
    NotASave(&'static str),
    /// Made by another game of the family.
    #[error("the save is of a game of another title, \"{0}\"")]
    OtherTitle(String),
    /// Made by another version.
    #[error(
        "the save was made with version {version} of the rules, and this program plays versions {oldest} to {newest}"
    )]
    OtherVersion {
        /// The save's.
        version: u64,
        /// The oldest that is played.
        oldest: u32,
        /// The newest.
        newest: u32,
    },
    /// Made for what this program does not have: a scenario, an option.
    #[error("{0}")]
    OtherSetup(String),
    /// An order that the rules refuse: of a damaged save, or of one older than a correction of this program.
    #[error(
        "the save is damaged, or older than a correction of the rules: order {number} is not legal, for {refusal}"
    )]
    IllegalOrder {
        /// Which, from 1.
        number: usize,
        /// Why it is refused.
        refusal: String,
    },
    /// It replays, but not into the game it says it is: damaged, or older than a correction of this program.
    #[error(
        "the save is damaged, or older than a correction of the rules: its orders do not lead to the game it was saved from"
    )]
    WrongCheck,
}

impl LoadError {
    /// What is wrong with a text that was a save once.
    pub fn damaged(error: &serde_json::Error) -> LoadError {
        LoadError::Damaged(damage(error))
    }

    /// A field of it says nothing that can be read.
    pub fn unreadable(field: &str) -> LoadError {
        LoadError::Damaged(format!("its {field} cannot be read"))
    }
}

/// What is wrong with a text that was a save once, after "the save is damaged:".
pub fn damage(error: &serde_json::Error) -> String {
    let (line, column) = (error.line(), error.column());
    match error.classify() {
        Category::Eof => "it is cut off".to_owned(),
        Category::Syntax => format!("it breaks off at line {line}, column {column}"),
        // The parser's own words are for those who write programs.
        Category::Data | Category::Io => "it is not written as a save is".to_owned(),
    }
}

impl<T: Saved> Save<T> {
    /// The save of a game with this seed.
    pub(crate) fn of(game: &Game<T>, seed: u64) -> Save<T> {
        Save {
            format: FORMAT.to_owned(),
            title: Some(T::NAME.to_owned()),
            name: None,
            version: game.version(),
            setup: game.setup().clone(),
            seed,
            undone: game.undone(),
            orders: game.orders().to_vec(),
            check: game.check_of_save(),
        }
    }

    /// Reads a save without replaying it: first what says whether it can be read at all.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn read(text: &str) -> Result<Save<T>, LoadError> {
        let fields = fields::<T>(text)?;
        let save = serde_json::from_str(text).map_err(|error| {
            let field = damaged_field::<T>(&fields);
            field.map_or_else(|| LoadError::damaged(&error), LoadError::unreadable)
        })?;
        // Serde passes over what it does not know; it would be missing when the save is written again.
        match serde_json::to_value(&save) {
            Ok(written) if written == Value::Object(fields) => Ok(save),
            _ => {
                let what = "it has something that no save has";
                Err(LoadError::Damaged(what.to_owned()))
            }
        }
    }

    /// The game of this save, replayed, with its check compared.
    ///
    /// # Errors
    /// Which order the rules refuse, or that the check is another.
    pub fn game(&self) -> Result<Game<T>, LoadError> {
        let mut game = Game::of_version(self.version, self.setup.clone(), self.seed);
        for (n, order) in self.orders.iter().enumerate() {
            let played: Result<_, T::Refusal> = game.play(order.clone()).map(|_| ());
            played.map_err(|refusal| LoadError::IllegalOrder {
                number: n + 1,
                refusal: refusal.to_string(),
            })?;
        }
        game.set_undone(self.undone);
        match game.check_of_save() == self.check {
            true => Ok(game),
            false => Err(LoadError::WrongCheck),
        }
    }

    /// The save under a name, or under none.
    #[must_use]
    pub fn named(self, name: Option<&str>) -> Save<T> {
        let name = name.map(str::to_owned);
        Save { name, ..self }
    }

    /// The save as a text to store.
    pub fn to_text(&self) -> String {
        // Texts, numbers and lists of them can always be written.
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// The fields of a save of a title that this program can read.
fn fields<T: Saved>(text: &str) -> Result<Map<String, Value>, LoadError> {
    // A text without our mark is somebody else's; one that has it was a save once.
    let fields: Map<String, Value> =
        serde_json::from_str(text).map_err(|error| match text.contains(FORMAT) {
            true => LoadError::damaged(&error),
            false => LoadError::NotASave(T::FULL_NAME),
        })?;
    if fields.get("format").and_then(Value::as_str) != Some(FORMAT) {
        return Err(LoadError::NotASave(T::FULL_NAME));
    }
    match fields.get("title").map(Value::as_str) {
        Some(Some(title)) if title == T::NAME => {}
        Some(Some(title)) => return Err(LoadError::OtherTitle(title.to_owned())),
        Some(None) | None => return Err(LoadError::unreadable("title")),
    }
    let version = fields.get("version").and_then(Value::as_u64);
    let version = version.ok_or_else(|| LoadError::unreadable("version"))?;
    let (oldest, newest) = (T::OLDEST_VERSION, T::VERSION);
    if !(oldest.into()..=newest.into()).contains(&version) {
        return Err(LoadError::OtherVersion {
            version,
            oldest,
            newest,
        });
    }
    T::check_setup(&fields).map_err(LoadError::OtherSetup)?;
    Ok(fields)
}

/// The first field of a save whose value cannot be read; the header has been read.
fn damaged_field<T: Saved>(fields: &Map<String, Value>) -> Option<&'static str> {
    let is_text = |value: &Value| value.is_string();
    let is_number = |value: &Value| {
        value
            .as_u64()
            .and_then(|it| u32::try_from(it).ok())
            .is_some()
    };
    let is_seed = |value: &Value| value.as_str().is_some_and(|it| it.parse::<u64>().is_ok());
    let is_order = |value: &Value| {
        value
            .as_str()
            .is_some_and(|it| T::Order::read(it).is_some())
    };
    let are_orders = |value: &Value| {
        value
            .as_array()
            .is_some_and(|orders| orders.iter().all(is_order))
    };
    let readable =
        |field: &str, reads: &dyn Fn(&Value) -> bool| fields.get(field).is_some_and(reads);
    let named = fields.get("name").is_none_or(is_text);
    [
        ("name", named),
        ("seed", readable("seed", &is_seed)),
        ("undone", readable("undone", &is_number)),
        ("orders", readable("orders", &are_orders)),
        ("check", readable("check", &is_text)),
    ]
    .into_iter()
    .find_map(|(field, reads)| (!reads).then_some(field))
}

/// Orders as texts.
mod as_texts {
    use serde::de::Error;

    use super::{Deserialize, Deserializer, Serializer, Written};

    pub(super) fn serialize<O: Written, S: Serializer>(
        orders: &[O],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(orders.iter().map(Written::written))
    }

    pub(super) fn deserialize<'de, O: Written, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Vec<O>, D::Error> {
        let texts = Vec::<String>::deserialize(deserializer)?;
        let read = |text: String| {
            let order = O::read(&text);
            order.ok_or_else(|| D::Error::custom(format!("{text:?} is not an order")))
        };
        texts.into_iter().map(read).collect()
    }
}
