//! A game as it is stored: a slot, and what the list makes of a slot's text.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::error::Category;
use serde_json::value::RawValue;

use super::{Arranged, Arrangements, GameFile, NamedPoint, Origin, Summary};
use crate::engine::insertion_sort::InsertionSort;
use crate::engine::plan::Plans;
use crate::engine::{Game, LoadError, Save};

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
    /// How the player has the decks handled, where that is not as the staff does.
    #[serde(skip_serializing_if = "Option::is_none")]
    plans: Option<Plans>,
    /// Whether its end is none of the player's: the staff gave the last order, or somebody else played it.
    #[serde(skip_serializing_if = "is_false")]
    watched: bool,
    /// The game it grew from, if it did.
    #[serde(skip_serializing_if = "Option::is_none")]
    grew_from: Option<Origin>,
    /// The moments that the player has named.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    points: Vec<NamedPoint>,
    /// What the player has arranged, and when.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    arranged: Vec<Arranged>,
    /// The save, letter by letter.
    save: Box<RawValue>,
    /// What the list says of it.
    summary: Summary,
}

/// The parts of a slot's text, each as it stands there: one that cannot be read takes no other with
/// it. An exported game is a save with a name in it, or has its save beside what else goes out with it.
#[derive(Deserialize)]
struct Parts<'a> {
    #[serde(borrow)]
    name: Option<&'a RawValue>,
    #[serde(borrow)]
    saved: Option<&'a RawValue>,
    #[serde(borrow)]
    link: Option<&'a RawValue>,
    #[serde(borrow)]
    plans: Option<&'a RawValue>,
    #[serde(borrow)]
    watched: Option<&'a RawValue>,
    #[serde(borrow)]
    grew_from: Option<&'a RawValue>,
    #[serde(borrow)]
    points: Option<&'a RawValue>,
    #[serde(borrow)]
    arranged: Option<&'a RawValue>,
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
    /// How the player has the decks handled; nothing if as the scenario has it at first.
    pub plans: Option<Plans>,
    /// Whether its end is none of the player's: the staff gave the last order, or somebody else played it.
    pub watched: bool,
    /// The game it grew from, if it did.
    pub grew_from: Option<Origin>,
    /// The moments that the player has named.
    pub points: Vec<NamedPoint>,
    /// What the player has arranged, and when.
    pub arranged: Vec<Arranged>,
    /// What is said of the game, so far as it is known.
    pub summary: Option<Summary>,
    /// Why it cannot be opened.
    pub problem: Option<LoadError>,
}

impl Slot {
    /// A slot of a game; nothing if its dice are scripted.
    pub fn new(name: &str, saved: Option<u64>, link: Option<&str>, game: &Game) -> Option<Slot> {
        let save = game.save()?;
        let text = save.to_text();
        Some(Slot {
            name: name.to_owned(),
            saved,
            link: link.map(str::to_owned),
            plans: None,
            watched: false,
            grew_from: None,
            points: Vec::new(),
            arranged: Vec::new(),
            summary: Summary::new(game, save.check, &text),
            save: RawValue::from_string(text).ok()?,
        })
    }

    /// This slot with the player's plans for the decks, if they are not the staff's.
    #[must_use]
    pub fn planned(self, plans: Plans) -> Slot {
        let is_changed = plans != Plans::AS_STAFF;
        Slot {
            plans: is_changed.then_some(plans),
            ..self
        }
    }

    /// This slot, saying whether its end is none of the player's.
    #[must_use]
    pub fn watched(self, watched: bool) -> Slot {
        Slot { watched, ..self }
    }

    /// This slot with the game that it grew from, if it did, and the moments that the player has named.
    #[must_use]
    pub fn with_points(self, grew_from: Option<Origin>, points: Vec<NamedPoint>) -> Slot {
        Slot {
            grew_from,
            points,
            ..self
        }
    }

    /// This slot with what the player has arranged, and when.
    #[must_use]
    pub fn arranged(self, arranged: Vec<Arranged>) -> Slot {
        Slot { arranged, ..self }
    }

    /// The slot as a text to store.
    pub fn to_text(&self) -> String {
        // Texts and numbers can always be written.
        serde_json::to_string(self).unwrap_or_default()
    }
}

impl<'a> Parts<'a> {
    fn read(text: &'a str) -> Result<Parts<'a>, LoadError> {
        let is_object = text.trim_start().starts_with('{');
        let read = serde_json::from_str(text).map_err(|error| match error.classify() {
            // What can be read, and has no parts at all, was never one of ours.
            Category::Data if !is_object => LoadError::NotASave,
            _ => LoadError::damaged(&error),
        })?;
        match is_object {
            true => Ok(read),
            false => Err(LoadError::NotASave),
        }
    }

    fn value<T: Deserialize<'a>>(part: Option<&'a RawValue>) -> Option<T> {
        serde_json::from_str(part?.get()).ok()
    }

