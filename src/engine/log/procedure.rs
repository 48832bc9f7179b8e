//! The sentences of the air raid procedure.

use std::fmt;

use crate::engine::event::{Back, NoRaid, PointsAway, ProcedureEvent, RaidBasis};
use crate::engine::forces::Launcher;
use crate::engine::words::count_of;

impl fmt::Display for ProcedureEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ProcedureEvent::Begins { force, raids: 0 } => write!(f, "Does {force} attack?"),
            ProcedureEvent::Begins { force, raids } => {
                let raids = count_of(*raids, "raid", "raids");
                write!(f, "Does {force} attack? It has {raids} in progress.")
            }
            ProcedureEvent::Target {
                force,
                group,
                hex,
                range,
                largest,
            } => write!(
                f,
                "Task Group {group} in {hex} is {} from {force}, which can attack at {largest}.",
                count_of(*range, "hex", "hexes")
            ),
            ProcedureEvent::Cripple {
                force,
                ship,
                hex,
                range,
                largest,
            } => write!(
                f,
                "{ship}, crippled and alone in {hex}, is {} from {force}, which can attack at {largest}.",
                count_of(*range, "hex", "hexes")
            ),
            ProcedureEvent::CalledBack {
                force,
                chits,
                rolled,
                why,
                ..
            } => {
                let chits: Vec<_> = chits.iter().map(ToString::to_string).collect();
                match (chits.is_empty(), rolled) {
                    (_, None) if *why == Back::NotCommitted => {
                        write!(f, "{} is not there", chits.join(", "))?;
                    }
                    (_, Some(known)) if *why == Back::NotCommitted => {
                        write!(f, "{} is not there", known.what())?;
                    }
                    (true, None) => f.write_str("No chit is left in the cup")?,
                    (false, None) => write!(f, "{} is no carrier force", chits.join(", "))?,
                    (true, Some(known)) => write!(f, "It would be {}", known.what())?,
                    (false, Some(known)) => {
                        write!(f, "{}, and then {}", chits.join(", "), known.what())?;
                    }
                }
                write!(f, ": that counts for nothing, {force} stays what it was.")
            }
            ProcedureEvent::Basis { force, basis } => match basis {
                RaidBasis::Set(points) => {
                    write!(f, "{force} counts as a force of {points} air points.")
                }
                RaidBasis::Known(points) => write!(
                    f,
                    "{force} has shown {}.",
                    count_of(i64::from(*points), "air point", "air points")
                ),
                RaidBasis::Unknown => write!(f, "{force} has shown no air points yet."),
                RaidBasis::Value(value) if *force == Launcher::Guam => {
                    write!(f, "The net air value of Guam is {value}.")
                }
                RaidBasis::Value(value) => write!(f, "The air value of {force} is {value}."),
            },
            ProcedureEvent::Combined {
                force: Launcher::Guam,
                waves,
            } => write!(f, "From Guam both waves fly as one of {}.", waves.total()),
            ProcedureEvent::Combined { waves, .. } => write!(
                f,
                "A raid is in progress already: both waves fly as one of {}.",
                waves.total()
            ),
            ProcedureEvent::Reduced {
                initial,
                away,
                left,
                ..
            } => {
                write!(f, "Of {initial} ")?;
                match left {
                    None => f.write_str("nothing is left")?,
                    Some(left) => write!(f, "{left} is left")?,
                }
                write!(f, ": {}.", Away(*away))
            }
            ProcedureEvent::NoRaid { force, why } => match why {
                NoRaid::Surface => write!(f, "{force} is a surface force and has no planes."),
                NoRaid::Retires => write!(f, "{force} retires and does not attack."),
                NoRaid::TwoRaids => write!(f, "{force} has two raids in progress, and no third."),
                NoRaid::TooLate => f.write_str("No raid is launched at this hour."),
                NoRaid::NoTarget => write!(f, "There is no carrier group for {force} to find."),
                NoRaid::TooFar { range, largest } => write!(
                    f,
                    "The nearest carrier group is {range} hexes from {force}, farther than {largest}."
                ),
                NoRaid::NotFound => write!(f, "{force} would not attack now."),
                NoRaid::NoCarriers => write!(f, "{force} does not attack."),
                NoRaid::LimitReached => {
                    write!(f, "No more carriers come, and {force} has shown none.")
                }
                NoRaid::NoValue => write!(f, "{force} has too little left for a raid."),
                NoRaid::TooFew => write!(f, "Too few planes of {force} can fly."),
            },
        }
    }
}

/// What cannot fly with a raid, in words.
pub(super) struct Away(pub(super) PointsAway);

impl fmt::Display for Away {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = [
            (self.0.lost, "lost"),
            (self.0.in_raids, "in the air"),
            (self.0.returning, "coming home"),
            (self.0.servicing, "in servicing"),
            (self.0.out_of_reach, "not ready for so far"),
        ];
        let parts = parts.into_iter().filter(|(points, _)| *points > 0);
        let parts: Vec<_> = parts
            .map(|(points, what)| format!("{points} {what}"))
            .collect();
        if parts.is_empty() {
            return f.write_str("the force has no more");
        }
        f.write_str(&parts.join(", "))
    }
}
