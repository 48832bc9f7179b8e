//! What of the chart is worth showing: everything that can act or be acted upon.

use super::base::{self, IslandView};
use super::camera::{Camera, NARROW};
use super::geometry::{self, Point, centre};
use super::layout::Rect;
use crate::engine::insertion_sort::InsertionSort;
use crate::engine::{Scenario, StrikeSetup, Table};

/// The part of the chart where something is going on, with some sea around it: left, top, right and
/// bottom.
pub fn action(table: &Table, stage_width: f64) -> Option<[f64; 4]> {
    let [left, top, right, bottom] = bounds(&places(table))?;
    // Two hexes a mission can fly, and on a wide screen some twelve hexes across; strikes that are
    // near their targets are seen from nearer.
    let [across, down, aside, above] = if strikes(table).is_some() {
        [240.0, 250.0, 80.0, 75.0]
    } else if !table.forces.is_empty() {
        // Forces lie far apart: what sea is left beside them makes their counters small.
        [420.0, 420.0, 75.0, 62.0]
    } else if stage_width < NARROW {
        // Less sea: a card over the lower half leaves a strip.
        [420.0, 190.0, 125.0, 80.0]
    } else {
        // Prompts take the height rather than the width.
        [720.0, 260.0, 150.0, 110.0]
    };
    let room = |least: f64, span: f64, margin: f64| ((least - span) / 2.0).max(margin);
    let wide = room(across, right - left, aside);
    let high = room(down, bottom - top, above);
    Some([left - wide, top - high, right + wide, bottom + high])
}

/// The smallest part of the chart that has all of that in it.
fn bounds(places: &[Point]) -> Option<[f64; 4]> {
    let points = places.iter().map(|(x, y)| [*x, *y, *x, *y]);
    points.reduce(around)
}

/// The part of the chart around two of its parts.
pub fn around(one: [f64; 4], other: [f64; 4]) -> [f64; 4] {
    [
        one[0].min(other[0]),
        one[1].min(other[1]),
        one[2].max(other[2]),
        one[3].max(other[3]),
    ]
}

/// The part of the chart around some counters, with the whole of them.
pub(super) fn with_counters(places: &[Point], camera: &Camera) -> Option<[f64; 4]> {
    let [left, top, right, bottom] = bounds(places)?;
    let rim = camera.counter_half();
    Some([left - rim, top - rim, right + rim, bottom + rim])
}

/// The strikes of a scenario that begins with them in the air.
fn strikes(table: &Table) -> Option<StrikeSetup> {
    Scenario::numbered(table.scenario).and_then(|scenario| scenario.us.strikes)
}

/// Where everything is: our ships are not among them while strikes that were in the air already
/// look for the enemy's.
pub(super) fn places(table: &Table) -> Vec<Point> {
    let mut places = places_near(table);
    places.extend(table.forces.iter().map(|force| centre(force.hex)));
    places
}

/// Where everything is but the enemy's forces.
pub(super) fn places_near(table: &Table) -> Vec<Point> {
    let mut places = Vec::new();
    let mut add = |hex| places.push(centre(hex));
    match strikes(table) {
        Some(strikes) => add(strikes.hex),
        None => table.groups_at_sea().for_each(|group| add(group.hex)),
    }
    table.left_behind().for_each(|(_, hex)| add(hex));
    let submarines = table.submarines.at_sea.iter();
    submarines.for_each(|submarine| add(submarine.hex));
    table.inbound().for_each(|raid| add(raid.hex));
    table.missions.iter().for_each(|mission| add(mission.hex));
    table.searches.iter().for_each(|search| add(search.hex));
    places
}

/// The labels of the meridians along the lower edge: half the width of one, how high it reaches, and what is left beneath
/// it, in pixels.
const LABEL: [f64; 3] = [24.0, 20.0, 4.0];

/// Whether the label of a parallel, at the left edge, has no room: it would be cut, or stand among the labels of the
/// meridians.
pub fn is_parallel_crowded(camera: &Camera, y: f64) -> bool {
    let (_, y) = camera.pixel((camera.x, y));
    y < LABEL[1] || y > camera.height - LABEL[1]
}

/// How many pixels the degree of a meridian takes at the lower edge, with room to the next.
const MERIDIAN: f64 = 62.0;

