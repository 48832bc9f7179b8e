//! What charts say, where it is more than a number.

use std::fmt;

use crate::engine::units::{RepairBox, ShipClass};

/// Of an attempt to spot (9.1), or of the Intelligence marker (7.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SpottingResult {
    /// Every force in the space is spotted.
    Spotted,
    /// Nothing is.
    Failed,
}

/// Of a die against a printed number (2.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shot {
    /// It hits.
    Hit,
    /// It does not.
    Miss,
}

/// What a hit does to a ship (17.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum HitResult {
    /// Nothing: it was no hit.
    Miss,
    /// She goes to the Damaged Box.
    Damaged,
    /// She is lost, whatever else hits her.
    Sunk,
}

/// Of an attempt to repair a unit (6.0(16), 19.0).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RepairResult {
    /// It can be repaired.
    Repaired,
    /// Not now.
    NotYet,
}

/// How long a repair takes (6.0(16d), 6.0(16e)).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Severity {
    /// It is repaired at once.
    AtOnce,
    /// It goes to this box of the repair track.
    Track(RepairBox),
}

/// Of signals intelligence (6.0(12b)).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Signals {
    /// The next turn's marker is drawn now, and known.
    NextMarkerKnown,
    /// Nothing is learnt.
    Nothing,
}

/// What the IJN gets by its Reinforcement marker (7.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reinforcement {
    /// A damaged ship is repaired.
    Ship,
    /// An eliminated air unit returns aboard a carrier.
    CarrierAir,
    /// An eliminated air unit returns to a base.
    LandAir,
    /// A reduced coastal defense is whole again.
    ReducedDefense,
    /// An eliminated coastal defense returns.
    EliminatedDefense,
}

/// Whether a move meets with an incident (21.0).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IncidentCheck {
    /// It does.
    Incident,
    /// It does not.
    None,
}

/// An incident (21.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Incident {
    /// Nothing happens.
    CalmSeas,
    /// A submarine may damage a ship.
    Submarine,
    /// A force of the IJN goes one space farther.
    SurpriseAttack,
    /// Nothing is spotted or flown here in this phase.
    Weather,
}

/// What a submarine hits (21.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SubmarineTarget {
    /// A carrier.
    Carrier,
    /// A battleship.
    Battleship,
    /// A cruiser or a destroyer.
    CruiserOrDestroyer,
    /// A tender or a transport.
    TenderOrTransport,
    /// Nothing.
    None,
}

impl SubmarineTarget {
    /// Whether ships of this class are meant.
    pub const fn is(self, class: ShipClass) -> bool {
        match self {
            SubmarineTarget::Carrier => class.is_carrier(),
            SubmarineTarget::Battleship => matches!(class, ShipClass::Bb),
            SubmarineTarget::CruiserOrDestroyer => {
                matches!(class, ShipClass::Ca | ShipClass::Cl | ShipClass::Dd)
            }
            SubmarineTarget::TenderOrTransport => matches!(class, ShipClass::Avd | ShipClass::Tr),
            SubmarineTarget::None => false,
        }
    }
}

/// Writes results as their charts print them.
macro_rules! printed {
    ($($result:ident { $($variant:ident => $text:literal,)+ })+) => {$(
        impl fmt::Display for $result {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(match self {
                    $($result::$variant => $text,)+
                })
            }
        }
    )+};
}

printed! {
    SpottingResult { Spotted => "spotted", Failed => "-", }
    Shot { Hit => "hit", Miss => "-", }
    HitResult { Miss => "-", Damaged => "damaged", Sunk => "sunk", }
    RepairResult { Repaired => "repaired", NotYet => "-", }
    Signals { NextMarkerKnown => "next marker known", Nothing => "-", }
    Reinforcement {
        Ship => "ship",
        CarrierAir => "carrier air",
        LandAir => "land air",
        ReducedDefense => "reduced coastal defense",
        EliminatedDefense => "eliminated coastal defense",
    }
    IncidentCheck { Incident => "incident", None => "-", }
    Incident {
        CalmSeas => "calm seas",
        Submarine => "submarine",
        SurpriseAttack => "surprise attack",
        Weather => "weather",
    }
    SubmarineTarget {
        Carrier => "carrier",
        Battleship => "BB",
        CruiserOrDestroyer => "CA, CL or DD",
        TenderOrTransport => "AVD or TR",
        None => "-",
    }
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Severity::AtOnce => f.pad("repaired"),
            Severity::Track(place) => write!(f, "{} {place}", place.number()),
        }
    }
}

kernel::serialize_as_printed!(
    SpottingResult,
    Shot,
    HitResult,
    RepairResult,
    Severity,
    Signals,
    Reinforcement,
    IncidentCheck,
    Incident,
    SubmarineTarget
);
