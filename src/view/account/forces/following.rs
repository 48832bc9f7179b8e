//! How the forces are told: event by event, from the first of the game.

use std::collections::BTreeMap;

use super::{Finder, ForceAccount, Found, Happened, Happening};
use crate::engine::charts::{Outcome, RaidDecision, Sighting};
use crate::engine::fleet::SearchId;
use crate::engine::forces::{ForceId, Intelligence, Launcher, RaidId};
use crate::engine::map::HexId;
use crate::engine::{
    AttackEvent, ButaiEvent, CommitmentEvent, DamageEvent, DetectionEvent, DrawnFrom, Event,
    EventRecord, ForceEvent, GameTime, ProcedureEvent, Purpose, RaidEvent, Roll, ScoreEvent,
    SearchEvent, SubmarineEvent,
};
use crate::view::account::places::gone;

/// What is remembered while the forces of a game are told.
#[derive(Default)]
pub struct ForceTracker {
    pub(super) forces: Vec<ForceAccount>,
    /// Which of them has which counter.
    pub(super) counters: BTreeMap<ForceId, usize>,
    /// The number of the event that happens next.
    number: usize,
    /// Where each search took off.
    origins: Vec<(SearchId, HexId)>,
    /// Who looks at something now.
    finder: Option<Finder>,
    /// Of which force something was learnt last.
    learnt: Option<ForceId>,
    /// Chits of Level 1 in the cup.
    cup: usize,
}

impl ForceTracker {
    pub(super) fn through(shown: &[EventRecord]) -> ForceTracker {
        let mut following = ForceTracker::default();
        for record in shown {
            following.follow(record);
        }
        following
    }

    /// The force that has a counter now.
    pub fn force(&self, counter: ForceId) -> Option<&ForceAccount> {
        self.forces.get(*self.counters.get(&counter)?)
    }

    /// Takes in what happens next.
    pub fn follow(&mut self, record: &EventRecord) {
        let at = record.at;
        // 15.1: a level's points follow it at once.
        let learnt = self.learnt.take();
        match &record.event {
            Event::Detection(event) => self.detection(at, event),
            Event::Searches(event) => self.search(at, event),
            Event::Attacks(event) => self.attack(at, event),
            Event::Damage(event) => self.damage(at, event),
            Event::Roll(roll) => self.roll(at, roll),
            Event::Procedure(event) => self.procedure(at, event),
            Event::Commitment(event) => self.commitment(at, event),
            Event::Submarines(event) => {
                if let SubmarineEvent::Contact { submarine, .. } = event {
                    self.finder = Some(Finder::Submarine(*submarine));
                }
            }
            // What has not been looked at since comes to be known without anybody.
            Event::Segment { .. } => self.finder = Some(Finder::TheEnd),
            Event::Raids(event) => self.raid(at, event),
            Event::Butai(event) => self.butai(at, event),
            Event::Forces(event) => self.learn(at, event),
            Event::Score(event) => {
                if let ScoreEvent::Scored { vp, .. } = event
                    && let Some(told) = learnt.and_then(|force| self.of(force))
                {
                    told.score += i32::from(*vp);
                    self.learnt = learnt;
                }
            }
            // They tell nothing of a force.
            Event::Game { .. }
            | Event::Turn { .. }
            | Event::Phase { .. }
            | Event::Order { .. }
            | Event::Pick { .. }
            | Event::Air(_)
            | Event::Fleet(_)
            | Event::Decks(_)
            | Event::Guam(_)
            | Event::Losses(_)
            | Event::Arrivals(_) => {}
        }
        if let Some(force) = gone(&record.event)
            && let Some(told) = self.of(force)
        {
            told.hex = None;
        }
        self.number += 1;
    }

    fn detection(&mut self, at: GameTime, event: &DetectionEvent) {
        match event {
            DetectionEvent::Placed {
                what,
                hex,
                intelligence,
                ships,
                ..
            } => {
                let told = ForceAccount::new(*what, *intelligence, *hex);
                self.add(ForceAccount {
                    known_ships: ships.clone(),
                    ..told
                });
                self.tell(at, *what, Happened::Reported);
            }
            DetectionEvent::Changed {
                force, from, to, ..
            } => {
                let (from, to) = (*from, *to);
                self.tell(at, *force, Happened::Detected { from, to });
            }
        }
    }

    fn search(&mut self, at: GameTime, event: &SearchEvent) {
        if let SearchEvent::Launched { what, hex, .. } = event {
            self.origins.push((*what, *hex));
        } else if let SearchEvent::LooksFor { search, force } = event {
            self.finder = Some(Finder::Search(*search));
            if let Some(told) = self.of(*force) {
                told.looks += 1;
            }
        } else if let SearchEvent::Shadows { search, force, .. } = event {
            self.tell(at, *force, Happened::Shadowed(*search));
        }
    }

