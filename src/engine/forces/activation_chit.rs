//! Activation chits and the cup they are drawn from (3.2).

use std::fmt;

use super::force::ForceId;

/// An activation chit (3.22). The order of the first three is part of every save's check.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ActivationChit {
    /// A Japanese force acts.
    Force(ForceId),
    /// Task Force 58 may move.
    UsMove,
    /// Nothing happens.
    NoOp,
    /// The US submarines act (14.12).
    UsSubs,
    /// Guam may launch a raid (11.22).
    Guam,
    /// Aircraft may come from Iwo Jima (16.12).
    IwoJima,
    /// Aircraft may come from Yap and Peleliu (16.12).
    YapPeleliu,
}

impl fmt::Display for ActivationChit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ActivationChit::Force(force) => force.fmt(f),
            ActivationChit::UsMove => f.write_str("US Move"),
            ActivationChit::UsSubs => f.write_str("US Subs"),
            ActivationChit::Guam => f.write_str("Guam"),
            ActivationChit::IwoJima => f.write_str("Iwo Jima"),
            ActivationChit::YapPeleliu => f.write_str("Yap/Peleliu"),
            ActivationChit::NoOp => f.write_str("No Op"),
        }
    }
}

kernel::serialize_as_printed!(ActivationChit);

/// Action phases of a turn, in each of which the same number of chits is drawn (3.24).
const DRAWS: usize = 4;

/// What goes into the cup for a turn: a chit for each force on the map, the other chits of the scenario, and No
/// Op chits to a multiple of four (3.23).
pub fn fill_of_cup(
    forces: impl IntoIterator<Item = ForceId>,
    others: &[ActivationChit],
) -> Vec<ActivationChit> {
    let mut chits: Vec<_> = forces.into_iter().map(ActivationChit::Force).collect();
    chits.extend(others);
    let full = chits.len().next_multiple_of(DRAWS);
    chits.resize(full, ActivationChit::NoOp);
    chits
}

/// Chits drawn in each action phase (3.24).
pub fn chits_a_phase(in_cup: usize) -> u8 {
    (in_cup / DRAWS) as u8
}
