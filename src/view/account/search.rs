//! A search: who flew where, what it looked at, whom it saw by which die, and how it ended (8.2, 8.3).

use crate::engine::charts::Sighting;
use crate::engine::fleet::{
    AirUnitId, CarrierId, Leg, SearchAim, SearchId, SearchZone, TaskGroupId, UnitSet,
};
use crate::engine::forces::ForceId;
use crate::engine::map::HexId;
use crate::engine::{
    ButaiEvent, Event, EventRecord, ForceEvent, GameTime, Purpose, Roll, Scope, SearchEvent,
};
use crate::view::shown_record::ShownRecord;

/// A search from its launch on, as far as it has been shown.
#[derive(Clone, PartialEq, Debug)]
pub struct SearchAccount {
    /// The search.
    pub id: SearchId,
    /// When it took off.
    pub at: GameTime,
    /// Its units, as it took off.
    pub units: UnitSet,
    /// The task group it returns to (8.28).
    pub base: TaskGroupId,
    /// Where it took off, its point of origin (8.281).
    pub origin: HexId,
    /// Where it is aimed.
    pub aim: SearchAim,
    /// What it did in each Search Segment.
    pub segments: Vec<Flown>,
    /// Its units that are aboard again, and on whom.
    pub landed: Vec<(AirUnitId, CarrierId)>,
    /// Whether its last unit is home, or lost.
    pub is_over: bool,
}

/// What a search did in a Search Segment.
#[derive(Clone, PartialEq, Debug)]
pub struct Flown {
    /// When.
    pub at: GameTime,
    /// Which way it flew; none if it stayed where it was (18.11).
    pub leg: Option<Leg>,
    /// The hexes of the map it entered, in order.
    pub through: Vec<HexId>,
    /// Its looks round, each with the number of its event: in a zone, or in the hexes flown through.
    pub looks: Vec<(usize, Option<SearchZone>)>,
    /// The forces where it looked, for each of which it makes an attempt.
    pub there: Vec<ForceId>,
    /// Its attempts to see a force.
    pub attempts: Vec<Attempt>,
    /// Whether units of it landed.
    pub has_landed: bool,
    /// Whether it turned for home before it had flown its way out (18.11, 18.23).
    pub turns: bool,
    /// Whether it ended here.
    pub ends: bool,
}

/// An attempt to see a force (8.34).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Attempt {
    /// The number of its first event.
    pub number: usize,
    /// When.
    pub at: GameTime,
    /// The search.
    pub search: SearchId,
    /// The force, by the counter that it had then.
    pub force: ForceId,
    /// The same, by the counter that it has now (9.11).
    pub is_now: ForceId,
    /// The number of the event of its die, and what that says, once it has landed.
    pub die: Option<(usize, Sighting)>,
    /// Whether nothing was there (7.35).
    pub is_nothing: bool,
}

impl SearchAccount {
    /// The hexes that it flew through when it last moved, in a segment or before it.
    pub fn through(&self, segment: usize) -> &[HexId] {
        let flown = self.segments[..=segment].iter().rev();
        let moved = flown.into_iter().find(|flown| flown.leg.is_some());
        moved.map_or(&[], |flown| &flown.through)
    }

    /// The forces that it saw, each once, by the counters that they have now.
    pub fn seen(&self) -> Vec<ForceId> {
        let mut seen = Vec::new();
        for attempt in self.attempts().filter(|attempt| attempt.is_seen()) {
            if !seen.contains(&attempt.is_now) {
                seen.push(attempt.is_now);
            }
        }
        seen
    }

    /// Its attempts in all segments.
    pub fn attempts(&self) -> impl Iterator<Item = &Attempt> {
        self.segments.iter().flat_map(|flown| &flown.attempts)
    }
}

impl Attempt {
    /// Whether the force was seen, however roughly.
    pub fn is_seen(&self) -> bool {
        let sighting = self.die.and_then(|(_, sighting)| sighting.detection());
        sighting.is_some()
    }
}

/// The searches that some events tell of, from the first of the game on, in the order in which they took off.
pub fn searches(events: &[EventRecord]) -> Vec<SearchAccount> {
    Told::from_events(events.iter().enumerate()).searches()
}

/// One search, from its own spans alone: of its forces it knows no counter that they were given elsewhere.
pub fn search(shown: ShownRecord, id: SearchId) -> Option<SearchAccount> {
    let own = shown.events_about(|scope| scope == Scope::Search { search: id });
    Told::from_events(own).searches().pop()
}

/// The attempts that some events tell of, of whatever search, in their order.
pub fn attempts(events: &[EventRecord]) -> Vec<Attempt> {
    let told = Told::from_events(events.iter().enumerate());
    told.attempts.into_iter().map(|it| it.1).collect()
}

/// The forces that searches stay with, each with the number of the event (18.13).
pub fn stays(events: &[EventRecord]) -> impl Iterator<Item = (usize, ForceId)> {
    let numbered = events.iter().enumerate();
    numbered.filter_map(|(number, record)| {
        let Event::Searches(SearchEvent::Shadows { force, .. }) = record.event else {
            return None;
        };
        Some((number, force))
    })
}

/// Whether a search turns for home with an event, before it has flown its way out (18.11, 18.23).
pub const fn turns_home(record: &EventRecord) -> bool {
    matches!(record.event, Event::Searches(SearchEvent::Turned { .. }))
}

/// The searches that are home, or lost, with some events.
pub fn searches_over(events: &[EventRecord]) -> impl Iterator<Item = SearchId> {
    events.iter().filter_map(|record| {
        let Event::Searches(SearchEvent::Removed { what }) = record.event else {
            return None;
        };
        Some(what)
    })
}

