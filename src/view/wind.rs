//! What all rooms say of the wind: how task groups moved by it, and what that leaves their carriers (17).

use super::wording;
use crate::engine::Table;
use crate::engine::fleet::{CarrierId, LimitedBy, TaskGroupId, TaskGroupSet, operating_limit};
use crate::engine::map::WindCourse;

/// Task groups by name: "Task Force 58" where they are all that have carriers, and together.
pub fn carrier_groups(table: &Table, groups: TaskGroupSet) -> String {
    match are_the_fleet(table, groups) {
        true => "Task Force 58".to_owned(),
        false => wording::task_groups(table, groups),
    }
}

fn are_the_fleet(table: &Table, groups: TaskGroupSet) -> bool {
    let carriers = table.task_groups.iter().map(|group| group.id);
    let carriers: TaskGroupSet = carriers
        .filter(|group| table.is_carrier_group(*group))
        .collect();
    groups == carriers && wording::is_together(table)
}

/// "Task Force 58 goes to leeward", "Task Groups 58.1 and 58.2 keep station".
pub fn went(table: &Table, course: WindCourse, groups: TaskGroupSet) -> String {
    let is_one = groups.len() == 1 || are_the_fleet(table, groups);
    let went = match (course, is_one) {
        (WindCourse::Windward, true) => "goes to windward",
        (WindCourse::Windward, false) => "go to windward",
        (WindCourse::StationKeeping, true) => "keeps station",
        (WindCourse::StationKeeping, false) => "keep station",
        (WindCourse::Leeward, true) => "goes to leeward",
        (WindCourse::Leeward, false) => "go to leeward",
    };
    format!("{} {went}", carrier_groups(table, groups))
}

/// The marker of a task group, as it stands behind her figures: " · to leeward"; nothing to windward, or where the wind is
/// of no account.
pub fn mark(table: &Table, group: TaskGroupId) -> String {
    match table.wind_course(group) {
        Some(course @ (WindCourse::Leeward | WindCourse::StationKeeping))
            if table.is_carrier_group(group) =>
        {
            format!(" \u{b7} {course}")
        }
        _ => String::new(),
    }
}

/// What the wind leaves a carrier to launch or to land in this phase, where it sets her limit: " · 1 a phase". How her task group
/// moved stands at its head.
pub fn limit(table: &Table, carrier: CarrierId) -> String {
    let limit = operating_limit(table, carrier);
    match limit.by {
        LimitedBy::Ship => String::new(),
        LimitedBy::TiredCrews => {
            format!(" \u{b7} {} a phase: tired crews", limit.units)
        }
        LimitedBy::OtherLightCarrier(_) => " \u{b7} another CVL works".to_owned(),
        LimitedBy::Leeward(_) | LimitedBy::StationKeeping => {
            format!(" \u{b7} {} a phase", limit.units)
        }
    }
}

/// What the wind leaves those task groups that do not steam into it, a sentence for each course (17.2, 17.3).
pub fn limits(table: &Table) -> Vec<String> {
    let groups = || table.task_groups.iter().map(|group| group.id);
    let of = |course: WindCourse| -> Option<String> {
        let alike = groups().filter(|group| {
            table.wind_course(*group) == Some(course) && table.is_carrier_group(*group)
        });
        let alike: TaskGroupSet = alike.collect();
        let who = carrier_groups(table, alike);
        let rule = course.rule();
        (!alike.is_empty()).then(|| format!("{who}, {course}: {} ({rule}).", course.leaves()))
    };
    let limited = [WindCourse::Leeward, WindCourse::StationKeeping];
    limited.into_iter().filter_map(of).collect()
}
