//! What of the chart is worth showing: everything that can act or be acted upon.

use super::base::{self, IslandView};
use super::camera::{Camera, NARROW};
use super::furniture::{BUTTONS, Furniture, keep_counters_clear};
use super::geometry::{self, Point, WIDTH, centre};
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
        // Less sea.
        [420.0, 420.0, 125.0, 130.0]
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

/// A small part of the chart with sea around it, so that its hexes are seen from near and where they lie is seen too.
pub fn from_near([left, top, right, bottom]: [f64; 4]) -> [f64; 4] {
    const ACROSS: f64 = 520.0;
    const DOWN: f64 = 330.0;
    let (x, y) = (f64::midpoint(left, right), f64::midpoint(top, bottom));
    let (wide, high) = (
        (right - left).max(ACROSS) / 2.0,
        (bottom - top).max(DOWN) / 2.0,
    );
    [x - wide, y - high, x + wide, y + high]
}

/// Pixels from a counter's middle to beyond its rim.
const COUNTER_RIM: f64 = 15.0;
/// The part of the stage that a prompt is expected to cover where there is none yet.
const EXPECTED_PROMPT: f64 = 0.4;

/// What has to be seen of the chart while something is chosen: everything that can act or be acted upon, with
/// the whole of its counters.
pub fn to_be_seen(table: &Table, camera: &Camera) -> Option<[f64; 4]> {
    with_counters(&places(table), camera)
}

/// The part of the chart around some counters, with the whole of them.
pub(super) fn with_counters(places: &[Point], camera: &Camera) -> Option<[f64; 4]> {
    let [left, top, right, bottom] = bounds(places)?;
    let rim = COUNTER_RIM * camera.units;
    Some([left - rim, top - rim, right + rim, bottom + rim])
}

/// Whether all of that is in the part of the view that no prompt covers, or will cover. While it is, the
/// chart stays where it is: drawing it anew costs more than anything else on the page.
pub fn is_in_view(table: &Table, camera: &Camera, covered: f64) -> bool {
    let covered = covered.max(camera.height * EXPECTED_PROMPT);
    to_be_seen(table, camera).is_none_or(|area| camera.has_free(area, covered))
}

/// How many times farther off the chart is seen for the sake of counters that would lie under something.
const AWAY: [f64; 5] = [1.0, 1.04, 1.08, 1.12, 1.17];

/// Shows a part of the chart. No island's name is cut; while forces are to be found, no counter lies under what
/// stands over the stage instead, for the islands are far from them.
pub fn frame(camera: &mut Camera, area: [f64; 4], table: &Table, furniture: Furniture) {
    camera.frame(area, furniture.covered);
    match is_hunt(table) {
        true => {
            // On a phone counters are small already: there they are seen from as near as can be.
            if !furniture.is_phone {
                camera.frame(on_a_step(camera, area), furniture.covered);
            }
            keep_counters_clear(camera, area, &places(table), furniture, &AWAY);
        }
        false => keep_names_whole(camera, area, &places(table), furniture),
    }
}

/// A part of the chart made larger around its middle, so that it is framed at one of a few scales: questions of little
/// less or more height leave the chart at the same one.
fn on_a_step(camera: &Camera, [left, top, right, bottom]: [f64; 4]) -> [f64; 4] {
    const FIRST: f64 = 1.25;
    const STEP: f64 = 1.2;
    /// From farther off it is as near as can be.
    const LAST: f64 = 2.6;
    if camera.units > LAST {
        return [left, top, right, bottom];
    }
    let steps = (camera.units / FIRST).log(STEP).max(0.0).ceil();
    // The last step is no farther off than what comes after it.
    let units = (FIRST * STEP.powf(steps)).min(LAST);
    let times = (units / camera.units).max(1.0);
    let (x, y) = (f64::midpoint(left, right), f64::midpoint(top, bottom));
    let (wide, high) = ((right - left) / 2.0 * times, (bottom - top) / 2.0 * times);
    [x - wide, y - high, x + wide, y + high]
}

