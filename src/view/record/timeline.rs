//! The timeline: the turns and phases of a battle, what stands out in each, and which moment of the game is where. It
//! is made of the events that have been shown; to go from moment to moment it is not made anew.

mod crowd;
mod marks;

use std::ops::Range;

use super::log::stretches;
use super::weight::{Importance, weight};
use crate::engine::{EventRecord, GameTime, Light, PHASES, Scenario, Turn};
use crate::view::account::{self, ends_battle, first_moment, first_turn};
use crate::view::shown_record::ShownRecord;

pub use marks::{MarkKind, TimelineMark};

/// How wide it is drawn what comes before the first phase of a turn.
const BEFORE: u32 = 10_000;
/// How wide a phase is: no fewer than the events in it, so that each has a place of its own.
const PHASE: u32 = 40_000;
/// How wide a turn is.
const TURN: u32 = BEFORE + PHASE * PHASES as u32;
/// How wide the time before the first turn is, where the player decides something then.
const AHEAD: u32 = TURN * 3 / 4;

/// The timeline of a battle. Its places are whole numbers, from nothing to its width.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Timeline {
    /// What it is drawn on.
    pub frame: TimelineFrame,
    /// What stands out, in the order it happened.
    pub marks: Vec<TimelineMark>,
    /// The first moment, with everything set up: a number of events, as all moments are.
    pub first: usize,
    /// The newest moment.
    pub last: usize,
    phases: Vec<TimelinePart>,
    /// The moments at which something has just been told, or a segment has begun.
    stops: Vec<usize>,
}

/// The turns of a battle, and the light.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct TimelineFrame {
    /// How wide the time before the first turn is: nothing where the player decides nothing then.
    pub ahead: u32,
    /// The turns, those to come too.
    pub turns: Vec<TimelineTurn>,
    /// The width of all that.
    pub width: u32,
    /// Where the light is not that of day.
    pub shades: Vec<Shade>,
}

/// A turn.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TimelineTurn {
    /// Where it begins.
    pub left: u32,
    /// Its time.
    pub time: String,
    /// Where its phases begin, but the first.
    pub phases: Vec<u32>,
}

/// A stretch of dusk or of night.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Shade {
    /// Where it begins.
    pub left: u32,
    /// How wide it is.
    pub width: u32,
    /// Dusk or night.
    pub light: Light,
}

/// The events of a phase, or those before the first turn, and their place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct TimelinePart {
    /// The phase; none before the first turn.
    at: Option<GameTime>,
    from: usize,
    upto: usize,
    left: u32,
    width: u32,
}

impl TimelinePart {
    /// The events of a phase, in a turn that begins at a place.
    fn of_phase(at: GameTime, events: Range<usize>, turn: u32) -> TimelinePart {
        let (left, width) = match at.phase {
            0 => (0, BEFORE),
            phase => (BEFORE + PHASE * u32::from(phase - 1), PHASE),
        };
        TimelinePart {
            at: Some(at),
            from: events.start,
            upto: events.end,
            left: turn + left,
            width,
        }
    }

    /// The place of a moment in it.
    fn place(&self, moment: usize) -> u32 {
        let events = (self.upto - self.from).max(1) as u64;
        let past = moment.min(self.upto).saturating_sub(self.from) as u64;
        self.left + (u64::from(self.width) * past / events) as u32
    }
}

/// The timeline of a battle as far as it has been shown.
pub fn timeline(scenario: &Scenario, record: ShownRecord) -> Timeline {
    let shown = record.events();
    let begin = scenario.first_turn;
    let ahead = match scenario.asks_before_first_turn() {
        true => AHEAD,
        false => 0,
    };
    let number = |turn: Turn| u32::from(begin.turns_until(turn));
    let left_of = |turn: Turn| ahead + number(turn) * TURN;
    let is_over = shown.iter().rev().any(ends_battle);
    let mut phases = Vec::new();
    for (at, from, upto) in stretches(shown) {
        let phase = TimelinePart::of_phase(at, from..upto, left_of(at.turn));
        // What comes before the first turn bears its time.
        let before = first_turn(shown).min(upto);
        if from > 0 || ahead == 0 {
            phases.push(phase);
            continue;
        }
        phases.push(TimelinePart {
            at: None,
            from: first_moment(shown).min(before),
            upto: before,
            left: 0,
            width: ahead,
        });
        if before < upto {
            phases.push(TimelinePart {
                from: before,
                ..phase
            });
        }
    }
    // What the phase in progress will bring has its place too.
    if let Some(now) = phases.last_mut().filter(|_| !is_over) {
        now.width /= 2;
    }
    let newest = phases.last().and_then(|last| last.at);
    let begun = newest.map_or(0, |at| number(at.turn) + 1);
    let turns = begun.max(u32::from(scenario.turns));
    let all = std::iter::successors(Some(begin), |turn| Some(turn.next()));
    let all: Vec<Turn> = all.take(turns as usize).collect();
    Timeline {
        frame: TimelineFrame {
            ahead,
            turns: all
                .iter()
                .map(|turn| a_turn(*turn, left_of(*turn)))
                .collect(),
            width: ahead + turns * TURN,
            shades: shades(&all, ahead),
        },
        marks: marks::marks(record, &phases),
        first: first_moment(shown),
        last: shown.len(),
        phases,
        stops: stops(shown),
    }
}

