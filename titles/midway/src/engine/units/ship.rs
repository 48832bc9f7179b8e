//! What is printed on the counters of ships (2.2, 2.3).

use super::hit_number::HitNumber;
use super::side::Side;
use crate::engine::listed::written_as_text;

/// The class of a ship counter, in the order of the charts' columns (2.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ShipClass {
    /// A carrier of the USN.
    Cv,
    /// A fleet carrier of the IJN.
    Cva,
    /// A light carrier of the IJN.
    Cvl,
    /// Battleships.
    Bb,
    /// Heavy cruisers.
    Ca,
    /// Light cruisers.
    Cl,
    /// Destroyers.
    Dd,
    /// Transports of the IJN.
    Tr,
    /// Aircraft tenders of the USN.
    Avd,
}

impl ShipClass {
    /// All of them.
    pub const ALL: [ShipClass; 9] = [
        ShipClass::Cv,
        ShipClass::Cva,
        ShipClass::Cvl,
        ShipClass::Bb,
        ShipClass::Ca,
        ShipClass::Cl,
        ShipClass::Dd,
        ShipClass::Tr,
        ShipClass::Avd,
    ];

    /// As counters and charts print it.
    pub const fn text(self) -> &'static str {
        match self {
            ShipClass::Cv => "CV",
            ShipClass::Cva => "CVA",
            ShipClass::Cvl => "CVL",
            ShipClass::Bb => "BB",
            ShipClass::Ca => "CA",
            ShipClass::Cl => "CL",
            ShipClass::Dd => "DD",
            ShipClass::Tr => "TR",
            ShipClass::Avd => "AVD",
        }
    }

    /// What the letters stand for.
    pub const fn name(self) -> &'static str {
        match self {
            ShipClass::Cv => "carrier",
            ShipClass::Cva => "fleet carrier",
            ShipClass::Cvl => "light carrier",
            ShipClass::Bb => "battleships",
            ShipClass::Ca => "heavy cruisers",
            ShipClass::Cl => "light cruisers",
            ShipClass::Dd => "destroyers",
            ShipClass::Tr => "transports",
            ShipClass::Avd => "aircraft tenders",
        }
    }

    /// Whether air groups are based aboard (2.3, 4.1).
    pub const fn is_carrier(self) -> bool {
        matches!(self, ShipClass::Cv | ShipClass::Cva | ShipClass::Cvl)
    }

    /// Whether it is one of those that 3.2 mixes with the decoys: BB, CA, CL, DD.
    pub const fn is_warship(self) -> bool {
        matches!(
            self,
            ShipClass::Bb | ShipClass::Ca | ShipClass::Cl | ShipClass::Dd
        )
    }

    /// Whether its loss on a line counts against the IJN's morale (6.0(9)).
    pub const fn counts_for_morale(self) -> bool {
        matches!(
            self,
            ShipClass::Cva | ShipClass::Cvl | ShipClass::Bb | ShipClass::Tr
        )
    }
}

written_as_text!(ShipClass, "a class of ships");

impl From<ShipClass> for u16 {
    /// What chooses the column of a chart.
    fn from(class: ShipClass) -> u16 {
        class as u16
    }
}

/// What a ship counter prints.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShipData {
    /// Whose it is.
    pub side: Side,
    /// Its class.
    pub class: ShipClass,
    /// The ships it stands for, or the carrier's name.
    pub name: &'static str,
    /// The navy's number of a carrier of the USN: "CV-2".
    pub hull: Option<&'static str>,
    /// Flak: against bombers (13.2).
    pub flak: HitNumber,
    /// Against ships in naval combat (14.1).
    pub naval: HitNumber,
    /// Against a coastal defense (15.1).
    pub ground: HitNumber,
    /// How many naval air units can be based aboard (4.1).
    pub capacity: u8,
}

const fn ship(
    side: Side,
    class: ShipClass,
    name: &'static str,
    flak: u8,
    (naval, ground): (u8, u8),
) -> ShipData {
    ShipData {
        side,
        class,
        name,
        hull: None,
        flak: HitNumber::new(flak),
        naval: HitNumber::new(naval),
        ground: HitNumber::new(ground),
        capacity: 0,
    }
}

/// A carrier of the USN: each has room for three (4.1).
pub(super) const fn us_carrier(name: &'static str, hull: &'static str) -> ShipData {
    ShipData {
        hull: Some(hull),
        capacity: 3,
        ..ship(Side::Usn, ShipClass::Cv, name, 2, (0, 0))
    }
}

/// A carrier of the IJN by its room.
pub(super) const fn ijn_carrier(class: ShipClass, name: &'static str, capacity: u8) -> ShipData {
    ShipData {
        capacity,
        ..ship(Side::Ijn, class, name, 1, (0, 0))
    }
}

/// Ships of the USN by flak, and by what they do to ships and to a coastal defense.
pub(super) const fn us_ships(
    class: ShipClass,
    name: &'static str,
    flak: u8,
    naval_and_ground: (u8, u8),
) -> ShipData {
    ship(Side::Usn, class, name, flak, naval_and_ground)
}

/// Ships of the IJN, likewise.
pub(super) const fn ijn_ships(
    class: ShipClass,
    name: &'static str,
    flak: u8,
    naval_and_ground: (u8, u8),
) -> ShipData {
    ship(Side::Ijn, class, name, flak, naval_and_ground)
}
