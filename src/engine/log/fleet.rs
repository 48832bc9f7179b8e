//! The sentences of task groups that part, of ships left behind and of lights.

use std::fmt;

use crate::engine::event::FleetEvent;
use crate::engine::map::WindCourse;

impl fmt::Display for FleetEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FleetEvent::GroupsMoved { what, from, to } => {
                write!(
                    f,
                    "{what} {} from {from} to {to}.",
                    what.word("moves", "move")
                )
            }
            FleetEvent::LeftBehind { ship, group, hex } => {
                write!(
                    f,
                    "{ship}, crippled, is left behind by Task Group {group} in {hex}."
                )
            }
            FleetEvent::Towed { what, from, to } => {
                write!(f, "{what} is towed from {from} to {to}.")
            }
            FleetEvent::Overtaken { ship, hex } => {
                write!(
                    f,
                    "{ship} lies crippled in {hex} as the enemy comes: she is lost."
                )
            }
            FleetEvent::RaidAtCripple { raid, ship } => {
                write!(f, "{raid} goes for {ship}, who lies crippled.")
            }
            FleetEvent::LightsOn { hex, .. } => {
                write!(f, "The ships in {hex} turn on their lights.")
            }
            FleetEvent::LightsOff { hex, .. } => {
                write!(f, "The ships in {hex} turn off their lights.")
            }
            FleetEvent::WindSet { wind } => write!(f, "The wind blows {wind}."),
            FleetEvent::LeewardAtStart { groups } => write!(
                f,
                "{groups} {} come to leeward in the night: {} (17.5).",
                groups.word("has", "have"),
                leaves(WindCourse::Leeward)
            ),
            FleetEvent::CourseMarked { course, groups } => {
                let has = groups.word("has", "have");
                let did = match course {
                    WindCourse::Windward => "gone to windward",
                    WindCourse::StationKeeping => "kept station",
                    WindCourse::Leeward => "gone to leeward",
                };
                let (left, rule) = (leaves(*course), course.rule());
                write!(f, "{groups} {has} {did}: {left} ({rule}).")
            }
        }
    }
}

/// What a course leaves a task group until its next move (17.2-17.4).
const fn leaves(course: WindCourse) -> &'static str {
    match course {
        WindCourse::Windward => "full air operations",
        WindCourse::StationKeeping => {
            "each fleet carrier and one light carrier launches or lands one unit a phase"
        }
        WindCourse::Leeward => {
            "each group launches or lands one unit a phase, and has no patrol in its box"
        }
    }
}
