//! Our task forces: where each is, what is in it, and what it can do.

use super::air::{AirUnitView, air_unit};
use crate::engine::forecast::{self, Chance};
use crate::engine::map::Place;
use crate::engine::spotting;
use crate::engine::table::{Spotter, Table};
use crate::engine::units::{AirUnit, Force, Leader, Mover, Ship, Side, UsnForce};
use crate::view::chart::place::short_name;
use crate::view::wording;

/// A task force of ours.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TaskForceView {
    /// The force.
    pub force: UsnForce,
    /// Who commanded it in 1942.
    pub history: &'static str,
    /// Where it is; nothing while its marker is not on the map.
    pub place: Option<&'static str>,
    /// Whether the enemy sees it.
    pub is_seen: bool,
    /// Who leads it, each with what he adds.
    pub leaders: Vec<(Leader, String)>,
    /// Its ships.
    pub ships: Vec<ShipView>,
    /// How many ships it holds; nothing if any number (4.4).
    pub capacity: Option<usize>,
    /// What it can do.
    pub can: Vec<Capability>,
}

/// Something that a task force can do.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Capability {
    /// What.
    pub what: &'static str,
    /// How well.
    pub how: String,
}

/// A ship in a list.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ShipView {
    /// The ship.
    pub ship: Ship,
    /// Her name, or that of her counter.
    pub name: &'static str,
    /// Her class in letters, and in words.
    pub class: (&'static str, &'static str),
    /// The ships that the counter stands for.
    pub stands_for: &'static str,
    /// The groups aboard.
    pub groups: Vec<AirUnitView>,
    /// How many groups have room.
    pub room: u8,
}

/// Ships by themselves in a place (8.2).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct LooseShips {
    /// The place.
    pub place: &'static str,
    /// The ships.
    pub ships: Vec<ShipView>,
}

/// Our task forces, those on the map first.
pub fn task_forces(table: &Table) -> Vec<TaskForceView> {
    let forces = UsnForce::ALL.iter().copied();
    let mut views: Vec<_> = forces.map(|force| task_force(table, force)).collect();
    views.sort_by_key(|view| view.place.is_none());
    views
}

/// Our ships by themselves, place by place.
pub fn loose_ships(table: &Table) -> Vec<LooseShips> {
    let places = Place::ALL.iter().copied().map(|place| LooseShips {
        place: short_name(place),
        ships: table
            .loose_ships_at(place)
            .filter(|ship| ship.side() == Side::Usn)
            .map(|it| ship(table, it))
            .collect(),
    });
    places.filter(|it| !it.ships.is_empty()).collect()
}

fn task_force(table: &Table, force: UsnForce) -> TaskForceView {
    let place = table.place_of(force);
    let leaders = table.leaders_with(force).map(|leader| {
        let data = leader.data();
        let words = format!(
            "{leader}: sails +{}, bombs +{}",
            data.movement, data.bombing
        );
        (leader, words)
    });
    TaskForceView {
        force,
        history: force.data().history,
        place: place.map(short_name),
        is_seen: table.is_spotted(force),
        leaders: leaders.collect(),
        ships: table.ships_in(force).map(|it| ship(table, it)).collect(),
        capacity: table.capacity_of_force(force),
        can: place.map_or_else(Vec::new, |place| can(table, force, place)),
    }
}

/// A ship in a list.
pub(super) fn ship(table: &Table, ship: Ship) -> ShipView {
    let (class, data) = (ship.class(), ship.data());
    ShipView {
        ship,
        name: ship.text(),
        class: (class.text(), class.name()),
        stands_for: match data.hull {
            Some(hull) => hull,
            None if data.name == ship.text() => "",
            None => data.name,
        },
        groups: table
            .air_aboard(ship)
            .map(|it| air_unit(table, it))
            .collect(),
        room: data.capacity,
    }
}

/// What a task force can do from where it is: sail, look, strike one space off and two.
fn can(table: &Table, force: UsnForce, place: Place) -> Vec<Capability> {
    let able = forecast::of_force(table, force);
    let mut can = vec![Capability {
        what: "Sails",
        how: wording::count(able.movement.into(), "space", "spaces"),
    }];
    can.push(Capability {
        what: "Looks",
        how: looks(table, force, place, able.sight),
    });
    for (far, units) in (1..).zip(&able.strikes) {
        if !units.is_empty() {
            can.push(Capability {
                what: match far {
                    1 => "Strikes at 1 space",
                    _ => "At 2 spaces",
                },
                how: sums(table, units),
            });
        }
    }
    can
}

