//! The stories of the forces, from the events shown so far: when each was seen, by whom and at what range, each
//! die, each chit, each move, each loss of contact.

mod butai;
mod in_vain;

use std::collections::BTreeMap;

use crate::engine::charts::{Outcome, RaidDecision, Sighting};
use crate::engine::fleet::{SearchAim, SearchId, TaskGroupId, UnitSet};
use crate::engine::forces::{Detection, ForceId, Launcher};
use crate::engine::map::HexId;
use crate::engine::ships::ShipId;
use crate::engine::{
    AttackEvent, CommitmentEvent, DamageEvent, DetectionEvent, DrawnFrom, Event, ForceEvent,
    ForceMove, Happening, Moment, ProcedureEvent, Purpose, Roll, SearchEvent, count,
};
use crate::view::record::{self, Die};
use crate::view::{intelligence, wording};

pub use in_vain::{Entries, entries};

/// Something that happened to a force, or was learnt of it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct StoryEntry {
    /// The number of its event, which with its words makes it one.
    pub number: usize,
    /// The turn and the phase, where they are not those of the entry before.
    pub when: Option<String>,
    /// What happened.
    pub title: String,
    /// How, in small.
    pub detail: String,
    /// Where the force was then.
    pub hex: HexId,
    /// The die, with the number of its event.
    pub die: Option<(Die, usize)>,
    /// Of what kind it is.
    pub kind: StoryKind,
}

/// Of what kind a part of the story is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum StoryKind {
    /// It was seen.
    Seen,
    /// It was looked for in vain.
    Missed,
    /// Something was learnt of it.
    Learnt,
    /// It moved.
    Moved,
    /// Contact with it faded, or was lost.
    Faded,
    /// It was attacked.
    Attacked,
}

impl StoryEntry {
    fn add(&mut self, detail: &str) {
        if !self.detail.is_empty() {
            self.detail += "; ";
        }
        self.detail += detail;
    }
}

/// The stories of all forces, each with the oldest first. A letter that was used before begins anew.
pub fn stories(shown: &[Happening]) -> BTreeMap<ForceId, Vec<StoryEntry>> {
    let mut following = Following::default();
    for (number, happening) in shown.iter().enumerate() {
        following.follow(number, happening);
    }
    let stories = following.forces.into_iter();
    stories.map(|(id, force)| (id, force.story())).collect()
}

/// A search, as it took off.
struct Flight {
    units: UnitSet,
    base: TaskGroupId,
    origin: HexId,
    aim: SearchAim,
}

/// Follows the events, for the stories of all forces.
#[derive(Default)]
struct Following {
    forces: BTreeMap<ForceId, Followed>,
    searches: BTreeMap<SearchId, Flight>,
    /// Chits of Level 1 in the cup.
    cup: usize,
}

/// A force that is followed.
#[derive(Default)]
struct Followed {
    /// Where it is, while it is on the map.
    hex: Option<HexId>,
    ships: Vec<ShipId>,
    /// The die for what is learnt next.
    die: Option<(Die, usize)>,
    entries: Vec<(Moment, StoryEntry)>,
}

impl Following {
    fn of(&mut self, id: ForceId) -> &mut Followed {
        self.forces.entry(id).or_default()
    }

    fn follow(&mut self, number: usize, happening: &Happening) {
        let at = happening.at;
        match &happening.event {
            Event::Detection(DetectionEvent::Placed {
                what, hex, ships, ..
            }) => {
                let force = self.of(*what);
                force.begin(*hex);
                force.ships.clone_from(ships);
                force.tell(at, number, StoryKind::Learnt, "Reported here");
            }
            Event::Detection(DetectionEvent::Changed {
                force, from, to, ..
            }) => self.of(*force).detection(at, number, *from, *to),
            Event::Attacks(AttackEvent::Contacted {
                mission,
                force,
                wrong,
                ..
            }) => {
                let found = match wrong {
                    true => format!("{mission} meets it instead of its target"),
                    false => format!("{mission} finds it"),
                };
                self.of(*force)
                    .tell(at, number, StoryKind::Attacked, &found);
            }
            Event::Damage(DamageEvent::Hits { ship, hits, .. }) => {
                let hits = count(*hits, "hit", "hits");
                self.attacked(at, number, *ship, &format!("takes {hits}"));
            }
            Event::Damage(DamageEvent::Sunk { ship }) => self.attacked(at, number, *ship, "sinks"),
            Event::Roll(roll) => self.roll(at, number, roll),
            Event::Commitment(CommitmentEvent::Tested {
                force,
                known,
                stands,
                ..
            }) => {
                let words = match stands {
                    true => format!("{} stands the commitment test", known.what()),
                    false => format!("{}: the commitment test fails", known.what()),
                };
                self.of(*force).tell(at, number, StoryKind::Learnt, &words);
            }
            Event::Butai(event) => self.butai(at, number, event),
            Event::Procedure(ProcedureEvent::CalledBack { force, .. }) => {
                let force = self.of(*force);
                force.tell(
                    at,
                    number,
                    StoryKind::Missed,
                    "Would have struck; what was drawn counts for nothing",
                );
            }
            Event::Searches(event) => self.search(at, number, event),
            Event::Forces(event) => self.force(at, number, event),
            _ => {}
        }
    }

