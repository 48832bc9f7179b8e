//! What the list of saved games says of a battle.

use page::listed::Listed;

use crate::engine::{PhilippineSea, signed};
use crate::storage::{Origin, SlotEntry, Standing, Summary};

impl Listed for PhilippineSea {
    fn which(standing: &Standing) -> Option<String> {
        let battle = format!("Scenario {}, {}", standing.scenario, standing.name);
        Some(match standing.variants.is_empty() {
            true => battle,
            false => format!("{battle}: {}", standing.variants.join(", ")),
        })
    }

    fn stands(summary: &Summary) -> String {
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

    fn besides(entry: &SlotEntry) -> Option<String> {
        entry.beside.grew_from.as_ref().map(grew_from)
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
