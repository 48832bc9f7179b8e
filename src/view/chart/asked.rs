//! What of the chart a question is about.

use super::framing::around;
use super::geometry::{ROW, WIDTH, centre};
use super::lit::lit_places;
use crate::engine::fleet::{MissionId, SearchId};
use crate::engine::map::HexId;
use crate::engine::{Decision, Table, forecast};
use crate::view::Activity;

/// The part of the chart that a question is about, with the whole of its hexes: left, top, right and bottom; nothing
/// where it is about none.
pub fn asked_about(
    table: &Table,
    decision: Option<Decision>,
    mission: Option<MissionId>,
    activity: Activity,
) -> Option<[f64; 4]> {
    let hexes = asked_hexes(table, decision, mission, activity);
    let areas = hexes.into_iter().map(|hex| {
        let (x, y) = centre(hex);
        [x - WIDTH / 2.0, y - ROW, x + WIDTH / 2.0, y + ROW]
    });
    areas.reduce(around)
}

/// The hexes that a question is about: those that answer it, of the mission that is asked, of the search and the forces
/// that it looks for.
pub fn asked_hexes(
    table: &Table,
    decision: Option<Decision>,
    mission: Option<MissionId>,
    activity: Activity,
) -> Vec<HexId> {
    let mut hexes = lit_places(table, decision, mission, activity);
    let mission = mission.and_then(|id| table.mission(id));
    let mission = mission.filter(|mission| forecast::can_be_ordered(table, decision, mission));
    hexes.extend(mission.map(|mission| mission.hex));
    let search = |id: SearchId| table.search(id).map(|search| search.hex);
    match decision {
        Some(Decision::UsMovement | Decision::Landing) => {
            hexes.extend(table.groups_at_sea().map(|group| group.hex));
        }
        Some(Decision::Interception) => {
            let fights = table.inbound().map(|raid| raid.hex);
            hexes.extend(fights.filter(|hex| table.has_us_aircraft(*hex)));
        }
        Some(Decision::AirAttack) => {
            let strikes = table.missions.iter().filter(|it| !it.is_intercept());
            hexes.extend(strikes.map(|mission| mission.hex));
        }
        Some(Decision::SearchPath { search: id, .. } | Decision::SearchLanding { search: id }) => {
            hexes.extend(search(id));
        }
        Some(Decision::WhichForce { search: id }) => {
            let forces = table.looking.iter().filter_map(|id| table.force(*id));
            hexes.extend(search(id).into_iter().chain(forces.map(|force| force.hex)));
        }
        Some(Decision::Shadow { search: id, force }) => {
            let force = table.force(force).map(|force| force.hex);
            hexes.extend(search(id).into_iter().chain(force));
        }
        Some(Decision::PlaceSubmarines | Decision::Submarines) => {
            hexes.extend(
                table
                    .submarines
                    .at_sea
                    .iter()
                    .map(|submarine| submarine.hex),
            );
        }
        Some(Decision::SubmarineContact { submarine, .. }) => {
            hexes.extend(table.submarines.get(submarine).map(|it| it.hex));
        }
        Some(
            Decision::AirMovement
            | Decision::Division(_)
            | Decision::FormStrikes
            | Decision::SecondAttempt { .. }
            | Decision::Coordination { .. }
            | Decision::Assignment { .. }
            | Decision::Overflight { .. }
            | Decision::Lights
            | Decision::AirOperations { .. }
            | Decision::DeclareSearch
            | Decision::AirSearch
            | Decision::ReadyDecks,
        )
        | None => {}
    }
    hexes
}
