//! What stands out on the timeline: raids, fights, sightings, and ships that are hit or sunk.

use super::{TimelinePart, when};
use crate::engine::insertion_sort::InsertionSort;
use crate::engine::{EventRecord, Scope, count_of};
use crate::view::account::{Notable, Tally, notable};
use crate::view::fight;
use crate::view::shown_record::ShownRecord;

/// So many events of a mark are told; the others are counted.
const TOLD: usize = 4;

/// Something that stands out in a phase: all of its kind there are one mark.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TimelineMark {
    /// Of what kind it is.
    pub kind: MarkKind,
    /// Its place.
    pub place: u32,
    /// The moment it leads to: a fight has not begun then, and of all else the first has just happened.
    pub moment: usize,
    /// When it was, and what it was.
    pub words: String,
}

/// Of what kind a mark is; what matters more comes later.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum MarkKind {
    /// A force is seen, or better known than before.
    Sighting,
    /// A raid comes up on the radar.
    RaidComesUp,
    /// A raid attacks ships.
    RaidAttacks,
    /// Aircraft fight, or a strike attacks.
    Fight,
    /// A raid flies to Guam instead of home.
    ForGuam,
    /// Task groups go to leeward.
    ToLeeward,
    /// A submarine of ours attacks.
    Submarine,
    /// A ship of theirs is hit.
    TheirShipHit,
    /// A ship of theirs sinks.
    TheirShipSunk,
    /// A ship of ours is hit.
    OurShipHit,
    /// A ship or a submarine of ours sinks.
    OurShipSunk,
}

impl MarkKind {
    /// All of them, in the order they stand in where they share a place.
    pub const ALL: [MarkKind; 11] = [
        MarkKind::Sighting,
        MarkKind::RaidComesUp,
        MarkKind::RaidAttacks,
        MarkKind::Fight,
        MarkKind::ForGuam,
        MarkKind::ToLeeward,
        MarkKind::Submarine,
        MarkKind::TheirShipHit,
        MarkKind::TheirShipSunk,
        MarkKind::OurShipHit,
        MarkKind::OurShipSunk,
    ];

    /// Its name, as marks in the page carry it.
    pub const fn name(self) -> &'static str {
        match self {
            MarkKind::Sighting => "sighting",
            MarkKind::RaidComesUp => "raid-up",
            MarkKind::RaidAttacks => "raid-attacks",
            MarkKind::Fight => "fight",
            MarkKind::ForGuam => "for-guam",
            MarkKind::ToLeeward => "leeward",
            MarkKind::Submarine => "submarine",
            MarkKind::TheirShipHit => "their-hit",
            MarkKind::TheirShipSunk => "their-sunk",
            MarkKind::OurShipHit => "our-hit",
            MarkKind::OurShipSunk => "our-sunk",
        }
    }

    /// What it stands for.
    pub const fn meaning(self) -> &'static str {
        match self {
            MarkKind::Sighting => "a force is seen, or better known",
            MarkKind::RaidComesUp => "a raid on the radar",
            MarkKind::RaidAttacks => "a raid attacks ships",
            MarkKind::Fight => "a fight",
            MarkKind::ForGuam => "a raid turns for Guam",
            MarkKind::ToLeeward => "task groups go to leeward",
            MarkKind::Submarine => "a submarine of yours attacks",
            MarkKind::TheirShipHit => "a ship of theirs is hit",
            MarkKind::TheirShipSunk => "a ship of theirs goes down",
            MarkKind::OurShipHit => "a ship of yours is hit",
            MarkKind::OurShipSunk => "a ship or submarine of yours goes down",
        }
    }

    /// Whether it tells of the enemy's coming, and stands above what came of it.
    pub const fn is_above(self) -> bool {
        matches!(
            self,
            MarkKind::Sighting | MarkKind::RaidComesUp | MarkKind::RaidAttacks
        )
    }
}

/// Something that happened, before it is put together with others.
struct Outstanding {
    kind: MarkKind,
    moment: usize,
    words: String,
}

