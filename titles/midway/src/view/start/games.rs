//! What the list of saved games says of a game.

use page::listed::Listed;

use crate::engine::Midway;
use crate::storage::{SlotEntry, Summary};
use crate::view::calendar::dates;

impl Listed for Midway {
    fn stands(summary: &Summary) -> String {
        let standing = &summary.standing;
        match &summary.level {
            Some(level) => format!("finished in turn {}: {level}", standing.turn),
            None => {
                let turn = standing.turn.max(1);
                let lost = match standing.captured {
                    0 => "",
                    _ => ", one island base lost",
                };
                format!("turn {turn}, {}{lost}", dates(turn))
            }
        }
    }

    /// The options in play.
    fn besides(entry: &SlotEntry) -> Option<String> {
        let options = entry.summary.as_ref()?.standing.options.join(", ");
        (!options.is_empty()).then_some(options)
    }
}