/// The account as far as it has come.
#[derive(Default)]
struct Told {
    searches: Vec<SearchAccount>,
    /// The attempts, each with the place of its search among them, if its launch was told.
    attempts: Vec<(Option<usize>, Attempt)>,
}

impl Told {
    fn from_events<'a>(events: impl Iterator<Item = (usize, &'a EventRecord)>) -> Told {
        let mut told = Told::default();
        for (number, record) in events {
            told.take_in(number, record);
        }
        told
    }

    /// The searches, with the attempts that they made in each segment.
    fn searches(self) -> Vec<SearchAccount> {
        let mut searches = self.searches;
        for (search, attempt) in self.attempts {
            let search = search.and_then(|search| searches.get_mut(search));
            let mut segments = search.into_iter().flat_map(|it| &mut it.segments);
            if let Some(flown) = segments.find(|flown| flown.at == attempt.at) {
                flown.attempts.push(attempt);
            }
        }
        searches
    }

    fn take_in(&mut self, number: usize, record: &EventRecord) {
        match &record.event {
            Event::Searches(event) => self.search(number, record.at, event),
            Event::Roll(roll) => self.roll(number, roll),
            Event::Forces(event) => self.force(record.at, event),
            Event::Butai(ButaiEvent::CounterReplaced { force, by, .. }) => {
                let attempts = self.attempts.iter_mut().map(|it| &mut it.1);
                let of_it = attempts.filter(|attempt| attempt.is_now == *force);
                of_it.for_each(|attempt| attempt.is_now = *by);
            }
            // Of no search.
            Event::Game { .. }
            | Event::Turn { .. }
            | Event::Phase { .. }
            | Event::Segment { .. }
            | Event::Order { .. }
            | Event::Pick { .. }
            | Event::Air(_)
            | Event::Fleet(_)
            | Event::Decks(_)
            | Event::Raids(_)
            | Event::Butai(_)
            | Event::Guam(_)
            | Event::Procedure(_)
            | Event::Detection(_)
            | Event::Attacks(_)
            | Event::Damage(_)
            | Event::Losses(_)
            | Event::Score(_)
            | Event::Commitment(_)
            | Event::Arrivals(_)
            | Event::Submarines(_)
            | Event::Refuelling(_)
            | Event::Surface(_) => {}
        }
    }

    fn search(&mut self, number: usize, at: GameTime, event: &SearchEvent) {
        match event {
            SearchEvent::Declared => {}
            SearchEvent::Launched {
                what,
                units,
                hex,
                base,
                aim,
                ..
            } => self.searches.push(SearchAccount {
                id: *what,
                at,
                units: *units,
                base: *base,
                origin: *hex,
                aim: *aim,
                segments: Vec::new(),
                landed: Vec::new(),
                is_over: false,
            }),
            SearchEvent::Moved {
                what, through, leg, ..
            } => self.flown(*what, at, |flown| {
                flown.leg = Some(*leg);
                flown.through.clone_from(through);
            }),
            SearchEvent::Searched {
                search,
                zone,
                forces,
            } => self.flown(*search, at, |flown| {
                flown.looks.push((number, *zone));
                flown.there.extend(forces);
            }),
            SearchEvent::LooksFor { search, force } => {
                let attempt = Attempt {
                    number,
                    at,
                    search: *search,
                    force: *force,
                    is_now: *force,
                    die: None,
                    is_nothing: false,
                };
                let place = self.searches.iter().rposition(|it| it.id == *search);
                self.attempts.push((place, attempt));
            }
            // That it was seen is what lets the search stay.
            SearchEvent::Shadows { .. } => {}
            SearchEvent::Turned { search, .. } => {
                self.flown(*search, at, |flown| flown.turns = true);
            }
            SearchEvent::Landed {
                from,
                unit,
                carrier,
                ..
            } => {
                if let Some(search) = self.of(*from) {
                    search.landed.push((*unit, *carrier));
                }
                self.flown(*from, at, |flown| flown.has_landed = true);
            }
            SearchEvent::Removed { what } => {
                self.flown(*what, at, |flown| flown.ends = true);
                if let Some(search) = self.of(*what) {
                    search.is_over = true;
                }
            }
        }
    }

    fn of(&mut self, id: SearchId) -> Option<&mut SearchAccount> {
        self.searches.iter_mut().rfind(|search| search.id == id)
    }

    /// Takes in what a search does in the segment that it is in now.
    fn flown(&mut self, id: SearchId, at: GameTime, tell: impl FnOnce(&mut Flown)) {
        let Some(search) = self.of(id) else {
            return;
        };
        if search.segments.last().is_none_or(|flown| flown.at != at) {
            search.segments.push(Flown {
                at,
                leg: None,
                through: Vec::new(),
                looks: Vec::new(),
                there: Vec::new(),
                attempts: Vec::new(),
                has_landed: false,
                turns: false,
                ends: false,
            });
        }
        if let Some(flown) = search.segments.last_mut() {
            tell(flown);
        }
    }

    fn roll(&mut self, number: usize, roll: &Roll) {
        if let Purpose::Search(search, _) = roll.purpose
            && let Some(sighting) = roll.result.sighting()
            && let Some((_, attempt)) = self.attempts.last_mut()
            && attempt.search == search
        {
            attempt.die = Some((number, sighting));
        }
    }

    fn force(&mut self, at: GameTime, event: &ForceEvent) {
        // Struck off at another time, it was for another reason.
        if let ForceEvent::FalseContact { what, .. } = event
            && let Some((_, attempt)) = self.attempts.last_mut()
            && (attempt.force, attempt.at) == (*what, at)
        {
            attempt.is_nothing = true;
        }
    }
}
