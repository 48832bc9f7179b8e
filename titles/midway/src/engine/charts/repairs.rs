//! Repairs of both sides (6.0(16), 19.0).

use kernel::{Chart, Column, Modifier, Source, Throw};

use super::column::{of, only};
use super::results::RepairResult::{self, NotYet, Repaired};
use super::results::Severity::{self, AtOnce, Track};
use crate::engine::units::{AirUnit, RepairBox, Ship, ShipClass};

/// What is to be repaired: the column of the repair charts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Repairable {
    /// A ship of this class.
    Ship(ShipClass),
    /// Fighters.
    Fighter,
    /// Bombers of any type.
    Bomber,
    /// A coastal defense of the USN (6.0(16e)).
    CoastalDefense,
}

impl Repairable {
    /// As the charts head their columns.
    const fn label(self) -> &'static str {
        match self {
            Repairable::Ship(class) => class.text(),
            Repairable::Fighter => "FTR",
            Repairable::Bomber => "BBR",
            Repairable::CoastalDefense => "CD",
        }
    }

    /// Ships first, class by class.
    const fn key(self) -> u16 {
        const AFTER_SHIPS: u16 = ShipClass::ALL.len() as u16;
        match self {
            Repairable::Ship(class) => class as u16,
            Repairable::Fighter => AFTER_SHIPS,
            Repairable::Bomber => AFTER_SHIPS + 1,
            Repairable::CoastalDefense => AFTER_SHIPS + 2,
        }
    }
}

impl From<Ship> for Repairable {
    fn from(ship: Ship) -> Repairable {
        Repairable::Ship(ship.class())
    }
}

impl From<AirUnit> for Repairable {
    fn from(unit: AirUnit) -> Repairable {
        match unit.kind().is_fighter() {
            true => Repairable::Fighter,
            false => Repairable::Bomber,
        }
    }
}

impl From<Repairable> for u16 {
    fn from(unit: Repairable) -> u16 {
        unit.key()
    }
}

/// The column of what is repaired on so many faces of the die.
const fn repaired(unit: Repairable, results: &'static [RepairResult; 6]) -> Column<RepairResult> {
    of(unit.label(), unit.key(), results)
}

const fn ship(class: ShipClass, results: &'static [RepairResult; 6]) -> Column<RepairResult> {
    repaired(Repairable::Ship(class), results)
}

const ON_1: &[RepairResult; 6] = &[Repaired, NotYet, NotYet, NotYet, NotYet, NotYet];
const ON_2: &[RepairResult; 6] = &[Repaired, Repaired, NotYet, NotYet, NotYet, NotYet];
const ON_3: &[RepairResult; 6] = &[Repaired, Repaired, Repaired, NotYet, NotYet, NotYet];
const ON_4: &[RepairResult; 6] = &[Repaired, Repaired, Repaired, Repaired, NotYet, NotYet];

/// Whether a damaged unit of the IJN is repaired (19.1, 19.2). A turn is some four days, so a carrier takes about three
/// weeks and lighter ships half of that.
pub const IJN_REPAIR: Chart<RepairResult> = Chart {
    id: "ijn_repair",
    title: "IJN Repair",
    rule: "19.0",
    source: Source::Rebuilt,
    column_by: "class of ship or role of air unit",
    dice: Throw::D6,
    lo: 1,
    columns: &[
        ship(ShipClass::Cva, ON_1),
        ship(ShipClass::Cvl, ON_1),
        ship(ShipClass::Bb, ON_1),
        ship(ShipClass::Ca, ON_2),
        ship(ShipClass::Cl, ON_2),
        ship(ShipClass::Dd, ON_2),
        ship(ShipClass::Tr, ON_2),
        repaired(Repairable::Fighter, ON_3),
        repaired(Repairable::Bomber, ON_3),
    ],
    modifiers: &[],
    notes: &[],
};

/// Whether a unit of the USN can be repaired now (6.0(16)). Only one of a kind may try in a turn, so the odds are better
/// than the IJN's.
pub const USN_REPAIR: Chart<RepairResult> = Chart {
    id: "usn_repair",
    title: "USN Repair",
    rule: "6.0(16)",
    source: Source::Rebuilt,
    column_by: "class of ship, role of air unit, coastal defense",
    dice: Throw::D6,
    lo: 1,
    columns: &[
        ship(ShipClass::Cv, ON_3),
        ship(ShipClass::Bb, ON_2),
        ship(ShipClass::Ca, ON_3),
        ship(ShipClass::Cl, ON_3),
        ship(ShipClass::Dd, ON_3),
        ship(ShipClass::Avd, ON_3),
        repaired(Repairable::Fighter, ON_4),
        repaired(Repairable::Bomber, ON_4),
        repaired(Repairable::CoastalDefense, ON_2),
    ],
    modifiers: &[],
    notes: &[],
};

/// The yards of the West Coast do better than Pearl Harbor's, for ships.
pub const ON_THE_WEST_COAST: Modifier = Modifier::new("the ship is repaired on the West Coast", -1);

/// The box of the repair track that a repairable ship or coastal defense goes to (6.0(16d), 6.0(16e)).
pub const SEVERITY: Chart<Severity> = Chart {
    id: "severity",
    title: "Damage severity (box of the repair track)",
    rule: "6.0(16d, e)",
    source: Source::Rulebook,
    column_by: "",
    dice: Throw::D6,
    lo: 0,
    columns: &[only(
        "box",
        &[
            AtOnce,
            AtOnce,
            Track(RepairBox::Slight),
            Track(RepairBox::Light),
            Track(RepairBox::Moderate),
            Track(RepairBox::Heavy),
            Track(RepairBox::Severe),
        ],
    )],
    modifiers: &[ON_THE_WEST_COAST],
    notes: &[
        "A total of 1 or less repairs at once. Any other is the unit's box; each turn's end moves it one box down, and in \
         box 1 it is repaired (6.0(17)).",
        "The boxes' names are rebuilt, but for Moderate (3.1).",
    ],
};
