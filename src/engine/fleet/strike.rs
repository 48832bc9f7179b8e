//! Where a strike may fly (4.22, 4.23), and its way home (5.23).

use super::homes::{homes, nearest_home};
use super::mission::{Mission, MissionType};
use crate::engine::map::HexId;
use crate::engine::refusal::{MovementRefusal, Refusal};
use crate::engine::table::Table;

/// Hexes a strike may stray from the task groups that launched it without a target (4.22).
pub const LEASH: u8 = 2;
/// Guam, which a strike may always fly to (4.22).
pub const GUAM: HexId = HexId::at(1407);

/// Whether a strike may fly to a hex: within two hexes of a task group that launched it,
/// straight towards a detected force or Guam, or back (4.22, 4.23). One that has made its
/// attempts flies home (5.23).
pub(crate) fn check_way(table: &Table, mission: &Mission, to: HexId) -> Result<(), Refusal> {
    let homes = homes(table, mission.bases());
    if homes.is_empty() {
        return Ok(());
    }
    let mut targets = homes.iter();
    let homewards = targets.any(|home| is_on_the_way(mission.hex, to, *home));
    if mission.spent {
        return if homewards || goes_on_to_other_decks(table, mission, to) {
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
    if is_near_launchers(table, mission, to)
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

/// Whether a hex is within two hexes of the carriers of the task groups that launched a mission (4.22), or of those it
/// now comes home to (4.16).
fn is_near_launchers(table: &Table, mission: &Mission, hex: HexId) -> bool {
    let bases = mission.bases();
    let groups = bases.iter().filter_map(|group| table.task_group(group));
    let with_carriers = groups
        .map(|group| group.hex)
        .filter(|hex| table.has_carriers_in(*hex));
    let mut near = with_carriers.chain(homes(table, bases));
    near.any(|home| home.distance(hex) <= LEASH)
}

/// Whether a strike that is home already flies on to the carriers of other task groups, which may have room for it
/// (4.16).
fn goes_on_to_other_decks(table: &Table, mission: &Mission, to: HexId) -> bool {
    let mut others = table.carrier_hexes().into_iter();
    is_home(table, mission) && others.any(|other| is_on_the_way(mission.hex, to, other))
}

/// Whether a mission is over carriers that it may land on, or where it would find them.
fn is_home(table: &Table, mission: &Mission) -> bool {
    homes(table, mission.bases()).contains(&mission.hex) || table.has_carriers_in(mission.hex)
}

/// Whether a hex is on a shortest way.
fn is_on_the_way(from: HexId, by: HexId, to: HexId) -> bool {
    from.distance(by) + by.distance(to) == from.distance(to)
}

/// Whether a mission has to fly home and is not there yet: it has made its attempts (5.23), or it has strayed
/// from its carriers and has nothing left to fly to.
pub(crate) fn must_fly_home(table: &Table, mission: &Mission) -> bool {
    (mission.spent && !is_home(table, mission)) || has_lost_its_target(table, mission)
}

/// Whether a strike is farther than two hexes from the task groups that launched it, with no detected force to fly
/// to (4.22). It may wait over Guam.
pub(crate) fn has_lost_its_target(table: &Table, mission: &Mission) -> bool {
    let strayed = !is_near_launchers(table, mission, mission.hex) && !is_home(table, mission);
    let mut forces = table.forces.iter();
    mission.id.kind == MissionType::Strike
        && strayed
        && mission.hex != GUAM
        && !forces.any(|force| force.detection.is_detected())
}

/// The first hex of a shortest way home for a strike that must return, clockwise from the
/// north-east.
pub(crate) fn hex_homewards(table: &Table, mission: &Mission) -> Option<HexId> {
    if !must_fly_home(table, mission) {
        return None;
    }
    let home = nearest_home(table, mission.bases(), mission.hex)?;
    mission
        .hex
        .neighbours()
        .find(|hex| is_on_the_way(mission.hex, *hex, home))
}
