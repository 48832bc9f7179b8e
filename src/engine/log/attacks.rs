//! The sentences of attacks on ships.

use std::fmt;

use super::procedure::Away;
use crate::engine::charts::{DamageRolls, Surprise};
use crate::engine::event::{AttackEvent, Target};
use crate::engine::words::{count_of, signed};

impl fmt::Display for AttackEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AttackEvent::Begins { by, target } => write!(f, "{by} goes for {target}."),
            AttackEvent::WrongTarget {
                mission,
                sought,
                within,
                found,
                ..
            } if found == sought => {
                let near = match within {
                    0 => "in its hex".to_owned(),
                    within => format!("within {} of it", count_of(*within, "hex", "hexes")),
                };
                write!(
                    f,
                    "There is no other force {near} that {mission} could take for {sought}."
                )
            }
            AttackEvent::WrongTarget {
                mission,
                sought,
                found,
                hex,
                ..
            } => write!(f, "{mission} takes {found} in {hex} for {sought}."),
            AttackEvent::Contacted {
                mission,
                force,
                hex,
                wrong,
            } => {
                let how = if *wrong {
                    "takes another force for its target and finds"
                } else {
                    "finds"
                };
                write!(f, "{mission} {how} {force} in {hex}.")
            }
            AttackEvent::FoundNothing { mission } => {
                write!(f, "What {mission} has found is nothing.")
            }
            AttackEvent::MustReturn { mission } => write!(f, "{mission} turns for home."),
            AttackEvent::Surprised { force, surprise } => match surprise {
                Surprise::None => write!(f, "{force} is not surprised."),
                Surprise::Partial => write!(f, "{force} is partly surprised."),
                Surprise::Complete => write!(f, "{force} is taken completely by surprise."),
            },
            AttackEvent::NetAirValue { force, value, away } => {
                write!(f, "The air value of {force} is {value}")?;
                match away.total() {
                    0 => f.write_str(", and all of it is there."),
                    _ => write!(
                        f,
                        ", {} of it there: {}.",
                        value.saturating_sub(away.total().into()),
                        Away(*away)
                    ),
                }
            }
            AttackEvent::CapUp { force, points: 0 } => {
                write!(f, "No fighters are up over {force}.")
            }
            AttackEvent::CapUp { force, points } => write!(
                f,
                "{} over {force}.",
                count_of(
                    *points,
                    "point of fighters is up",
                    "points of fighters are up"
                )
            ),
            AttackEvent::StrikeCombat {
                mission,
                on_escorts,
                on_attack,
                ..
            } => write!(
                f,
                "The CAP meets {mission}: {on_escorts} on the escorts, {on_attack} on the attack planes."
            ),
            AttackEvent::CapTurns { force, mission } => write!(
                f,
                "One point of the CAP of {force} slips past the escorts of {mission}."
            ),
            AttackEvent::Aborted { mission, unit } => {
                write!(f, "{unit} of {mission} is driven off and drops nothing.")
            }
            AttackEvent::PointsAborted {
                raid, points, kind, ..
            } => {
                let kind = match (kind, points) {
                    (Target::Fighters, 1) => "point of escorts",
                    (Target::Fighters, _) => "points of escorts",
                    (Target::AttackPlanes, 1) => "point of attack planes",
                    (Target::AttackPlanes, _) => "points of attack planes",
                };
                let are = if *points == 1 { "is" } else { "are" };
                write!(f, "{points} {kind} of {raid} {are} driven off.")
            }
            AttackEvent::GunsFire { what, factors, .. } => {
                write!(f, "{what} opens fire with {factors} factors.")
            }
            AttackEvent::Strength {
                by,
                total,
                doubled,
                column,
                rolls,
            } => {
                let twice = if *doubled { ", doubled" } else { "" };
                write!(
                    f,
                    "{by} attacks with a value of {total}{twice}, read as {}: {}.",
                    column.replace('-', "\u{2013}"),
                    damage_rolls(*rolls)
                )
            }
            AttackEvent::Aimed { roll, ship } => {
                write!(f, "Damage roll {} goes to {ship}.", roll + 1)
            }
            AttackEvent::Over { by } => write!(f, "The attack of {by} is over."),
        }
    }
}

/// "2 damage rolls, with +1, 0 added"; "2 damage rolls, with nothing added" where nothing is added to any.
fn damage_rolls(rolls: DamageRolls) -> String {
    let number = count_of(rolls.0.len() as i64, "damage roll", "damage rolls");
    if rolls.0.is_empty() {
        return "no damage roll".to_owned();
    }
    if rolls.0.iter().all(|added| *added == 0) {
        return format!("{number}, with nothing added");
    }
    let each: Vec<String> = rolls
        .0
        .iter()
        .map(|added| match added {
            0 => "0".to_owned(),
            added => signed(*added),
        })
        .collect();
    format!("{number}, with {} added", each.join(", "))
}
