//! When the light goes, and who is still in the air then (6.41, 6.42).

use super::after_phases;
use super::endurance::way_home;
use super::landings::losses_in_ten;
use super::searching::{SegmentTime, next_segment, search_course, segment_time};
use crate::engine::clock::{Light, PHASES, TURNS_A_DAY};
use crate::engine::fleet::{Fuel, Mission};
use crate::engine::map::HexId;
use crate::engine::scenario::Scenario;
use crate::engine::sequence::SegmentId;
use crate::engine::table::Table;

/// The next time at which the light goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Nightfall {
    /// What begins: dusk, or after dusk night; at night what there is.
    pub begins: Light,
    /// Action phases until then; none at night.
    pub phases: u8,
    /// The turn and the phase.
    pub at: SegmentTime,
    /// Units in the air that have to come home, but for patrols in their boxes.
    pub out: u8,
    /// Of them those that cannot be home before then, a hex a phase and a search as soon as searches fly.
    pub late: u8,
}

/// The next time at which the light goes; nothing if the battle is over before.
pub fn nightfall(table: &Table) -> Option<Nightfall> {
    let now = table.light();
    let most = PHASES * TURNS_A_DAY;
    let at = |phases: u8| after_phases(table, phases);
    let light = |phases: u8| {
        let (turn, phase) = at(phases);
        turn.light(phase)
    };
    let phases = match now {
        Light::Night => 0,
        now => (1..=most).find(|phases| light(*phases) != now)?,
    };
    let at = at(phases);
    let scenario = Scenario::numbered(table.scenario);
    if scenario.is_some_and(|scenario| !scenario.has_turn(at.0)) {
        return None;
    }
    let missions = || {
        table
            .missions
            .iter()
            .map(|it| (it.units.len(), home_by(table, it, it.hex)))
    };
    let searches = || {
        let home = |search| {
            segment_time(
                next_segment(table),
                search_course(table, search).len() as u8,
            )
        };
        table
            .searches
            .iter()
            .map(move |search| (search.units.len(), home(search)))
    };
    let all = || missions().chain(searches());
    Some(Nightfall {
        begins: light(phases),
        phases,
        at,
        out: all().map(|(units, _)| units).sum(),
        late: all()
            .filter(|(_, home)| *home >= at)
            .map(|(units, _)| units)
            .sum(),
    })
}

/// The turn and the phase in which a mission is home that flies there from a hex, a hex a phase: from this phase on,
/// while its movement is still to come.
fn home_by(table: &Table, mission: &Mission, hex: HexId) -> SegmentTime {
    after_moving(table, way_home(table, mission, hex).unwrap_or_default())
}

/// The turn and the phase in which a mission can be home at the earliest, two hexes a phase (4.43); nothing where it has no
/// carrier to come home to.
pub fn home_at_the_earliest(table: &Table, mission: &Mission) -> Option<SegmentTime> {
    let hexes = way_home(table, mission, mission.hex)?;
    Some(after_moving(table, hexes.div_ceil(2)))
}

/// The turn and the phase in which a mission has moved in so many phases: this is the first, while its movement is still to
/// come.
fn after_moving(table: &Table, phases: u8) -> SegmentTime {
    let moves_now = table
        .segment
        .is_none_or(|segment| segment <= SegmentId::UsAirMovement);
    after_phases(table, phases.saturating_sub(moves_now.into()))
}

/// When a mission is home that ends this phase's movement in a hex and then flies there a hex a phase, if it is dark by
/// then and is not now (6.42).
pub fn home_in_the_dark(table: &Table, mission: &Mission, hex: HexId) -> Option<SegmentTime> {
    let hexes = way_home(table, mission, hex)?;
    let (turn, phase) = after_phases(table, hexes);
    let is_dark = turn.light(phase) != Light::Day && table.light() == Light::Day;
    is_dark.then_some((turn, phase))
}

/// In how many of ten cases a unit with fuel enough is lost that lands at a time on dark decks (6.42).
pub fn lost_in_the_dark((turn, phase): SegmentTime) -> u8 {
    losses_in_ten(Fuel::PLENTY, turn.light(phase))
}

/// How far what takes off now can fly and be back before the light goes, at a hex a phase and at two: it flies a hex as it
/// takes off (4.42), and lands in the last phase of daylight. Nothing at dusk and at night.
pub fn radius_by_day(table: &Table) -> Option<(u8, u8)> {
    if table.light() != Light::Day {
        return None;
    }
    let movements = nightfall(table)?.phases.saturating_sub(1);
    // With the hex of its launch an odd number of hexes: half of that out.
    Some((movements.div_ceil(2), movements))
}
