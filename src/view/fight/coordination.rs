//! Whether a strike is drawn together for a fuel point (5.61): both columns side by side.

use super::attack::Attack;
use crate::engine::fleet::MissionId;
use crate::engine::forecast::attacks::{self, FUEL_TO_DRAW_TOGETHER};
use crate::engine::{Game, Order, Table, staff};
use crate::view::{Answer, wording};

/// Both ways to attack.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct CoordinationChoice {
    /// The attack value, and whether it counts twice.
    pub value: String,
    /// Drawn together, and at once.
    pub ways: Vec<CoordinationWay>,
}

/// A way to attack.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct CoordinationWay {
    /// What gives the order.
    pub answer: Answer,
    /// The attack values that the chart reads it among.
    pub column: String,
    /// What each damage roll adds to its die.
    pub rolls: Vec<String>,
    /// The hits to expect.
    pub hits: String,
}

pub(super) fn coordination_choice(
    game: &Game,
    table: &Table,
    attack: &Attack,
    mission: MissionId,
) -> CoordinationChoice {
    let taking_part = attack
        .units
        .without(attack.account.lost)
        .without(attack.account.aborted);
    let value = taking_part.attack_value();
    let (met, bonus) = table.attack.as_ref().map_or((false, 0), |attack| {
        (attack.met_fighters, attack.surprise.damage_bonus())
    });
    let total = match met {
        true => {
            format!("Attack value {value}; fighters met the strike, so it counts once.")
        }
        false => format!(
            "Attack value {value}, doubled to {}: no fighters met the strike.",
            attacks::strength(value, !met, true, bonus).total
        ),
    };
    let surprise = match bonus {
        0 => String::new(),
        bonus => format!(" The surprise adds {bonus} to every damage roll."),
    };
    let fuel = table.mission(mission).map(|mission| mission.fuel);
    let then = fuel.map(|fuel| fuel.spend(FUEL_TO_DRAW_TOGETHER));
    let then = then.map_or_else(String::new, |then| match then.is_critical() {
        true => format!(", then {then}"),
        false => format!(", {} left", then.left()),
    });
    let together = format!("Draw together \u{b7} {FUEL_TO_DRAW_TOGETHER} fuel{then}");
    let suggested = staff::suggestion(game);
    let way = |pay, label: &str| {
        let strength = attacks::strength(value, !met, pay, bonus);
        let rolls = strength.rolls.0.iter();
        CoordinationWay {
            answer: Answer::new(game, label, Order::Coordinate { pay })
                .primary(suggested == Some(Order::Coordinate { pay })),
            column: format!(
                "read as attack value {}",
                strength.column.replace('-', "\u{2013}")
            ),
            rolls: rolls.map(|modifier| wording::plus(*modifier)).collect(),
            hits: format!("{} hits to be expected", wording::tenths(strength.hits)),
        }
    };
    CoordinationChoice {
        value: total
            + &surprise
            + " Each figure above is a damage roll: what is added to its die, or taken from it.",
        ways: vec![
            way(true, &together),
            way(false, "Attack at once \u{b7} no fuel"),
        ],
    }
}
