//! Dice and random choices in sentences.

use std::fmt;

use crate::engine::event::{Choice, Pick, Purpose, Roll};

/// A roll: what for, what fell, and what it says.
pub(super) fn roll(f: &mut fmt::Formatter<'_>, roll: &Roll) -> fmt::Result {
    match roll.purpose {
        // 3.2: her line is not for the player to know.
        Purpose::Deployment { .. } => {
            return f.write_str("A carrier of the IJN is sent to a line.");
        }
        Purpose::Spotting { by, space } => write!(f, "{by} looks at {space}")?,
        Purpose::Movement { force } => write!(f, "{force} moves")?,
    }
    write!(f, ": {}", roll.die)?;
    for applied in &roll.modifiers {
        write!(f, " {:+}", applied.value)?;
    }
    match roll.result.to_string().as_str() {
        "-" => f.write_str(", nothing."),
        result => write!(f, ", {result}."),
    }
}

/// A random choice.
pub(super) fn pick(f: &mut fmt::Formatter<'_>, pick: &Pick) -> fmt::Result {
    match pick.what {
        // 3.2: what it is stays hidden.
        Choice::Counter { force } => write!(f, "A counter is drawn for {force}."),
        Choice::OpsMarker => f.write_str("An Ops marker is drawn from the pool."),
    }
}
