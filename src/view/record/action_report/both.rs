//! The account of a battle in which both sides look for each other: what raided, what the reports proved to be, and
//! what was struck.

use super::searches::proved;
use super::{ActionReport, Facts, counted, names, spelled, was};
use crate::engine::ships::ShipId;
use crate::view::account::{self, SubmarineAccount};
use crate::view::record::forces::Proved;
use crate::view::{sentence, wording};

impl Facts<'_> {
    /// Raids from forces that nobody has seen, and strikes at them.
    pub(super) fn of_both(&self) -> ActionReport {
        ActionReport {
            headline: self.headline_of_both(),
            lines: [
                self.raids_and_hits(),
                self.reports_and_strikes(),
                match self.game.scenario().has_second_day() {
                    true => self.meaning_of_two_days(),
                    false => self.meaning_of_both(),
                }
                .to_owned(),
            ],
        }
    }

    fn headline_of_both(&self) -> String {
        let carriers = |ours: bool| -> Vec<ShipId> {
            let ships = self.hit(ours).into_iter();
            ships.filter(|ship| ship.data().kind.is_carrier()).collect()
        };
        let (ours, theirs) = (carriers(true), carriers(false));
        match (self.gone(&ours).as_slice(), self.gone(&theirs).as_slice()) {
            ([], []) if !ours.is_empty() => format!("{} {} hit.", names(&ours), was(ours.len())),
            ([], []) if self.tally.raids == 0 => "The raids never came.".to_owned(),
            ([], []) => {
                let decks = spelled(self.game.table().decks.len() as u32);
                sentence(&format!("{decks} flight decks, and not one was hit."))
            }
            ([], sunk) => format!("{} will not see another battle.", names(sunk)),
            (lost, _) => format!("{} {} lost.", names(lost), was(lost.len())),
        }
    }

    /// What raids came, and what they did.
    fn raids_and_hits(&self) -> String {
        if self.tally.raids == 0 {
            return "No raid came.".to_owned();
        }
        let ships = self.hit(true);
        let hit = match ships.is_empty() {
            true => "no ship was hit".to_owned(),
            false => self.states(&ships),
        };
        format!("{}; {hit}.", self.raids_met())
    }

    /// What the reports proved to be, what was struck, and what it cost.
    fn reports_and_strikes(&self) -> String {
        let number = |wanted: Proved| {
            let all = self.forces.iter();
            all.filter(|force| force.proved() == wanted).count() as u32
        };
        format!(
            "{} {}{}; {}{}.",
            proved(&self.forces, &number),
            self.got_past(),
            sentence(&self.struck()),
            self.lost(),
            self.submarines_lost()
        )
    }

    /// "Force E got past the fleet with 6 ships (-38). ", of each force that did.
    fn got_past(&self) -> String {
        let past = account::got_past(self.game.events()).into_iter();
        let past = past.map(|past| {
            let scored = past.scored().map(|scored| format!(" ({scored})"));
            format!("{}{}. ", past.words(), scored.unwrap_or_default())
        });
        past.collect()
    }

    /// "; two submarines were lost, Finback and Bang", if any were.
    fn submarines_lost(&self) -> String {
        let lost = SubmarineAccount::of(self.game.events()).lost.into_iter();
        let lost: Vec<String> = lost.map(|(submarine, _)| submarine.to_string()).collect();
        match lost.len() {
            0 => String::new(),
            number => {
                let submarines = counted(number as u32, "submarine", "submarines");
                let names = wording::list(&lost);
                format!("; {submarines} {} lost, {names}", was(number))
            }
        }
    }

    fn meaning_of_both(&self) -> &'static str {
        match self.rung() {
            0 => {
                "Ozawa would have had few planes left, and fewer decks to bring them home to; the next day would have been a pursuit."
            }
            1 => {
                "His air groups would have been spent for next to nothing, and the strike of the next day would have had less to fear."
            }
            2 => {
                "Much what the day came to: his planes shot down, his carriers far off, and the fleet whole before Saipan."
            }
            3 => {
                "The fleet would have kept its station, with little to show for the afternoon, and a report to write about the cost."
            }
            _ => {
                "The ships off Saipan would have looked to the west that night, and counted the carriers that were left to them."
            }
        }
    }

    fn meaning_of_two_days(&self) -> &'static str {
        match self.rung() {
            0 => {
                "The Mobile Fleet would have come home without carriers, or the planes to put on them, and not have fought as a fleet again."
            }
            1 => {
                "More than Ozawa could have replaced: fewer carriers came home than did, and empty ones."
            }
            2 => {
                "Much what the two days came to: his planes shot down, some carriers sunk, and the rest gone west in the dark."
            }
            3 => {
                "He would have got away with most of what he had brought, to come again with other planes."
            }
            _ => {
                "The ships off Saipan would have looked to the west, and counted the carriers that were left to them."
            }
        }
    }
}
