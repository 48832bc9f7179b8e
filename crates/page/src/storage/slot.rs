//! A game as it is stored: a slot, and what the list makes of a slot's text.

use std::borrow::Cow;

use serde::Serialize;
use serde_json::Value;
use serde_json::error::Category;
use serde_json::value::RawValue;

use super::{BesideGame, Parts, Stored, Summary};

/// A game as it stands in its slot.
#[derive(Clone, Debug, Serialize)]
#[serde(bound = "")]
pub struct Slot<T: Stored> {
    /// The name the player gave it.
    name: String,
    /// When it was saved, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    saved: Option<u64>,
    /// The link it was begun from.
    #[serde(skip_serializing_if = "Option::is_none")]
    link: Option<String>,
    /// What the player has named and arranged in it.
    #[serde(flatten)]
    beside: T::Beside,
    /// Whether its end is none of the player's: the staff gave the last order, or somebody else played it.
    #[serde(skip_serializing_if = "is_false")]
    watched: bool,
    /// The save, letter by letter.
    save: Box<RawValue>,
    /// What the list says of it.
    summary: Summary<T::Standing>,
}

/// A slot as the start screen lists it.
#[derive(Clone, PartialEq, Debug)]
pub struct SlotEntry<T: Stored> {
    /// The key of the slot.
    pub id: String,
    /// What is stored, as it is.
    pub text: String,
    /// The name, if it has one.
    pub name: Option<String>,
    /// When it was saved, in milliseconds since 1970, if that is known.
    pub saved: Option<u64>,
    /// The link the game was begun from.
    pub link: Option<String>,
    /// What the player has named and arranged in it.
    pub beside: T::Beside,
    /// Whether its end is none of the player's: the staff gave the last order, or somebody else played it.
    pub watched: bool,
    /// What is said of the game, so far as it is known.
    pub summary: Option<Summary<T::Standing>>,
    /// Why it cannot be opened.
    pub problem: Option<T::Problem>,
}

impl<T: Stored> Slot<T> {
    /// A slot of a game; nothing if its dice are scripted.
    pub fn new(
        name: &str,
        saved: Option<u64>,
        link: Option<&str>,
        game: &T::Game,
    ) -> Option<Slot<T>> {
        let text = T::save(game)?;
        Some(Slot {
            name: name.to_owned(),
            saved,
            link: link.map(str::to_owned),
            beside: T::Beside::default(),
            watched: false,
            summary: T::summary(game).of_save(&text),
            save: RawValue::from_string(text).ok()?,
        })
    }

    /// This slot with what the player has named and arranged in the game.
    #[must_use]
    pub fn beside(self, beside: T::Beside) -> Slot<T> {
        Slot { beside, ..self }
    }

    /// This slot, saying whether its end is none of the player's.
    #[must_use]
    pub fn watched(self, watched: bool) -> Slot<T> {
        Slot { watched, ..self }
    }

    /// The slot as a text to store.
    pub fn to_text(&self) -> String {
        // Texts and numbers can always be written.
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// The parts of a slot's text. An exported game is a save with a name in it, or has its save beside what else goes out
/// with it.
fn parts_of<T: Stored>(text: &str) -> Result<Parts<'_>, T::Problem> {
    Parts::read(text).map_err(|error| match error.classify() {
        // What can be read, and has no parts at all, was never one of ours.
        Category::Data => T::NOT_A_SAVE,
        _ => T::damaged(&error),
    })
}

/// The text of the save: an export is one.
fn save<'a>(parts: &Parts<'a>, text: &'a str) -> &'a str {
    parts.part("save").map_or(text, RawValue::get)
}

/// The save as it is loaded. The name of an export may have been written as a number: no check is of the name.
fn readable_save<'a>(parts: &Parts<'a>, text: &'a str) -> Cow<'a, str> {
    let save = save(parts, text);
    let named = || {
        let is_export = parts.part("save").is_none();
        let name = parts
            .part("name")
            .filter(|name| is_export && !name.get().starts_with('"'))?;
        let mut values: Value = serde_json::from_str(save).ok()?;
        *values.get_mut("name")? = Value::String(words_of(name)?);
        Some(values.to_string())
    };
    named().map_or(Cow::Borrowed(save), Cow::Owned)
}

/// The words of a name, also of one that was written as a number, letter by letter; nothing if it has none.
fn words_of(name: &RawValue) -> Option<String> {
    let text = name.get();
    match text.chars().next()? {
        '"' => serde_json::from_str(text).ok(),
        '{' | '[' | 'n' => None,
        _ => Some(text.to_owned()),
    }
}

/// The game in the text of a slot or of an export.
///
/// # Errors
/// What is wrong with it.
pub fn game_of<T: Stored>(text: &str) -> Result<T::Game, T::Problem> {
    T::load(&readable_save(&parts_of::<T>(text)?, text))
}

/// What has become of a slot since a tab wrote or read it last.
#[derive(Clone, PartialEq, Debug)]
pub enum Change<T: Stored> {
    /// Nothing.
    None,
    /// The same game stands there at the same order, with something else beside it, such as another name.
    Beside(Box<SlotEntry<T>>),
    /// Another game stands there, or the same at another order.
    PlayedOn,
    /// It is not there any more.
    Gone,
}

impl<T: Stored> Change<T> {
    /// What has become of a slot that had the text `known`, if it was there, and has the text `now`.
    pub fn of(known: Option<&str>, now: Option<String>) -> Change<T> {
        match (known, now) {
            (None, None) => Change::None,
            (Some(_), None) => Change::Gone,
            (None, Some(_)) => Change::PlayedOn,
            (Some(known), Some(now)) if known == now => Change::None,
            (Some(known), Some(now)) => match same_save(known, &now) {
                true => Change::Beside(Box::new(SlotEntry::read(String::new(), now).0)),
                false => Change::PlayedOn,
            },
        }
    }
}

/// Whether two slots hold the same save.
fn same_save(one: &str, other: &str) -> bool {
    match (Parts::read(one), Parts::read(other)) {
        (Ok(parts), Ok(others)) => save(&parts, one) == save(&others, other),
        _ => false,
    }
}

impl<T: Stored> SlotEntry<T> {
    /// What the list says of a slot's text. Only a game without a summary of its own is replayed;
    /// then there is a text with one as well, to be stored in place of this.
    pub fn read(id: String, text: String) -> (SlotEntry<T>, Option<String>) {
        let mut entry = SlotEntry {
            id,
            name: None,
            saved: None,
            link: None,
            beside: T::Beside::default(),
            watched: false,
            summary: None,
            problem: None,
            text: String::new(),
        };
        let better = match parts_of::<T>(&text) {
            Ok(parts) => entry.take(&parts, &text),
            Err(error) => {
                entry.problem = Some(error);
                None
            }
        };
        entry.text = text;
        (entry, better)
    }

