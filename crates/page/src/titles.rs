//! The titles there are, so that each page leads to the others. What is played in them only their own pages know.

use serde_json::Value;

#[cfg(target_arch = "wasm32")]
use crate::games::not_imported;
#[cfg(target_arch = "wasm32")]
use crate::notice::Notice;
use crate::storage::Keys;

/// A title: a page of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Title {
    /// Its name in saves and links.
    pub id: &'static str,
    /// Its name for the player.
    pub name: &'static str,
    /// When and where it is.
    pub when: &'static str,
    /// What it is, in a sentence.
    pub what: &'static str,
    /// Where its page is, from that of the first title.
    pub folder: &'static str,
    /// Where it keeps its games.
    pub keys: Keys,
}

/// The first title.
pub const PHILIPPINE_SEA: Title = Title {
    id: "philippine-sea",
    name: "Philippine Sea",
    when: "The Marianas, June 1944",
    what: "Task Force 58 against Admiral Ozawa\u{2019}s fleet: nine scenarios, from one air raid to the battle of two days.",
    folder: "",
    keys: Keys::of("carrier-battle/"),
};

/// The second.
pub const MIDWAY: Title = Title {
    id: "midway",
    name: "Midway",
    when: "The Pacific, April to June 1942",
    what: "Four Japanese operations at once, and too few carriers: hold the perimeter from the Aleutians to Port Moresby.",
    folder: "midway/",
    keys: Keys::of("carrier-battle/midway/"),
};

impl Title {
    /// All of them.
    pub const ALL: [&'static Title; 2] = [&PHILIPPINE_SEA, &MIDWAY];

    /// The one of this name in saves and links, in any letters.
    pub fn named(id: &str) -> Option<&'static Title> {
        let all = Title::ALL.into_iter();
        all.into_iter().find(|it| it.id.eq_ignore_ascii_case(id))
    }

    /// The others.
    pub fn others(self) -> impl Iterator<Item = &'static Title> {
        Title::ALL.into_iter().filter(move |it| it.id != self.id)
    }

    /// The address of its page from that of another.
    pub fn address_from(self, here: Title) -> String {
        let up = here.folder.matches('/').map(|_| "../");
        let address: String = up.chain([self.folder]).collect();
        match address.is_empty() {
            true => "./".to_owned(),
            false => address,
        }
    }
}

/// What was played of a title, as far as its texts say so on another title's page.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Played {
    /// How many of its games are under way.
    pub under_way: usize,
    /// How many have ended.
    pub finished: usize,
    /// How the last one ended.
    pub last: Option<String>,
}

impl Played {
    /// What the texts of slots and the record of results tell.
    pub fn of(slots: &[String], record: Option<&str>) -> Played {
        let read = |text: &str| serde_json::from_str::<Value>(text).ok();
        let is_under_way = |slot: &Value| {
            let summary = slot.get("summary");
            summary.is_some_and(|it| it.get("level").is_none_or(Value::is_null))
        };
        let under_way = slots.iter().filter_map(|text| read(text));
        let record = record.and_then(read);
        let results = record.as_ref().and_then(Value::as_array);
        let level = |result: &Value| Some(result.get("level")?.as_str()?.to_owned());
        let levels: Vec<String> = results.into_iter().flatten().filter_map(level).collect();
        Played {
            under_way: under_way.filter(is_under_way).count(),
            finished: levels.len(),
            last: levels.last().cloned(),
        }
    }

    /// In words; nothing if nothing was played.
    pub fn in_words(&self) -> Option<String> {
        let under_way = match self.under_way {
            0 => None,
            1 => Some("one game under way".to_owned()),
            many => Some(format!("{many} games under way")),
        };
        let finished = match (self.finished, &self.last) {
            (0, _) | (_, None) => None,
            (1, Some(last)) => Some(format!("one finished: {last}")),
            (many, Some(last)) => Some(format!("{many} finished, the last: {last}")),
        };
        let parts: Vec<String> = [under_way, finished].into_iter().flatten().collect();
        (!parts.is_empty()).then(|| parts.join(" \u{b7} "))
    }
}

/// What is said of a file whose game is another title's, and was put among the games there.
pub fn brought_to(file: &str, title: &Title) -> String {
    format!(
        "\u{201c}{file}\u{201d} is a game of {}: it is among the saved games there now, and is checked when that page opens it.",
        title.name
    )
}

/// Puts the text of a file among the games of the title that it names, once, whose page alone can replay it; says what came of
/// it. `unknown` is why not, where there is no such title.
#[cfg(target_arch = "wasm32")]
pub fn bring_to_title(file: &str, text: &str, title: &str, unknown: &str) -> Notice {
    use crate::storage::{new_id, note_kept, read, slots, write};

    let Some(title) = Title::named(title) else {
        return not_imported(file, unknown);
    };
    let ids = slots(title.keys).unwrap_or_default();
    let is_it = |id: &String| matches!(read(id), Ok(Some(there)) if there == text);
    let stored = match ids.iter().any(is_it) {
        true => Ok(()),
        false => write(&new_id(title.keys), text),
    };
    match stored {
        Ok(()) => {
            note_kept();
            Notice::good(brought_to(file, title))
        }
        Err(problem) => not_imported(file, &problem.to_string()),
    }
}

/// What was played of a title in this browser.
#[cfg(target_arch = "wasm32")]
pub fn played(title: &Title) -> Played {
    use crate::storage::{read, slots};

    let ids = slots(title.keys).unwrap_or_default();
    let texts: Vec<String> = ids.iter().filter_map(|id| read(id).ok()?).collect();
    let record = read(&title.keys.key("results")).ok().flatten();
    Played::of(&texts, record.as_deref())
}
