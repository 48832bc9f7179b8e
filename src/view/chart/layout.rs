//! Where counters and marks lie: what shares a hex shares its room, so that none covers another, and
//! where counters keep a size that can be read on a chart seen from afar, they move aside. What shares a
//! hex is larger where the hexes around it are free.

use super::geometry::{Point, ROW, WIDTH, centre};
use crate::engine::Table;
use crate::engine::insertion_sort::InsertionSort;
use crate::engine::map::HexId;

/// Half the width of a counter in its own units, with its badges and the ring of the selection.
pub const HALF: f64 = 34.0;
/// Half the width and half the height of the plate of task groups, in the counter's units.
pub const PLATE: Point = (58.0, 15.0);
/// Half the width of a mark, in the counter's units.
pub const MARK: f64 = 11.5;
/// Half of the room that is a hex's own: rooms meet, and never overlap.
pub const ROOM: Point = (WIDTH / 2.0, ROW / 2.0);
/// How large a counter is that has its hex to itself.
pub const ALONE: f64 = 0.735;
/// Smaller than this, a counter is drawn with larger letters.
pub const SMALL: f64 = 0.7;
/// How wide counters side by side are where the hexes around them are free, from as wide as one that lies alone.
const FREE_WIDTHS: [f64; 3] = [50.0, 43.0, 36.0];
/// Counters that can lie beside each other in a hex; more are a stack.
const ABREAST: usize = 2;

/// A place in a hex.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spot {
    /// Its middle, from the middle of the hex.
    pub middle: Point,
    /// How large what lies there is drawn.
    pub scale: f64,
}

impl Spot {
    /// What something of a half size covers there, around the middle of the hex.
    pub fn covers(self, (wide, high): Point) -> Rect {
        let (x, y) = self.middle;
        let (wide, high) = (wide * self.scale, high * self.scale);
        Rect([x - wide, y - high, x + wide, y + high])
    }
}

/// A rectangle: left, top, right, bottom.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rect(pub [f64; 4]);

impl Rect {
    /// Whether it shares more than an edge with another.
    pub fn meets(self, other: Rect) -> bool {
        let ([left, top, right, bottom], [its_left, its_top, its_right, its_bottom]) =
            (self.0, other.0);
        left < its_right && its_left < right && top < its_bottom && its_top < bottom
    }

    /// It, scaled around the middle of a hex and moved to where that is.
    pub fn placed(self, scale: f64, (x, y): Point) -> Rect {
        let [left, top, right, bottom] = self.0.map(|edge| edge * scale);
        Rect([left + x, top + y, right + x, bottom + y])
    }

    fn with(self, other: Rect) -> Rect {
        let [left, top, right, bottom] = self.0;
        let [its_left, its_top, its_right, its_bottom] = other.0;
        Rect([
            left.min(its_left),
            top.min(its_top),
            right.max(its_right),
            bottom.max(its_bottom),
        ])
    }
}

/// How the room of a hex is shared.
#[derive(Clone, PartialEq, Debug)]
pub struct Cell {
    /// The hex.
    pub hex: HexId,
    /// How far its counters were moved aside.
    pub shift: (i32, i32),
    /// Task groups, if any are there.
    pub fleet: Option<Spot>,
    /// Whether they have the hex to themselves, and are drawn as a counter rather than as a plate.
    pub is_fleet_alone: bool,
    /// The missions, crippled ships and submarines, or their stack.
    pub ours: Vec<Spot>,
    /// The raids and forces, or their stack.
    pub theirs: Vec<Spot>,
    /// The mark of what was lost there.
    pub mark: Option<Spot>,
}

