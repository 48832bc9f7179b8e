//! What of the chart is worth showing: everything that can act or be acted upon.

use super::camera::{Camera, NARROW};
use super::geometry::{Point, WIDTH, centre};
use crate::engine::{Scenario, StrikeSetup, Table};

/// The part of the chart where something is going on, with some sea around it: left, top, right and
/// bottom.
pub fn action(table: &Table, stage_width: f64) -> Option<[f64; 4]> {
    let points = places(table);
    let (&(x, y), rest) = points.split_first()?;
    let mut area = [x, y, x, y];
    for (x, y) in rest {
        area = [
            area[0].min(*x),
            area[1].min(*y),
            area[2].max(*x),
            area[3].max(*y),
        ];
    }
    let [left, top, right, bottom] = area;
    // Two hexes a mission can fly, and on a wide screen some twelve hexes across; strikes that are
    // near their targets are seen from nearer.
    let [across, down, aside, above] = if strikes(table).is_some() {
        [240.0, 250.0, 80.0, 75.0]
    } else if stage_width < NARROW {
        // Less sea.
        [420.0, 420.0, 125.0, 130.0]
    } else {
        [720.0, 420.0, 150.0, 130.0]
    };
    let room = |least: f64, span: f64, margin: f64| ((least - span) / 2.0).max(margin);
    let wide = room(across, right - left, aside);
    let high = room(down, bottom - top, above);
    Some([left - wide, top - high, right + wide, bottom + high])
}

/// Whether all of that is in the upper part of the view, which no prompt covers. While it is, the
/// chart stays where it is: drawing it anew costs more than anything else on the page.
pub fn is_in_view(table: &Table, camera: &Camera) -> bool {
    let wide = camera.width * camera.units / 2.0 - WIDTH;
    let above = camera.height * camera.units / 2.0 - WIDTH;
    let below = camera.height * camera.units * 0.1;
    let is_seen =
        |(x, y): Point| (x - camera.x).abs() <= wide && (-above..=below).contains(&(y - camera.y));
    places(table).into_iter().all(is_seen)
}

/// The strikes of a scenario that begins with them in the air.
fn strikes(table: &Table) -> Option<StrikeSetup> {
    Scenario::numbered(table.scenario).and_then(|scenario| scenario.us.strikes)
}

/// Where everything is: our ships are not among them while strikes that were in the air already
/// look for the enemy's.
pub(super) fn places(table: &Table) -> Vec<Point> {
    let mut places = Vec::new();
    let mut add = |hex| places.push(centre(hex));
    match strikes(table) {
        Some(strikes) => add(strikes.hex),
        None => table.task_groups.iter().for_each(|group| add(group.hex)),
    }
    table.inbound().for_each(|raid| add(raid.hex));
    table.forces.iter().for_each(|force| add(force.hex));
    table.missions.iter().for_each(|mission| add(mission.hex));
    places
}
