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
            FleetEvent::Withdrew { what, from, to } => {
                let withdraws = what.word("withdraws", "withdraw");
                write!(f, "{what} {withdraws} from {from} to {to}.")
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
                WindCourse::Leeward.leaves()
            ),
            FleetEvent::CourseMarked { course, groups } => {
                let has = groups.word("has", "have");
                let did = match course {
                    WindCourse::Windward => "gone to windward",
                    WindCourse::StationKeeping => "kept station",
                    WindCourse::Leeward => "gone to leeward",
                };
                let (left, rule) = (course.leaves(), course.rule());
                write!(f, "{groups} {has} {did}: {left} ({rule}).")
            }
        }
    }
}
