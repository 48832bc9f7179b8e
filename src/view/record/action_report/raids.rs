//! The account of raids that attack ships.

use super::{ActionReport, Facts, names, spelled, was};
use crate::engine::ships::ShipId;
use crate::engine::{HitKind, count_of};
use crate::view::sentence;

impl Facts<'_> {
    /// Raids that attack ships.
    pub(super) fn of_raids(&self) -> ActionReport {
        let ships = self.hit(true);
        let carriers: Vec<ShipId> = ships
            .iter()
            .copied()
            .filter(|ship| ship.data().kind.is_carrier())
            .collect();
        let sunk: Vec<ShipId> = self.gone(&carriers);
        let headline = match (sunk.as_slice(), carriers.as_slice(), ships.as_slice()) {
            ([], [], []) => {
                let decks = spelled(self.game.table().decks.len() as u32);
                sentence(&format!("{decks} flight decks, and not one was hit."))
            }
            ([], [], _) => "They spent their bombs on the battleships.".to_owned(),
            ([], hit, _) => format!("{} {} hit.", names(hit), was(hit.len())),
            (sunk, _, _) => format!("{} {} lost.", names(sunk), was(sunk.len())),
        };
        let hits = match ships.is_empty() {
            true => "No bomb hit a ship".to_owned(),
            false => {
                let fire = match self.tally.on_us.by(HitKind::Fire) {
                    0 => String::new(),
                    hits => format!(", and fire did {} more", count_of(hits, "hit", "hits")),
                };
                format!("{}{fire}", self.states(&ships))
            }
        };
        let meaning = match (self.rung(), carriers.is_empty()) {
            (0, true) => {
                "The fleet could have struck back with every deck it had, and Ozawa with next to nothing."
            }
            (0, false) => {
                "What was hurt would have been patched before dark, and the fleet could have struck back with nearly all it had."
            }
            (1, true) => {
                "The fleet would have stood where it was, off Saipan, with its decks working and its fighters fed."
            }
            (1, false) => {
                "A deck the fewer would not have moved the fleet from Saipan, nor kept it from looking for Ozawa the next day."
            }
            (2, _) => {
                "The fleet would have held its station; the strike of the next day would have flown with fewer planes than it should."
            }
            (_, true) => {
                "No deck was lost, and yet it cost too much: more of the raiders should never have come so far."
            }
            (_, false) => {
                "Ships that burn must be nursed or left, and the fleet would have had to look to its own before it looked for Ozawa."
            }
        };
        ActionReport {
            headline,
            lines: [
                format!("{}.", self.raids_met()),
                format!("{hits}; {}.", self.lost()),
                meaning.to_owned(),
            ],
        }
    }

    /// What came, and who shot down how much of it.
    pub(super) fn raids_met(&self) -> String {
        let down = match (self.tally.by_fighters, self.tally.by_guns) {
            (0, 0) => "nothing was shot down".to_owned(),
            (fighters, 0) => format!("the fighters shot down {fighters}"),
            (0, guns) => format!("the guns shot down {guns}"),
            (fighters, guns) => format!("the fighters shot down {fighters} and the guns {guns}"),
        };
        format!("{}; {down}", self.raids())
    }
}
