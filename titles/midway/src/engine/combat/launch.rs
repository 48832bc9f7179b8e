//! IJN air unit launch (6.0(5)): every air unit in range flies at the space with the most air units of the USN.

use super::strikes::check_flight;
use crate::engine::decision::Decision;
use crate::engine::event::FlightEvent;
use crate::engine::map::{Line, Place};
use crate::engine::order::Order;
use crate::engine::table::{AirPlace, Table};
use crate::engine::units::{AirUnit, Side};
use crate::engine::{Play, Step};

/// The launch of the IJN's aircraft on one line.
#[derive(Clone, Debug)]
pub struct AirLaunch {
    /// Those whose turn has not come, the first one last.
    left: Vec<AirUnit>,
    /// Whose space the player is asked for.
    asked: Option<AirUnit>,
}

impl AirLaunch {
    /// Before the first has flown.
    pub(crate) fn new(table: &Table, line: Line) -> AirLaunch {
        let units = AirUnit::of(Side::Ijn);
        let is_there = |unit: &AirUnit| {
            let base = table.base_of(*unit);
            base.and_then(Place::line) == Some(line)
        };
        let mut left: Vec<AirUnit> = units.filter(is_there).collect();
        left.reverse();
        AirLaunch { left, asked: None }
    }

    pub(crate) fn step(&mut self, play: &mut Play) -> Step {
        let Some(unit) = self.left.pop() else {
            return Step::Done;
        };
        let spaces = spaces_to_attack(&play.table, unit);
        match spaces[..] {
            [] => Step::Again,
            [space] => {
                launch(play, unit, space);
                Step::Again
            }
            _ => {
                self.asked = Some(unit);
                Step::Ask(Decision::LaunchSpace { unit, spaces })
            }
        }
    }

    pub(crate) fn answer(&mut self, order: &Order, play: &mut Play) {
        if let (Order::ChooseSpace { space }, Some(unit)) = (order, self.asked.take()) {
            launch(play, unit, *space);
        }
    }
}

fn launch(play: &mut Play, unit: AirUnit, space: Place) {
    let units = vec![unit];
    play.happen(FlightEvent::Launched { units, space });
}

/// Where an air unit of the IJN flies: of the spaces in its range that draw it, the one with the most air units of the
/// USN, and of several such the closest.
fn spaces_to_attack(table: &Table, unit: AirUnit) -> Vec<Place> {
    let Some(from) = table.base_of(unit) else {
        return Vec::new();
    };
    let line = from.line().into_iter();
    let places = line.flat_map(|line| line.places()).copied();
    let can_attack =
        |space: &Place| draws(table, *space) && check_flight(table, unit, *space).is_ok();
    let spaces: Vec<Place> = places.filter(can_attack).collect();
    let aircraft = |space: &Place| air_units_that_draw(table, *space);
    let most = spaces.iter().map(aircraft).max();
    let strongest = spaces.iter().copied();
    let strongest: Vec<Place> = strongest.filter(|it| Some(aircraft(it)) == most).collect();
    let distance = |space: &Place| from.range_to(*space);
    let closest = strongest.iter().filter_map(distance).min();
    let those = strongest.into_iter();
    those.filter(|space| distance(space) == closest).collect()
}

/// Whether the IJN's aircraft fly at a space: a spotted task force with ships or single ship is there, or an island base
/// that has a coastal defense, aircraft or ships.
fn draws(table: &Table, space: Place) -> bool {
    let mut ships = table.ships_at(space, Side::Usn);
    let base = table.island_base_at(space, Side::Usn);
    ships.any(|ship| table.is_ship_spotted(ship))
        || base.is_some_and(|base| !table.is_destroyed(base))
}

/// How many air units of the USN draw them to a space, whole or reduced, seen or not. Those on the ground in a home base
/// draw none.
fn air_units_that_draw(table: &Table, space: Place) -> usize {
    let is_home_base = space.is_home_base_of(Side::Usn);
    let based = table.air_based_at(space, Side::Usn);
    let aboard = |unit: &AirUnit| matches!(table.air[*unit].at, AirPlace::Carrier(_));
    based.filter(|unit| !is_home_base || aboard(unit)).count()
}