impl Cell {
    /// Everything that is covered, around the middle of the hex.
    pub fn covered(&self) -> Vec<Rect> {
        let fleet = match self.is_fleet_alone {
            true => (HALF, HALF),
            false => PLATE,
        };
        let counters = self.ours.iter().chain(&self.theirs);
        let counters = counters.map(|spot| spot.covers((HALF, HALF)));
        let fleet = self.fleet.map(|spot| spot.covers(fleet));
        let mark = self.mark.map(|spot| spot.covers((MARK, MARK)));
        counters.chain(fleet).chain(mark).collect()
    }

    /// The least rectangle around all of it.
    fn whole(&self) -> Rect {
        let covered = self.covered().into_iter();
        covered.reduce(Rect::with).unwrap_or(Rect([0.0; 4]))
    }
}

/// Where everything lies.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Layout {
    cells: Vec<Cell>,
    /// How much larger counters are drawn than their hexes have room for.
    enlarged: f64,
}

impl Layout {
    /// The hex's share, if something lies there.
    pub fn cell(&self, hex: HexId) -> Option<&Cell> {
        self.cells.iter().find(|cell| cell.hex == hex)
    }

    /// What everything covers on the chart, where counters are drawn so much larger than their hexes have room for.
    pub fn places(&self, enlarged: f64) -> Vec<Rect> {
        let of_cell = |cell: &Cell| {
            let ((x, y), (dx, dy)) = (centre(cell.hex), cell.shift);
            let at = (x + f64::from(dx), y + f64::from(dy));
            let covered = cell.covered().into_iter();
            covered
                .map(|rect| rect.placed(enlarged, at))
                .collect::<Vec<_>>()
        };
        self.cells.iter().flat_map(of_cell).collect()
    }

    /// Every hex in which something lies.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }
}

/// Lays out a table whose counters are drawn so much larger than their hexes have room for.
/// `marked`: the hexes with marks.
pub fn layout(table: &Table, marked: &[HexId], enlarged: f64) -> Layout {
    layout_after(&Layout::default(), table, marked, &[], enlarged)
}

/// A layout as it follows on another: what was moved aside stays where that was, as long as it has to be aside
/// and the chart is seen from as far, and what comes makes room for what is there. What lies in a hex that is asked about
/// is never moved aside, though it may touch its neighbour there.
pub fn layout_after(
    before: &Layout,
    table: &Table,
    marked: &[HexId],
    asked: &[HexId],
    enlarged: f64,
) -> Layout {
    let is_as_far = (before.enlarged - enlarged).abs() < 0.001;
    let before = if is_as_far { before.cells() } else { &[] };
    let of_hex = |hex: HexId| before.iter().find(|cell| cell.hex == hex);
    let mut hexes: Vec<HexId> = table.groups_at_sea().map(|group| group.hex).collect();
    let groups = hexes.len();
    hexes.extend(table.inbound().map(|raid| raid.hex));
    hexes.extend(table.forces.iter().map(|force| force.hex));
    hexes.extend(table.missions.iter().map(|mission| mission.hex));
    hexes.extend(table.left_behind().map(|(_, hex)| hex));
    hexes.extend(table.submarines.at_sea.iter().map(|it| it.hex));
    hexes.extend(table.refuelling.oilers.iter().map(|(_, hex)| *hex));
    hexes.extend(marked);
    // The fleet is never moved aside, nor what is asked about; what lay in its hex comes before what was moved aside, and
    // that before what is new.
    hexes[groups..].insertion_sort_by_key(|hex| match asked.contains(hex) {
        true => 0,
        false => of_hex(*hex).map_or(3, |cell| 1 + u8::from(cell.shift != (0, 0))),
    });
    let mut cells: Vec<Cell> = Vec::new();
    let mut taken: Vec<Rect> = Vec::new();
    for hex in hexes {
        if cells.iter().any(|cell| cell.hex == hex) {
            continue;
        }
        let mut cell = share(table, hex, marked.contains(&hex), Room::OfTheHex);
        let whole = cell.whole();
        let kept = of_hex(hex).map(|cell| cell.shift);
        let (shift, place) = match asked.contains(&hex) {
            true => ((0, 0), whole.placed(enlarged, centre(hex))),
            false => free_place(whole, enlarged, centre(hex), kept, &taken),
        };
        cell.shift = shift;
        taken.push(place);
        cells.push(cell);
    }
    for (n, cell) in cells.iter_mut().enumerate() {
        spread(table, cell, n, &mut taken, enlarged);
    }
    Layout { cells, enlarged }
}