/// Whether forces are to be found that nobody has seen.
pub fn is_hunt(table: &Table) -> bool {
    Scenario::numbered(table.scenario).is_some_and(|scenario| scenario.rumours.is_some())
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

/// How high the box of the compass rose and the scale reaches down, on a wide and a narrow stage, with a line of
/// lettering beneath.
const ROSE: [f64; 2] = [96.0, 74.0];

/// The labels of the meridians along the lower edge: half the width of one, how high it reaches, and what is left beneath
/// it, in pixels.
const LABEL: [f64; 3] = [24.0, 20.0, 4.0];

/// Whether the label of a parallel, at the left edge, has no room: under the compass rose, or among the labels of the
/// meridians.
pub fn is_parallel_crowded(camera: &Camera, y: f64) -> bool {
    let (_, y) = camera.pixel((camera.x, y));
    y < ROSE[usize::from(camera.width < NARROW)] || y > camera.height - LABEL[1]
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
pub fn hidden_names(camera: &Camera, furniture: Furniture) -> Vec<&'static str> {
    let mut hidden = crowded_names(camera);
    hidden.extend(cut_names(camera, furniture));
    hidden
}

/// Where the names of islands that are shown stand on the stage, in pixels.
pub fn names_shown(camera: &Camera, furniture: Furniture) -> Vec<Rect> {
    let hidden = hidden_names(camera, furniture);
    named_but(camera, &hidden)
}

fn named_but(camera: &Camera, hidden: &[&str]) -> Vec<Rect> {
    let islands = base::islands().into_iter();
    let shown = islands.filter(|island| !hidden.contains(&island.name));
    shown.map(|island| name_on_stage(camera, &island)).collect()
}

/// The names of islands that are cut by the edge of the stage or by what stands over it.
pub fn cut_names(camera: &Camera, furniture: Furniture) -> Vec<&'static str> {
    cut_among(&base::islands(), camera, furniture)
}

fn cut_among(islands: &[IslandView], camera: &Camera, furniture: Furniture) -> Vec<&'static str> {
    let stage = Rect([0.0, 0.0, camera.width, camera.height]);
    let over = furniture.rects(camera);
    let is_cut = |island: &IslandView| {
        let name = name_on_stage(camera, island);
        let is_seen = name.meets(stage);
        let [left, top, right, bottom] = name.0;
        let is_whole =
            left >= 0.0 && top >= 0.0 && right <= camera.width && bottom <= camera.height;
        is_seen && (!is_whole || over.iter().any(|over| over.meets(name)))
    };
    let cut = islands.iter().filter(|island| is_cut(island));
    cut.map(|island| island.name).collect()
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

/// The part of the stage that a prompt covers above which islands' names are not worth a view from farther off.
const HIGH_PROMPT: f64 = 0.45;

/// Moves the view a little, or a little away, until no island's name is cut and no counter lies under the scale or the
/// buttons, with an area still in view.
fn keep_names_whole(camera: &mut Camera, area: [f64; 4], counters: &[Point], furniture: Furniture) {
    const STEP: f64 = 22.0;
    const STEPS: i32 = 11;
    const AWAY: [f64; 8] = [1.0, 1.06, 1.12, 1.2, 1.3, 1.42, 1.6, 1.8];
    // Above a high prompt counters are small already, and stand near the edge of what is shown.
    let is_low = furniture.covered > camera.height * HIGH_PROMPT;
    let slack = WIDTH * if is_low { 0.4 } else { 0.9 };
    let away = &AWAY[..if is_low { 3 } else { AWAY.len() }];
    let is_in_view = |camera: &Camera| {
        let (left, top) = camera.pixel((area[0], area[1]));
        let (right, bottom) = camera.pixel((area[2], area[3]));
        // The sea around the action may give way, the action may not; and on a narrow stage nothing of
        // it lies under the buttons.
        let sea = slack / camera.units;
        let (west, east) = match camera.width < NARROW {
            true => (sea * 1.5, camera.width - BUTTONS[1].0 + sea / 3.0),
            false => (sea, camera.width + sea),
        };
        let below = camera.height - furniture.covered + sea;
        left >= -west && right <= east && top >= -sea && bottom <= below
    };
    let (start, islands) = (*camera, base::islands());
    let spoilt = |tried: &Camera| {
        cut_among(&islands, tried, furniture).len() + furniture.covered(tried, counters)
    };
    let mut best = (spoilt(&start), 0.0);
    for away in away {
        for dx in -STEPS..=STEPS {
            for dy in -STEPS..=STEPS {
                if best.0 == 0 && best.1 <= 0.0 {
                    return;
                }
                let mut tried = start;
                tried.units *= away;
                tried.x += f64::from(dx) * STEP * tried.units;
                tried.y += f64::from(dy) * STEP * tried.units;
                let moved = f64::from(dx).hypot(f64::from(dy)) + (away - 1.0) * 40.0;
                let is_less = |cut: usize| cut < best.0 || (cut == best.0 && moved < best.1);
                if !is_less(0) || !is_in_view(&tried) {
                    continue;
                }
                let cut = spoilt(&tried);
                if is_less(cut) {
                    best = (cut, moved);
                    *camera = tried;
                }
            }
        }
    }
}
