//! The list of the player's games, of whatever title: what it says of each.

use crate::games::{GameLine, not_imported, reason};
use crate::notice::Notice;
use crate::storage::{SlotEntry, Stored, Summary};
use crate::wording::clipped_to;

/// Letters of the longest name that is shown whole.
const LONGEST: usize = 80;

/// Letters of the longest name that a player gives a game.
const LONGEST_GIVEN: usize = 60;

/// What a title says of its games where they are listed.
pub trait Listed: Stored {
    /// Which battle a game is of, where there are several.
    fn which(_standing: &Self::Standing) -> Option<String> {
        None
    }

    /// Where a game stands.
    fn stands(summary: &Summary<Self::Standing>) -> String;

    /// What else there is to say of one, at the end.
    fn besides(entry: &SlotEntry<Self>) -> Option<String>;
}

/// The game to go on with.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ContinueView<S> {
    /// The key of its slot.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Where it stands, and when it was saved.
    pub state: String,
    /// The same, as its title knows it.
    pub standing: S,
}

/// The name of a saved game, for the player.
pub fn name_of<T: Stored>(entry: &SlotEntry<T>) -> String {
    let name = entry.name.as_deref();
    clipped_to(LONGEST, name.unwrap_or("A game without a name"))
}

/// The name of a game in a file: its own, or that of the file.
pub fn name_in_file<T: Stored>(entry: &SlotEntry<T>, file: &str) -> String {
    let of_file = file.strip_suffix(".json").unwrap_or(file);
    let name = entry.name.as_deref().unwrap_or(of_file);
    name.chars().take(LONGEST_GIVEN).collect()
}

/// What the list shows of a game. `date` writes a time of so many milliseconds since 1970 in the
/// player's way. A game that is not in the storage is lost with the tab.
pub fn line<T: Listed>(
    entry: &SlotEntry<T>,
    is_stored: bool,
    date: &dyn Fn(u64) -> String,
) -> GameLine {
    let which = |summary: &Summary<T::Standing>| T::which(&summary.standing);
    let known = join([
        entry.summary.as_ref().and_then(which),
        state(entry, is_stored, date),
        T::besides(entry),
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
pub fn continue_last<T: Listed>(
    entries: &[SlotEntry<T>],
    last: Option<&str>,
    is_stored: &dyn Fn(&str) -> bool,
    date: &dyn Fn(u64) -> String,
) -> Option<ContinueView<T::Standing>> {
    let mut under_way = entries.iter().filter(|entry| entry.is_under_way());
    let played_last = under_way.clone().find(|entry| Some(&*entry.id) == last);
    let entry = played_last.or_else(|| under_way.next())?;
    Some(ContinueView {
        id: entry.id.clone(),
        name: name_of(entry),
        state: state(entry, is_stored(&entry.id), date)?,
        standing: entry.summary.clone()?.standing,
    })
}

/// Where a game stands, and when it was saved.
fn state<T: Listed>(
    entry: &SlotEntry<T>,
    is_stored: bool,
    date: &dyn Fn(u64) -> String,
) -> Option<String> {
    let stored = match (is_stored, entry.saved) {
        (false, _) => Some("not saved: it is lost when this tab closes".to_owned()),
        (true, Some(saved)) => Some(format!("saved {}", date(saved))),
        (true, None) => None,
    };
    let state = join([entry.summary.as_ref().map(T::stands), stored]);
    (!state.is_empty()).then_some(state)
}

fn join<const N: usize>(parts: [Option<String>; N]) -> String {
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    parts.join(" \u{b7} ")
}

/// A saved game cannot be opened after all.
pub fn cannot_open<T: Stored>(entry: &SlotEntry<T>, problem: &T::Problem) -> Notice {
    let (name, problem) = (name_of(entry), reason(problem));
    Notice::bad(format!(
        "\u{201c}{name}\u{201d} cannot be opened: {problem}. It stays here as it is; you can export it."
    ))
}

/// A file was not brought in, because its game is here.
pub fn already_here<T: Stored>(file: &str, here: &SlotEntry<T>) -> Notice {
    let name = name_of(here);
    let why = format!(
        "it is the same game at the same order as \u{201c}{name}\u{201d}, which is here already"
    );
    not_imported(file, &why)
}