    /// A ship is hit, or sinks, in the force that it sails with.
    fn attacked(&mut self, at: Moment, number: usize, ship: ShipId, what: &str) {
        let forces = self.forces.values_mut();
        for force in forces.filter(|force| force.ships.contains(&ship)) {
            force.tell(at, number, StoryKind::Attacked, &format!("{ship} {what}"));
        }
    }

    fn roll(&mut self, at: Moment, number: usize, roll: &Roll) {
        let die = || Some((record::die(roll), number));
        match roll.purpose {
            Purpose::Search(search, force) => {
                self.of(force).die = die();
                self.sighting(at, number, search, force, roll);
            }
            Purpose::Contact(mission, force) => {
                let force = self.of(force);
                force.die = die();
                let looks = format!("{mission} looks for it");
                force.tell(at, number, StoryKind::Attacked, &looks);
            }
            Purpose::LevelTwo(force) | Purpose::LevelThree(force) | Purpose::LevelFour(force) => {
                self.of(force).die = die();
            }
            Purpose::WouldRaid(Launcher::Force(force)) => {
                let force = self.of(force);
                force.die = die();
                let strikes = roll.result == Outcome::RaidDecision(RaidDecision::Raids);
                let words = match strikes {
                    true => "Comes up, and would strike",
                    false => "Comes up, and does not strike",
                };
                force.tell(at, number, StoryKind::Moved, words);
            }
            Purpose::RaidStrength(Launcher::Force(force)) | Purpose::Commitment(force) => {
                self.of(force).die = die();
            }
            Purpose::LocationDirection(force) => {
                let force = self.of(force);
                force.die = die();
                force.tell(
                    at,
                    number,
                    StoryKind::Learnt,
                    "Is it where it was reported?",
                );
            }
            _ => {}
        }
    }

    /// What a search saw of a force, at what range.
    fn sighting(&mut self, at: Moment, number: usize, id: SearchId, force: ForceId, roll: &Roll) {
        let force = self.forces.entry(force).or_default();
        let (Some(hex), Some(search)) = (force.hex, self.searches.get(&id)) else {
            return;
        };
        let units = wording::by_type(search.units);
        let range = count(search.origin.distance(hex), "hex", "hexes");
        let from = format!("{units} of TG {} at {range}", search.base);
        let (kind, title) = match roll.sighting().and_then(Sighting::detection) {
            Some(_) => (StoryKind::Seen, format!("Sighted by {from}")),
            None => (StoryKind::Missed, format!("Not seen by {from}")),
        };
        let detail = format!("{id}, {}", search.aim);
        force.tell(at, number, kind, &title);
        force.add(&detail);
    }

    fn search(&mut self, at: Moment, number: usize, event: &SearchEvent) {
        match event {
            SearchEvent::Launched {
                what,
                units,
                hex,
                base,
                aim,
                ..
            } => {
                let flight = Flight {
                    units: *units,
                    base: *base,
                    origin: *hex,
                    aim: *aim,
                };
                self.searches.insert(*what, flight);
            }
            SearchEvent::Shadows { search, force, .. } => {
                let stays = format!("{search} stays with it");
                self.of(*force).tell(at, number, StoryKind::Seen, &stays);
            }
            _ => {}
        }
    }

