//! How aircraft come home, and what becomes of those whose base is gone (18.0).

use crate::engine::decision::Decision;
use crate::engine::event::{AirLoss, FlightEvent};
use crate::engine::order::Order;
use crate::engine::table::{AirBase, Table};
use crate::engine::units::AirUnit;
use crate::engine::{Play, Step};

/// The return of everything in the air (6.0(4b), 6.0(6), 6.0(8), 6.0(15)).
#[derive(Clone, Copy, Debug, Default)]
pub struct Homecoming {
    /// Whether those that have a base are back.
    are_back: bool,
}

impl Homecoming {
    pub(crate) fn step(&mut self, play: &mut Play) -> Step {
        if !self.are_back {
            self.are_back = true;
            come_home(play);
            return Step::Again;
        }
        let adrift = adrift(&play.table);
        // Who finds no room is lost.
        if let Some((unit, _)) = adrift.iter().find(|(_, bases)| bases.is_empty()) {
            let (unit, why) = (*unit, AirLoss::NowhereToLand);
            play.happen(FlightEvent::AirUnitLost { unit, why });
            return Step::Again;
        }
        if let Some((unit, to)) = undisputed(&play.table, &adrift) {
            play.happen(FlightEvent::Diverted { unit, to });
            return Step::Again;
        }
        let landings = adrift.into_iter();
        let landings =
            landings.flat_map(|(unit, bases)| bases.into_iter().map(move |to| (unit, to)));
        let landings: Vec<(AirUnit, AirBase)> = landings.collect();
        match landings.is_empty() {
            true => Step::Done,
            false => Step::Ask(Decision::Adrift { landings }),
        }
    }

    pub(crate) fn answer(&mut self, order: &Order, play: &mut Play) {
        if let Order::Land { unit, base } = order {
            let (unit, to) = (*unit, *base);
            play.happen(FlightEvent::Diverted { unit, to });
        }
    }
}

/// All that have still a base fly back to it.
fn come_home(play: &mut Play) {
    let table = &play.table;
    let units = table.air_aloft().filter(|unit| table.can_come_home(*unit));
    let units: Vec<AirUnit> = units.collect();
    if !units.is_empty() {
        play.happen(FlightEvent::Returned { units });
    }
}

/// The air units whose base is gone, with the bases on which each can land.
fn adrift(table: &Table) -> Vec<(AirUnit, Vec<AirBase>)> {
    let units = table.air_aloft();
    units
        .map(|unit| (unit, table.alternate_bases(unit)))
        .collect()
}

/// An air unit that has one base to land on, where nobody else would land or all of them have room: it needs no order of
/// the player's.
fn undisputed(table: &Table, adrift: &[(AirUnit, Vec<AirBase>)]) -> Option<(AirUnit, AirBase)> {
    let rivals = |base: &AirBase| {
        let those = adrift.iter().filter(|(_, bases)| bases.contains(base));
        those.count()
    };
    adrift.iter().find_map(|(unit, bases)| match bases[..] {
        [base] if table.has_room_for(base, rivals(&base)) => Some((*unit, base)),
        _ => None,
    })
}