/// The marks of the events shown, in the order they happened.
pub(super) fn marks(record: ShownRecord, phases: &[TimelinePart]) -> Vec<TimelineMark> {
    let shown = record.events();
    let fights = fight::spans(record).into_iter();
    let mut all: Vec<Outstanding> = fights
        .filter_map(|span| a_fight(record, span.from, span.upto))
        .chain((0..shown.len()).filter_map(|n| an_event(shown, n)))
        .collect();
    all.insertion_sort_by_key(|it| it.moment);
    let mut marks = Vec::new();
    for phase in phases {
        let here = |it: &&Outstanding| {
            let event = match it.kind {
                // What is to come has not happened at its moment.
                MarkKind::Fight | MarkKind::RaidAttacks => it.moment,
                _ => it.moment - 1,
            };
            (phase.from..phase.upto).contains(&event)
        };
        let here: Vec<&Outstanding> = all.iter().filter(here).collect();
        for kind in MarkKind::ALL {
            let alike: Vec<&Outstanding> =
                here.iter().copied().filter(|it| it.kind == kind).collect();
            if let Some(first) = alike.first() {
                marks.push(TimelineMark {
                    kind,
                    place: phase.place(first.moment),
                    moment: first.moment,
                    words: format!("{}: {}", when(phase.at), together(&alike)),
                });
            }
        }
    }
    marks.insertion_sort_by_key(|mark| mark.moment);
    marks
}

fn together(alike: &[&Outstanding]) -> String {
    let told = alike.iter().take(TOLD).map(|it| it.words.clone());
    let mut told: Vec<String> = told.collect();
    let left = alike.len().saturating_sub(TOLD);
    if left > 0 {
        told.push(format!("and {left} more"));
    }
    told.join("; ")
}

/// The mark of an event, if it is one that stands out by itself.
fn an_event(shown: &[EventRecord], number: usize) -> Option<Outstanding> {
    let event = &shown[number].event;
    let told = || event.to_string().trim_end_matches('.').to_owned();
    let (kind, words) = match notable(event)? {
        Notable::RaidComesUp(raid, points) => {
            let points = count_of(points, "point", "points");
            (MarkKind::RaidComesUp, format!("{raid}, {points}, comes up"))
        }
        Notable::Sighting => (MarkKind::Sighting, told()),
        Notable::Diverts(raid) => (MarkKind::ForGuam, format!("{raid} turns for Guam")),
        Notable::ToLeeward => (MarkKind::ToLeeward, told()),
        Notable::SubmarineAttacks => (MarkKind::Submarine, told()),
        Notable::Hit { is_ours: true } => (MarkKind::OurShipHit, told()),
        Notable::Hit { is_ours: false } => (MarkKind::TheirShipHit, told()),
        Notable::Sunk { is_ours: true } => (MarkKind::OurShipSunk, told()),
        Notable::Sunk { is_ours: false } => (MarkKind::TheirShipSunk, told()),
    };
    Some(Outstanding {
        kind,
        moment: number + 1,
        words,
    })
}

/// The mark of a fight: what it was, and what it came to.
fn a_fight(record: ShownRecord, from: usize, upto: usize) -> Option<Outstanding> {
    let shown = ShownRecord::new(record.record(), upto);
    let events = &shown.events()[from..];
    let span = shown.around(events.first()?.span, fight::is_fight)?;
    let kind = match shown.scope(span) {
        Scope::RaidAttack { .. } => MarkKind::RaidAttacks,
        _ => MarkKind::Fight,
    };
    let what = fight::title(shown)?;
    let Tally {
        destroyed, lost, ..
    } = Tally::of(events);
    let some = |number: u32, one, many| (number > 0).then(|| count_of(number, one, many));
    let came_to = [
        some(destroyed, "point destroyed", "points destroyed"),
        some(lost, "unit lost", "units lost"),
    ];
    let came_to: Vec<String> = came_to.into_iter().flatten().collect();
    Some(Outstanding {
        kind,
        moment: from,
        words: match came_to.is_empty() {
            true => what,
            false => format!("{what}, {}", came_to.join(", ")),
        },
    })
}
