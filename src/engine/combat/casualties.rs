//! Which US units suffer in the air: lost, or kept from their attack (4.56, 4.57, 5.51).

use crate::engine::event::{AttackEvent, Choice, Event, UnitLoss};
use crate::engine::fleet::{AirUnitId, MissionId, UnitSet, lose_unit};
use crate::engine::title::Play;

/// Loses units of a mission, each chosen at random where they differ (4.56, 5.51).
pub(crate) fn lose_units(
    play: &mut Play,
    mission: MissionId,
    under_fire: UnitSet,
    count: u8,
    why: UnitLoss,
) -> UnitSet {
    let mut lost = UnitSet::EMPTY;
    for _ in 0..count {
        let Some(unit) = choose(play, Choice::UnitLost(mission), under_fire.without(lost)) else {
            break;
        };
        lost = lost.with(unit.into());
    }
    lost.iter().for_each(|unit| lose_unit(play, unit, why));
    lost
}

/// Keeps units of a strike from its attack; they fly on with it (4.57, 5.51).
pub(crate) fn abort_units(play: &mut Play, mission: MissionId, under_fire: UnitSet, count: u8) {
    let mut left = under_fire;
    for _ in 0..count {
        let Some(unit) = choose(play, Choice::UnitAborted(mission), left) else {
            break;
        };
        left = left.without(unit.into());
        play.happen(Event::Attacks(AttackEvent::Aborted { mission, unit }));
    }
}

/// One of some units: at random if they are of different types, otherwise the last.
fn choose(play: &mut Play, what: Choice, among: UnitSet) -> Option<AirUnitId> {
    let units: Vec<AirUnitId> = among.iter().collect();
    let last = *units.last()?;
    let alike = units.iter().all(|unit| unit.kind() == last.kind());
    Some(if alike { last } else { play.pick(what, &units) })
}
