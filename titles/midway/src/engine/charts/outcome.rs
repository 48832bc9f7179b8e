//! What a die was read as, of whichever chart.

use super::results::{
    HitResult, Incident, IncidentCheck, Reinforcement, RepairResult, Severity, Shot, Signals,
    SpottingResult, SubmarineTarget,
};
use super::targets::SurfaceTarget;
use crate::engine::map::Line;
use crate::engine::units::AirType;

kernel::outcomes! {
    /// Spaces (8.4), or the total of a morale check (6.0(9)).
    Number(u8),
    /// Of an attempt to spot (9.1).
    Spotting(SpottingResult),
    /// The line of a carrier, of a repaired ship or of the Redeploy marker (3.2, 7.1, 19.1).
    Line(Line),
    /// The type of air unit that an IJN fighter attacks (11.0).
    AirTarget(AirType),
    /// What an IJN bomber or ship attacks (11.0).
    SurfaceTarget(SurfaceTarget),
    /// Of a die against a printed number (2.3).
    Shot(Shot),
    /// Of a hit on a ship (17.2).
    Hit(HitResult),
    /// Of an attempt to repair (6.0(16), 19.0).
    Repair(RepairResult),
    /// How long a repair takes (6.0(16d), 6.0(16e)).
    Severity(Severity),
    /// Of signals intelligence (6.0(12b)).
    Signals(Signals),
    /// Of the IJN's Reinforcement marker (7.1).
    Reinforcement(Reinforcement),
    /// Whether there is an incident (21.0).
    IncidentCheck(IncidentCheck),
    /// Which incident (21.1).
    Incident(Incident),
    /// What a submarine hits (21.2).
    Submarine(SubmarineTarget),
}
