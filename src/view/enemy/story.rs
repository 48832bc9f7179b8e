//! The story of a force, from the events shown so far: when it was seen, by whom and at what range, each die,
//! each chit, each move, each loss of contact.

use std::collections::BTreeMap;

use super::known;
use crate::engine::charts::AIR_SEARCH;
use crate::engine::fleet::{SearchAim, SearchId, TaskGroupId, UnitSet};
use crate::engine::forces::{Detection, Force, ForceId};
use crate::engine::map::HexId;
use crate::engine::ships::ShipId;
use crate::engine::{
    DrawnFrom, Event, ForceEvent, ForceMove, Happening, Moment, Purpose, Roll, SearchEvent, count,
};
use crate::view::record::{self, Die};
use crate::view::wording;

/// Something that happened to a force, or was learnt of it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Chapter {
    /// The number of its event, which with its words makes it one.
    pub number: usize,
    /// The turn and the phase, where they are not those of the chapter before.
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
    pub kind: Kind,
}

/// Of what kind a part of the story is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
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

impl Chapter {
    fn add(&mut self, detail: &str) {
        if !self.detail.is_empty() {
            self.detail += "; ";
        }
        self.detail += detail;
    }
}

/// The story of a force that is on the map, the oldest first. A letter that was used before begins anew.
pub fn story(shown: &[Happening], id: ForceId) -> Vec<Chapter> {
    let mut teller = Teller::new(id);
    for (number, happening) in shown.iter().enumerate() {
        teller.hear(number, happening);
    }
    let mut last = None;
    for (at, chapter) in &mut teller.chapters {
        let when = match at.phase {
            0 => "At first".to_owned(),
            phase => format!("{:04} \u{b7} {phase}", at.turn.time()),
        };
        chapter.when = (last.as_ref() != Some(&when)).then(|| when.clone());
        last = Some(when);
    }
    teller
        .chapters
        .into_iter()
        .map(|(_, chapter)| chapter)
        .collect()
}

/// A passage of a story: looks in vain one after the other are told together.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Passage {
    /// A chapter by itself.
    One(Chapter),
    /// Some that tell of nothing.
    InVain {
        /// The turn and the phase, where they are not those of the passage before.
        when: Option<String>,
        /// How many there were.
        title: String,
        /// They.
        chapters: Vec<Chapter>,
    },
}

/// A story in passages.
pub fn passages(story: Vec<Chapter>) -> Vec<Passage> {
    let mut passages: Vec<Passage> = Vec::new();
    for chapter in story {
        match (passages.last_mut(), chapter.kind) {
            // Those of another phase stand apart.
            (
                Some(Passage::InVain {
                    title, chapters, ..
                }),
                Kind::Missed,
            ) if chapter.when.is_none() => {
                chapters.push(chapter);
                *title = format!("Looked for in vain {} times", chapters.len());
            }
            (Some(Passage::One(first)), Kind::Missed)
                if first.kind == Kind::Missed && chapter.when.is_none() =>
            {
                let first = first.clone();
                passages.pop();
                passages.push(Passage::InVain {
                    when: first.when.clone(),
                    title: "Looked for in vain twice".to_owned(),
                    chapters: vec![
                        Chapter {
                            when: None,
                            ..first
                        },
                        chapter,
                    ],
                });
            }
            _ => passages.push(Passage::One(chapter)),
        }
    }
    passages
}

/// A search, as it took off.
struct Flight {
    units: UnitSet,
    base: TaskGroupId,
    origin: HexId,
    aim: SearchAim,
}

/// Tells the story of one force.
struct Teller {
    id: ForceId,
    /// Where it is, while it is on the map.
    hex: Option<HexId>,
    ships: Vec<ShipId>,
    searches: BTreeMap<SearchId, Flight>,
    /// Chits of Level 1 in the cup.
    cup: usize,
    /// The die for what is learnt next.
    die: Option<(Die, usize)>,
    chapters: Vec<(Moment, Chapter)>,
}

impl Teller {
    fn new(id: ForceId) -> Teller {
        Teller {
            id,
            hex: None,
            ships: Vec::new(),
            searches: BTreeMap::new(),
            cup: 0,
            die: None,
            chapters: Vec::new(),
        }
    }

