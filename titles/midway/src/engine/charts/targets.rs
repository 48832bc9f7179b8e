//! What the units of the IJN attack (11.0).

use kernel::{Chart, Source, Throw};

use super::column::of;
use crate::engine::listed::written_as_text;
use crate::engine::units::AirType::{self, Bbr, Ftr, Sbd, Tbd};
use crate::engine::units::{Branch, ShipClass};

/// What attacks aircraft: the column of its chart (11.0).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AirAttacker {
    /// Land-based fighters.
    LandFighter,
    /// A carrier's fighters.
    NavalFighter,
}

impl From<Branch> for AirAttacker {
    fn from(branch: Branch) -> AirAttacker {
        match branch {
            Branch::Lac => AirAttacker::LandFighter,
            Branch::Nac => AirAttacker::NavalFighter,
        }
    }
}

impl From<AirAttacker> for u16 {
    fn from(attacker: AirAttacker) -> u16 {
        attacker as u16
    }
}

/// What attacks ships and coastal defenses: the column of its chart (11.0, 14.0).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SurfaceAttacker {
    /// Land-based bombers.
    LandBomber,
    /// A carrier's bombers.
    NavalBomber,
    /// Ships in naval combat.
    Ship,
}

impl From<Branch> for SurfaceAttacker {
    /// Bombers of a branch.
    fn from(branch: Branch) -> SurfaceAttacker {
        match branch {
            Branch::Lac => SurfaceAttacker::LandBomber,
            Branch::Nac => SurfaceAttacker::NavalBomber,
        }
    }
}

impl From<SurfaceAttacker> for u16 {
    fn from(attacker: SurfaceAttacker) -> u16 {
        attacker as u16
    }
}

/// What an IJN bomber or ship attacks: ships of a class, or the coastal defense.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum SurfaceTarget {
    /// A carrier.
    Cv,
    /// Battleships.
    Bb,
    /// Heavy cruisers.
    Ca,
    /// Light cruisers.
    Cl,
    /// Destroyers.
    Dd,
    /// Aircraft tenders.
    Avd,
    /// The coastal defense.
    CoastalDefense,
}

impl SurfaceTarget {
    /// All of them.
    pub const ALL: [SurfaceTarget; 7] = [
        SurfaceTarget::Cv,
        SurfaceTarget::Bb,
        SurfaceTarget::Ca,
        SurfaceTarget::Cl,
        SurfaceTarget::Dd,
        SurfaceTarget::Avd,
        SurfaceTarget::CoastalDefense,
    ];

    /// The class of ship that is meant; none for a coastal defense.
    pub const fn class(self) -> Option<ShipClass> {
        match self {
            SurfaceTarget::Cv => Some(ShipClass::Cv),
            SurfaceTarget::Bb => Some(ShipClass::Bb),
            SurfaceTarget::Ca => Some(ShipClass::Ca),
            SurfaceTarget::Cl => Some(ShipClass::Cl),
            SurfaceTarget::Dd => Some(ShipClass::Dd),
            SurfaceTarget::Avd => Some(ShipClass::Avd),
            SurfaceTarget::CoastalDefense => None,
        }
    }

    /// As the chart prints it.
    pub const fn text(self) -> &'static str {
        match self.class() {
            Some(class) => class.text(),
            None => "CD",
        }
    }
}

written_as_text!(SurfaceTarget, "what an IJN bomber or ship attacks");

/// What IJN fighters attack (11.0). Fighters first: two throws in three of a carrier's, a little less of a base's.
pub const TARGET_AIR: Chart<AirType> = Chart {
    id: "target_air",
    title: "IJN Target Determination: fighters",
    rule: "11.0",
    source: Source::Rebuilt,
    column_by: "type of IJN fighter",
    dice: Throw::TWO_D6,
    lo: 2,
    columns: &[
        of(
            "FTR LAC",
            AirAttacker::LandFighter as u16,
            &[Bbr, Tbd, Sbd, Bbr, Ftr, Ftr, Ftr, Ftr, Sbd, Tbd, Bbr],
        ),
        of(
            "FTR NAC",
            AirAttacker::NavalFighter as u16,
            &[Bbr, Tbd, Sbd, Ftr, Ftr, Ftr, Ftr, Ftr, Sbd, Tbd, Bbr],
        ),
    ],
    modifiers: &[],
    notes: &[],
};

const CV: SurfaceTarget = SurfaceTarget::Cv;
const BB: SurfaceTarget = SurfaceTarget::Bb;
const CA: SurfaceTarget = SurfaceTarget::Ca;
const CL: SurfaceTarget = SurfaceTarget::Cl;
const DD: SurfaceTarget = SurfaceTarget::Dd;
const AVD: SurfaceTarget = SurfaceTarget::Avd;
const CD: SurfaceTarget = SurfaceTarget::CoastalDefense;

/// What IJN bombers and ships attack (11.0, 14.0). A carrier's bombers want carriers, land-based ones the base.
pub const TARGET_SURFACE: Chart<SurfaceTarget> = Chart {
    id: "target_surface",
    title: "IJN Target Determination: bombers and ships",
    rule: "11.0",
    source: Source::Rebuilt,
    column_by: "type of IJN unit",
    dice: Throw::TWO_D6,
    lo: 2,
    columns: &[
        of(
            "BBR LAC",
            SurfaceAttacker::LandBomber as u16,
            &[AVD, DD, BB, CA, CV, CD, CD, CV, CL, DD, AVD],
        ),
        of(
            "BBR NAC",
            SurfaceAttacker::NavalBomber as u16,
            &[AVD, DD, CL, CD, CV, CV, CV, CA, BB, DD, AVD],
        ),
        of(
            "Ships",
            SurfaceAttacker::Ship as u16,
            &[AVD, CV, DD, CL, CA, CA, DD, BB, CV, CL, AVD],
        ),
    ],
    modifiers: &[],
    notes: &[],
};