    fn attack(&mut self, at: GameTime, event: &AttackEvent) {
        if let AttackEvent::Contacted {
            mission,
            force,
            wrong,
            ..
        } = event
        {
            self.finder = Some(Finder::Strike(*mission));
            let found = Happened::FoundByStrike {
                mission: *mission,
                is_mistaken: *wrong,
            };
            self.tell(at, *force, found);
        }
    }

    /// A ship is hit, or sinks, in the force that it sails with.
    fn damage(&mut self, at: GameTime, event: &DamageEvent) {
        let (ship, what) = if let DamageEvent::Hits { ship, hits, .. } = event {
            let (ship, hits) = (*ship, *hits);
            (ship, Happened::Hit { ship, hits })
        } else if let DamageEvent::Sunk { ship } = event {
            (*ship, Happened::Sunk(*ship))
        } else {
            return;
        };
        let with_her: Vec<ForceId> = self
            .counters
            .iter()
            .filter(|(_, told)| self.forces[**told].known_ships.contains(&ship))
            .map(|(counter, _)| *counter)
            .collect();
        for force in with_her {
            self.tell(at, force, what.clone());
        }
    }

    /// A die is rolled for a force.
    fn roll(&mut self, at: GameTime, roll: &Roll) {
        if let Purpose::Search(search, force) = roll.purpose {
            self.tell(at, force, Happened::Rolled(roll.clone()));
            if let Some(range) = self.range(search, force) {
                let seen = roll.sighting().and_then(Sighting::detection);
                let looked = Happened::LookedFor {
                    search,
                    range,
                    is_seen: seen.is_some(),
                };
                self.tell(at, force, looked);
            }
        } else if let Purpose::Contact(mission, force) = roll.purpose {
            self.tell(at, force, Happened::Rolled(roll.clone()));
            self.tell(at, force, Happened::SoughtByStrike(mission));
        } else if let Purpose::LocationDirection(force) = roll.purpose {
            self.tell(at, force, Happened::Rolled(roll.clone()));
            self.tell(at, force, Happened::Located);
        } else if let Purpose::WouldRaid(Launcher::Force(force)) = roll.purpose {
            self.tell(at, force, Happened::Rolled(roll.clone()));
            let strikes = roll.result == Outcome::RaidDecision(RaidDecision::Raids);
            self.tell(at, force, Happened::ComesUp { strikes });
        } else if let Purpose::LevelTwo(force)
        | Purpose::LevelThree(force)
        | Purpose::LevelFour(force)
        | Purpose::RaidStrength(Launcher::Force(force))
        | Purpose::Commitment(force) = roll.purpose
        {
            self.tell(at, force, Happened::Rolled(roll.clone()));
        }
    }

    fn procedure(&mut self, at: GameTime, event: &ProcedureEvent) {
        if let ProcedureEvent::Begins { .. } = event {
            self.finder = Some(Finder::ItsChit);
        } else if let ProcedureEvent::CalledBack { force, .. } = event {
            self.tell(at, *force, Happened::CalledBack);
        }
    }

    fn commitment(&mut self, at: GameTime, event: &CommitmentEvent) {
        if let CommitmentEvent::LimitReached { .. } = event {
            self.finder = Some(Finder::Limit);
        } else if let CommitmentEvent::Tested {
            force,
            known,
            stands,
            ..
        } = event
        {
            let (known, stands) = (*known, *stands);
            self.tell(at, *force, Happened::Tested { known, stands });
        }
    }

    /// The planes of a force tell where it is.
    fn raid(&mut self, at: GameTime, event: &RaidEvent) {
        if let RaidEvent::Placed {
            what,
            by: Some(Launcher::Force(force)),
            ..
        } = event
            && let Some(told) = self.of(*force)
        {
            told.found_by_raid(*what, at);
        }
    }

    fn butai(&mut self, at: GameTime, event: &ButaiEvent) {
        match event {
            ButaiEvent::CounterReplaced { force, by, .. } => {
                let (from, to) = (*force, *by);
                let Some(renamed) = self.counters.remove(&from) else {
                    return;
                };
                self.counters.insert(to, renamed);
                if let Some(told) = self.of(to) {
                    told.was = told.was.or(Some(from)).filter(|was| *was != to);
                    told.id = to;
                }
                self.tell(at, to, Happened::Renamed { from, to });
            }
            ButaiEvent::RaidLaunched { force, waves, .. } => {
                if let Some(force) = force.force() {
                    self.tell(at, force, Happened::LaunchesRaid(*waves));
                }
            }
            ButaiEvent::Retires { force } => self.tell(at, *force, Happened::Retires),
            ButaiEvent::LeftBehind {
                what,
                ship,
                force,
                hex,
            } => {
                self.tell(at, *force, Happened::Leaves(*ship));
                self.add(ForceAccount {
                    is_left_behind: true,
                    ..ForceAccount::new(*what, Intelligence::Level0, *hex)
                });
                self.tell(at, *what, Happened::LeftBy(*force));
            }
            ButaiEvent::Exited { what, ships, .. } => {
                if let Some(told) = self.of(*what) {
                    told.has_exited = true;
                    told.ships.clone_from(ships);
                }
            }
            ButaiEvent::TracksMoved { .. } => {}
        }
    }

