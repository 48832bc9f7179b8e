//! The courses of the raids, and where each will be after its next move.

use super::geometry::{centre, heading, whole_centre};
use crate::engine::forces::{Raid, RaidId};
use crate::engine::map::HexId;
use crate::engine::{PHASES, Table, forecast};

/// How far short of its target a course ends, so that the head of its arrow shows.
const SHORT: f64 = 38.0;

/// The course of a raid.
#[derive(Clone, PartialEq, Debug)]
pub struct CourseView {
    /// The raid.
    pub raid: RaidId,
    /// The line to its target, as a path.
    pub path: String,
    /// Where it may be after its next move: two places where its line runs between two hexes.
    pub next: Vec<NextPlace>,
}

/// Where a raid may be after its next move.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct NextPlace {
    /// The middle of the hex.
    pub at: (i32, i32),
    /// Where the raid flies, in degrees from the north.
    pub heading: i32,
    /// When it will be there, in two words.
    pub when: String,
}

/// The courses of the raids that are not over their targets yet.
pub fn courses(table: &Table) -> Vec<CourseView> {
    let is_flying = |raid: &&Raid| raid.hex != table.target_hex(raid);
    let flying = table.inbound().filter(is_flying);
    flying.map(|raid| course(table, raid)).collect()
}

fn course(table: &Table, raid: &Raid) -> CourseView {
    let target = table.target_hex(raid);
    let (from, to) = (centre(raid.hex), centre(target));
    let length = (to.0 - from.0).hypot(to.1 - from.1);
    let part = (length - SHORT).max(0.0) / length;
    let end = |from: f64, to: f64| (from + (to - from) * part).round() as i32;
    let (x, y) = whole_centre(raid.hex);
    let next = forecast::raid_after(table, raid, 1).into_iter();
    // Counters lie above it where there are any.
    let theirs = |hex: HexId| {
        table.inbound().any(|raid| raid.hex == hex)
            || table.forces.iter().any(|force| force.hex == hex)
    };
    let is_open = |hex: &HexId| {
        *hex != target && !table.has_us_aircraft(*hex) && !table.is_home(*hex) && !theirs(*hex)
    };
    let next = next.filter(is_open);
    let next_place = |hex| NextPlace {
        at: whole_centre(hex),
        heading: heading(from, to),
        when: next_move(table),
    };
    CourseView {
        raid: raid.id,
        path: format!("M{x} {y}L{} {}", end(from.0, to.0), end(from.1, to.1)),
        next: next.map(next_place).collect(),
    }
}

/// When the raids move next, in two words.
fn next_move(table: &Table) -> String {
    if table.phase < PHASES {
        format!("phase {}", table.phase + 1)
    } else {
        "next turn".to_owned()
    }
}
