//! The list of saved games.

use page::games::reason;
use page::wording::clipped_to;

pub use page::games::GameLine;

use crate::engine::signed;
use crate::storage::{Origin, SlotEntry, Standing, Summary};

/// Letters of the longest name that is shown whole.
const LONGEST: usize = 80;

/// The game to go on with.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ContinueView {
    /// The key of its slot.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Where it stands, and when it was saved.
    pub state: String,
    /// The number of its scenario.
    pub scenario: u8,
}

/// The name of a saved game, for the player.
pub fn name_of(entry: &SlotEntry) -> String {
    let name = entry.name.as_deref();
    clipped_to(LONGEST, name.unwrap_or("A game without a name"))
}

/// What the list shows of a game. `date` writes a time of so many milliseconds since 1970 in the
/// player's way. A game that is not in the storage is lost with the tab.
pub fn line(entry: &SlotEntry, is_stored: bool, date: &dyn Fn(u64) -> String) -> GameLine {
    let parts = [
        entry.summary.as_ref().map(|it| battle(&it.standing)),
        state(entry, is_stored, date),
        entry.beside.grew_from.as_ref().map(grew_from),
    ];
    let known = join(parts);
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

/// Which game it grew from, and at which moment: by the player's name for it, if he had given it one.
fn grew_from(origin: &Origin) -> String {
    let game = match origin.name.trim() {
        "" => "another game".to_owned(),
        name => format!("\u{201c}{name}\u{201d}"),
    };
    match &origin.moment {
        Some(moment) => format!(
            "grew from {game} at \u{201c}{moment}\u{201d}, {}",
            origin.at
        ),
        None => format!("grew from {game} at {}", origin.at),
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
        scenario: entry.summary.as_ref()?.standing.scenario,
    })
}

/// Which battle it is.
fn battle(standing: &Standing) -> String {
    let battle = format!("Scenario {}, {}", standing.scenario, standing.name);
    if standing.variants.is_empty() {
        battle
    } else {
        format!("{battle}: {}", standing.variants.join(", "))
    }
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
pub(super) fn stands(summary: &Summary) -> String {
    let standing = &summary.standing;
    let score = signed(standing.score);
    match &summary.level {
        Some(level) => format!("finished, {score}, {level}"),
        None => {
            let points = match standing.score {
                1 | -1 => "point",
                _ => "points",
            };
            format!(
                "{}, phase {} \u{b7} {score} {points}",
                standing.turn, standing.phase
            )
        }
    }
}

fn join<const N: usize>(parts: [Option<String>; N]) -> String {
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    parts.join(" \u{b7} ")
}
