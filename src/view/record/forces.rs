//! The reported forces of a game: when each was found, by whom, and what it proved to be. What nobody looked at
//! is told as that: by the rules nothing is decided of it (7.31).

mod finder;
mod words;

use crate::engine::forces::{ForceId, Intelligence, LevelOne};
use crate::engine::{Scenario, count_of};
use crate::view::account::{ForceAccount, ForceTracker, Found};
use crate::view::{intelligence, sentence, wording};
use words::{in_turn, of_level_one};

pub(super) use finder::{gave_themselves_away, known_unseen, made_out};

/// The kinds of what a report can prove to be.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Proved {
    /// Carriers.
    Carriers,
    /// Surface ships.
    Surface,
    /// Ships of which it is not known whether they have carriers.
    Unknown,
    /// Nothing.
    Nothing,
    /// Nobody has seen it.
    Unseen,
}

impl ForceAccount {
    /// Its name, and with whom it sailed. A letter that is free again may be that of another: that is the second of it.
    /// A butai that has lost its carriers is known by what it was (9.13).
    pub fn name(&self) -> String {
        // It was the letter that others had before it.
        let name = match (self.butai, self.was) {
            (Some(butai), _) if butai != self.id => format!("{butai}, at the end {}", self.id),
            (_, None) => sentence(&in_turn(self.id, self.before)),
            (_, Some(was)) => format!("{}, once {}", self.id, in_turn(was, self.before)),
        };
        let with = self.half_of.map(|other| format!(", with {other}"));
        format!("{name}{}", with.unwrap_or_default())
    }

    /// What it proved to be.
    pub(super) fn proved(&self) -> Proved {
        match self.intelligence {
            _ if self.is_nothing => Proved::Nothing,
            _ if self.had_carriers => Proved::Carriers,
            Intelligence::Level0 => Proved::Unseen,
            Intelligence::Level1(LevelOne::Large | LevelOne::Medium | LevelOne::Small) => {
                Proved::Unknown
            }
            _ => Proved::Surface,
        }
    }

    /// Whether ships were seen there.
    pub(super) fn has_ships(&self) -> bool {
        !matches!(self.proved(), Proved::Nothing | Proved::Unseen)
    }

    /// What it proved to be, in words, and whether it got past.
    pub fn words(&self) -> String {
        let proved = self.proved_words();
        match self.has_exited {
            true => format!("{proved}; it got past Saipan"),
            false => proved,
        }
    }

    fn proved_words(&self) -> String {
        match self.intelligence {
            _ if self.is_nothing => "nothing: a false contact".to_owned(),
            Intelligence::Level0 if self.looks == 0 => "never looked at".to_owned(),
            Intelligence::Level0 => {
                let looks = count_of(self.looks, "attempt", "attempts");
                format!("not seen in {looks}")
            }
            Intelligence::Level1(chit) => of_level_one(chit).to_owned(),
            Intelligence::Level2Carriers(_) => intelligence::brief(self.intelligence, &[]),
            Intelligence::Level2Surface(size) => {
                format!("a {} force", size.to_string().to_lowercase())
            }
            Intelligence::Level3Carriers(carriers) => {
                format!("{}, as counted", intelligence::counted(carriers))
            }
            Intelligence::Level3Surface | Intelligence::Level4Carriers => self.names(),
        }
    }

    /// Its ships: the carriers, and what screens them.
    fn names(&self) -> String {
        let of = |carriers: bool| -> Vec<String> {
            let all = self.ships.iter();
            all.filter(|ship| ship.data().kind.is_carrier() == carriers)
                .map(ToString::to_string)
                .collect()
        };
        let (carriers, others) = (of(true), of(false));
        match (carriers.is_empty(), others.is_empty()) {
            (true, _) => wording::list(&others),
            (false, true) => wording::list(&carriers),
            (false, false) => format!(
                "{}, screened by {}",
                wording::list(&carriers),
                wording::list(&others)
            ),
        }
    }

    /// When it was first seen, by whom and how far off, in words.
    pub fn found_words(&self, scenario: &Scenario) -> String {
        let Some(Found { at, by, range }) = self.found else {
            return String::new();
        };
        let range = range.map(|hexes| format!(", {} out", count_of(hexes, "hex", "hexes")));
        let when = wording::when_in(scenario, at);
        format!("{when}, {by}{}", range.unwrap_or_default())
    }
}

impl ForceTracker<'_> {
    /// The name that a force has now: a letter that others had before it says so.
    pub(super) fn name(&self, force: ForceId) -> String {
        match self.force(force) {
            Some(told) if told.was.is_none() => in_turn(force, told.before),
            _ => force.to_string(),
        }
    }
}
