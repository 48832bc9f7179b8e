//! The reported forces of a game: when each was found, by whom, and what it proved to be. What nobody looked at
//! is told as that: by the rules nothing is decided of it (7.31).

mod finder;
mod words;

use crate::engine::fleet::SearchId;
use crate::engine::forces::{ForceId, Intelligence, Launcher, LevelOne, RaidId};
use crate::engine::map::HexId;
use crate::engine::ships::ShipId;
use crate::engine::{
    AttackEvent, ButaiEvent, CommitmentEvent, DetectionEvent, Event, EventRecord, ForceEvent,
    GameTime, ProcedureEvent, RaidEvent, ScoreEvent, SearchEvent, SubmarineEvent, count,
};
use crate::view::{intelligence, sentence, wording};
use words::{in_turn, of_level_one};

pub use finder::{Finder, Found};
pub use finder::{gave_themselves_away, known_unseen, made_out};

/// A reported force.
#[derive(Clone, PartialEq, Debug)]
pub struct ForceTold {
    /// The force.
    pub id: ForceId,
    /// The counter it had before it got that of a butai, or lost it (9.11, 9.13).
    pub was: Option<ForceId>,
    /// How many had its letter before it.
    pub before: u8,
    /// The force that it came to light with, as its other half (7.52).
    pub half_of: Option<ForceId>,
    /// When and how it was first seen, if it was.
    pub found: Option<Found>,
    /// Attempts of searches to see it.
    pub looks: u32,
    /// What was known of it in the end.
    pub intelligence: Intelligence,
    /// The highest level of intelligence that it reached.
    pub level: u8,
    /// Whether it proved to be nothing (7.35).
    pub is_nothing: bool,
    /// Whether it was ever known to have carriers.
    pub had_carriers: bool,
    /// Its ships, as they were drawn.
    pub ships: Vec<ShipId>,
    /// Whether it left by the invasion zone's edge (7.23).
    pub has_exited: bool,
    /// What its levels scored.
    pub score: i32,
}

/// The kinds of what a report can prove to be.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Proved {
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

impl ForceTold {
    fn new(id: ForceId, intelligence: Intelligence) -> ForceTold {
        ForceTold {
            id,
            was: None,
            before: 0,
            half_of: None,
            found: None,
            looks: 0,
            intelligence,
            level: intelligence.level(),
            is_nothing: false,
            had_carriers: false,
            ships: Vec::new(),
            has_exited: false,
            score: 0,
        }
    }

    /// Takes in that a raid came from it: radar counts as who found it where no search or strike had.
    fn found_by_raid(&mut self, raid: RaidId, at: GameTime) {
        let is_new = self.found.is_none_or(|found| found.by == Finder::ItsChit);
        if is_new {
            self.found = Some(Found {
                at,
                by: Finder::Raid(raid),
                range: None,
            });
        }
    }

    /// Its name, and with whom it sailed. A letter that is free again may be that of another: that is the second of it.
    pub fn name(&self) -> String {
        // It was the letter that others had before it.
        let name = match self.was {
            None => sentence(&in_turn(self.id, self.before)),
            Some(was) => format!("{}, once {}", self.id, in_turn(was, self.before)),
        };
        let with = self.half_of.map(|other| format!(", with {other}"));
        format!("{name}{}", with.unwrap_or_default())
    }

    /// What it proved to be.
    pub fn proved(&self) -> Proved {
        match self.intelligence {
            _ if self.is_nothing => Proved::Nothing,
            _ if self.had_carriers => Proved::Carriers,
            Intelligence::Level0 => Proved::Unseen,
            Intelligence::Level1(LevelOne::Large | LevelOne::Medium | LevelOne::Small) => {
                Proved::Unknown
            }
            Intelligence::Level1(_)
            | Intelligence::Level2Carriers(_)
            | Intelligence::Level2Surface(_)
            | Intelligence::Level3Carriers(_)
            | Intelligence::Level3Surface
            | Intelligence::Level4Carriers => Proved::Surface,
        }
    }