/// Takes more room for what shares a hex, as far as nothing lies there.
fn spread(table: &Table, cell: &mut Cell, n: usize, taken: &mut [Rect], enlarged: f64) {
    let ((x, y), (dx, dy)) = (centre(cell.hex), cell.shift);
    let at = (x + f64::from(dx), y + f64::from(dy));
    for width in FREE_WIDTHS {
        let wide = Cell {
            shift: cell.shift,
            ..share(table, cell.hex, cell.mark.is_some(), Room::AsFree(width))
        };
        let place = wide.whole().placed(enlarged, at);
        let others = taken.iter().enumerate().filter(|(other, _)| *other != n);
        if !others.into_iter().any(|(_, other)| other.meets(place)) {
            taken[n] = place;
            *cell = wide;
            return;
        }
    }
}

/// Whether our missions in a hex, and the enemy's counters there, are too many to lie side by side.
pub(super) fn is_stacked(ours: usize, theirs: usize, has_fleet_and_mark: bool) -> (bool, bool) {
    let both = ours > 0 && theirs > 0;
    let abreast = if both || has_fleet_and_mark {
        1
    } else {
        ABREAST
    };
    (ours > abreast, theirs > abreast)
}

/// The room for what shares a hex.
#[derive(Clone, Copy, PartialEq)]
enum Room {
    /// No more than the hex's own.
    OfTheHex,
    /// Some of the hexes around it: so wide is each of two counters side by side.
    AsFree(f64),
}

/// How a hex is shared.
fn share(table: &Table, hex: HexId, is_marked: bool, room: Room) -> Cell {
    let has_fleet = !table.groups_in(hex).is_empty();
    let missions = table.missions.iter().filter(|it| it.hex == hex).count();
    let submarines = table.submarines.at_sea.iter();
    let submarines = submarines.filter(|it| it.hex == hex).count();
    let ours = missions + submarines + table.left_behind().filter(|(_, at)| *at == hex).count();
    let raids = table.inbound().filter(|raid| raid.hex == hex).count();
    let oilers = table.refuelling.oilers.iter();
    let oilers = oilers.filter(|(_, at)| *at == hex).count();
    let theirs = raids + oilers + table.forces.iter().filter(|it| it.hex == hex).count();
    let (our_stack, their_stack) = is_stacked(ours, theirs, has_fleet && is_marked);
    let ours = if our_stack { 1 } else { ours };
    let theirs = if their_stack { 1 } else { theirs };
    let is_fleet_alone = has_fleet && ours + theirs == 0;
    let (counters, mark) = if is_fleet_alone || (!has_fleet && ours + theirs < ABREAST) {
        alone(usize::from(has_fleet) + ours + theirs, is_marked)
    } else if has_fleet {
        above_the_fleet(ours + theirs, is_marked, room)
    } else {
        side_by_side(is_marked, room)
    };
    let fleet = match is_fleet_alone {
        true => counters.first().copied(),
        false => has_fleet.then(|| spot(0.0, 17.9, 0.5)),
    };
    let mut counters = counters.into_iter().skip(usize::from(is_fleet_alone));
    Cell {
        hex,
        shift: (0, 0),
        fleet,
        is_fleet_alone,
        // From the west: the enemy comes from there.
        theirs: counters.by_ref().take(theirs).collect(),
        ours: counters.collect(),
        mark: is_marked.then_some(mark),
    }
}

fn spot(x: f64, y: f64, scale: f64) -> Spot {
    Spot {
        middle: (x, y),
        scale,
    }
}

