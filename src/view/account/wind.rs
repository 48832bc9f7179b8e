//! What the wind did: whence it blows, how task groups moved by it, and which patrols came out of their box for it (17).

use crate::engine::fleet::{CapId, Fuel, MissionId, TaskGroupSet};
use crate::engine::map::WindCourse;
use crate::engine::{AirEvent, Event, EventRecord, FleetEvent, SegmentId};

/// Task groups that moved alike by the wind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CourseMarked {
    /// The number of the event, among those that were given.
    pub number: usize,
    /// How they moved.
    pub course: WindCourse,
    /// The task groups.
    pub groups: TaskGroupSet,
}

/// How task groups moved by the wind in some events, in their order.
pub fn courses_marked(events: &[EventRecord]) -> impl Iterator<Item = CourseMarked> {
    let numbered = events.iter().enumerate();
    numbered.filter_map(|(number, record)| {
        let Event::Fleet(FleetEvent::CourseMarked { course, groups }) = record.event else {
            return None;
        };
        Some(CourseMarked {
            number,
            course,
            groups,
        })
    })
}

/// A patrol that had to leave its box, as its task group goes to leeward (17.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PatrolOut {
    /// The number of the event, among those that were given.
    pub number: usize,
    /// Which it was.
    pub cap: CapId,
    /// Which mission it is now.
    pub mission: MissionId,
    /// The fuel it has.
    pub fuel: Fuel,
}

/// The patrols that had to leave their boxes in some events: as the fleet moves none leaves it otherwise.
pub fn patrols_out(events: &[EventRecord]) -> impl Iterator<Item = PatrolOut> {
    let numbered = events.iter().enumerate();
    numbered.filter_map(|(number, record)| {
        let Event::Air(AirEvent::MissionPlaced {
            what,
            fuel,
            from: Some(cap),
            ..
        }) = record.event
        else {
            return None;
        };
        let is_by_wind = record.at.segment == Some(SegmentId::Activation);
        is_by_wind.then_some(PatrolOut {
            number,
            cap,
            mission: what,
            fuel,
        })
    })
}

/// How often task groups moved so by the wind in some events.
pub fn times(events: &[EventRecord], course: WindCourse) -> u32 {
    let alike = courses_marked(events).filter(|it| it.course == course);
    alike.map(|it| u32::from(it.groups.len())).sum()
}
