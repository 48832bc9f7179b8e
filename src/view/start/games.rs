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
        entry
            .beside
            .moments
            .grew_from
            .as_ref()
            .map(Origin::in_words)
    }
}
