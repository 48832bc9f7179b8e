//! The kinds of aircraft: what is printed on each unit that flies them. All of it is rebuilt.
//!
//! The fighters of the fleet carriers are equals, about one for one in the carrier battles of 1942; older ones and half
//! groups stand a step lower. The ranges say what reached what: Rabaul to Port Moresby, Wake to Midway.

use super::hit_number::HitNumber;
use super::strength::ByStrength;
use crate::engine::listed::written_as_text;

/// Which service's air unit it is (2.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Branch {
    /// Naval aviation: can be based aboard carriers.
    Nac,
    /// Land-based: bases only.
    Lac,
}

impl Branch {
    /// Both.
    pub const ALL: [Branch; 2] = [Branch::Nac, Branch::Lac];

    /// As counters print it.
    pub const fn text(self) -> &'static str {
        match self {
            Branch::Nac => "NAC",
            Branch::Lac => "LAC",
        }
    }
}

written_as_text!(Branch, "a branch of the air forces");

/// The type of an air unit, as IJN Target Determination tells them apart (2.2, 11.0).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum AirType {
    /// Fighters.
    Ftr,
    /// Dive bombers: 20.1 and 20.3 know them.
    Sbd,
    /// Torpedo bombers, likewise.
    Tbd,
    /// Bombers that are neither.
    Bbr,
}

impl AirType {
    /// All of them.
    pub const ALL: [AirType; 4] = [AirType::Ftr, AirType::Sbd, AirType::Tbd, AirType::Bbr];

    /// As counters and charts print it.
    pub const fn text(self) -> &'static str {
        match self {
            AirType::Ftr => "FTR",
            AirType::Sbd => "SBD",
            AirType::Tbd => "TBD",
            AirType::Bbr => "BBR",
        }
    }

    /// Whether it attacks in air combat (12.1).
    pub const fn is_fighter(self) -> bool {
        matches!(self, AirType::Ftr)
    }

    /// Whether it bombs ships and coastal defenses (2.2, 13.0): SBD and TBD are bombers too.
    pub const fn is_bomber(self) -> bool {
        !self.is_fighter()
    }
}

written_as_text!(AirType, "a type of air unit");

/// A kind of aircraft, with the ratings of a unit that flies it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Aircraft {
    /// Its designation.
    pub model: &'static str,
    /// Its type.
    pub kind: AirType,
    /// In air combat. A bomber's is in brackets: it only fires back at fighters that attacked it (2.3, 12.2).
    pub air: ByStrength<HitNumber>,
    /// Bombing ships (13.1).
    pub naval: ByStrength<HitNumber>,
    /// Bombing a coastal defense (13.1).
    pub ground: ByStrength<HitNumber>,
    /// How many spaces it flies out (2.3, 8.1).
    pub range: u8,
}

impl Aircraft {
    /// Whether its air combat number is in brackets (2.3).
    pub const fn is_bracketed(&self) -> bool {
        self.kind.is_bomber()
    }
}

const fn numbers([full, reduced]: [u8; 2]) -> ByStrength<HitNumber> {
    ByStrength {
        full: HitNumber::new(full),
        reduced: HitNumber::new(reduced),
    }
}

const fn fighter(model: &'static str, air: [u8; 2], range: u8) -> Aircraft {
    Aircraft {
        model,
        kind: AirType::Ftr,
        air: numbers(air),
        naval: numbers([0, 0]),
        ground: numbers([0, 0]),
        range,
    }
}

/// A bomber that fires back with 1, and drops 1 on a coastal defense: nearly all do.
const fn bomber(model: &'static str, kind: AirType, naval: [u8; 2], range: u8) -> Aircraft {
    Aircraft {
        model,
        kind,
        air: numbers([1, 1]),
        naval: numbers(naval),
        ground: numbers([1, 1]),
        range,
    }
}

pub(super) const P_40: Aircraft = fighter("P-40", [2, 1], 2);
pub(super) const P_39: Aircraft = fighter("P-39", [2, 1], 2);
pub(super) const F2A: Aircraft = fighter("F2A-3", [2, 1], 1);
pub(super) const F4F: Aircraft = fighter("F4F", [3, 2], 2);

/// The Zeros lost some to it, and seldom shot one down.
pub(super) const B_17: Aircraft = Aircraft {
    air: numbers([2, 1]),
    ground: numbers([2, 1]),
    ..bomber("B-17", AirType::Bbr, [1, 1], 4)
};
pub(super) const B_18: Aircraft = bomber("B-18", AirType::Bbr, [1, 1], 2);
pub(super) const B_25: Aircraft = bomber("B-25", AirType::Bbr, [2, 1], 2);
pub(super) const HUDSON: Aircraft = bomber("Hudson", AirType::Bbr, [1, 1], 2);
/// As far as it sees (9.1).
pub(super) const PBY: Aircraft = bomber("PBY", AirType::Bbr, [1, 1], 3);

pub(super) const SBD: Aircraft = bomber("SBD", AirType::Sbd, [3, 2], 2);
/// Flown from Midway by crews new to it.
pub(super) const MARINE_SBD: Aircraft = bomber("SBD", AirType::Sbd, [2, 1], 2);
pub(super) const SB2U: Aircraft = bomber("SB2U", AirType::Sbd, [2, 1], 2);
/// The shortest legs of the fleet.
pub(super) const TBD: Aircraft = bomber("TBD", AirType::Tbd, [2, 1], 1);
/// The detachment on Midway flew the TBD's successor, which goes farther.
pub(super) const LAND_TBD: Aircraft = bomber("TBD", AirType::Tbd, [2, 1], 2);

/// It cannot escort from Rabaul to Port Moresby.
pub(super) const A5M: Aircraft = fighter("A5M", [2, 1], 1);
pub(super) const A6M: Aircraft = fighter("A6M", [3, 2], 2);
/// Half a group, aboard a light carrier.
pub(super) const FEW_A6M: Aircraft = fighter("A6M", [2, 1], 2);
pub(super) const G3M: Aircraft = bomber("G3M", AirType::Bbr, [2, 1], 3);
pub(super) const G4M: Aircraft = bomber("G4M", AirType::Bbr, [2, 1], 3);
/// Dive and torpedo bombers of a fleet carrier together.
pub(super) const D3A_B5N: Aircraft = bomber("D3A, B5N", AirType::Bbr, [4, 2], 2);
/// Those of a light carrier.
pub(super) const FEW_B5N: Aircraft = bomber("B5N", AirType::Bbr, [3, 1], 2);