    fn hear(&mut self, number: usize, happening: &Happening) {
        let at = happening.at;
        match &happening.event {
            Event::ForcePlaced {
                what, hex, ships, ..
            } if *what == self.id => {
                self.begin(*hex);
                self.ships.clone_from(ships);
                self.tell(at, number, Kind::Learnt, "Reported here");
            }
            Event::Detection {
                force, from, to, ..
            } if *force == self.id => self.detection(at, number, *from, *to),
            Event::Contacted {
                mission,
                force,
                wrong,
                ..
            } if *force == self.id => {
                let found = match wrong {
                    true => format!("{mission} meets it instead of its target"),
                    false => format!("{mission} finds it"),
                };
                self.tell(at, number, Kind::Attacked, &found);
            }
            Event::Hits { ship, hits, .. } if self.ships.contains(ship) => {
                let hits = count(*hits, "hit", "hits");
                self.tell(at, number, Kind::Attacked, &format!("{ship} takes {hits}"));
            }
            Event::Sunk { ship } if self.ships.contains(ship) => {
                self.tell(at, number, Kind::Attacked, &format!("{ship} sinks"));
            }
            Event::Roll(roll) => self.roll(at, number, roll),
            Event::Searches(event) => self.search(at, number, event),
            Event::Forces(event) => self.force(at, number, event),
            _ => {}
        }
    }

    /// A new force, or a letter used again.
    fn begin(&mut self, hex: HexId) {
        self.hex = Some(hex);
        self.ships.clear();
        self.chapters.clear();
        self.die = None;
    }

    fn tell(&mut self, at: Moment, number: usize, kind: Kind, title: &str) {
        let Some(hex) = self.hex else {
            return;
        };
        let chapter = Chapter {
            number,
            when: None,
            title: title.to_owned(),
            detail: String::new(),
            hex,
            die: self.die.take(),
            kind,
        };
        self.chapters.push((at, chapter));
    }

    fn add(&mut self, detail: &str) {
        if let Some((_, chapter)) = self.chapters.last_mut() {
            chapter.add(detail);
        }
    }

    fn detection(&mut self, at: Moment, number: usize, from: Detection, to: Detection) {
        if to < from {
            let title = match to {
                Detection::Undetected => "Contact is lost".to_owned(),
                to => format!("Contact fades to {to}"),
            };
            return self.tell(at, number, Kind::Faded, &title);
        }
        // By whom it was seen has been told.
        let sees = |kind| matches!(kind, Kind::Seen | Kind::Attacked);
        let mut told = self.chapters.iter_mut().rev();
        match told.find(|(then, chapter)| *then == at && sees(chapter.kind)) {
            Some((_, chapter)) => chapter.add(&format!("now {to}")),
            None => self.tell(at, number, Kind::Seen, &format!("Now {to}")),
        }
    }

    fn roll(&mut self, at: Moment, number: usize, roll: &Roll) {
        match roll.purpose {
            Purpose::Search(search, force) if force == self.id => {
                self.die = Some((record::die(roll), number));
                self.sighting(at, number, search, roll);
            }
            Purpose::Contact(mission, force) if force == self.id => {
                self.die = Some((record::die(roll), number));
                self.tell(
                    at,
                    number,
                    Kind::Attacked,
                    &format!("{mission} looks for it"),
                );
            }
            Purpose::LevelTwo(force) | Purpose::LevelThree(force) | Purpose::LevelFour(force)
                if force == self.id =>
            {
                self.die = Some((record::die(roll), number));
            }
            Purpose::LocationDirection(force) if force == self.id => {
                self.die = Some((record::die(roll), number));
                self.tell(at, number, Kind::Learnt, "Is it where it was reported?");
            }
            _ => {}
        }
    }