    fn take(&mut self, parts: &Parts<'_>, text: &str) -> Option<String> {
        let name = parts.part("name").and_then(words_of);
        self.name = name.filter(|name| !name.trim().is_empty());
        self.saved = parts.value("saved");
        self.link = parts.value("link");
        self.beside = T::Beside::read(parts);
        self.watched = parts.value("watched").unwrap_or_default();
        let save = save(parts, text);
        let summary = parts.value::<Summary<T::Standing>>("summary");
        if let Some(summary) = summary.filter(|summary| summary.is_of(save)) {
            self.problem = T::problem(&summary.title, summary.version);
            self.summary = Some(summary);
            return None;
        }
        match T::load(&readable_save(parts, text)) {
            Ok(game) => {
                let summary = T::summary(&game).of_save(save);
                self.summary = Some(summary.clone());
                self.slot(save, summary).map(|slot| slot.to_text())
            }
            Err(problem) => {
                self.problem = Some(problem);
                None
            }
        }
    }

    /// The slot again, with the text of its save as it was.
    fn slot(&self, save: &str, summary: Summary<T::Standing>) -> Option<Slot<T>> {
        Some(Slot {
            name: self.name.clone().unwrap_or_default(),
            saved: self.saved,
            link: self.link.clone(),
            beside: self.beside.clone(),
            watched: self.watched,
            save: RawValue::from_string(save.to_owned()).ok()?,
            summary,
        })
    }

    /// The game.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn game(&self) -> Result<T::Game, T::Problem> {
        match &self.problem {
            Some(problem) => Err(problem.clone()),
            None => game_of::<T>(&self.text),
        }
    }

    /// Whether it can be played on.
    pub fn is_under_way(&self) -> bool {
        self.problem.is_none() && self.summary.as_ref().is_some_and(Summary::is_under_way)
    }

    /// The slot's text under another name, the save in it letter by letter the same.
    pub fn renamed(&self, name: &str) -> Option<String> {
        let parts = Parts::read(&self.text).ok()?;
        let slot = self.slot(save(&parts, &self.text), self.summary.clone()?)?;
        let name = name.to_owned();
        Some(Slot { name, ..slot }.to_text())
    }

    /// The game as a file. One that cannot be opened goes out letter by letter as it is stored.
    pub fn export(&self) -> String {
        let game = self.game().ok();
        let file = game.and_then(|game| T::file(&game, self.name.as_deref(), &self.beside));
        file.unwrap_or_else(|| self.text.clone())
    }

    /// A slot of the game that came in as this file, under a name of its own; nothing if its dice are scripted.
    pub fn brought_in(&self, name: &str, saved: Option<u64>, game: &T::Game) -> Option<Slot<T>> {
        let slot = Slot::new(name, saved, self.link.as_deref(), game)?;
        Some(slot.beside(self.beside.clone()))
    }
}

fn is_false(is_so: &bool) -> bool {
    !is_so
}

/// Puts a list in order: what was saved last comes first, and what has no date at the end.
pub fn sort<T: Stored>(entries: &mut [SlotEntry<T>]) {
    entries.sort_unstable_by(|one, other| other.saved.cmp(&one.saved).then(one.id.cmp(&other.id)));
}
