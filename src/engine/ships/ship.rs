//! What a ship counter prints, and the roster of all of them.

use std::fmt;
use std::str::FromStr;

use super::{japan, us};
use crate::engine::counter_set::{CounterSet, Listed};
use crate::engine::fleet::{CarrierId, TaskGroupId};
use crate::engine::text_id::NotAName;

/// What kind of counter it is (2.36).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ShipKind {
    /// Fleet carrier.
    Cv,
    /// Light carrier.
    Cvl,
    /// Ise and Hyuga: light carriers in their planes, battleships in all else (12.28).
    HybridCarrier,
    /// Battleship.
    Battleship,
    /// Several cruisers: a division, or a Japanese cruiser force.
    Cruisers,
    /// A light cruiser built against aircraft.
    AntiAircraftCruiser,
    /// Several destroyers: a squadron, a division, or a Japanese destroyer force.
    Destroyers,
}

impl ShipKind {
    /// Whether it has planes, Ise and Hyuga among them.
    pub const fn is_carrier(self) -> bool {
        matches!(self, ShipKind::Cv | ShipKind::Cvl | ShipKind::HybridCarrier)
    }

    /// Whether it is a battleship and no carrier. Ise and Hyuga are not counted.
    pub const fn is_battleship(self) -> bool {
        matches!(self, ShipKind::Battleship)
    }

    /// Whether hits sink it only once they are permanent: a carrier that is no battleship as well
    /// (12.27, 12.28).
    pub const fn sinks_slowly(self) -> bool {
        matches!(self, ShipKind::Cv | ShipKind::Cvl)
    }

    /// The name of the kind for the player.
    pub const fn name(self) -> &'static str {
        match self {
            ShipKind::Cv => "fleet carrier",
            ShipKind::Cvl => "light carrier",
            ShipKind::HybridCarrier => "battleship carrier",
            ShipKind::Battleship => "battleship",
            ShipKind::Cruisers => "cruisers",
            ShipKind::AntiAircraftCruiser => "anti-aircraft cruiser",
            ShipKind::Destroyers => "destroyers",
        }
    }
}

/// Whether a Japanese ship was in the battle (2.35).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum ShipClass {
    /// She was. Cruiser and destroyer forces count as such.
    Historical,
    /// She was not, but might have been.
    Additional,
    /// She had been sunk before; for scenario 9 only.
    Ghost,
}

/// Whose ship it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Allegiance {
    /// A US ship of this task group.
    Us(TaskGroupId),
    /// A Japanese ship of this class (2.35).
    Japan(ShipClass),
}

/// A ship, or a unit of several ships, as its counter prints it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ship {
    /// Its name.
    pub name: &'static str,
    /// What it is.
    pub kind: ShipKind,
    /// Its anti-aircraft value undamaged, in AA factors (5.51).
    pub aa: u8,
    /// Its hit capacity: the hits that sink it (12).
    pub capacity: u8,
    /// A Japanese carrier's air value in air points, a surface ship's attack value (21.25), 0 for a
    /// US carrier.
    pub value: u8,
    /// Whose it is.
    pub allegiance: Allegiance,
}

/// How many counters there are.
const COUNT: usize = FIRST_ADDED + us::ADDED.len();
/// The place of the first carrier that only a scenario adds.
const FIRST_ADDED: usize = us::SHIPS.len() + japan::SHIPS.len();
const _: () = assert!(COUNT <= 128, "a ship set holds 128 ships");

/// Every ship counter: the US carriers of the battle in the order of their own list, the other US ships group by group,
/// then the Japanese, and last the carriers that only a scenario adds, so that saves find all others in their places.
pub const SHIPS: [Ship; COUNT] = {
    let mut ships = [us::SHIPS[0]; COUNT];
    let mut n = 0;
    while n < COUNT {
        ships[n] = if n < us::SHIPS.len() {
            us::SHIPS[n]
        } else if n < FIRST_ADDED {
            japan::SHIPS[n - us::SHIPS.len()]
        } else {
            us::ADDED[n - FIRST_ADDED]
        };
        n += 1;
    }
    ships
};

/// A set of ships, in the order of [`SHIPS`]. Written as the list of their names.
pub type ShipSet = CounterSet<ShipId>;

/// A ship, by its place in [`SHIPS`]; written as its name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ShipId(u8);

impl Listed for ShipId {
    fn place(self) -> u8 {
        self.0
    }

    fn at_place(place: u8) -> ShipId {
        ShipId(place)
    }
}

impl ShipId {
    /// Every ship of both sides, the US carriers first.
    pub fn all() -> impl DoubleEndedIterator<Item = ShipId> {
        const SURFACE: u8 = us::OF_THE_BATTLE as u8;
        let carriers = (0..SURFACE).chain(FIRST_ADDED as u8..COUNT as u8);
        carriers.chain(SURFACE..FIRST_ADDED as u8).map(ShipId)
    }

    /// The ship of a name. Scenarios name their ships by it when they are compiled.
    pub const fn named(name: &str) -> Option<ShipId> {
        let mut n = 0;
        while n < COUNT {
            if same(SHIPS[n].name, name) {
                return Some(ShipId(n as u8));
            }
            n += 1;
        }
        None
    }

    /// A US carrier as a ship.
    pub const fn of_carrier(carrier: CarrierId) -> ShipId {
        let place = carrier.index();
        match carrier.is_of_the_battle() {
            true => ShipId(place),
            false => ShipId(FIRST_ADDED as u8 + place - us::OF_THE_BATTLE as u8),
        }
    }

    /// What its counter prints.
    pub fn data(self) -> &'static Ship {
        &SHIPS[usize::from(self.0)]
    }

    /// The US carrier it is, if it is one.
    pub const fn carrier(self) -> Option<CarrierId> {
        match self.0 as usize {
            place if place < us::OF_THE_BATTLE => Some(CarrierId::from_index(self.0)),
            place if place >= FIRST_ADDED => {
                let added = (place - FIRST_ADDED + us::OF_THE_BATTLE) as u8;
                Some(CarrierId::from_index(added))
            }
            _ => None,
        }
    }

    /// The task group of a US ship.
    pub fn group(self) -> Option<TaskGroupId> {
        match self.data().allegiance {
            Allegiance::Us(group) => Some(group),
            Allegiance::Japan(_) => None,
        }
    }

    /// The class of a Japanese ship (2.35).
    pub fn class(self) -> Option<ShipClass> {
        match self.data().allegiance {
            Allegiance::Us(_) => None,
            Allegiance::Japan(class) => Some(class),
        }
    }

    /// Whether it is a US ship.
    pub const fn is_us(self) -> bool {
        let place = self.0 as usize;
        place < us::SHIPS.len() || place >= FIRST_ADDED
    }
}

/// Whether two texts are the same, known when compiling.
const fn same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    if one.len() != other.len() {
        return false;
    }
    let mut n = 0;
    while n < one.len() {
        if one[n] != other[n] {
            return false;
        }
        n += 1;
    }
    true
}

impl From<CarrierId> for ShipId {
    fn from(carrier: CarrierId) -> ShipId {
        ShipId::of_carrier(carrier)
    }
}

impl fmt::Display for ShipId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.data().name)
    }
}

impl FromStr for ShipId {
    type Err = NotAName;

    fn from_str(name: &str) -> Result<ShipId, NotAName> {
        ShipId::named(name).ok_or_else(|| NotAName::new(name, "a ship"))
    }
}

kernel::serialize_as_printed!(ShipId);
