//! The air units of Task Force 58 and the carriers they fly from (2.3, 6.1).

use std::fmt;
use std::str::FromStr;

use crate::engine::counter_set::Listed;
use crate::engine::text_id::NotAName;

/// A type of US aircraft (2.36). A unit is twelve of them (2.34).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum AirUnitType {
    /// Hellcat fighter.
    F6F,
    /// Hellcat trained and equipped for the night (2.341).
    F6F3N,
    /// Dauntless dive bomber.
    Sbd,
    /// Helldiver dive bomber.
    Sb2c,
    /// Avenger torpedo bomber.
    Tbf,
    /// Avenger built by General Motors.
    Tbm,
}

use AirUnitType::{F6F, F6F3N, Sb2c, Sbd, Tbf, Tbm};

/// Aircraft a US air unit stands for (2.34).
pub const AIRCRAFT_A_UNIT: u8 = 12;
/// Aircraft a Japanese air point stands for, about (2.34).
pub const AIRCRAFT_A_POINT: u8 = 8;

impl AirUnitType {
    /// The designation on the counter.
    pub const fn designation(self) -> &'static str {
        match self {
            F6F => "F6F",
            F6F3N => "F6F-3N",
            Sbd => "SBD",
            Sb2c => "SB2C",
            Tbf => "TBF",
            Tbm => "TBM",
        }
    }

    /// The name its crews used.
    pub const fn nickname(self) -> &'static str {
        match self {
            F6F | F6F3N => "Hellcat",
            Sbd => "Dauntless",
            Sb2c => "Helldiver",
            Tbf | Tbm => "Avenger",
        }
    }

    /// Fighters escort and intercept; everything else attacks ships (4.21, 4.31).
    pub const fn is_fighter(self) -> bool {
        matches!(self, F6F | F6F3N)
    }

    /// Whether it may operate in the dark (2.341, 22).
    pub const fn is_night_rated(self) -> bool {
        matches!(self, F6F3N)
    }

    /// Endurance in fuel points (4.15).
    pub const fn endurance(self) -> i8 {
        match self {
            F6F | F6F3N | Tbf | Tbm => 16,
            Sbd => 15,
            Sb2c => 14,
        }
    }
}

impl AirUnitType {
    /// Attack value against ships; fighters have none (2.36, 5.61).
    pub const fn attack_value(self) -> u8 {
        match self {
            F6F | F6F3N => 0,
            Sb2c => 7,
            Sbd | Tbf | Tbm => 8,
        }
    }
}

/// A US task group (2.211): "58.3", or "Surface 1" for ships detached from the Battle Line (6.15).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TaskGroupId(pub u8);

impl TaskGroupId {
    /// The groups that ships detached from the Battle Line can form (6.15).
    pub const SURFACE: [TaskGroupId; 3] = [TaskGroupId(11), TaskGroupId(12), TaskGroupId(13)];

    /// Whether she is one of the five of Task Force 58 (6.31), and no surface group of its ships (6.15).
    pub fn is_of_the_task_force(self) -> bool {
        !TaskGroupId::SURFACE.contains(&self)
    }
}

impl fmt::Display for TaskGroupId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            number @ 11.. => write!(f, "Surface {}", number - 10),
            number => write!(f, "58.{number}"),
        }
    }
}

impl FromStr for TaskGroupId {
    type Err = NotAName;

    fn from_str(text: &str) -> Result<TaskGroupId, NotAName> {
        let number = |text: &str| text.parse::<u8>().ok();
        let group = match text.strip_prefix("Surface ") {
            Some(surface) => number(surface).and_then(|number| number.checked_add(10)),
            None => text
                .strip_prefix("58.")
                .and_then(number)
                .filter(|number| *number <= 10),
        };
        group
            .map(TaskGroupId)
            .ok_or_else(|| NotAName::new(text, "a task group"))
    }
}

/// What kind of carrier it is (2.36).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CarrierType {
    /// Fleet carrier.
    Cv,
    /// Light carrier.
    Cvl,
}

/// A US carrier as the counters and its task group's display print it.
#[derive(Debug)]
pub struct Carrier {
    /// Her name.
    pub name: &'static str,
    /// Fleet or light carrier.
    pub kind: CarrierType,
    /// The task group she sails with; she never changes it (6.15).
    pub group: TaskGroupId,
    /// The air units aboard when the battle begins.
    pub air: &'static [AirUnitType],
}

const fn cv(name: &'static str, group: u8, air: &'static [AirUnitType]) -> Carrier {
    Carrier {
        name,
        kind: CarrierType::Cv,
        group: TaskGroupId(group),
        air,
    }
}

const fn cvl(name: &'static str, group: u8) -> Carrier {
    Carrier {
        name,
        kind: CarrierType::Cvl,
        group: TaskGroupId(group),
        air: &[F6F, F6F, Tbm],
    }
}

/// The carriers of the battle come first in [`CARRIERS`]; a scenario may add others.
const OF_THE_BATTLE: usize = 15;

