//! What the list of saved games says of a game.

use page::listed::Listed;
use page::save_points::Origin;

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

    /// The options in play, and which game it grew from.
    fn besides(entry: &SlotEntry) -> Option<String> {
        let options = entry
            .summary
            .as_ref()
            .map(|it| it.standing.options.join(", "));
        let options = options.filter(|options| !options.is_empty());
        let grew_from = entry.beside.grew_from.as_ref().map(Origin::in_words);
        let besides: Vec<String> = options.into_iter().chain(grew_from).collect();
        (!besides.is_empty()).then(|| besides.join(" \u{b7} "))
    }
}