/// How far a task force looks and with what chance: that depends on the perimeter and on its own space (9.1).
fn looks(table: &Table, force: UsnForce, from: Place, sight: u8) -> String {
    let by = Spotter::Force(Force::Usn(force));
    let line = from.line();
    let spaces = line.into_iter().flat_map(|line| line.within(from, sight));
    let chances = spaces.map(|space| spotting::chance(table, by, space));
    let Some((least, most)) = chances.fold(None, |range: Option<(u8, u8)>, faces| {
        let (least, most) = range.unwrap_or((faces, faces));
        Some((least.min(faces), most.max(faces)))
    }) else {
        return "nothing from a lane".to_owned();
    };
    let far = wording::count(sight.into(), "space", "spaces");
    let chance = match least == most {
        true => wording::chance(Chance::faces(most)),
        false => format!("{least} to {}", wording::chance(Chance::faces(most))),
    };
    format!("{far}, {chance}")
}

/// What some air units bring together: how many, their numbers in the air, and on ships.
fn sums(table: &Table, units: &[AirUnit]) -> String {
    let strength = |unit: &AirUnit| table.air[*unit].strength;
    let air: u8 = units
        .iter()
        .filter(|unit| unit.kind().is_fighter())
        .map(|unit| table.air_number(*unit).number())
        .sum();
    let bombs: u8 = units
        .iter()
        .map(|unit| unit.aircraft().naval.at(strength(unit)).number())
        .sum();
    let count = wording::count(units.len(), "unit", "units");
    format!("{count}: fighters {air}, bombs {bombs}")
}

impl TaskForceView {
    /// Where it is, or that it is nowhere.
    pub fn where_it_is(&self) -> &'static str {
        self.place.unwrap_or("not formed")
    }

    /// How full it is: "4 of 6 ships"; nothing where it holds any number (4.4).
    pub fn fill(&self) -> Option<String> {
        let capacity = self.capacity?;
        Some(format!("{} of {capacity} ships", self.ships.len()))
    }

    /// Who it is on the chart.
    pub fn mover(&self) -> Mover {
        Mover::Force(Force::Usn(self.force))
    }
}

impl ShipView {
    /// That a carrier has room for more groups: "2 of 3 groups"; nothing where she has not.
    pub fn free_room(&self) -> Option<String> {
        let (groups, room) = (self.groups.len(), self.room);
        (groups < usize::from(room)).then(|| format!("{groups} of {room} groups"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::trial;

    fn of(table: &Table, force: UsnForce) -> TaskForceView {
        let forces = task_forces(table).into_iter();
        forces.into_iter().find(|it| it.force == force).unwrap()
    }

    #[test]
    fn r4_4_r20_1_r20_2_a_task_force_tells_what_it_can_do() {
        let table = trial::table();
        let tf_16 = of(&table, UsnForce::Tf16);
        assert_eq!(
            (tf_16.place, tf_16.capacity),
            (Some("Pearl Harbor"), Some(6))
        );
        assert_eq!(
            tf_16.leaders,
            [(Leader::Spruance, "Spruance: sails +1, bombs +1".to_owned())]
        );
        let can: Vec<(&str, &str)> = tf_16
            .can
            .iter()
            .map(|it| (it.what, it.how.as_str()))
            .collect();
        let expected = [
            ("Sails", "3 spaces"),
            ("Looks", "2 spaces, 2 to 3 in 6"),
            ("Strikes at 1 space", "6 units: fighters 6, bombs 10"),
            ("At 2 spaces", "4 units: fighters 6, bombs 6"),
        ];
        assert_eq!(can, expected);
        assert_eq!(tf_16.ships[0].groups.len(), 3);
        assert_eq!(tf_16.ships[0].free_room(), None, "she is full");
        assert_eq!(tf_16.fill().as_deref(), Some("4 of 6 ships"));
    }

    #[test]
    fn r8_2_ships_by_themselves_are_told_place_by_place() {
        use crate::engine::table::ShipPlace;
        let mut table = trial::table();
        table.ships[Ship::Bb4].at = ShipPlace::Loose(Place::WestCoast);
        let loose = loose_ships(&table);
        assert_eq!((loose.len(), loose[0].place), (1, "West Coast"));
        assert_eq!(loose[0].ships[0].stands_for, "Battleship Division 4");
    }
}