fn a_turn(turn: Turn, left: u32) -> TimelineTurn {
    let phases = 1..u32::from(PHASES);
    TimelineTurn {
        left,
        time: format!("{:04}", turn.time()),
        phases: phases.map(|n| left + BEFORE + PHASE * n).collect(),
    }
}

/// Dusk and night, each as one stretch, behind the time before the first turn.
fn shades(turns: &[Turn], ahead: u32) -> Vec<Shade> {
    let mut shades: Vec<Shade> = Vec::new();
    for (n, turn) in (0..).zip(turns) {
        for phase in 1..=PHASES {
            let light = turn.light(phase);
            let begin = ahead + n * TURN;
            let (left, width) = match phase {
                1 => (begin, BEFORE + PHASE),
                _ => (begin + BEFORE + PHASE * u32::from(phase - 1), PHASE),
            };
            match shades.last_mut() {
                _ if light == Light::Day => {}
                Some(last) if last.light == light && last.left + last.width == left => {
                    last.width += width;
                }
                _ => shades.push(Shade { left, width, light }),
            }
        }
    }
    shades
}

fn stops(shown: &[EventRecord]) -> Vec<usize> {
    let is_told =
        |it: &EventRecord| account::begins_segment(it) || weight(&it.event) > Importance::Untold;
    let told = shown.iter().enumerate().filter(|(_, it)| is_told(it));
    told.map(|(n, _)| n + 1).collect()
}

impl Timeline {
    /// Where a moment is.
    pub fn place(&self, moment: usize) -> u32 {
        self.phase(moment).map_or(0, |phase| phase.place(moment))
    }

    /// The moment at a place, or the nearest to it.
    pub fn moment(&self, place: u32) -> usize {
        let before = self.phases.partition_point(|phase| phase.left <= place);
        let Some(phase) = before.checked_sub(1).map(|n| self.phases[n]) else {
            return self.first;
        };
        let (events, width) = (phase.upto - phase.from, u64::from(phase.width));
        // Rounded as to the nearest event.
        let past = u64::from(place - phase.left) * events as u64 + width / 2;
        self.within(phase.from + (past / width.max(1)) as usize)
            .min(phase.upto)
    }

    /// The phase that the last event before a moment belongs to.
    fn phase(&self, moment: usize) -> Option<&TimelinePart> {
        let before = self.phases.partition_point(|phase| phase.from < moment);
        self.phases.get(before.saturating_sub(1))
    }

    /// A moment, or the first or the newest that there is.
    pub fn within(&self, moment: usize) -> usize {
        moment.min(self.last).max(self.first.min(self.last))
    }

    /// The moment after the next event that is told; the newest after the last.
    pub fn after(&self, moment: usize) -> usize {
        let next = self.stops.partition_point(|stop| *stop <= moment);
        self.within(self.stops.get(next).copied().unwrap_or(self.last))
    }

    /// The moment before the last event that is told.
    pub fn before(&self, moment: usize) -> usize {
        let next = self.stops.partition_point(|stop| *stop < moment);
        let before = next.checked_sub(1).map(|n| self.stops[n]);
        self.within(before.unwrap_or(self.first))
    }

    /// The moment at which the next phase has begun; the newest in the last.
    pub fn phase_after(&self, moment: usize) -> usize {
        let ends = self.phases.iter().map(|phase| phase.upto);
        let mut later = ends.filter(|end| *end > moment);
        self.within(later.next().unwrap_or(self.last))
    }

    /// The moment at which this phase has begun; the one before, where it is that already.
    pub fn phase_before(&self, moment: usize) -> usize {
        let mut begins = self.phases.iter().map(|phase| phase.from);
        let before = begins.rfind(|begin| *begin < moment);
        self.within(before.unwrap_or(self.first))
    }

    /// When a moment is, by the clock: "1430, phase 2".
    pub fn when(&self, moment: usize) -> String {
        self.phase(moment)
            .map(|phase| when(phase.at))
            .unwrap_or_default()
    }
}

/// A phase by the clock, or what comes before all of them.
fn when(at: Option<GameTime>) -> String {
    match at {
        None => "Before the first turn".to_owned(),
        Some(at) if at.phase == 0 => format!("{:04}, before the first phase", at.turn.time()),
        Some(at) => format!("{:04}, phase {}", at.turn.time_of(at.phase), at.phase),
    }
}