    /// What a search saw of it, at what range.
    fn sighting(&mut self, at: Moment, number: usize, id: SearchId, roll: &Roll) {
        let (Some(hex), Some(search)) = (self.hex, self.searches.get(&id)) else {
            return;
        };
        let shift = roll.modifiers.iter().map(|applied| applied.value).sum();
        let faces = AIR_SEARCH.faces(0, shift);
        let face = faces.get(usize::from(roll.die.saturating_sub(1)));
        let is_seen = face.is_some_and(|face| face.detection().is_some());
        let units = wording::by_type(search.units);
        let range = count(search.origin.distance(hex), "hex", "hexes");
        let from = format!("{units} of TG {} at {range}", search.base);
        let (kind, title) = match is_seen {
            true => (Kind::Seen, format!("Sighted by {from}")),
            false => (Kind::Missed, format!("Not seen by {from}")),
        };
        let detail = format!("{id}, {}", search.aim);
        self.tell(at, number, kind, &title);
        self.add(&detail);
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
            SearchEvent::Shadows { search, force } if *force == self.id => {
                self.tell(at, number, Kind::Seen, &format!("{search} stays with it"));
            }
            _ => {}
        }
    }

    fn force(&mut self, at: Moment, number: usize, event: &ForceEvent) {
        match event {
            ForceEvent::LevelOneCup { chits, .. } => self.cup = chits.len(),
            ForceEvent::LevelOneDrawn { force, chit, from } => {
                if *force == self.id {
                    self.tell(at, number, Kind::Learnt, &format!("Chit: {chit}"));
                    self.add(&match from {
                        DrawnFrom::Cup => {
                            format!("drawn from {}", count(self.cup as u8, "chit", "chits"))
                        }
                        DrawnFrom::Withheld => "one of those kept out for double forces".to_owned(),
                    });
                }
                if *from == DrawnFrom::Cup {
                    self.cup = self.cup.saturating_sub(1);
                }
            }
            ForceEvent::DoubleForce { force, other, hex } => {
                if *other == self.id {
                    self.begin(*hex);
                    self.tell(
                        at,
                        number,
                        Kind::Learnt,
                        &format!("Comes to light beside {force}"),
                    );
                } else if *force == self.id {
                    self.tell(
                        at,
                        number,
                        Kind::Learnt,
                        &format!("It is two forces: {other} sails with it"),
                    );
                }
            }
            // A chit of Level 1 has been told.
            ForceEvent::Intelligence { force, to, .. } if *force == self.id && to.level() > 1 => {
                let known = Force {
                    intelligence: *to,
                    ships: self.ships.clone(),
                    ..Force::unseen(self.id, self.hex.unwrap_or(HexId::at(1113)))
                };
                let words = known::in_brief(&known);
                let level = to.level();
                self.tell(at, number, Kind::Learnt, &format!("Level {level}: {words}"));
            }
            ForceEvent::ShipsDrawn { force, ships } if *force == self.id => {
                self.ships.extend(ships);
                let names: Vec<String> = ships.iter().map(ToString::to_string).collect();
                let names = wording::list(&names);
                self.tell(at, number, Kind::Learnt, &format!("Ships seen: {names}"));
            }
            ForceEvent::UsAdvantage { force, on } if *force == self.id => match on {
                true => self.tell(
                    at,
                    number,
                    Kind::Learnt,
                    "US Advantage: it does not know that it is seen",
                ),
                false => self.tell(at, number, Kind::Faded, "The US Advantage is gone"),
            },
            ForceEvent::Moved { what, to, why, .. } if *what == self.id => {
                self.moved(at, number, *to, *why);
            }
            ForceEvent::LeftTheMap { what, .. }
            | ForceEvent::AllSunk { what, .. }
            | ForceEvent::FalseContact { what, .. }
                if *what == self.id =>
            {
                self.hex = None;
            }
            _ => {}
        }
    }

    /// It moves; contact with it has just faded by the same activation (8.14).
    fn moved(&mut self, at: Moment, number: usize, to: HexId, why: ForceMove) {
        self.hex = Some(to);
        let title = match why {
            ForceMove::Mission => format!("Steams to {to}"),
            ForceMove::Retirement => format!("Draws off to {to}"),
            ForceMove::Correction => format!("It is in {to} in truth"),
        };
        let faded = self
            .chapters
            .last_mut()
            .filter(|(then, chapter)| *then == at && chapter.kind == Kind::Faded);
        match faded {
            Some((_, chapter)) if why != ForceMove::Correction => {
                chapter.detail = title;
                chapter.hex = to;
            }
            _ => self.tell(at, number, Kind::Moved, &title),
        }
    }
}
