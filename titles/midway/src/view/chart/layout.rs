//! Where the markers of each place stand, and which names have room: no marker hides a place, a base's name or another.
//!
//! In pixels, at the scale that the chart has: markers and places keep their size when it is zoomed.

use super::geometry::{PLAYED, Point};
use super::place::{PlaceShape, PlaceView};
use super::spots::{Beside, Spot, spot};
use crate::engine::map::Place;
use crate::engine::units::{Mover, Side};

/// Width and height of a marker.
pub const MARKER: (f64, f64) = (86.0, 25.0);
/// What one of a stack lies below the next.
const STEP: f64 = 26.5;
/// Half of what is drawn of a place, across and up.
const SPACE: Point = (9.0, 9.0);
const ISLAND: Point = (17.0, 17.0);
const HOME: Point = (26.0, 15.0);
/// The tag of an island base that has aircraft: its middle, and half of it.
const TAG: (Point, Point) = ((24.0, -12.0), (17.0, 8.0));
/// Between a place and what stands beside it.
const GAP: f64 = 3.0;
/// Half of the base of a stack's tip, and how far its point reaches into a space; a base has figures there.
const TIP: f64 = 6.0;
const INTO_SPACE: f64 = 6.0;
/// How wide a letter of a name is, and how high a name.
const LETTER: f64 = 6.7;
const NAME: f64 = 13.0;
/// Half of the tag with a chance beside a lit place, and half of that place.
const CHANCE: Point = (24.0, 14.0);
const LIT: Point = (20.0, 20.0);
/// So much of the edge of the part that is framed may be out of sight.
const EDGE: f64 = 10.0;

/// Where everything stands that the layout decides, from the middle of its place, in pixels.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Layout {
    /// The middle of each marker.
    pub markers: Vec<(Mover, Point)>,
    /// The middle of each name that has room.
    pub names: Vec<(Place, Point)>,
    /// The tip of each stack of markers, which points to its place.
    pub tips: Vec<Tip>,
    /// On which sides of each place tags stand: that of the question, and that of who is pointed at.
    pub tags: Vec<(Place, [Beside; 2])>,
}

/// The tip of a stack of markers: where places are close, a stack lies beside more than one.
#[derive(Clone, PartialEq, Debug)]
pub struct Tip {
    /// The place that it points to.
    pub place: Place,
    /// Whose marker it belongs to.
    pub side: Side,
    /// Its point, and the two ends of its base.
    pub corners: [Point; 3],
}

impl Layout {
    /// Where a marker stands.
    pub fn marker(&self, mover: Mover) -> Point {
        let marker = self.markers.iter().find(|(other, _)| *other == mover);
        marker.map_or((0.0, 0.0), |(_, at)| *at)
    }

    /// Where the name of a place stands, if it has room.
    pub fn name(&self, place: Place) -> Option<Point> {
        let name = self.names.iter().find(|(other, _)| *other == place);
        name.map(|(_, at)| *at)
    }

    /// On which side of a place the tag of the question stands, and on which that of who is pointed at.
    pub fn tags(&self, place: Place) -> [Beside; 2] {
        let tags = self.tags.iter().find(|(other, _)| *other == place);
        tags.map_or([Beside::Above, Beside::Below], |(_, sides)| *sides)
    }
}

/// What is taken of the chart: left, top, right, bottom, in pixels.
type Box4 = [f64; 4];

/// Half of what is drawn of a place, across and up.
pub const fn half(shape: PlaceShape) -> Point {
    match shape {
        PlaceShape::Space => SPACE,
        PlaceShape::Island => ISLAND,
        PlaceShape::Home => HOME,
    }
}

/// The layout of some places, if a pixel is so many units of the chart.
pub fn layout(places: &[PlaceView], units: f64) -> Layout {
    let at = |place: &PlaceView| {
        let Spot { at: (x, y), .. } = spot(place.place);
        (x / units, y / units)
    };
    let mut layout = Layout::default();
    let mut taken: Vec<Box4> = Vec::new();
    taken.extend(places.iter().map(|it| around(at(it), half(it.shape))));
    let tagged = places
        .iter()
        .filter(|it| it.shape == PlaceShape::Island && it.air.is_some());
    taken.extend(tagged.map(|it| around(sum(at(it), TAG.0), TAG.1)));
    // The names of bases first: they always stand.
    for view in places.iter().filter(|it| it.shape != PlaceShape::Space) {
        let name = beside(spot(view.place).name, half(view.shape), name_half(view));
        taken.push(around(sum(at(view), name), name_half(view)));
        layout.names.push((view.place, name));
    }
    let sight = in_sight(units);
    for view in places.iter().filter(|it| !it.markers.is_empty()) {
        let stack = best_stack(view, at(view), &taken, sight);
        taken.push(around(sum(at(view), stack), stack_half(view)));
        let top = stack.1 - stack_half(view).1 + MARKER.1 / 2.0;
        let markers = view.markers.iter().enumerate();
        let markers = markers.map(|(n, it)| (it.mover, (stack.0, top + n as f64 * STEP)));
        layout.markers.extend(markers);
        layout.tips.extend(tip(view, stack));
    }
    for view in places.iter().filter(|it| it.shape == PlaceShape::Space) {
        let sides = [spot(view.place).name, Beside::Below, Beside::Above];
        let names = sides.map(|side| beside(side, half(view.shape), name_half(view)));
        let has_room = |name: &&Point| {
            let name = around(sum(at(view), **name), name_half(view));
            taken.iter().all(|other| overlap(name, *other) == 0.0)
        };
        if let Some(name) = names.iter().find(has_room) {
            taken.push(around(sum(at(view), *name), name_half(view)));
            layout.names.push((view.place, *name));
        }
    }
    layout.tags = places
        .iter()
        .map(|view| (view.place, best_tags(view, at(view), &taken)))
        .collect();
    layout
}