    /// Whether ships were seen there.
    pub fn has_ships(&self) -> bool {
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
                let looks = count(self.looks, "attempt", "attempts");
                format!("not seen, in {looks}")
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
    pub fn found_words(&self) -> String {
        let Some(Found { at, by, range }) = self.found else {
            return String::new();
        };
        let range = range.map(|hexes| format!(", {} out", count(hexes, "hex", "hexes")));
        let time = at.time();
        format!("{time:04}, {by}{}", range.unwrap_or_default())
    }
}

/// The forces of a game that were reported at its start, and those that sailed with them (7.5), by their
/// letters.
pub fn forces_told(shown: &[EventRecord]) -> Vec<ForceTold> {
    let mut following = Following::default();
    for record in shown {
        following.follow(record);
    }
    following.forces
}

/// What is remembered while a game is told.
#[derive(Default, Debug)]
pub struct Following {
    forces: Vec<ForceTold>,
    /// Where each force is, as far as it is followed.
    places: Vec<(ForceId, HexId)>,
    /// Where each search took off.
    origins: Vec<(SearchId, HexId)>,
    /// Who looks at something now.
    finder: Option<Finder>,
    /// Of which force something was learnt last.
    learnt: Option<ForceId>,
}

impl Following {
    /// The name that a force has now: a letter that others had before it says so.
    pub fn name(&self, force: ForceId) -> String {
        let mut named = self.forces.iter().rev();
        match named.find(|told| told.id == force) {
            Some(told) if told.was.is_none() => in_turn(force, told.before),
            _ => force.to_string(),
        }
    }

    pub fn follow(&mut self, record: &EventRecord) {
        match &record.event {
            Event::Detection(DetectionEvent::Placed {
                what,
                hex,
                intelligence,
                ..
            }) => {
                self.add(ForceTold::new(*what, *intelligence));
                self.places.push((*what, *hex));
            }
            Event::Searches(SearchEvent::Launched { what, hex, .. }) => {
                self.origins.push((*what, *hex));
            }
            Event::Searches(SearchEvent::LooksFor { search, force }) => {
                self.finder = Some(Finder::Search(*search));
                if let Some(told) = self.of(*force) {
                    told.looks += 1;
                }
            }
            Event::Attacks(AttackEvent::Contacted { mission, .. }) => {
                self.finder = Some(Finder::Strike(*mission))
            }
            Event::Procedure(ProcedureEvent::Begins { .. }) => self.finder = Some(Finder::ItsChit),
            Event::Commitment(CommitmentEvent::LimitReached { .. }) => {
                self.finder = Some(Finder::Limit)
            }
            Event::Submarines(SubmarineEvent::Contact { submarine, .. }) => {
                self.finder = Some(Finder::Submarine(*submarine))
            }
            // What has not been looked at since comes to be known without anybody.
            Event::Segment { .. } => self.finder = Some(Finder::TheEnd),
            Event::Forces(ForceEvent::Chit { .. }) => self.finder = Some(Finder::ItLeft),
            // The planes of a force tell where it is.
            Event::Raids(RaidEvent::Placed {
                what,
                by: Some(Launcher::Force(force)),
                ..
            }) => {
                if let Some(told) = self.of(*force) {
                    told.found_by_raid(*what, record.at);
                }
            }
            Event::Butai(ButaiEvent::CounterReplaced { force, by, .. }) => {
                if let Some(told) = self.of(*force) {
                    told.was = told.was.or(Some(*force)).filter(|was| was != by);
                    told.id = *by;
                }
                for place in &mut self.places {
                    if place.0 == *force {
                        place.0 = *by;
                    }
                }
            }
            Event::Butai(ButaiEvent::Exited { what, ships, .. }) => {
                if let Some(told) = self.of(*what) {
                    told.has_exited = true;
                    told.ships.clone_from(ships);
                }
            }
            Event::Forces(event) => self.learn(event, record.at),
            // 15.1: a level's points follow it at once.
            Event::Score(ScoreEvent::Scored { vp, .. }) => {
                let learnt = self.learnt.and_then(|force| self.of(force));
                if let Some(told) = learnt {
                    told.score += i32::from(*vp);
                }
                return;
            }
            Event::Game { .. }
            | Event::Turn { .. }
            | Event::Phase { .. }
            | Event::Order { .. }
            | Event::Roll(_)
            | Event::Pick { .. }
            | Event::Air(_)
            | Event::Fleet(_)
            | Event::Decks(_)
            | Event::Raids(_)
            | Event::Butai(_)
            | Event::Guam(_)
            | Event::Procedure(_)
            | Event::Detection(_)
            | Event::Searches(_)
            | Event::Attacks(_)
            | Event::Damage(_)
            | Event::Losses(_)
            | Event::Score(_)
            | Event::Commitment(_)
            | Event::Arrivals(_)
            | Event::Submarines(_) => {}
        }
        if !matches!(record.event, Event::Forces(ForceEvent::Intelligence { .. })) {
            self.learnt = None;
        }
    }