    /// Those of several that can be read.
    fn values<T: Deserialize<'a>>(part: Option<&'a RawValue>) -> Vec<T> {
        let all = Parts::value::<Vec<&'a RawValue>>(part).unwrap_or_default();
        let all = all.into_iter();
        all.filter_map(|one| Parts::value(Some(one))).collect()
    }

    /// The text of the save: an export is one.
    fn save(&self, text: &'a str) -> &'a str {
        self.save.map_or(text, RawValue::get)
    }

    /// The save as it is loaded. The name of an export may have been written as a number: no check is of the name.
    fn readable_save(&self, text: &'a str) -> Cow<'a, str> {
        let save = self.save(text);
        let named = || {
            let name = self
                .name
                .filter(|name| self.save.is_none() && !name.get().starts_with('"'))?;
            let mut values: Value = serde_json::from_str(save).ok()?;
            *values.get_mut("name")? = Value::String(words_of(name)?);
            Some(values.to_string())
        };
        named().map_or(Cow::Borrowed(save), Cow::Owned)
    }
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
pub fn game_of(text: &str) -> Result<Game, LoadError> {
    Save::load(&Parts::read(text)?.readable_save(text))
}

/// What another tab may change of a slot without playing on. What is arranged is not among it: the tab that plays may
/// have noted more than it has written.
#[derive(Clone, PartialEq, Debug)]
pub struct Beside {
    /// The name of the game.
    pub name: Option<String>,
    /// The link the game was begun from.
    pub link: Option<String>,
    /// How the player has the decks handled; nothing if as the scenario has it at first.
    pub plans: Option<Plans>,
    /// The moments that the player has named.
    pub points: Vec<NamedPoint>,
    /// What is stored, as it is.
    pub text: String,
}

impl From<SlotEntry> for Beside {
    fn from(entry: SlotEntry) -> Beside {
        Beside {
            name: entry.name,
            link: entry.link,
            plans: entry.plans,
            points: entry.points,
            text: entry.text,
        }
    }
}

/// What has become of a slot since a tab wrote or read it last.
#[derive(Clone, PartialEq, Debug)]
pub enum Change {
    /// Nothing.
    None,
    /// The same game stands there at the same order, with something else beside it, such as another name.
    Beside(Box<Beside>),
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
                true => Change::Beside(Box::new(SlotEntry::read(String::new(), now).0.into())),
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
    /// What the list says of a slot's text. Only a game without a summary of its own is replayed;
    /// then there is a text with one as well, to be stored in place of this.
    pub fn read(id: String, text: String) -> (SlotEntry, Option<String>) {
        let mut entry = SlotEntry {
            id,
            name: None,
            saved: None,
            link: None,
            plans: None,
            watched: false,
            grew_from: None,
            points: Vec::new(),
            arranged: Vec::new(),
            summary: None,
            problem: None,
            text: String::new(),
        };
        let better = match Parts::read(&text) {
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
        let name = parts.name.and_then(words_of);
        self.name = name.filter(|name| !name.trim().is_empty());
        self.saved = Parts::value(parts.saved);
        self.link = Parts::value(parts.link);
        self.plans = Parts::value(parts.plans);
        self.watched = Parts::value(parts.watched).unwrap_or_default();
        self.grew_from = Parts::value(parts.grew_from);
        self.points = Parts::values(parts.points);
        self.arranged = Parts::values(parts.arranged);
        let save = parts.save(text);
        let summary = Parts::value::<Summary>(parts.summary);
        if let Some(summary) = summary.filter(|summary| summary.is_of(save)) {
            self.problem = summary.problem();
            self.summary = Some(summary);
            return None;
        }
        match Save::load(&parts.readable_save(text)) {
            Ok(game) => {
                let check = game.save()?.check;
                let summary = Summary::new(&game, check, save);
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
    fn slot(&self, save: &str, summary: Summary) -> Option<Slot> {
        Some(Slot {
            name: self.name.clone().unwrap_or_default(),
            saved: self.saved,
            link: self.link.clone(),
            plans: self.plans,
            watched: self.watched,
            grew_from: self.grew_from.clone(),
            points: self.points.clone(),
            arranged: self.arranged.clone(),
            save: RawValue::from_string(save.to_owned()).ok()?,
            summary,
        })
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

    /// What the player has arranged in the game, and what holds as it is opened: a save of before has nothing else.
    pub fn arrangements(&self, game: &Game) -> Arrangements {
        let plans = self.plans.unwrap_or(Plans::AS_STAFF);
        let mut arranged = Arrangements::of(self.arranged.clone());
        arranged.note(Arranged::now(game, plans));
        arranged
    }

    /// Whether it can be played on.
    pub fn is_under_way(&self) -> bool {
        self.problem.is_none() && self.summary.as_ref().is_some_and(Summary::is_under_way)
    }

    /// The slot's text under another name, the save in it letter by letter the same.
    pub fn renamed(&self, name: &str) -> Option<String> {
        let parts = Parts::read(&self.text).ok()?;
        let slot = self.slot(parts.save(&self.text), self.summary.clone()?)?;
        let name = name.to_owned();
        Some(Slot { name, ..slot }.to_text())
    }

    /// The game as a file. One that cannot be opened goes out letter by letter as it is stored.
    pub fn export(&self) -> String {
        let save = self.game().ok().and_then(|game| game.save());
        save.map_or_else(|| self.text.clone(), |save| self.file().to_text(save))
    }

    fn file(&self) -> GameFile {
        GameFile {
            name: self.name.clone(),
            plans: self.plans,
            grew_from: self.grew_from.clone(),
            points: self.points.clone(),
            arranged: self.arranged.clone(),
        }
    }

    /// A slot of the game that came in as this file, under a name of its own; nothing if its dice are scripted.
    pub fn brought_in(&self, name: &str, saved: Option<u64>, game: &Game) -> Option<Slot> {
        let slot = Slot::new(name, saved, self.link.as_deref(), game)?;
        let slot = slot.planned(self.plans.unwrap_or(Plans::AS_STAFF));
        let slot = slot.with_points(self.grew_from.clone(), self.points.clone());
        Some(slot.arranged(self.arranged.clone()))
    }
}

fn is_false(is_so: &bool) -> bool {
    !is_so
}

/// Puts a list in order: what was saved last comes first, and what has no date at the end.
pub fn sort(entries: &mut [SlotEntry]) {
    entries.insertion_sort_by(|one, other| other.saved.cmp(&one.saved).then(one.id.cmp(&other.id)));
}
