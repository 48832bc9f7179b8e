//! The sentences of what is lost in the air.

use std::fmt;

use crate::engine::event::{AirPoints, Killer, LossEvent, Target, UnitLoss};
use crate::engine::words::count_of;

impl fmt::Display for LossEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LossEvent::Points {
                what,
                points,
                kind,
                hex,
                why,
                ..
            } => {
                if let AirPoints::Force(_) | AirPoints::Returning(_) = what {
                    let points = count_of(*points, "point", "points");
                    return match why {
                        Killer::NoDeck => write!(f, "{points} of {what} find no deck to land on."),
                        _ => write!(f, "{why} shoots down {points} of {what} over {hex}."),
                    };
                }
                let kind = match (kind, points) {
                    (Target::Fighters, 1) => "point of escorts",
                    (Target::Fighters, _) => "points of escorts",
                    (Target::AttackPlanes, 1) => "point of attack planes",
                    (Target::AttackPlanes, _) => "points of attack planes",
                };
                match why {
                    Killer::NoDeck => {
                        write!(f, "{points} {kind} of {what} find no deck to land on.")
                    }
                    _ => write!(f, "{why} shoots down {points} {kind} of {what} over {hex}."),
                }
            }
            LossEvent::Unit {
                what,
                mission: Some(mission),
                hex,
                why,
                ..
            } => {
                write!(f, "{what} of {} ({mission}) ", what.home())?;
                match why {
                    UnitLoss::Landing => write!(f, "is lost coming aboard in {hex}."),
                    UnitLoss::OutOfFuel => write!(f, "runs dry and ditches in {hex}."),
                    UnitLoss::Guns => f.write_str("is shot down by the guns."),
                    UnitLoss::NeverHome => write!(f, "cannot come home from {hex}, and is lost."),
                    _ => write!(f, "is shot down over {hex}."),
                }
            }
            LossEvent::Unit {
                what, carrier, why, ..
            } => {
                let aboard = carrier.map(|carrier| carrier.to_string());
                let aboard = aboard.unwrap_or_default();
                match why {
                    UnitLoss::Landing => write!(f, "{what} is lost coming aboard {aboard}."),
                    UnitLoss::NoRoom => {
                        write!(
                            f,
                            "{what} of {} is back from its search, finds no deck and ditches.",
                            what.home()
                        )
                    }
                    UnitLoss::NoRoomInTheWind => {
                        write!(
                            f,
                            "{what} is back from its search, and ditches: its carriers do not steam into the wind, and land no more."
                        )
                    }
                    UnitLoss::PushedOver => {
                        write!(f, "{what} is pushed over the side of {aboard}.")
                    }
                    _ => write!(f, "{what} is destroyed aboard {aboard}."),
                }
            }
        }
    }
}
