//! Where a strike may fly (4.22, 4.23), and its way home (5.23).

use super::mission::{Mission, MissionType};
use crate::engine::map::HexId;
use crate::engine::refusal::{MovementRefusal, Refusal};
use crate::engine::table::Table;

/// Hexes a strike may stray from the task group that launched it without a target (4.22).
pub const LEASH: u8 = 2;
/// Guam, which a strike may always fly to (4.22).
pub const GUAM: HexId = HexId::at(1407);

/// Whether a strike may fly to a hex: within two hexes of the task group that launched it,
/// straight towards a detected force or Guam, or back (4.22, 4.23). One that has made its
/// attempts flies home (5.23).
pub(crate) fn check_way(table: &Table, mission: &Mission, to: HexId) -> Result<(), Refusal> {
    let Some(home) = home(table, mission) else {
        return Ok(());
    };
    let homewards = is_on_the_way(mission.hex, to, home);
    if mission.spent {
        return if homewards {
            Ok(())
        } else {
            Err(Refusal::Movement(MovementRefusal::MustReturn(mission.id)))
        };
    }
    let detected = table
        .forces
        .iter()
        .filter(|force| force.detection.is_detected());
    let mut targets = detected.map(|force| force.hex).chain([GUAM]);
    if to.distance(home) <= LEASH
        || homewards
        || targets.any(|target| is_on_the_way(mission.hex, to, target))
    {
        Ok(())
    } else {
        Err(Refusal::Movement(MovementRefusal::StrikeNeedsATarget {
            mission: mission.id,
            to,
        }))
    }
}

/// The hex of the task group that launched a mission.
fn home(table: &Table, mission: &Mission) -> Option<HexId> {
    table.task_group(mission.base).map(|group| group.hex)
}

/// Whether a hex is on a shortest way.
fn is_on_the_way(from: HexId, by: HexId, to: HexId) -> bool {
    from.distance(by) + by.distance(to) == from.distance(to)
}

/// Whether a mission has to fly home and is not there yet: it has made its attempts (5.23), or it has strayed
/// from its carriers and has nothing left to fly to.
pub(crate) fn must_fly_home(table: &Table, mission: &Mission) -> bool {
    let away = home(table, mission).is_some_and(|home| home != mission.hex);
    (mission.spent && away) || has_lost_its_target(table, mission)
}

/// Whether a strike is farther than two hexes from the task group that launched it, with no detected force to fly
/// to (4.22). It may wait over Guam.
pub(crate) fn has_lost_its_target(table: &Table, mission: &Mission) -> bool {
    let home = home(table, mission);
    let strayed = home.is_some_and(|home| home.distance(mission.hex) > LEASH);
    let mut forces = table.forces.iter();
    mission.id.kind == MissionType::Strike
        && strayed
        && mission.hex != GUAM
        && !forces.any(|force| force.detection.is_detected())
}

/// The first hex of a shortest way home for a strike that must return, clockwise from the
/// north-east.
pub(crate) fn hex_homewards(table: &Table, mission: &Mission) -> Option<HexId> {
    let home = home(table, mission).filter(|_| must_fly_home(table, mission))?;
    mission
        .hex
        .neighbours()
        .find(|hex| is_on_the_way(mission.hex, *hex, home))
}
