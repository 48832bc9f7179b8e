//! What of the chart a question is about.

use super::framing::around;
use super::geometry::area_of_hex;
use super::lit::lit_places;
use super::unit::Unit;
use crate::engine::fleet::MissionId;
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
    hexes.into_iter().map(area_of_hex).reduce(around)
}

/// The hexes that a question is about: those that answer it, of who is asked about, and of the search.
pub fn asked_hexes(
    table: &Table,
    decision: Option<Decision>,
    mission: Option<MissionId>,
    activity: Activity,
) -> Vec<HexId> {
    let mut hexes = lit_places(table, decision, mission, activity);
    let units = asked_units(table, decision, mission);
    hexes.extend(units.into_iter().filter_map(|unit| unit.hex(table)));
    if let Some(
        Decision::SearchPath { search: id, .. }
        | Decision::SearchLanding { search: id }
        | Decision::WhichForce { search: id }
        | Decision::Shadow { search: id, .. },
    ) = decision
    {
        hexes.extend(table.search(id).map(|search| search.hex));
    }
    hexes
}

/// Who is asked about, or has to do with the answer: they lie on top of what shares their hexes.
pub fn asked_units(
    table: &Table,
    decision: Option<Decision>,
    mission: Option<MissionId>,
) -> Vec<Unit> {
    let mission = mission.and_then(|id| table.mission(id));
    let mission = mission.filter(|mission| forecast::can_be_ordered(table, decision, mission));
    let mut units: Vec<Unit> = mission.map(|it| Unit::Mission(it.id)).into_iter().collect();
    match decision {
        Some(Decision::UsMovement | Decision::Landing) => {
            let groups = table.groups_at_sea();
            units.extend(groups.filter_map(|group| Unit::fleet_in(table, group.hex)));
        }
        Some(Decision::Interception) => {
            let fought = table
                .inbound()
                .filter(|raid| table.has_us_aircraft(raid.hex));
            units.extend(fought.map(|raid| Unit::Raid(raid.id)));
        }
        Some(Decision::AirAttack) => {
            let strikes = table.missions.iter().filter(|it| !it.is_intercept());
            units.extend(strikes.map(|it| Unit::Mission(it.id)));
        }
        Some(Decision::WhichForce { .. }) => {
            units.extend(table.looking.iter().map(|id| Unit::Force(*id)));
        }
        Some(Decision::Shadow { force, .. } | Decision::SurfaceBattle { force }) => {
            units.push(Unit::Force(force))
        }
        Some(Decision::PlaceSubmarines | Decision::Submarines) => {
            let at_sea = table.submarines.at_sea.iter();
            units.extend(at_sea.map(|it| Unit::Submarine(it.id)));
        }
        Some(Decision::SubmarineContact { submarine, force }) => {
            units.extend([Unit::Submarine(submarine), Unit::Force(force)]);
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
            | Decision::SearchPath { .. }
            | Decision::SearchLanding { .. }
            | Decision::ReadyDecks
            | Decision::SurfaceFire,
        )
        | None => {}
    }
    units
}
