//! How far the strike in hand may go.

use super::camera::Camera;
use super::framing::names_shown;
use super::geometry::{Point, centre, outline};
use super::layout::Rect;
use crate::engine::Table;
use crate::engine::fleet::MissionId;
use crate::engine::forecast;
use crate::engine::insertion_sort::InsertionSort;
use crate::engine::map::HexId;

/// The limit of a strike's flight.
#[derive(Clone, PartialEq, Debug)]
pub struct LimitView {
    /// Around the hexes it may fly to.
    pub path: String,
    /// What stands along it.
    pub text: String,
    /// Where that may stand: above the hexes at its northern edge, and below those at its southern, the northernmost
    /// first.
    pub places: Vec<Point>,
}

/// How far above the middle of a hex the name stands, and below.
const ABOVE: f64 = 42.0;
const BELOW: f64 = 54.0;

impl LimitView {
    /// Where its name stands on the chart: where it is in view, with no counter and no name of an island over it, or else
    /// at its northern edge.
    pub fn name_at(&self, camera: &Camera, counters: &[Rect]) -> Option<Point> {
        // As `border-name` has it, in pixels.
        let size = (12.0 / camera.units).max(11.0).min(40.0 / camera.units);
        let half = size * 0.36 * self.text.chars().count() as f64 + 4.0;
        let on_stage = |[left, top, right, bottom]: [f64; 4]| {
            let ((left, top), (right, bottom)) =
                (camera.pixel((left, top)), camera.pixel((right, bottom)));
            Rect([left, top, right, bottom])
        };
        let mut taken: Vec<Rect> = counters.iter().map(|rect| on_stage(rect.0)).collect();
        taken.extend(names_shown(camera));
        let is_free = |place: &&Point| {
            let (x, y) = camera.pixel(**place);
            let name = Rect([x - half, y - size, x + half, y + size * 0.35]);
            let [left, top, right, bottom] = name.0;
            let is_in_view =
                left >= 0.0 && top >= 0.0 && right <= camera.width && bottom <= camera.height;
            is_in_view && !taken.iter().any(|other| other.meets(name))
        };
        let free = self.places.iter().find(is_free);
        free.or(self.places.first()).copied()
    }
}

/// How far the strike in hand may go (4.22, 5.23), if the mission in hand is one.
pub fn strike_limit(table: &Table, mission: Option<MissionId>) -> Option<LimitView> {
    let mission = table.mission(mission?).filter(|it| !it.is_intercept())?;
    let may_go = |hex: HexId| forecast::strike_may_go(table, mission, hex);
    let text = match mission.spent {
        true => format!("{} must fly home within this line (5.23)", mission.id),
        false => format!("{} may fly within this line (4.22)", mission.id),
    };
    Some(LimitView {
        path: outline(may_go),
        text,
        places: edges(may_go),
    })
}

/// Beyond the hexes at the northern and the southern edge, column by column.
fn edges(may_go: impl Fn(HexId) -> bool) -> Vec<Point> {
    let within = HexId::all().filter(|hex| may_go(*hex)).map(centre);
    let mut columns: Vec<(f64, f64, f64)> = Vec::new();
    for (x, y) in within {
        match columns.iter_mut().find(|(of, ..)| (*of - x).abs() < 1.0) {
            Some((_, top, bottom)) => (*top, *bottom) = (top.min(y), bottom.max(y)),
            None => columns.push((x, y, y)),
        }
    }
    let tops = columns.iter().map(|(x, top, _)| (*x, top - ABOVE));
    let bottoms = columns.iter().map(|(x, _, bottom)| (*x, bottom + BELOW));
    let mut tops: Vec<Point> = tops.collect();
    let mut bottoms: Vec<Point> = bottoms.collect();
    tops.insertion_sort_by(|one, other| one.1.total_cmp(&other.1));
    bottoms.insertion_sort_by(|one, other| other.1.total_cmp(&one.1));
    tops.append(&mut bottoms);
    tops
}