    fn learn(&mut self, at: GameTime, event: &ForceEvent) {
        match event {
            ForceEvent::Chit { .. } => self.finder = Some(Finder::ItLeft),
            ForceEvent::LevelOneCup { chits, .. } => self.cup = chits.len(),
            ForceEvent::Moved { what, to, why, .. } => {
                if let Some(told) = self.of(*what) {
                    told.hex = Some(*to);
                }
                let (to, why) = (*to, *why);
                self.tell(at, *what, Happened::Moved { to, why });
            }
            ForceEvent::DoubleForce { force, other, hex } => {
                self.add(ForceAccount {
                    half_of: Some(*force),
                    found: self.force(*force).and_then(|told| told.found),
                    ..ForceAccount::new(*other, Intelligence::Level0, *hex)
                });
                self.tell(at, *other, Happened::Beside(*force));
                self.tell(at, *force, Happened::IsTwo(*other));
            }
            ForceEvent::DoubleForceEnded { force, other, .. } => {
                self.tell(at, *force, Happened::PartsFrom(*other));
                self.tell(at, *other, Happened::PartsFrom(*force));
            }
            ForceEvent::LevelOneDrawn { force, chit, from } => {
                self.found_by_finder(at, *force);
                let among = (*from == DrawnFrom::Cup).then_some(self.cup);
                self.tell(at, *force, Happened::Chit { chit: *chit, among });
                if among.is_some() {
                    self.cup = self.cup.saturating_sub(1);
                }
            }
            ForceEvent::WithoutChit { force, chit, .. } => {
                self.tell(at, *force, Happened::CountsAs(*chit));
            }
            ForceEvent::Intelligence { force, to, .. } => self.known(at, *force, *to),
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
                    told.known_ships.extend(ships);
                }
                self.tell(at, *force, Happened::ShipsSeen(ships.clone()));
            }
            ForceEvent::UsAdvantage { force, on } => {
                self.tell(at, *force, Happened::UsAdvantage(*on));
            }
            // They tell nothing of what a force is.
            ForceEvent::CupFilled { .. }
            | ForceEvent::ChitIdle { .. }
            | ForceEvent::KeptHex { .. }
            | ForceEvent::LeftTheMap { .. }
            | ForceEvent::AllSunk { .. }
            | ForceEvent::TaskForceMoved { .. } => {}
        }
    }

    /// A chit is drawn for a force: whoever looks at it has found it, unless somebody had before.
    fn found_by_finder(&mut self, at: GameTime, force: ForceId) {
        let Some(by) = self.finder else {
            return;
        };
        let range = match by {
            Finder::Search(search) => self.range(search, force),
            Finder::Strike(_)
            | Finder::Raid(_)
            | Finder::Submarine(_)
            | Finder::ItsChit
            | Finder::Limit
            | Finder::ItLeft
            | Finder::TheEnd => None,
        };
        if let Some(told) = self.of(force) {
            told.found = told.found.or(Some(Found { at, by, range }));
        }
    }

    fn known(&mut self, at: GameTime, force: ForceId, to: Intelligence) {
        self.learnt = Some(force);
        let Some(told) = self.of(force) else {
            return;
        };
        told.intelligence = to;
        told.level = told.level.max(to.level());
        told.had_carriers |= to.is_carrier_force();
        // A chit of Level 1 has been told.
        if to.level() > 1 {
            let ships = told.known_ships.clone();
            self.tell(at, force, Happened::Known { to, ships });
        }
    }

    /// Takes in a force that is reported.
    fn add(&mut self, told: ForceAccount) {
        let had = |it: &&ForceAccount| it.id == told.id || it.was == Some(told.id);
        let before = self.forces.iter().filter(had).count() as u8;
        self.counters.insert(told.id, self.forces.len());
        self.forces.push(ForceAccount { before, ..told });
    }

    fn tell(&mut self, at: GameTime, force: ForceId, what: Happened) {
        let number = self.number;
        if let Some(told) = self.of(force) {
            let hex = told.hex;
            told.story.push(Happening {
                number,
                at,
                hex,
                what,
            });
        }
    }

    /// The force that has a counter now.
    fn of(&mut self, counter: ForceId) -> Option<&mut ForceAccount> {
        self.forces.get_mut(*self.counters.get(&counter)?)
    }

    /// How far a force is from where a search took off.
    fn range(&self, search: SearchId, force: ForceId) -> Option<u8> {
        let (_, origin) = self.origins.iter().find(|(id, _)| *id == search)?;
        Some(origin.distance(self.force(force)?.hex?))
    }
}

impl ForceAccount {
    const fn new(id: ForceId, intelligence: Intelligence, hex: HexId) -> ForceAccount {
        ForceAccount {
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
            story: Vec::new(),
            hex: Some(hex),
            known_ships: Vec::new(),
            is_left_behind: false,
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
}
