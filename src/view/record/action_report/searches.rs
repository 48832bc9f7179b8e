//! The account of searches: what each report proved to be, and what was not found.

use super::{ActionReport, Facts, counted, names, spelled, was};
use crate::engine::ships::ShipId;
use crate::view::account::ForceAccount;
use crate::view::record::forces::{Proved, gave_themselves_away, known_unseen, made_out};
use crate::view::{sentence, wording};

impl Facts<'_> {
    /// Searches for forces that nobody has seen.
    pub(super) fn of_searches(&self) -> ActionReport {
        let forces = &self.forces;
        let number = |proved: Proved| {
            let all = forces.iter();
            all.filter(|force| force.proved() == proved).count() as u32
        };
        let carriers = number(Proved::Carriers);
        ActionReport {
            headline: self.found_headline(carriers),
            lines: [
                proved(forces, &number),
                self.cost(number(Proved::Unseen)),
                self.meaning_of_searches(carriers).to_owned(),
            ],
        }
    }

    fn found_headline(&self, carriers: u32) -> String {
        let forces = &self.forces;
        let hit = self.hit(false);
        let gone: Vec<ShipId> = self
            .gone(&hit)
            .into_iter()
            .filter(|ship| ship.data().kind.is_carrier())
            .collect();
        let known = forces.iter().flat_map(|force| force.ships.iter().copied());
        let known: Vec<ShipId> = known.filter(|ship| ship.data().kind.is_carrier()).collect();
        let found = forces.iter().any(|force| force.found.is_some());
        let seen = forces
            .iter()
            .any(|force| force.found.is_some() && !force.is_nothing);
        match (gone.as_slice(), known.as_slice()) {
            ([], []) if carriers == 1 => {
                "Carriers were seen, and nobody learnt their names.".to_owned()
            }
            ([], []) if carriers > 1 => sentence(&format!(
                "{} carrier forces were seen, and not one by name.",
                spelled(carriers)
            )),
            ([], []) if seen => "Ships enough, and no carrier for certain.".to_owned(),
            ([], []) if found => "Where ships had been reported, there were none.".to_owned(),
            ([], []) => "The sea kept what it knew.".to_owned(),
            ([], known) => format!("{} {} found.", names(known), was(known.len())),
            (gone, _) => format!("{} will not see another battle.", names(gone)),
        }
    }

    /// What was not found, what flew, and what it cost.
    fn cost(&self, unseen: u32) -> String {
        let looked_for = self
            .forces
            .iter()
            .filter(|force| force.proved() == Proved::Unseen && force.looks > 0);
        let unseen = match (unseen, looked_for.count() as u32) {
            (0, _) => "No report was left unseen".to_owned(),
            (1, 0) => "One report was never looked at".to_owned(),
            (1, _) => "One report was searched for and not seen".to_owned(),
            (all, 0) => format!("{} reports were never looked at", sentence(spelled(all))),
            (all, looked) if all == looked => {
                format!(
                    "{} reports were searched for and not seen",
                    sentence(spelled(all))
                )
            }
            (all, looked) => format!(
                "{} reports stayed unseen, though {} of them were searched for",
                sentence(spelled(all)),
                spelled(looked)
            ),
        };
        let struck = match self.flown() {
            0 => String::new(),
            _ => format!("; {}", self.struck()),
        };
        format!("{unseen}{struck}; {}.", self.lost())
    }

    fn meaning_of_searches(&self, carriers: u32) -> &'static str {
        match (self.rung(), carriers) {
            (3.., 1..) if self.tally.lost == 0 => {
                "A glimpse of Ozawa, and no plane lost for it: by evening the admirals would have known little more than at dawn."
            }
            (0, _) => {
                "With so clear a plot Mitscher could have struck in the forenoon, and with every deck he had."
            }
            (1, 0) => {
                "The plot would have been clear enough to say where the carriers were not; the search would have gone on from there."
            }
            (1, _) => {
                "A strike would have known by noon where to go, and would have been home before dark."
            }
            (2, 0) => {
                "Mitscher would have had ships on his plot and no reason to launch at them; the day would have gone on as it did."
            }
            (2, _) => {
                "Something to aim at, and not enough to be sure of it: much what Mitscher had at four in the afternoon."
            }
            (_, 0) => {
                "Ozawa would have drawn off unseen, and there would have been no strike at dusk to argue about."
            }
            (_, _) => {
                "A glimpse of Ozawa, at a price: by evening the admirals would have known little more than at dawn."
            }
        }
    }
}

/// What the reports proved to be.
pub(super) fn proved(forces: &[ForceAccount], number: &dyn Fn(Proved) -> u32) -> String {
    const KINDS: [(Proved, &str, &str); 4] = [
        (Proved::Carriers, "carrier force", "carrier forces"),
        (Proved::Surface, "surface force", "surface forces"),
        (
            Proved::Unknown,
            "force of unknown kind",
            "forces of unknown kind",
        ),
        (Proved::Nothing, "false contact", "false contacts"),
    ];
    let parts = KINDS.into_iter().filter_map(|(proved, one, many)| {
        let of_it = number(proved);
        (of_it > 0).then(|| counted(of_it, one, many))
    });
    let parts: Vec<String> = parts.collect();
    let (seen, reported) = made_out(forces);
    let reports = counted(reported, "report", "reports");
    let double = match forces
        .iter()
        .filter(|force| force.half_of.is_some())
        .count()
    {
        0 => "",
        1 => ", and one of them was two forces",
        _ => ", and some of them were two forces",
    };
    let learnt = learnt(forces, reported, seen);
    match parts.is_empty() {
        true => format!("Of {reports} {learnt}."),
        false => format!("Of {reports} {learnt}{double}: {}.", wording::list(&parts)),
    }
}

/// "You made out five, two gave themselves away and one became known without being seen".
fn learnt(forces: &[ForceAccount], reported: u32, seen: u32) -> String {
    let (away, unseen) = (gave_themselves_away(forces), known_unseen(forces));
    let number = |of_them: u32| match of_them {
        1 if of_them == reported => "it".to_owned(),
        2 if of_them == reported => "both".to_owned(),
        _ if of_them == reported => format!("all {}", spelled(of_them)),
        _ => spelled(of_them).to_owned(),
    };
    let mut ways = Vec::new();
    match seen - away - unseen {
        0 if away > 0 => {}
        0 => ways.push("you made out none".to_owned()),
        out => ways.push(format!("you made out {}", number(out))),
    }
    match away {
        0 => {}
        1 => ways.push("one gave itself away".to_owned()),
        away => ways.push(format!("{} gave themselves away", number(away))),
    }
    if unseen > 0 {
        let unseen = number(unseen);
        ways.push(format!("{unseen} became known without being seen"));
    }
    match ways.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, others)) => format!("{}, and {last}", others.join(", ")),
        None => String::new(),
    }
}
