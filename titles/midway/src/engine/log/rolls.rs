//! Dice and random choices in sentences.

use std::fmt;

use crate::engine::charts::{HitResult, IncidentCheck, Outcome, Shot, Signals};
use crate::engine::event::{Choice, Pick, Purpose, Roll};

/// A roll: what for, what fell, and what it says.
pub(super) fn roll(f: &mut fmt::Formatter<'_>, roll: &Roll) -> fmt::Result {
    let thrown = thrown(roll);
    let result = roll.result;
    match roll.purpose {
        // 3.2: her line is not for the player to know.
        Purpose::Deployment { .. } => f.write_str("A carrier of the IJN is sent to a line."),
        Purpose::Spotting { by, space } => write!(f, "{by} looks at {space}, with a {thrown}."),
        Purpose::Movement { force } => match result {
            Outcome::Number(1) => write!(f, "{force} rolls a {thrown}: 1 space."),
            _ => write!(f, "{force} rolls a {thrown}: {result} spaces."),
        },
        Purpose::Intelligence { force } => {
            write!(
                f,
                "The IJN's intelligence looks for {force}, with a {thrown}."
            )
        }
        Purpose::Redeployment { force } => {
            write!(f, "{force} rolls a {thrown}: it is sent to {result}.")
        }
        Purpose::Reinforcement => write!(f, "The IJN's reinforcement is a {thrown}: {result}."),
        Purpose::Morale { on } => write!(f, "The IJN's morale on {on} is {thrown}: {result}."),
        Purpose::IjnShipRepair { ship } => write!(f, "{ship} rolls a {thrown} for her repair."),
        // 9.0: where she goes is not for the player to know.
        Purpose::RepairedShipLine { ship } => write!(f, "{ship} is sent to a line."),
        Purpose::IjnAirRepair { unit } => write!(f, "{unit} rolls a {thrown} for its repair."),
        Purpose::IncidentCheck { mover, space } => match result {
            Outcome::IncidentCheck(IncidentCheck::Incident) => {
                write!(f, "{mover} rolls a {thrown} at {space}: an incident.")
            }
            _ => write!(f, "{mover} rolls a {thrown} at {space}: no incident."),
        },
        Purpose::Incident { mover } => write!(f, "{mover} meets with {result}, by a {thrown}."),
        Purpose::Submarine { mover } => write!(f, "A submarine finds {mover}, with a {thrown}."),
        Purpose::Signals => match result {
            Outcome::Signals(Signals::NextMarkerKnown) => {
                write!(
                    f,
                    "Signals intelligence rolls a {thrown}: the IJN's plan is read."
                )
            }
            _ => write!(
                f,
                "Signals intelligence rolls a {thrown}, and learns nothing."
            ),
        },
        Purpose::UsnRepair { unit } => write!(f, "{unit} rolls a {thrown} to be repaired."),
        Purpose::DefenseRepair { base } => {
            write!(
                f,
                "The coastal defense of {base} rolls a {thrown} to be repaired."
            )
        }
        Purpose::ShipSeverity { ship } => write!(f, "{ship} rolls a {thrown} for her damage."),
        Purpose::DefenseSeverity { base } => {
            write!(
                f,
                "The coastal defense of {base} rolls a {thrown} for its damage."
            )
        }
        Purpose::IjnTarget { by } => {
            write!(f, "{by} looks for a target, with a {thrown}: {result}.")
        }
        Purpose::Shot { by, at } => write!(f, "{by} fires at {at}{}.", shot(roll)),
        Purpose::CoastalGuns { base, ship } => {
            write!(f, "The guns of {base} fire at {ship}{}.", shot(roll))
        }
        Purpose::Bomb { unit, at } => write!(f, "{unit} bombs {at}{}.", shot(roll)),
        Purpose::Flak { by } => write!(f, "The flak of {by} fires{}.", shot(roll)),
        Purpose::Bombardment { ship, base } => {
            write!(f, "{ship} bombards {base}{}.", shot(roll))
        }
        Purpose::HitTable { ship } => match result {
            Outcome::Hit(HitResult::Miss) => {
                write!(f, "{ship} is hit, but unharmed, by a {thrown}.")
            }
            _ => write!(f, "{ship} is hit by a {thrown}: {result}."),
        },
    }
}

/// What follows a shot: what it needed, what fell, and whether it hit.
fn shot(roll: &Roll) -> String {
    let result = match roll.result {
        Outcome::Shot(Shot::Hit) => "a hit",
        _ => "no hit",
    };
    format!(", needs {}, rolls {}: {result}", roll.column, roll.die)
}

/// The die and its modifiers: "3 + 2 - 1".
fn thrown(roll: &Roll) -> String {
    let mut text = roll.die.to_string();
    for applied in &roll.modifiers {
        let sign = if applied.value < 0 { '-' } else { '+' };
        text.push_str(&format!(" {sign} {}", applied.value.unsigned_abs()));
    }
    text
}

/// A random choice.
pub(super) fn pick(f: &mut fmt::Formatter<'_>, pick: &Pick) -> fmt::Result {
    match pick.what {
        // 3.2: what it is stays hidden.
        Choice::Counter { force } => write!(f, "A counter is drawn for {force}."),
        Choice::OpsMarker => f.write_str("An Ops marker is drawn from the pool."),
        // 9.0: which is not for the player to know.
        Choice::ForceOf { ship } => write!(f, "A task force is drawn for {ship}."),
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::map::{Line, Place};
    use crate::engine::movement::IjnMovement;
    use crate::engine::procedure::Procedure;
    use crate::engine::trial;
    use crate::engine::units::{IjnForce, Ship};

    #[test]
    fn a_movement_is_told_with_its_die() {
        let mut table = trial::table();
        trial::ijn(
            &mut table,
            IjnForce::FirstCsf,
            Place::Kyushu,
            &[Ship::Akagi],
        );
        let procedure = Procedure::IjnMovement(IjnMovement::new(&table, Line::Mi));
        let game = trial::game(table, &[4], procedure);
        let told: Vec<String> = game
            .events()
            .iter()
            .map(|it| it.event.to_string())
            .collect();
        let expected = [
            "1st CSF rolls a 4: 2 spaces.",
            "1st CSF sails from Kyushu (Japan, MI) to Marcus waters.",
        ];
        assert_eq!(told, expected);
    }
}
