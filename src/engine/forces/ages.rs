//! How long the points of a Turnaround track have been ready: a raid takes the oldest first (9.23). The boxes alone say
//! which those are, and no rule needs to know more; the log tells the rest, for whoever checks it.

use serde::{Serialize, Serializer};

use super::butai::{SERVICING, TURNAROUND};
use super::force::ForceId;
use super::launcher::Launcher;
use crate::engine::event::{ButaiEvent, Event, EventRecord, ForceEvent, GameTime, GuamEvent};

/// Points that became ready together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct ReadyPoints {
    /// How many.
    pub points: u8,
    /// Their box of the Turnaround track, from 0 at the left (9.12).
    pub place: u8,
    /// Since when they have been ready.
    #[serde(serialize_with = "as_in_the_log")]
    pub since: GameTime,
}

/// A moment as every line of the event log has it.
fn as_in_the_log<S: Serializer>(moment: &GameTime, serializer: S) -> Result<S::Ok, S::Error> {
    #[derive(Serialize)]
    struct Since {
        day: u8,
        turn: String,
        phase: u8,
    }
    let turn = moment.turn;
    Since {
        day: turn.day,
        turn: format!("{:04}", turn.time()),
        phase: moment.phase,
    }
    .serialize(serializer)
}

/// The points that are ready at a base, by what has happened so far: the oldest first.
pub(super) fn ready_points(events: &[EventRecord], base: Launcher) -> Vec<ReadyPoints> {
    let mut ready: Vec<(Launcher, ReadyPoints)> = Vec::new();
    for record in events {
        let since = record.at;
        match &record.event {
            Event::Guam(GuamEvent::Ready { value }) => {
                let place = TURNAROUND.len() as u8 - 1;
                let points = *value;
                ready.push((
                    Launcher::Guam,
                    ReadyPoints {
                        points,
                        place,
                        since,
                    },
                ));
            }
            Event::Guam(GuamEvent::BoxesMoved { boxes }) => {
                move_on(&mut ready, Launcher::Guam, boxes, since);
            }
            Event::Butai(ButaiEvent::TracksMoved {
                force, turnaround, ..
            }) => move_on(&mut ready, (*force).into(), turnaround, since),
            Event::Butai(ButaiEvent::RaidLaunched { force, taken, .. }) => {
                let (_, left) = split(&of(&ready, *force), taken);
                ready.retain(|(other, _)| other != force);
                ready.extend(left.into_iter().map(|points| (*force, points)));
            }
            Event::Butai(ButaiEvent::CounterReplaced { force, by, .. }) => {
                let renamed = |id: ForceId| if id == *force { *by } else { id };
                for (base, _) in &mut ready {
                    *base = base.renamed(renamed);
                }
            }
            // The counter may be used again.
            Event::Butai(ButaiEvent::Exited { what, .. })
            | Event::Forces(
                ForceEvent::AllSunk { what, .. }
                | ForceEvent::LeftTheMap { what, .. }
                | ForceEvent::FalseContact { what, .. },
            ) => ready.retain(|(base, _)| base.force() != Some(*what)),
            _ => {}
        }
    }
    of(&ready, base)
}

fn of(ready: &[(Launcher, ReadyPoints)], base: Launcher) -> Vec<ReadyPoints> {
    let theirs = ready.iter().filter(|(other, _)| *other == base);
    theirs.map(|(_, points)| *points).collect()
}

/// Everything moves one box to the right, and what comes out of Servicing is ready from now on (9.12, 11.29).
fn move_on(
    ready: &mut Vec<(Launcher, ReadyPoints)>,
    base: Launcher,
    boxes: &[u8; TURNAROUND.len()],
    since: GameTime,
) {
    let last = TURNAROUND.len() as u8 - 1;
    for (_, points) in ready.iter_mut().filter(|(other, _)| *other == base) {
        points.place = last.min(points.place + 1);
    }
    if boxes[SERVICING] > 0 {
        let (points, place) = (boxes[SERVICING], SERVICING as u8);
        let come = ReadyPoints {
            points,
            place,
            since,
        };
        ready.push((base, come));
    }
}

/// What a raid takes of the points that are ready, so many from each box and the oldest of each first, and what is
/// left.
pub(super) fn split(
    ready: &[ReadyPoints],
    taken: &[u8; TURNAROUND.len()],
) -> (Vec<ReadyPoints>, Vec<ReadyPoints>) {
    let mut wanted = *taken;
    let (mut took, mut left) = (Vec::new(), Vec::new());
    for of_a_time in ready {
        let wanted = &mut wanted[usize::from(of_a_time.place)];
        let points = of_a_time.points.min(*wanted);
        *wanted -= points;
        for (list, points) in [(&mut took, points), (&mut left, of_a_time.points - points)] {
            if points > 0 {
                list.push(ReadyPoints {
                    points,
                    ..*of_a_time
                });
            }
        }
    }
    (took, left)
}
