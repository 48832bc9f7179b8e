//! The list of what lies in a stack.

use super::camera::Camera;
use super::geometry::{WIDTH, centre};
use super::unit::{Side, Unit};
use crate::engine::insertion_sort::InsertionSort;
use crate::engine::map::HexId;
use crate::engine::{Table, count_of};
use crate::view::enemy::{known, oil};
use crate::view::wording;

/// The list of a stack.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct StackView {
    /// Where it lies.
    pub hex: HexId,
    /// What is on top.
    pub top: Unit,
    /// A line for each unit, by name, whichever lies on top.
    pub lines: Vec<StackLine>,
}

/// A unit in the list.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct StackLine {
    /// The unit.
    pub unit: Unit,
    /// Its name.
    pub name: String,
    /// What it is, in small.
    pub detail: String,
    /// Whose it is.
    pub side: Side,
    /// Its picture.
    pub picture: &'static str,
}

/// The list of some units, as far as they are on the chart.
pub fn stack(table: &Table, units: &[Unit]) -> Option<StackView> {
    let hex = units.iter().find_map(|unit| unit.hex(table))?;
    let mut by_name = units.to_vec();
    // "Intercept 10" comes after "Intercept 9".
    by_name.insertion_sort_by_key(|unit| {
        let name = unit.to_string();
        let kind = name
            .trim_end_matches(|it: char| it.is_ascii_digit())
            .to_owned();
        (kind, name.len(), name)
    });
    let lines = by_name.into_iter().filter_map(|unit| line(table, unit));
    Some(StackView {
        hex,
        top: *units.first()?,
        lines: lines.collect(),
    })
}

fn line(table: &Table, unit: Unit) -> Option<StackLine> {
    let (detail, picture) = match unit {
        Unit::TaskForce | Unit::Groups(_) => (fleet(table, unit.hex(table)?), "carrier"),
        Unit::Cripple(ship) => {
            let hits = count_of(table.hits(ship).total(), "hit", "hits");
            (format!("crippled and left behind, {hits}"), "carrier")
        }
        Unit::Submarine(id) => {
            let submarine = table.submarines.get(id)?;
            let state = wording::submarine(submarine.state);
            (state, "submarine")
        }
        Unit::Mission(id) => {
            let mission = table.mission(id)?;
            let units = wording::by_type(mission.units);
            (
                format!("{units}, {}", mission.fuel),
                wording::picture(mission),
            )
        }
        Unit::Raid(id) => {
            let raid = table.raid(id)?;
            let points = raid.strength.points();
            let arrival = wording::arrival(table, raid);
            let points = count_of(points, "point", "points");
            (format!("{points}, {arrival}"), "zero")
        }
        Unit::Force(id) => {
            let force = table.force(id)?;
            let known = known::in_brief(force);
            (format!("{}, {known}", force.detection), "carrier")
        }
        Unit::Oiler(id) => (oil::at_oiler(table, id), "oiler"),
    };
    Some(StackLine {
        unit,
        name: unit.to_string(),
        detail,
        side: unit.side(),
        picture,
    })
}

/// The task groups of a hex, and how many units are on patrol over them.
fn fleet(table: &Table, hex: HexId) -> String {
    let groups = table.groups_in(hex);
    let here = table.task_groups.iter().filter(|it| groups.contains(it.id));
    let patrol: u8 = here.map(|group| group.on_patrol()).sum();
    let patrol = count_of(patrol, "unit", "units");
    let groups = count_of(groups.len(), "task group", "task groups");
    format!("{groups}, {patrol} on CAP")
}

/// The list's width and what a line and its head take, in pixels, as the style sheet has it.
const LIST: (f64, f64, f64) = (272.0, 50.0, 60.0);
/// Pixels between the list and the edge of the stage.
const MARGIN: f64 = 8.0;

/// Where the list stands, in pixels from the left and the top of the stage: beside its stack, on the
/// side that has room, and within the view.
pub fn place(camera: &Camera, stack: &StackView) -> (i32, i32) {
    let (x, y) = camera.pixel(centre(stack.hex));
    let (wide, line, head) = LIST;
    let aside = WIDTH / camera.units;
    let right = x + aside;
    let left = if right + wide < camera.width {
        right
    } else {
        x - aside - wide
    };
    let within = |at: f64, room: f64| at.min(room - MARGIN).max(MARGIN).round() as i32;
    let high = head + line * stack.lines.len() as f64;
    (
        within(left, camera.width - wide),
        within(y - high / 2.0, camera.height - high),
    )
}
