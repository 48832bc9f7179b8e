//! A game as it is stored: a slot, and what the list makes of a slot's text.

use std::cmp::Reverse;

use kernel::{LoadError, Saved};
use serde::{Deserialize, Serialize};
use serde_json::error::Category;
use serde_json::value::RawValue;

use super::Summary;
use crate::engine::{Game, Midway, Save};

/// A game as it stands in its slot.
#[derive(Clone, Debug, Serialize)]
pub struct Slot {
    /// The name the player gave it.
    name: String,
    /// When it was saved, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    saved: Option<u64>,
    /// The link it was begun from.
    #[serde(skip_serializing_if = "Option::is_none")]
    link: Option<String>,
    /// Whether its end is none of the player's: the staff gave the last order.
    #[serde(skip_serializing_if = "is_false")]
    watched: bool,
    /// The save, letter by letter.
    save: Box<RawValue>,
    /// What the list says of it.
    summary: Summary,
}

/// The parts of a slot's text, each as it stands there: one that cannot be read takes no other with
/// it. An exported game is a save with a name in it.
#[derive(Deserialize)]
struct Parts<'a> {
    #[serde(borrow)]
    name: Option<&'a RawValue>,
    #[serde(borrow)]
    saved: Option<&'a RawValue>,
    #[serde(borrow)]
    link: Option<&'a RawValue>,
    #[serde(borrow)]
    watched: Option<&'a RawValue>,
    #[serde(borrow)]
    save: Option<&'a RawValue>,
    #[serde(borrow)]
    summary: Option<&'a RawValue>,
}

/// A slot as the start screen lists it.
#[derive(Clone, PartialEq, Debug)]
pub struct SlotEntry {
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
    /// Whether its end is none of the player's: the staff gave the last order.
    pub watched: bool,
    /// What is said of the game, so far as it is known.
    pub summary: Option<Summary>,
    /// Whether that was not stored with it: the game had to be replayed.
    pub is_replayed: bool,
    /// Why it cannot be opened.
    pub problem: Option<LoadError>,
}

impl Slot {
    /// A slot of a game; nothing if its dice are scripted.
    pub fn new(name: &str, saved: Option<u64>, link: Option<&str>, game: &Game) -> Option<Slot> {
        let text = game.save()?.to_text();
        Some(Slot {
            name: name.to_owned(),
            saved,
            link: link.map(str::to_owned),
            watched: false,
            summary: Summary::new(game, &text),
            save: RawValue::from_string(text).ok()?,
        })
    }

    /// This slot, saying whether its end is none of the player's.
    #[must_use]
    pub fn watched(self, watched: bool) -> Slot {
        Slot { watched, ..self }
    }

    /// The slot as a text to store.
    pub fn to_text(&self) -> String {
        // Texts and numbers can always be written.
        serde_json::to_string(self).unwrap_or_default()
    }
}

impl<'a> Parts<'a> {
    fn read(text: &'a str) -> Result<Parts<'a>, LoadError> {
        let none = LoadError::NotASave(Midway::FULL_NAME);
        let is_object = text.trim_start().starts_with('{');
        let read = serde_json::from_str(text).map_err(|error| match error.classify() {
            // What can be read, and has no parts at all, was never one of ours.
            Category::Data if !is_object => none.clone(),
            _ => LoadError::damaged(&error),
        })?;
        match is_object {
            true => Ok(read),
            false => Err(none),
        }
    }

    fn value<T: Deserialize<'a>>(part: Option<&'a RawValue>) -> Option<T> {
        serde_json::from_str(part?.get()).ok()
    }