    fn learn(&mut self, event: &ForceEvent, at: GameTime) {
        match event {
            ForceEvent::Moved { what, to, .. } => {
                self.places.retain(|(force, _)| force != what);
                self.places.push((*what, *to));
            }
            ForceEvent::DoubleForce { force, other, hex } => {
                let found = self.of(*force).and_then(|told| told.found);
                let mut told = ForceTold::new(*other, Intelligence::Level0);
                told.half_of = Some(*force);
                told.found = found;
                self.add(told);
                self.places.push((*other, *hex));
            }
            ForceEvent::LevelOneDrawn { force, .. } => {
                let found = self.finder.map(|by| Found {
                    at,
                    by,
                    range: self.range(by, *force),
                });
                if let Some(told) = self.of(*force) {
                    told.found = told.found.or(found);
                }
            }
            ForceEvent::Intelligence { force, to, .. } => {
                self.learnt = Some(*force);
                if let Some(told) = self.of(*force) {
                    told.intelligence = *to;
                    told.level = told.level.max(to.level());
                    told.had_carriers |= to.is_carrier_force();
                }
            }
            ForceEvent::FalseContact { what, .. } => {
                let by = self.finder;
                if let Some(told) = self.of(*what) {
                    told.is_nothing = true;
                    // No chit is drawn for what is not there any more at the limit (13.231).
                    let range = None;
                    told.found = told.found.or(by.map(|by| Found { at, by, range }));
                }
            }
            ForceEvent::ShipsDrawn { force, ships } => {
                if let Some(told) = self.of(*force) {
                    told.ships.extend(ships);
                }
            }
            ForceEvent::LevelOneCup { .. }
            | ForceEvent::CupFilled { .. }
            | ForceEvent::Chit { .. }
            | ForceEvent::ChitIdle { .. }
            | ForceEvent::KeptHex { .. }
            | ForceEvent::LeftTheMap { .. }
            | ForceEvent::AllSunk { .. }
            | ForceEvent::WithoutChit { .. }
            | ForceEvent::DoubleForceEnded { .. }
            | ForceEvent::UsAdvantage { .. }
            | ForceEvent::TaskForceMoved { .. } => {}
        }
    }

    /// Takes in a force that is reported.
    fn add(&mut self, told: ForceTold) {
        let had = |it: &&ForceTold| it.id == told.id || it.was == Some(told.id);
        let before = self.forces.iter().filter(had).count() as u8;
        self.forces.push(ForceTold { before, ..told });
    }

    /// The force of a letter: the last of that name.
    fn of(&mut self, force: ForceId) -> Option<&mut ForceTold> {
        self.forces.iter_mut().rev().find(|told| told.id == force)
    }

    fn range(&self, by: Finder, force: ForceId) -> Option<u8> {
        let Finder::Search(search) = by else {
            return None;
        };
        let (_, origin) = self.origins.iter().find(|(id, _)| *id == search)?;
        let (_, hex) = self.places.iter().find(|(id, _)| *id == force)?;
        Some(origin.distance(*hex))
    }
}