/// One counter or none, and the place of a mark.
fn alone(counters: usize, is_marked: bool) -> (Vec<Spot>, Spot) {
    match (counters, is_marked) {
        (0, _) => (vec![], spot(0.0, 0.0, 0.66)),
        (_, false) => (vec![spot(0.0, 0.0, ALONE)], spot(0.0, 0.0, 0.66)),
        (_, true) => (vec![spot(8.0, 0.0, 0.63)], spot(-22.0, -16.0, 0.66)),
    }
}

/// Two counters, and the place of a mark.
fn side_by_side(is_marked: bool, room: Room) -> (Vec<Spot>, Spot) {
    match (is_marked, room) {
        (false, Room::OfTheHex) => (abreast(0.0, 29.4), spot(0.0, 0.0, 0.66)),
        (true, Room::OfTheHex) => (abreast(8.5, 29.4), spot(0.0, -17.0, 0.66)),
        (false, Room::AsFree(width)) => (abreast(0.0, width), spot(0.0, 0.0, 0.66)),
        (true, Room::AsFree(width)) => (abreast(8.5, width), spot(0.0, -width / 2.0, 0.66)),
    }
}

/// One counter or two above the plate of task groups, and the place of a mark.
fn above_the_fleet(counters: usize, is_marked: bool, room: Room) -> (Vec<Spot>, Spot) {
    match (counters, is_marked, room) {
        (1, _, Room::OfTheHex) => (vec![spot(0.0, -8.6, 0.5)], spot(-23.4, -17.0, 0.53)),
        (_, false, Room::OfTheHex) => (abreast(-8.6, 29.4), spot(0.0, 0.0, 0.53)),
        (_, true, Room::OfTheHex) => (
            vec![spot(-5.4, -8.6, 0.34), spot(18.4, -8.6, 0.34)],
            spot(-23.4, -17.0, 0.53),
        ),
        (1, _, Room::AsFree(_)) => (vec![spot(0.0, -12.5, 0.66)], spot(-31.0, -26.0, 0.66)),
        (_, _, Room::AsFree(_)) => (abreast(-11.4, 43.0), spot(0.0, -41.0, 0.66)),
    }
}

/// Two counters side by side.
fn abreast(y: f64, width: f64) -> Vec<Spot> {
    let (x, scale) = (width / 2.0 + 0.2, width / (2.0 * HALF));
    vec![spot(-x, y, scale), spot(x, y, scale)]
}

/// The nearest place to a hex where nothing lies yet, and how far aside that is; the one that it has been in, if it
/// must be aside and that is free.
pub fn free_place(
    whole: Rect,
    enlarged: f64,
    at: Point,
    kept: Option<(i32, i32)>,
    taken: &[Rect],
) -> ((i32, i32), Rect) {
    const STEP: f64 = 10.0;
    const WAYS: u32 = 16;
    let mut shift = (0, 0);
    let mut place = whole.placed(enlarged, at);
    let is_free = |place: Rect| !taken.iter().any(|other| other.meets(place));
    if let Some((dx, dy)) = kept.filter(|_| !is_free(place)) {
        let aside = (at.0 + f64::from(dx), at.1 + f64::from(dy));
        let aside = whole.placed(enlarged, aside);
        if is_free(aside) {
            return ((dx, dy), aside);
        }
    }
    let mut ring = 0_u32;
    while !is_free(place) && ring < 60 * WAYS {
        // Round and round, a step further out each time.
        let turn = f64::from(ring % WAYS) * std::f64::consts::TAU / f64::from(WAYS);
        let away = STEP * f64::from(1 + ring / WAYS);
        let (dx, dy) = ((turn.cos() * -away).round(), (turn.sin() * away).round());
        shift = (dx as i32, dy as i32);
        place = whole.placed(enlarged, (at.0 + dx, at.1 + dy));
        ring += 1;
    }
    (shift, place)
}
