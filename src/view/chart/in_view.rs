//! What must be in view while something is asked, and how it comes there: by as little way as that takes, at the scale
//! that the chart has, and anew only where that shows it from too far off or has no room for it.

use super::camera::{Camera, NARROW};
use super::framing::{
    action, around, frame, from_near, is_hunt, is_in_view, places, places_near, with_counters,
};
use super::furniture::{Furniture, keep_counters_clear};
use super::geometry::Point;
use crate::engine::fleet::Mission;
use crate::engine::{Decision, Table};

/// A view so many times farther off than it need be is brought nearer.
const TOO_FAR: f64 = 1.4;
/// The limit on a phone while forces are to be found: they lie far apart, and their counters are small.
const TOO_FAR_ON_A_PHONE: f64 = 1.3;

/// What is asked, as far as the chart is concerned.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct AskedOfChart {
    /// What is to be decided; nothing while events are shown.
    pub decision: Option<Decision>,
    /// The part of the chart that is asked about.
    pub area: Option<[f64; 4]>,
}

/// The chart framed anew on what goes on and what is asked about.
#[derive(Clone, PartialEq, Debug)]
pub struct Framed {
    area: [f64; 4],
    places: Vec<Point>,
    furniture: Furniture,
    stage: Point,
    is_hunt: bool,
    camera: Camera,
}

impl Framed {
    /// The chart framed anew; what was framed before, if it would be the same. Nothing for an empty table.
    pub fn anew(
        before: Option<Framed>,
        camera: &Camera,
        table: &Table,
        asked: AskedOfChart,
        furniture: Furniture,
    ) -> Option<Framed> {
        let area = to_be_framed(table, asked, camera.width)?;
        let (places, stage) = (places(table), (camera.width, camera.height));
        let is_same = |it: &Framed| {
            it.area == area && it.furniture == furniture && it.stage == stage && it.places == places
        };
        before.filter(is_same).or_else(|| {
            let mut framed = *camera;
            frame(&mut framed, area, table, furniture);
            Some(Framed {
                area,
                places,
                furniture,
                stage,
                is_hunt: is_hunt(table),
                camera: framed,
            })
        })
    }

    /// The view.
    pub fn camera(&self) -> Camera {
        self.camera
    }

    /// Whether a view need not be framed anew: everything that must be seen is, from near enough. What the player has
    /// put on screen himself is as near as he wants it.
    pub fn is_shown_by(&self, camera: &Camera, table: &Table, asked: AskedOfChart) -> bool {
        let covered = self.furniture.covered;
        let is_clear = |area| camera.has_clear(area, covered);
        if !asked.area.is_none_or(is_clear) {
            return false;
        }
        // The whole chart stays where it is until a place is asked about.
        if camera.is_held(table) || camera.shows_whole() && asked.area.is_none() {
            return true;
        }
        let has_all = match self.is_hunt {
            true => self.has_needed(camera, table, asked),
            false => {
                is_in_view(table, camera, covered)
                    && self.covered(camera) <= self.covered(&self.camera)
            }
        };
        has_all && !self.is_far(camera)
    }

    /// The view that shows what must be seen: the one that is given, moved a little, or else the one framed anew.
    pub fn shown_from(&self, camera: &Camera, table: &Table, asked: AskedOfChart) -> Camera {
        if !self.is_hunt || camera.shows_whole() || self.is_far(camera) {
            return self.camera;
        }
        let mut moved = *camera;
        moved.hold = self.camera.hold;
        if let Some(needed) = needed(camera, table, asked) {
            moved.move_to(needed, self.furniture.covered);
            let counters = counters(table, asked);
            keep_counters_clear(&mut moved, needed, &counters, self.furniture, &[1.0]);
        }
        match self.has_needed(&moved, table, asked) {
            true => moved,
            false => self.camera,
        }
    }

    /// Whether all that must be seen is in view, with nothing over it.
    fn has_needed(&self, camera: &Camera, table: &Table, asked: AskedOfChart) -> bool {
        let is_clear = |area| camera.has_clear(area, self.furniture.covered);
        let counters = counters(table, asked);
        needed(camera, table, asked).is_none_or(is_clear)
            && self.furniture.covered(camera, &counters) == 0
    }

    /// How many counters lie under what stands over the chart.
    fn covered(&self, camera: &Camera) -> usize {
        self.furniture.covered(camera, &self.places)
    }

    fn is_far(&self, camera: &Camera) -> bool {
        let times = match self.is_hunt && self.furniture.is_phone {
            true => TOO_FAR_ON_A_PHONE,
            false => TOO_FAR,
        };
        camera.units > self.camera.units * times
    }
}

/// Whether only the hexes that are asked about matter: each is to be large enough for a finger.
fn is_from_near(decision: Option<Decision>, stage_width: f64) -> bool {
    let is_of_two_side_by_side = matches!(decision, Some(Decision::SearchPath { .. }));
    is_of_two_side_by_side || decision == Some(Decision::UsMovement) && stage_width < NARROW
}

/// The part of the chart in which something is going on, with what is asked about, or planned.
fn to_be_framed(table: &Table, asked: AskedOfChart, stage_width: f64) -> Option<[f64; 4]> {
    let action = action(table, stage_width)?;
    Some(match asked.area {
        Some(area) if is_from_near(asked.decision, stage_width) => from_near(area),
        Some(area) => around(area, action),
        None => action,
    })
}

/// What must be seen: the counters that matter, and what is asked about.
fn needed(camera: &Camera, table: &Table, asked: AskedOfChart) -> Option<[f64; 4]> {
    if asked.area.is_some() && is_from_near(asked.decision, camera.width) {
        return asked.area;
    }
    let counters = with_counters(&counters(table, asked), camera);
    counters.into_iter().chain(asked.area).reduce(around)
}

/// Where the counters are that matter to a question: while fighters meet raids, forces that lie far off do not.
fn counters(table: &Table, asked: AskedOfChart) -> Vec<Point> {
    let is_near = |decision| match decision {
        Decision::AirMovement => table.missions.iter().all(Mission::is_intercept),
        Decision::UsMovement
        | Decision::Landing
        | Decision::Interception
        | Decision::Division(_)
        | Decision::AirAttack
        | Decision::SecondAttempt { .. }
        | Decision::Coordination { .. }
        | Decision::Assignment { .. }
        | Decision::Overflight { .. }
        | Decision::SearchPath { .. }
        | Decision::Lights
        | Decision::SearchLanding { .. } => true,
        Decision::FormStrikes
        | Decision::AirOperations { .. }
        | Decision::DeclareSearch
        | Decision::AirSearch
        | Decision::WhichForce { .. }
        | Decision::Shadow { .. }
        | Decision::ReadyDecks
        | Decision::PlaceSubmarines
        | Decision::Submarines
        | Decision::SubmarineContact { .. } => false,
    };
    match asked.decision.is_some_and(is_near) {
        true => places_near(table),
        false => places(table),
    }
}
