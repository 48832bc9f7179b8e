//! How the player has fared so far.

use crate::storage::Finished;

/// How many games were won, and how the last one ended; nothing before the first.
pub fn results_in_words(results: &[Finished]) -> Option<String> {
    let last = results.last()?;
    let won = results.iter().filter(|it| it.is_won()).count();
    Some(match results.len() {
        1 => format!("One game finished: {}.", last.level),
        many => format!(
            "{many} games finished, {won} won. The last: {}.",
            last.level
        ),
    })
}