    /// The text of the save: an export is one.
    fn save(&self, text: &'a str) -> &'a str {
        self.save.map_or(text, RawValue::get)
    }
}

/// The game in the text of a slot or of an export.
///
/// # Errors
/// What is wrong with it.
pub fn game_of(text: &str) -> Result<Game, LoadError> {
    Save::read(Parts::read(text)?.save(text))?.game()
}

/// What has become of a slot since a tab wrote or read it last.
#[derive(Clone, PartialEq, Debug)]
pub enum Change {
    /// Nothing.
    None,
    /// The same game stands there at the same order, with something else beside it, such as another name.
    Beside(Box<SlotEntry>),
    /// Another game stands there, or the same at another order.
    PlayedOn,
    /// It is not there any more.
    Gone,
}

impl Change {
    /// What has become of a slot that had the text `known`, if it was there, and has the text `now`.
    pub fn of(known: Option<&str>, now: Option<String>) -> Change {
        match (known, now) {
            (None, None) => Change::None,
            (Some(_), None) => Change::Gone,
            (None, Some(_)) => Change::PlayedOn,
            (Some(known), Some(now)) if known == now => Change::None,
            (Some(known), Some(now)) => match same_save(known, &now) {
                true => Change::Beside(Box::new(SlotEntry::read(String::new(), now))),
                false => Change::PlayedOn,
            },
        }
    }
}

/// Whether two slots hold the same save.
fn same_save(one: &str, other: &str) -> bool {
    match (Parts::read(one), Parts::read(other)) {
        (Ok(parts), Ok(others)) => parts.save(one) == others.save(other),
        _ => false,
    }
}

impl SlotEntry {
    /// What the list says of a slot's text. Only a game without a summary of its own is replayed.
    pub fn read(id: String, text: String) -> SlotEntry {
        let mut entry = SlotEntry {
            id,
            name: None,
            saved: None,
            link: None,
            watched: false,
            summary: None,
            is_replayed: false,
            problem: None,
            text: String::new(),
        };
        match Parts::read(&text) {
            Ok(parts) => entry.take(&parts, &text),
            Err(error) => entry.problem = Some(error),
        }
        entry.text = text;
        entry
    }

    fn take(&mut self, parts: &Parts<'_>, text: &str) {
        let name = Parts::value::<String>(parts.name);
        self.name = name.filter(|name| !name.trim().is_empty());
        self.saved = Parts::value(parts.saved);
        self.link = Parts::value(parts.link);
        self.watched = Parts::value(parts.watched).unwrap_or_default();
        let save = parts.save(text);
        let summary = Parts::value::<Summary>(parts.summary);
        if let Some(summary) = summary.filter(|summary| summary.is_of(save)) {
            self.problem = summary.problem();
            self.summary = Some(summary);
            return;
        }
        match game_of(text) {
            Ok(game) => {
                self.summary = Some(Summary::new(&game, save));
                self.is_replayed = true;
            }
            Err(problem) => self.problem = Some(problem),
        }
    }

    /// The game.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn game(&self) -> Result<Game, LoadError> {
        match &self.problem {
            Some(problem) => Err(problem.clone()),
            None => game_of(&self.text),
        }
    }

    /// Whether it can be played on.
    pub fn is_under_way(&self) -> bool {
        self.problem.is_none() && self.summary.as_ref().is_some_and(Summary::is_under_way)
    }

    /// The slot's text under another name, the save in it letter by letter the same.
    pub fn renamed(&self, name: &str) -> Option<String> {
        let parts = Parts::read(&self.text).ok()?;
        let slot = Slot {
            name: name.to_owned(),
            saved: self.saved,
            link: self.link.clone(),
            watched: self.watched,
            save: RawValue::from_string(parts.save(&self.text).to_owned()).ok()?,
            summary: self.summary.clone()?,
        };
        Some(slot.to_text())
    }

    /// The game as a file. One that cannot be opened goes out letter by letter as it is stored.
    pub fn export(&self) -> String {
        let save = self.game().ok().and_then(|game| game.save());
        let named = save.map(|save| save.named(self.name.as_deref()).to_text());
        named.unwrap_or_else(|| self.text.clone())
    }
}

fn is_false(is_so: &bool) -> bool {
    !is_so
}

/// Puts a list in order: what was saved last comes first, and what has no date at the end.
pub fn sort(entries: &mut [SlotEntry]) {
    entries.sort_by_key(|entry| (Reverse(entry.saved), entry.id.clone()));
}
