//! The account of raids that are met in the air alone.

use super::{ActionReport, Facts, counted};
use crate::view::account::Tally;
use crate::view::sentence;

impl Facts<'_> {
    /// Raids that are met in the air alone.
    pub(super) fn of_interception(&self) -> ActionReport {
        let Tally {
            launched,
            of_raids: down,
            through,
            ..
        } = self.tally;
        let headline = match through {
            0 if down == launched => "Not one of them saw a carrier.".to_owned(),
            0 => "Nothing got through.".to_owned(),
            1 => "A single point got through.".to_owned(),
            through if through * 4 <= launched && !self.is_defeat() => {
                "Most of them never arrived.".to_owned()
            }
            _ => sentence(&format!(
                "{} got through.",
                counted(through, "point", "points")
            )),
        };
        let over = match through {
            0 => "No bomber came over the task force".to_owned(),
            through => format!(
                "Over the task force came {} of bombers",
                counted(through, "point", "points")
            ),
        };
        let meaning = match (self.rung(), through) {
            (0, 0) => {
                "Had the whole day gone like this, Ozawa would have had nothing left to fight a second one with."
            }
            (0, _) => {
                "What came through would have met the guns of the whole task force, and Ozawa\u{2019}s decks would have been all but empty by noon."
            }
            (1, 0) => {
                "The carriers would have gone on launching undisturbed, and the next raid would have been the weaker for this one."
            }
            (1, _) => {
                "A few bombers over fifteen carriers might have hurt a ship. They would not have stopped the fleet."
            }
            (2, through) if through > self.tally.lost => {
                "The line bent. What came through would have given the gunners a hard quarter of an hour, and one carrier or another her first fire."
            }
            (2, _) => {
                "The raids were broken, but at a price in fighters that a second morning like it could not have paid."
            }
            (_, through) if through > self.tally.lost => {
                "With so many bombers overhead it would have been for the guns, and for luck, to save the carriers."
            }
            _ => {
                "The raids were broken, and too many fighters with them; those of the afternoon would have met a thin line."
            }
        };
        ActionReport {
            headline,
            lines: [
                self.raids_came("your Hellcats"),
                format!("{over}; {}.", self.lost()),
                meaning.to_owned(),
            ],
        }
    }
}
