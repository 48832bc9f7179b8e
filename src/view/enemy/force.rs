//! The Japanese forces: where they are, how well they are known, their CAP and their ships.

use super::ships::{ShipLine, ship_line};
use crate::engine::forces::{Force, ForceId};
use crate::engine::{Scenario, Table, count_of};
use crate::view::wording;

/// A force's card.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ForceCard {
    /// The force.
    pub id: ForceId,
    /// Where it is.
    pub place: String,
    /// How well it is known.
    pub detection: String,
    /// Its CAP.
    pub cap: String,
    /// Its Lost box.
    pub lost: String,
    /// The guns of all its ships.
    pub guns: String,
    /// Its ships.
    pub ships: Vec<ShipLine>,
}

/// The Japanese forces of a scenario in which they are known from the start, if it has any.
pub fn forces(scenario: &Scenario, table: &Table) -> Option<Vec<ForceCard>> {
    if scenario.rumours.is_some() || (scenario.forces.is_empty() && table.forces.is_empty()) {
        return None;
    }
    let cards = table.forces.iter().map(|force| card(table, force));
    Some(cards.collect())
}

fn card(table: &Table, force: &Force) -> ForceCard {
    let points = |points: u8| count_of(points, "point", "points");
    ForceCard {
        id: force.id,
        place: format!(
            "hex {}, {}",
            force.hex,
            wording::whereabouts(table, force.hex)
        ),
        detection: force.detection.to_string(),
        cap: match (force.cap, force.fixed_cap) {
            (Some(cap), _) => format!("CAP: {} up", points(cap)),
            (None, Some(cap)) => format!("CAP: {}", points(cap.saturating_sub(force.lost))),
            (None, None) => "CAP not known".to_owned(),
        },
        lost: format!("Lost box: {}", force.lost),
        guns: format!(
            "AA together: {}",
            table.factors(force.ships.iter().copied())
        ),
        ships: force
            .ships
            .iter()
            .map(|ship| ship_line(table, *ship))
            .collect(),
    }
}
