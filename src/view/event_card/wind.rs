//! How task groups have moved by the wind, and what that leaves them until their next move (17.1-17.4).

use super::card::CardContent;
use crate::engine::fleet::TaskGroupSet;
use crate::engine::map::WindCourse;
use crate::engine::{EventRecord, Table};
use crate::view::account::{self, CourseMarked, PatrolOut};
use crate::view::card::{Fact, Tone};
use crate::view::{sentence, wind};

/// The courses of a US Move, and the patrols that came out for them.
pub(super) fn told(events: &[EventRecord], table: &Table) -> CardContent {
    let courses: Vec<CourseMarked> = account::courses_marked(events).collect();
    let out: Vec<PatrolOut> = account::patrols_out(events).collect();
    let is_bad = courses.iter().any(|it| it.course == WindCourse::Leeward);
    let headlines = courses
        .iter()
        .map(|it| wind::went(table, it.course, it.groups));
    let fact = |it: &CourseMarked| {
        Fact::new(
            short(it.groups),
            sentence(&it.course.to_string()),
            format!("{} ({})", it.course.leaves(), it.course.rule()),
        )
    };
    let facts = courses.iter().map(fact).chain(out.iter().map(came_out));
    let hexes = courses.iter().flat_map(|it| it.groups.iter());
    let hexes = hexes.filter_map(|group| Some(table.task_group(group)?.hex));
    CardContent {
        tone: if is_bad { Tone::Bad } else { Tone::Even },
        headline: headlines.collect::<Vec<_>>().join("; "),
        sentence: why(table, &out),
        facts: facts.collect(),
        hexes: hexes.collect(),
        ..CardContent::default()
    }
}

fn short(groups: TaskGroupSet) -> String {
    let names = groups.iter().map(|group| group.to_string());
    format!("TG {}", names.collect::<Vec<_>>().join(", "))
}

/// Why it is so, and what had to be done at once.
fn why(table: &Table, out: &[PatrolOut]) -> String {
    let wind = table.markers.wind;
    let wind = wind.map_or_else(String::new, |wind| format!("The wind is {wind}."));
    match out.len() {
        0 => wind,
        1 => format!("{wind} Its patrol had to come out of its box."),
        _ => format!("{wind} The patrols had to come out of their boxes."),
    }
}

fn came_out(out: &PatrolOut) -> Fact {
    Fact::new(
        out.cap.to_string(),
        out.mission.to_string(),
        out.fuel.to_string(),
    )
}