/// The part of the chart that is in sight when it is framed.
fn in_sight(units: f64) -> Box4 {
    let [left, top, right, bottom] = PLAYED.map(|edge| edge / units);
    [left + EDGE, top + EDGE, right - EDGE, bottom - EDGE]
}

/// The sides of a place on which tags cover least, the better first: of equals the one where its name does not belong.
fn best_tags(view: &PlaceView, at: Point, taken: &[Box4]) -> [Beside; 2] {
    let (first, second) = match spot(view.place).name {
        Beside::Above => (Beside::Below, Beside::Above),
        Beside::Below | Beside::Left | Beside::Right => (Beside::Above, Beside::Below),
    };
    let mut sides = [first, Beside::Right, Beside::Left, second];
    let covered = |side: &Beside| -> f64 {
        let tag = around(sum(at, beside(*side, LIT, CHANCE)), CHANCE);
        taken.iter().map(|other| overlap(tag, *other)).sum()
    };
    sides.sort_by(|one, other| covered(one).total_cmp(&covered(other)));
    [sides[0], sides[1]]
}

/// Where the stack of a place covers least and is in sight: of equals the first, which is the side that it belongs on.
fn best_stack(view: &PlaceView, at: Point, taken: &[Box4], sight: Box4) -> Point {
    let size = stack_half(view);
    let side = spot(view.place).markers;
    let sides = [
        side,
        Beside::Right,
        Beside::Left,
        Beside::Above,
        Beside::Below,
    ];
    let stacks = sides.into_iter().flat_map(|side| {
        let middle = beside(side, half(view.shape), size);
        // Beside a place it may also reach up or down, above or below it to one side.
        let slack = match side {
            Beside::Left | Beside::Right => (0.0, size.1 - MARKER.1 / 2.0),
            Beside::Above | Beside::Below => (size.0 - half(view.shape).0, 0.0),
        };
        [0.0, -1.0, 1.0].map(|to| sum(middle, (slack.0 * to, slack.1 * to)))
    });
    let covered = |stack: &Point| -> f64 {
        let stack = around(sum(at, *stack), size);
        let hidden: f64 = taken.iter().map(|other| overlap(stack, *other)).sum();
        hidden + 4.0 * size.0 * size.1 - overlap(stack, sight)
    };
    let cheapest = stacks.min_by(|one, other| covered(one).total_cmp(&covered(other)));
    cheapest.unwrap_or_default()
}

/// The tip of the stack of a place. It comes out from under the marker that is nearest, and ends at what is drawn of the place.
fn tip(view: &PlaceView, stack: Point) -> Option<Tip> {
    let [left, top, right, bottom] = around(stack, stack_half(view));
    let edge = (0.0_f64.clamp(left, right), 0.0_f64.clamp(top, bottom));
    let far = edge.0.hypot(edge.1);
    let nearest = ((edge.1 - top) / STEP) as usize;
    let marker = view.markers.get(nearest.min(view.markers.len() - 1))?;
    // One towards the place, and one across.
    let to = (-edge.0 / far, -edge.1 / far);
    let across = (-to.1 * TIP, to.0 * TIP);
    let back = (edge.0 - to.0 * TIP, edge.1 - to.1 * TIP);
    let out = match view.shape {
        PlaceShape::Space => GAP + INTO_SPACE,
        PlaceShape::Island | PlaceShape::Home => GAP,
    };
    Some(Tip {
        place: view.place,
        side: marker.side,
        corners: [
            (edge.0 + to.0 * out, edge.1 + to.1 * out),
            sum(back, across),
            (back.0 - across.0, back.1 - across.1),
        ],
    })
}

fn stack_half(view: &PlaceView) -> Point {
    let height = MARKER.1 + (view.markers.len() as f64 - 1.0) * STEP;
    (MARKER.0 / 2.0, height / 2.0)
}

fn name_half(view: &PlaceView) -> Point {
    (view.name.len() as f64 * LETTER / 2.0, NAME / 2.0)
}

/// The middle of something of a size that stands beside something of another.
fn beside(side: Beside, of: Point, size: Point) -> Point {
    match side {
        Beside::Above => (0.0, -(of.1 + GAP + size.1)),
        Beside::Below => (0.0, of.1 + GAP + size.1),
        Beside::Left => (-(of.0 + GAP + size.0), 0.0),
        Beside::Right => (of.0 + GAP + size.0, 0.0),
    }
}

