//! The account of strikes on ships.

use super::{ActionReport, Facts, counted, names, points, spelled, was};
use crate::engine::ships::ShipId;
use crate::view::sentence;

impl Facts<'_> {
    /// Strikes on ships.
    pub(super) fn of_strikes(&self) -> ActionReport {
        let ships = self.hit(false);
        let carriers: Vec<ShipId> = ships
            .iter()
            .copied()
            .filter(|ship| ship.data().kind.is_carrier())
            .collect();
        let gone = self.gone(&carriers);
        let headline = match (gone.as_slice(), carriers.as_slice()) {
            ([], []) if ships.is_empty() => "All that way, and not a hit.".to_owned(),
            ([], []) => "The carriers got away unhurt.".to_owned(),
            ([], hit) => format!("{} {} hit, and stayed afloat.", names(hit), was(hit.len())),
            (gone, _) => format!("{} will not see another battle.", names(gone)),
        };
        let flew = sentence(&counted(self.flown(), "strike", "strikes"));
        let found = match (self.flown(), self.that_found()) {
            (1, 0) => " and found no ship".to_owned(),
            (1, _) => " and found ships to attack".to_owned(),
            (_, 0) => "; none found a ship".to_owned(),
            (2, 2) => "; both found ships to attack".to_owned(),
            (all, found) if all == found => "; every one found ships to attack".to_owned(),
            (_, found) => format!("; {} found ships to attack", spelled(found)),
        };
        let hits = match ships.is_empty() {
            true => "No bomb or torpedo hit".to_owned(),
            false => self.states(&ships),
        };
        let meaning = match (self.rung(), gone.is_empty()) {
            (0, _) => {
                "Ozawa would have had hardly a carrier to bring to Leyte in October, and the grumbling in the ready rooms would never have begun."
            }
            (1, true) => {
                "Ozawa would have gone home with cripples, and the yards would have been busy with them for longer than he had."
            }
            (1, false) => {
                "It was more than the fleet did on the day; Ozawa would have had fewer decks still to bring to Leyte in October."
            }
            (2, true) => {
                "Hurt, but afloat: the admirals would have called it a success, and the airmen a beginning."
            }
            (2, false) => {
                "Much as on the day: a deck or two the fewer for Ozawa, and a feeling in the ready rooms that it should have been more."
            }
            (_, true) => {
                "Ozawa would have gone home with all his carriers, and every one of them would have had to be fought again."
            }
            (_, false) => {
                "Something was gained, and most of Ozawa\u{2019}s carriers would have had to be fought again."
            }
        };
        let their_fighters = match self.tally.destroyed {
            0 => String::new(),
            down => format!("; they lost {} in the air", points(down)),
        };
        ActionReport {
            headline,
            lines: [
                format!("{flew} flew at dusk{found}."),
                format!("{hits}; {}{their_fighters}.", self.lost()),
                meaning.to_owned(),
            ],
        }
    }
}