/// The fifteen carriers of the battle, and Saratoga, whom scenario 9 adds in the fourth place of TG 58.4 (6.13). Saves
/// know carriers and air units by their places: she has the last.
pub const CARRIERS: [Carrier; OF_THE_BATTLE + 1] = [
    cv("Hornet", 1, &[F6F, F6F, F6F, Sb2c, Sb2c, Sb2c, Tbf]),
    cv(
        "Yorktown",
        1,
        &[F6F, F6F, F6F, F6F3N, Sb2c, Sb2c, Sb2c, Tbf],
    ),
    cvl("Belleau Wood", 1),
    cvl("Bataan", 1),
    cv(
        "Bunker Hill",
        2,
        &[F6F, F6F, F6F, Sb2c, Sb2c, Sb2c, Tbf, Tbf],
    ),
    cv("Wasp", 2, &[F6F, F6F, F6F, Sb2c, Sb2c, Sb2c, Tbf]),
    cvl("Monterey", 2),
    cvl("Cabot", 2),
    cv("Lexington", 3, &[F6F, F6F, F6F, Sbd, Sbd, Sbd, Tbm, Tbm]),
    cv("Enterprise", 3, &[F6F, F6F, F6F, Sbd, Sbd, Tbf]),
    cvl("San Jacinto", 3),
    cvl("Princeton", 3),
    cv("Essex", 4, &[F6F, F6F, F6F, F6F3N, Sb2c, Sb2c, Sb2c, Tbf]),
    cvl("Langley", 4),
    cvl("Cowpens", 4),
    cv("Saratoga", 4, &[F6F, F6F, F6F, Sbd, Sbd, Sbd, Tbf, Tbf]),
];

/// A carrier, by her place in [`CARRIERS`]; written as her name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CarrierId(u8);

impl CarrierId {
    /// Saratoga, CV-3, whom scenario 9 adds (6.13).
    pub const SARATOGA: CarrierId = CarrierId(OF_THE_BATTLE as u8);

    /// Every carrier, those too that only a scenario adds (`Table::sails`).
    pub fn all() -> impl Iterator<Item = CarrierId> {
        (0..CARRIERS.len() as u8).map(CarrierId)
    }

    /// What her counter prints.
    pub fn data(self) -> &'static Carrier {
        &CARRIERS[usize::from(self.0)]
    }

    /// Her place in [`CARRIERS`].
    pub(crate) const fn index(self) -> u8 {
        self.0
    }

    /// Whether she was there: she sails in every scenario.
    pub(crate) const fn is_of_the_battle(self) -> bool {
        (self.0 as usize) < OF_THE_BATTLE
    }

    /// The carrier at a place in [`CARRIERS`].
    pub(crate) const fn from_index(index: u8) -> CarrierId {
        CarrierId(index)
    }
}

impl fmt::Display for CarrierId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.data().name)
    }
}

impl FromStr for CarrierId {
    type Err = NotAName;

    fn from_str(name: &str) -> Result<CarrierId, NotAName> {
        CarrierId::all()
            .find(|carrier| carrier.data().name == name)
            .ok_or_else(|| NotAName::new(name, "a carrier of Task Force 58"))
    }
}

/// How many air units the carriers have: seventy-six, and Saratoga's eight.
pub const AIR_UNITS: usize = 84;

/// One air unit as the roster lists it.
#[derive(Clone, Copy, Debug)]
struct AirUnit {
    kind: AirUnitType,
    /// Its number among the units of its type, from 1.
    number: u8,
    home: CarrierId,
}

/// Every air unit, carrier by carrier, numbered within its type.
const ROSTER: [AirUnit; AIR_UNITS] = {
    let mut roster = [AirUnit {
        kind: F6F,
        number: 0,
        home: CarrierId(0),
    }; AIR_UNITS];
    let mut of_type = [0; 6];
    let (mut unit, mut carrier) = (0, 0);
    while carrier < CARRIERS.len() {
        let mut aboard = 0;
        while aboard < CARRIERS[carrier].air.len() {
            let kind = CARRIERS[carrier].air[aboard];
            of_type[kind as usize] += 1;
            roster[unit] = AirUnit {
                kind,
                number: of_type[kind as usize],
                home: CarrierId(carrier as u8),
            };
            unit += 1;
            aboard += 1;
        }
        carrier += 1;
    }
    assert!(unit == AIR_UNITS);
    roster
};

/// A US air unit, such as "F6F 12".
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct AirUnitId(u8);

impl AirUnitId {
    /// Every air unit of the roster.
    pub fn all() -> impl DoubleEndedIterator<Item = AirUnitId> {
        (0..AIR_UNITS as u8).map(AirUnitId)
    }

    fn data(self) -> AirUnit {
        ROSTER[usize::from(self.0)]
    }

    /// Its type.
    pub fn kind(self) -> AirUnitType {
        self.data().kind
    }

    /// The carrier it began the battle on.
    pub fn home(self) -> CarrierId {
        self.data().home
    }
}

impl Listed for AirUnitId {
    fn place(self) -> u8 {
        self.0
    }

    fn at_place(place: u8) -> AirUnitId {
        AirUnitId(place)
    }
}

impl fmt::Display for AirUnitId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let unit = self.data();
        write!(f, "{} {}", unit.kind.designation(), unit.number)
    }
}

impl FromStr for AirUnitId {
    type Err = NotAName;

    fn from_str(name: &str) -> Result<AirUnitId, NotAName> {
        let unit = name.rsplit_once(' ').and_then(|(designation, number)| {
            let number: u8 = number.parse().ok()?;
            AirUnitId::all().find(|unit| {
                let data = unit.data();
                data.number == number && data.kind.designation() == designation
            })
        });
        unit.ok_or_else(|| NotAName::new(name, "an air unit of Task Force 58"))
    }
}

kernel::serialize_as_printed!(TaskGroupId, CarrierId, AirUnitId);