fn sum(one: Point, other: Point) -> Point {
    (one.0 + other.0, one.1 + other.1)
}

fn around((x, y): Point, (half_x, half_y): Point) -> Box4 {
    [x - half_x, y - half_y, x + half_x, y + half_y]
}

/// How much two boxes have in common.
fn overlap(one: Box4, other: Box4) -> f64 {
    let across = one[2].min(other[2]) - one[0].max(other[0]);
    let down = one[3].min(other[3]) - one[1].max(other[1]);
    across.max(0.0) * down.max(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::staff::{Player, Sensible};
    use crate::engine::units::UsnForce;
    use crate::engine::{Game, GameSetup, trial};
    use crate::view::chart::chart;

    /// A chart on a desktop, as it is framed.
    const DESKTOP: f64 = 1.64;

    /// How much of the markers lies on places, names of bases and other markers, as a share of them all.
    fn covered(places: &[PlaceView]) -> f64 {
        let laid = layout(places, DESKTOP);
        let at = |place: &PlaceView| {
            let (x, y) = spot(place.place).at;
            (x / DESKTOP, y / DESKTOP)
        };
        let mut taken: Vec<Box4> = Vec::new();
        for place in places {
            taken.push(around(at(place), half(place.shape)));
            if place.shape != PlaceShape::Space {
                let name = laid.name(place.place).expect("names of bases always stand");
                taken.push(around(sum(at(place), name), name_half(place)));
            }
        }
        let (mut all, mut lost) = (0.0, 0.0);
        for place in places {
            for marker in &place.markers {
                let middle = sum(at(place), laid.marker(marker.mover));
                let marker = around(middle, (MARKER.0 / 2.0, MARKER.1 / 2.0));
                lost += taken.iter().map(|it| overlap(marker, *it)).sum::<f64>();
                all += MARKER.0 * MARKER.1;
                taken.push(marker);
            }
        }
        lost / all
    }

    fn box_of(place: Place, middle: Point, half: Point) -> Box4 {
        let (x, y) = spot(place).at;
        around(sum((x / DESKTOP, y / DESKTOP), middle), half)
    }

    #[test]
    fn r8_2_a_task_force_on_a_lane_at_the_edge_of_the_chart_is_in_sight() {
        let mut table = trial::table();
        let place = Place::ChesterfieldWaters;
        table.usn_forces[UsnForce::Tf17].place = Some(place);
        let laid = layout(&chart(&table).places, DESKTOP);
        let at = laid.marker(Mover::Force(UsnForce::Tf17.into()));
        let marker = box_of(place, at, (MARKER.0 / 2.0, MARKER.1 / 2.0));
        assert_eq!(overlap(marker, in_sight(DESKTOP)), MARKER.0 * MARKER.1);
    }

    #[test]
    fn chances_hide_no_name_of_a_base_that_is_asked_about() {
        let places = chart(&trial::table()).places;
        let laid = layout(&places, DESKTOP);
        for view in places.iter().filter(|it| it.shape != PlaceShape::Space) {
            let name = laid.name(view.place).expect("names of bases always stand");
            let name = box_of(view.place, name, name_half(view));
            let [tag, _] = laid.tags(view.place);
            let tag = box_of(view.place, beside(tag, LIT, CHANCE), CHANCE);
            assert_eq!(overlap(tag, name), 0.0, "{}", view.name);
        }
    }

    #[test]
    fn the_tip_of_a_stack_points_to_its_place() {
        let places = chart(&trial::table()).places;
        let laid = layout(&places, DESKTOP);
        let stacks = places.iter().filter(|it| !it.markers.is_empty());
        assert_eq!(laid.tips.len(), stacks.count());
        for tip in &laid.tips {
            let [x, y, ..] = box_of(tip.place, tip.corners[0], (0.0, 0.0));
            let away = |place: &&PlaceView| {
                let [of_x, of_y, ..] = box_of(place.place, (0.0, 0.0), (0.0, 0.0));
                (x - of_x).hypot(y - of_y)
            };
            let nearest = places
                .iter()
                .min_by(|one, other| away(one).total_cmp(&away(other)));
            assert_eq!(nearest.map(|it| it.place), Some(tip.place), "{tip:?}");
        }
    }

    #[test]
    fn markers_hide_hardly_anything_in_whole_games() {
        let (mut worst, mut sum, mut looks) = (0.0_f64, 0.0, 0);
        for seed in 0..4 {
            let mut game = Game::new(GameSetup::default(), seed);
            while let Some(order) = Sensible.order(&game) {
                game.play(order).expect("it is legal");
                let share = covered(&chart(game.table()).places);
                worst = worst.max(share);
                sum += share;
                looks += 1;
            }
        }
        let mean = sum / f64::from(looks);
        assert!(
            mean < 0.01 && worst < 0.08,
            "mean {mean:.3}, worst {worst:.3}"
        );
    }
}
