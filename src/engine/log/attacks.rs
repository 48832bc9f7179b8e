//! The sentences of attacks on ships.

use std::fmt;

use super::{count, signed};
use crate::engine::charts::{DamageRolls, Surprise};
use crate::engine::event::{Event, HitKind, Target};
use crate::engine::forces::Detection;
use crate::engine::ships::Condition;

/// Writes the sentence of an event of an attack.
pub(super) fn sentence(event: &Event, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match event {
        Event::AttackBegins { by, target } => write!(f, "{by} goes for {target}."),
        Event::Contacted {
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
        Event::MustReturn { mission } => write!(f, "{mission} turns for home."),
        Event::Detection {
            force,
            to: Detection::Undetected,
            why,
            ..
        } => write!(f, "Contact with {force} is lost: {why}."),
        Event::Detection {
            force,
            from,
            to,
            why,
        } if to < from => write!(f, "Contact with {force} fades to {to}: {why}."),
        Event::Detection { force, to, why, .. } => write!(f, "{force} is {to} now, {why}."),
        Event::Surprised { force, surprise } => match surprise {
            Surprise::None => write!(f, "{force} is not surprised."),
            Surprise::Partial => write!(f, "{force} is partly surprised."),
            Surprise::Complete => write!(f, "{force} is taken completely by surprise."),
        },
        Event::CapUp { force, points: 0 } => write!(f, "No fighters are up over {force}."),
        Event::CapUp { force, points } => write!(
            f,
            "{} over {force}.",
            count(
                *points,
                "point of fighters is up",
                "points of fighters are up"
            )
        ),
        Event::StrikeCombat {
            mission,
            on_escorts,
            on_attack,
            ..
        } => write!(
            f,
            "The CAP meets {mission}: {on_escorts} on the escorts, {on_attack} on the attack planes."
        ),
        Event::CapTurns { force, mission } => write!(
            f,
            "One point of the CAP of {force} slips past the escorts of {mission}."
        ),
        Event::Aborted { mission, unit } => {
            write!(f, "{unit} of {mission} is driven off and drops nothing.")
        }
        Event::PointsAborted {
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
        Event::GunsFire { what, factors, .. } => {
            write!(f, "{what} opens fire with {factors} factors.")
        }
        Event::AttackStrength {
            by,
            total,
            doubled,
            column,
            rolls,
        } => {
            let twice = if *doubled { ", doubled" } else { "" };
            write!(
                f,
                "{by} attacks with {total}{twice}: column {column}, {}.",
                damage_rolls(*rolls)
            )
        }
        Event::Aimed { roll, ship } => write!(f, "Damage roll {} goes to {ship}.", roll + 1),
        Event::Hits { ship, hits, kind } => {
            let hits = count(*hits, "hit", "hits");
            match kind {
                HitKind::AirAttack => write!(f, "{hits} on {ship}."),
                HitKind::Fire => write!(f, "The fire does {hits} of damage to {ship}."),
            }
        }
        Event::Damaged { ship, condition } => match condition {
            Condition::Crippled => write!(f, "{ship} is crippled."),
            condition => write!(f, "{ship} has {condition} damage."),
        },
        Event::Sinking { ship } => write!(f, "{ship} is sinking."),
        Event::Sunk { ship } => write!(f, "{ship} sinks."),
        Event::HitsAdjusted => f.write_str("The hits on Japanese ships are a turn older."),
        Event::AttackOver { by } => write!(f, "The attack of {by} is over."),
        Event::RaidWithdrew { raid } => write!(f, "{raid} flies off."),
        _ => Ok(()),
    }
}

/// "2 damage rolls, with +1, 0 added"; "2 damage rolls, with nothing added" where nothing is added to any.
fn damage_rolls(rolls: DamageRolls) -> String {
    let number = count(rolls.0.len() as i64, "damage roll", "damage rolls");
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