    fn force(&mut self, at: Moment, number: usize, event: &ForceEvent) {
        match event {
            ForceEvent::LevelOneCup { chits, .. } => self.cup = chits.len(),
            ForceEvent::LevelOneDrawn { force, chit, from } => {
                let whence = match from {
                    DrawnFrom::Cup => {
                        format!("drawn from {}", count(self.cup as u8, "chit", "chits"))
                    }
                    DrawnFrom::Withheld => "one of those kept out for double forces".to_owned(),
                };
                let force = self.of(*force);
                force.tell(at, number, StoryKind::Learnt, &format!("Chit: {chit}"));
                force.add(&whence);
                if *from == DrawnFrom::Cup {
                    self.cup = self.cup.saturating_sub(1);
                }
            }
            ForceEvent::WithoutChit { force, chit, .. } => {
                let force = self.of(*force);
                force.tell(
                    at,
                    number,
                    StoryKind::Learnt,
                    &format!("It counts as {chit}"),
                );
                force.add("no chit was left in the cup for it");
            }
            ForceEvent::DoubleForceEnded { force, other, .. } => {
                for (half, other) in [(force, other), (other, force)] {
                    let half = self.of(*half);
                    half.tell(
                        at,
                        number,
                        StoryKind::Moved,
                        &format!("Goes its own way from {other}"),
                    );
                }
            }
            ForceEvent::DoubleForce { force, other, hex } => {
                let beside = format!("Comes to light beside {force}");
                let new = self.of(*other);
                new.begin(*hex);
                new.tell(at, number, StoryKind::Learnt, &beside);
                let two = format!("It is two forces: {other} sails with it");
                self.of(*force).tell(at, number, StoryKind::Learnt, &two);
            }
            // A chit of Level 1 has been told.
            ForceEvent::Intelligence { force, to, .. } if to.level() > 1 => {
                let force = self.of(*force);
                let words = intelligence::brief(*to, &force.ships);
                let level = to.level();
                force.tell(
                    at,
                    number,
                    StoryKind::Learnt,
                    &format!("Level {level}: {words}"),
                );
            }
            ForceEvent::ShipsDrawn { force, ships } => {
                let force = self.of(*force);
                force.ships.extend(ships);
                let names: Vec<String> = ships.iter().map(ToString::to_string).collect();
                let names = wording::list(&names);
                force.tell(
                    at,
                    number,
                    StoryKind::Learnt,
                    &format!("Ships seen: {names}"),
                );
            }
            ForceEvent::UsAdvantage { force, on } => {
                let (kind, title) = match on {
                    true => (
                        StoryKind::Learnt,
                        "US Advantage: it does not know that it is seen",
                    ),
                    false => (StoryKind::Faded, "The US Advantage is gone"),
                };
                self.of(*force).tell(at, number, kind, title);
            }
            ForceEvent::Moved { what, to, why, .. } => {
                self.of(*what).moved(at, number, *to, *why);
            }
            ForceEvent::LeftTheMap { what, .. }
            | ForceEvent::AllSunk { what, .. }
            | ForceEvent::FalseContact { what, .. } => {
                self.of(*what).hex = None;
            }
            _ => {}
        }
    }
}

impl Followed {
    /// A new force, or a letter used again.
    fn begin(&mut self, hex: HexId) {
        self.hex = Some(hex);
        self.ships.clear();
        self.entries.clear();
        self.die = None;
    }

    /// Its story; the turn and the phase stand where they change.
    fn story(self) -> Vec<StoryEntry> {
        let mut last = None;
        let entries = self.entries.into_iter().map(|(at, mut entry)| {
            let when = match at.phase {
                0 => "At first".to_owned(),
                phase => format!("{:04} \u{b7} {phase}", at.turn.time()),
            };
            entry.when = (last.as_ref() != Some(&when)).then(|| when.clone());
            last = Some(when);
            entry
        });
        entries.collect()
    }

    fn tell(&mut self, at: Moment, number: usize, kind: StoryKind, title: &str) {
        let Some(hex) = self.hex else {
            return;
        };
        let entry = StoryEntry {
            number,
            when: None,
            title: title.to_owned(),
            detail: String::new(),
            hex,
            die: self.die.take(),
            kind,
        };
        self.entries.push((at, entry));
    }

    fn add(&mut self, detail: &str) {
        if let Some((_, entry)) = self.entries.last_mut() {
            entry.add(detail);
        }
    }

    fn detection(&mut self, at: Moment, number: usize, from: Detection, to: Detection) {
        if to < from {
            let title = match to {
                Detection::Undetected => "Contact is lost".to_owned(),
                to => format!("Contact fades to {to}"),
            };
            return self.tell(at, number, StoryKind::Faded, &title);
        }
        // By whom it was seen has been told.
        let sees = |kind| matches!(kind, StoryKind::Seen | StoryKind::Attacked);
        let mut told = self.entries.iter_mut().rev();
        match told.find(|(then, entry)| *then == at && sees(entry.kind)) {
            Some((_, entry)) => entry.add(&format!("now {to}")),
            None => self.tell(at, number, StoryKind::Seen, &format!("Now {to}")),
        }
    }

    /// It moves; contact with it has just faded by the same activation (8.14).
    fn moved(&mut self, at: Moment, number: usize, to: HexId, why: ForceMove) {
        self.hex = Some(to);
        let title = match why {
            ForceMove::Mission => format!("Steams to {to}"),
            ForceMove::Retirement => format!("Draws off to {to}"),
            ForceMove::OpensRange => format!("Opens the range, to {to}"),
            ForceMove::ClosesIn => format!("Comes up to {to}"),
            ForceMove::ForCripple => format!("Goes for a crippled ship, to {to}"),
            ForceMove::Correction => format!("It is in {to} in truth"),
        };
        let faded = self
            .entries
            .last_mut()
            .filter(|(then, entry)| *then == at && entry.kind == StoryKind::Faded);
        match faded {
            Some((_, entry)) if why != ForceMove::Correction => {
                entry.detail = title;
                entry.hex = to;
            }
            _ => self.tell(at, number, StoryKind::Moved, &title),
        }
    }
}
