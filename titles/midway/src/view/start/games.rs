//! The list of saved games.

use kernel::LoadError;
use page::games::{GameLine, not_imported, reason};
use page::notice::Notice;
use page::wording::clipped_to;

use crate::storage::{SlotEntry, Summary};
use crate::view::calendar::dates;

/// Letters of the longest name that is shown whole.
const LONGEST: usize = 80;

/// Letters of the longest name that a player gives a game.
const LONGEST_NAME: usize = 60;

/// The game to go on with.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ContinueView {
    /// The key of its slot.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Where it stands, and when it was saved.
    pub state: String,
}

/// The name of a saved game, for the player.
pub fn name_of(entry: &SlotEntry) -> String {
    let name = entry.name.as_deref();
    clipped_to(LONGEST, name.unwrap_or("A game without a name"))
}

/// The name of a game in a file: its own, or that of the file.
pub fn name_in_file(entry: &SlotEntry, file: &str) -> String {
    let of_file = file.strip_suffix(".json").unwrap_or(file);
    let name = entry.name.as_deref().unwrap_or(of_file);
    name.chars().take(LONGEST_NAME).collect()
}

/// What the list shows of a game. `date` writes a time of so many milliseconds since 1970 in the
/// player's way. A game that is not in the storage is lost with the tab.
pub fn line(entry: &SlotEntry, is_stored: bool, date: &dyn Fn(u64) -> String) -> GameLine {
    let options = entry
        .summary
        .as_ref()
        .map(|it| it.standing.options.join(", "));
    let known = join([
        state(entry, is_stored, date),
        options.filter(|options| !options.is_empty()),
    ]);
    let state = match &entry.problem {
        Some(problem) => {
            let problem = reason(problem);
            let space = if known.is_empty() { "" } else { ". " };
            format!(
                "{known}{space}This game cannot be opened: {problem}. It stays here as it is; you can export it."
            )
        }
        None => known,
    };
    GameLine {
        id: entry.id.clone(),
        name: name_of(entry),
        state,
        is_openable: entry.problem.is_none(),
    }
}

/// The game to go on with: the one played last, if it is under way, or else the last saved that is.
pub fn continue_last(
    entries: &[SlotEntry],
    last: Option<&str>,
    is_stored: &dyn Fn(&str) -> bool,
    date: &dyn Fn(u64) -> String,
) -> Option<ContinueView> {
    let mut under_way = entries.iter().filter(|entry| entry.is_under_way());
    let played_last = under_way.clone().find(|entry| Some(&*entry.id) == last);
    let entry = played_last.or_else(|| under_way.next())?;
    Some(ContinueView {
        id: entry.id.clone(),
        name: name_of(entry),
        state: state(entry, is_stored(&entry.id), date)?,
    })
}

/// Where a game stands, and when it was saved.
fn state(entry: &SlotEntry, is_stored: bool, date: &dyn Fn(u64) -> String) -> Option<String> {
    let stored = match (is_stored, entry.saved) {
        (false, _) => Some("not saved: it is lost when this tab closes".to_owned()),
        (true, Some(saved)) => Some(format!("saved {}", date(saved))),
        (true, None) => None,
    };
    let state = join([entry.summary.as_ref().map(stands), stored]);
    (!state.is_empty()).then_some(state)
}

/// Where a game stands.
fn stands(summary: &Summary) -> String {
    match &summary.level {
        Some(level) => format!("finished in turn {}: {level}", summary.standing.turn),
        None => {
            let turn = summary.standing.turn.max(1);
            let lost = match summary.standing.captured {
                0 => "",
                _ => ", one island base lost",
            };
            format!("turn {turn}, {}{lost}", dates(turn))
        }
    }
}

fn join<const N: usize>(parts: [Option<String>; N]) -> String {
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    parts.join(" \u{b7} ")
}

/// A saved game cannot be opened after all.
pub fn cannot_open(entry: &SlotEntry, problem: &LoadError) -> Notice {
    let (name, problem) = (name_of(entry), reason(problem));
    Notice::bad(format!(
        "\u{201c}{name}\u{201d} cannot be opened: {problem}. It stays here as it is; you can export it."
    ))
}

/// A file was not brought in, because its game is here.
pub fn already_here(file: &str, here: &SlotEntry) -> Notice {
    let name = name_of(here);
    let why = format!(
        "it is the same game at the same order as \u{201c}{name}\u{201d}, which is here already"
    );
    not_imported(file, &why)
}

/// A link cannot be followed.
pub fn bad_link(wrong: &str) -> Notice {
    Notice::bad(format!(
        "The link cannot be followed: {wrong}. Begin a game here instead."
    ))
}
