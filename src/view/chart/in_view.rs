//! What must be in view while something is asked, and how it comes there: by as little way as that takes, at the scale
//! that the chart has.

use super::camera::Camera;
use super::framing::{action, around, places, places_near, with_counters};
use super::geometry::{Point, ROW, WIDTH, centre};
use crate::engine::fleet::Mission;
use crate::engine::{Decision, Table};

/// What is asked, as far as the chart is concerned.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct AskedOfChart {
    /// What is to be decided; nothing while events are shown.
    pub decision: Option<Decision>,
    /// The part of the chart that is asked about.
    pub area: Option<[f64; 4]>,
    /// The part that the suggested answer is about: it is shown where the whole has no room.
    pub suggested: Option<[f64; 4]>,
}

impl AskedOfChart {
    /// What must be in view of it.
    fn in_view(&self, camera: &Camera, covered: f64) -> Option<[f64; 4]> {
        let area = self.area.map(|area| with_its_counters(area, camera))?;
        let suggested = || self.suggested.map(|it| with_its_counters(it, camera));
        match camera.has_room_for(area, covered) {
            true => Some(area),
            false => suggested().or(Some(area)),
        }
    }
}

/// The view framed anew on what goes on and what is asked about. Nothing for an empty table.
pub fn framed(camera: &Camera, table: &Table, asked: AskedOfChart, covered: f64) -> Option<Camera> {
    let action = action(table, camera.width)?;
    let mut framed = *camera;
    framed.frame(
        asked.area.map_or(action, |area| around(area, action)),
        covered,
    );
    if let Some(area) = asked.in_view(&framed, covered) {
        framed.bring_in(area, covered);
    }
    Some(framed)
}

/// The view with what is asked about in it; and with the counters that matter to it, where they have room at the scale
/// that it has and the player has not put it elsewhere himself.
pub fn brought_in(camera: &Camera, table: &Table, asked: AskedOfChart, covered: f64) -> Camera {
    let mut moved = *camera;
    let mut show = |area: [f64; 4]| {
        if !moved.has_free(area, covered) {
            moved.bring_in(area, covered);
        }
    };
    let area = asked.in_view(camera, covered);
    let counters = with_counters(&counters(table, asked), camera);
    let goal = with_counters(&goal(table, asked), camera);
    let together = |parts: &[Option<[f64; 4]>]| parts.iter().flatten().copied().reduce(around);
    // As much of it as has room.
    let wanted = [
        together(&[counters, goal, area]),
        goal.and_then(|_| together(&[goal, area])),
        together(&[counters, area]),
    ];
    let has_room = |part: &[f64; 4]| !camera.is_held() && camera.has_room_for(*part, covered);
    let matters = wanted.into_iter().flatten().find(has_room);
    matters.into_iter().chain(area).for_each(&mut show);
    // What a card had room for above it has more when that has gone.
    if let Some([left, top, right, bottom]) = matters
        && asked.decision.is_some()
        && moved.rests_high([left, top, right, bottom], covered)
    {
        moved.centre((moved.x, f64::midpoint(top, bottom)), covered);
    }
    moved
}

/// A part of the chart with the whole of the counters in it, which are larger than their hexes where those are small.
fn with_its_counters([left, top, right, bottom]: [f64; 4], camera: &Camera) -> [f64; 4] {
    let half = camera.counter_half();
    let (aside, above) = ((half - WIDTH / 2.0).max(0.0), (half - ROW).max(0.0));
    [left - aside, top - above, right + aside, bottom + above]
}

/// Where the force is that lies nearest to the fleet, of those in contact or else of all, while the fleet may move: it is
/// seen whether it goes there.
fn goal(table: &Table, asked: AskedOfChart) -> Vec<Point> {
    if asked.decision != Some(Decision::UsMovement) {
        return Vec::new();
    }
    let Some(fleet) = table.groups_at_sea().map(|group| group.hex).next() else {
        return Vec::new();
    };
    let forces = table.forces.iter();
    let nearest = forces.min_by_key(|it| (!it.detection.is_detected(), it.hex.distance(fleet)));
    nearest.map(|force| centre(force.hex)).into_iter().collect()
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
        | Decision::SurfaceBattle { .. }
        | Decision::SurfaceFire
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