/// Whether the label of a meridian, at the lower edge, has no room: it would run into its neighbours, for where the chart
/// is small only every other one is written out; it would be cut; or it would stand over the name of an island. `hidden`
/// are the names that are not shown.
pub fn is_meridian_crowded(camera: &Camera, degree: i32, hidden: &[&str]) -> bool {
    let apart = geometry::longitude(2.0) - geometry::longitude(0.0);
    if degree % 4 != 0 && apart / camera.units < MERIDIAN {
        return true;
    }
    let (x, bottom) = camera.pixel((geometry::longitude(f64::from(degree)), camera.corner().1));
    let [half, high, low] = LABEL;
    let label = Rect([x - half, bottom - high, x + half, bottom - low]);
    let is_cut = x < half || x > camera.width - half;
    let names = named_but(camera, hidden);
    is_cut || names.iter().any(|name| name.meets(label))
}

/// Where the name of an island is on the stage, in pixels, with a little room for fonts that run wider.
pub fn name_on_stage(camera: &Camera, island: &IslandView) -> Rect {
    let size = (17.0 / camera.units).max(12.0);
    let (x, y) = (
        island.at.0 + f64::from(island.label.0),
        island.at.1 + f64::from(island.label.1),
    );
    let (left, base) = camera.pixel((x, y));
    let width = size * 0.72 * island.name.chars().count() as f64;
    Rect([
        left - 3.0,
        base - size * 0.85,
        left + width + 3.0,
        base + size * 0.3,
    ])
}

/// The names that are kept before others, for the islands the battle is about.
const KEPT_FIRST: [&str; 2] = ["Saipan", "Guam"];

/// The names of islands that have no room beside others, from as far as this.
pub fn crowded_names(camera: &Camera) -> Vec<&'static str> {
    let mut islands = base::islands();
    islands.insertion_sort_by_key(|island| {
        (
            !KEPT_FIRST.contains(&island.name),
            // The least of the chain, between two others.
            island.name == "Tinian",
        )
    });
    let mut kept: Vec<Rect> = Vec::new();
    let mut crowded = Vec::new();
    for island in islands {
        let name = name_on_stage(camera, &island);
        if kept.iter().any(|other| other.meets(name)) {
            crowded.push(island.name);
        } else {
            kept.push(name);
        }
    }
    crowded
}

/// The names of islands that are not shown: those that have no room beside others, and those that would be cut.
pub fn hidden_names(camera: &Camera) -> Vec<&'static str> {
    let mut hidden = crowded_names(camera);
    hidden.extend(cut_names(camera));
    hidden
}

/// Where the names of islands that are shown stand on the stage, in pixels.
pub fn names_shown(camera: &Camera) -> Vec<Rect> {
    let hidden = hidden_names(camera);
    named_but(camera, &hidden)
}

fn named_but(camera: &Camera, hidden: &[&str]) -> Vec<Rect> {
    let islands = base::islands().into_iter();
    let shown = islands.filter(|island| !hidden.contains(&island.name));
    shown.map(|island| name_on_stage(camera, &island)).collect()
}

/// The names of islands that are cut by the edge of the stage.
pub fn cut_names(camera: &Camera) -> Vec<&'static str> {
    let stage = Rect([0.0, 0.0, camera.width, camera.height]);
    let is_cut = |island: &IslandView| {
        let name = name_on_stage(camera, island);
        let [left, top, right, bottom] = name.0;
        let is_whole =
            left >= 0.0 && top >= 0.0 && right <= camera.width && bottom <= camera.height;
        name.meets(stage) && !is_whole
    };
    let islands = base::islands().into_iter().filter(is_cut);
    islands.map(|island| island.name).collect()
}

/// Where the name of the invasion zone stands, on the chart: where it does, or a line lower, clear of the names of
/// islands; nothing where they leave no room for it.
pub fn invasion_name(camera: &Camera, hidden: &[&str]) -> Option<Point> {
    const LINES: [f64; 4] = [0.0, 1.2, 2.4, 3.6];
    let label = base::invasion_label()?;
    // As `border-name` has it, in pixels.
    let size = (12.0 / camera.units).max(11.0).min(40.0 / camera.units);
    let width = size * 0.72 * label.text.chars().count() as f64;
    let names = named_but(camera, hidden);
    let places = LINES.map(|lines| (label.at.0, label.at.1 + lines * size * camera.units));
    places.into_iter().find(|place| {
        let (left, base) = camera.pixel(*place);
        let rect = Rect([
            left - 4.0,
            base - size - 2.0,
            left + width + 4.0,
            base + size * 0.35 + 2.0,
        ]);
        !names.iter().any(|name| name.meets(rect))
    })
}
