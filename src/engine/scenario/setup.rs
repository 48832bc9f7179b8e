//! Setting up a scenario.

use super::{Scenario, Variant};
use crate::engine::event::Event;
use crate::engine::fleet::{AirUnitId, AirUnitType, Mission, MissionId, TaskGroupId, UnitSet};
use crate::engine::play::Play;

/// Places everything a scenario begins with.
pub(crate) fn set_up(scenario: &Scenario, options: Vec<Variant>, play: &mut Play) {
    let us = &scenario.us;
    play.happen(Event::Game {
        scenario: scenario.number,
        options,
    });
    let mut aloft = UnitSet::EMPTY;
    for (group, on_patrol) in us.groups {
        play.happen(Event::TaskGroupPlaced {
            what: *group,
            hex: us.hex,
        });
        let units = hellcats(aloft)
            .filter(|unit| sails_with(*unit, *group))
            .take(usize::from(*on_patrol))
            .collect();
        let room = play
            .table
            .task_group(*group)
            .and_then(|group| group.room_for_cap(units));
        if let Some(what) = room {
            play.happen(Event::CapPlaced { what, units });
            aloft = aloft.with(units);
        }
    }
    // The fighters of an intercept mission come from all groups in turn (4.31).
    let mut groups = us.groups.iter().map(|(group, _)| *group).cycle();
    for (number, size) in (1..).zip(us.intercepts) {
        let mut units = UnitSet::EMPTY;
        for group in groups.by_ref().take(usize::from(*size)) {
            let next = hellcats(aloft.with(units)).find(|unit| sails_with(*unit, group));
            units = units.with(next.into_iter().collect());
        }
        aloft = aloft.with(units);
        let fuel = Mission::starting_fuel(units);
        let what = MissionId::intercept(number);
        play.happen(Event::MissionPlaced {
            what,
            hex: us.hex,
            units,
            fuel,
            from: None,
        });
    }
}

/// The day fighters not yet in the air, in the order of the roster.
fn hellcats(aloft: UnitSet) -> impl Iterator<Item = AirUnitId> {
    AirUnitId::all().filter(move |unit| unit.kind() == AirUnitType::F6F && !aloft.contains(*unit))
}

fn sails_with(unit: AirUnitId, group: TaskGroupId) -> bool {
    unit.home().data().group == group
}
