//! Which ship each damage roll goes to (5.61): the rolls without a ship, and quick ways to deal them.

use super::aim::{Aim, Chip};
use crate::engine::ships::ShipId;
use crate::engine::{Game, Order, Table, targets};
use crate::view::Answer;
use crate::view::shell::CommandName;

/// The damage rolls to be aimed.
#[derive(Clone, PartialEq, Debug)]
pub struct Assignment {
    /// The rolls without a ship.
    pub pool: Vec<Chip>,
    /// What stands in their place when every roll has its ship.
    pub hint: &'static str,
    /// How it is done.
    pub how: String,
    /// Ways to give them all to one ship.
    pub quick: Vec<Answer>,
}

pub(super) fn assignment(table: &Table, aim: &Aim) -> Assignment {
    let rolls = table.attack.iter().flat_map(|attack| &attack.rolls);
    let pool = (0..).zip(rolls).filter(|(_, roll)| roll.ship.is_none());
    let bonus = match aim.bonus {
        0 => String::new(),
        bonus => format!(" The surprise adds {bonus} to each."),
    };
    Assignment {
        pool: pool
            .map(|(number, roll)| Chip::new(number, roll.modifier, aim.roll))
            .collect(),
        hint: "Every roll has its ship; a click on one takes it up again.",
        how: format!(
            "Drag a roll onto a ship, or choose a roll and then the ship. Each shows what is to be expected.{bonus}"
        ),
        quick: quick(table),
    }
}

/// All rolls at one carrier; where there is only one, that is how they are dealt anyway.
fn quick(table: &Table) -> Vec<Answer> {
    match worthwhile(table).as_slice() {
        [_] => Vec::new(),
        ships => ships
            .iter()
            .map(|ship| deal(table, &[*ship], format!("All at {ship}")))
            .collect(),
    }
}

/// What goes on: the attack, once every roll has its ship; before that, a way to deal them.
pub(super) fn assigned(game: &Game, table: &Table) -> Answer {
    let answer = match (&table.attack, worthwhile(table).as_slice()) {
        (Some(attack), _) if attack.is_assigned() => {
            Answer::new(game, "Attack", Order::Attack).by(CommandName::FirstAnswer)
        }
        (_, [ship]) => deal(table, &[*ship], format!("All rolls at {ship}")),
        (_, ships) => deal(table, ships, "Deal them out in turn".to_owned()),
    };
    answer.primary(true)
}

/// Every roll, in turn, at some ships.
fn deal(table: &Table, ships: &[ShipId], label: String) -> Answer {
    let rolls = table.attack.as_ref().map_or(0, |attack| attack.rolls.len());
    let aim = |(roll, ship): (u8, &ShipId)| Order::Aim { roll, ship: *ship };
    let ships = ships.iter().cycle().take(rolls);
    let orders = (0..).zip(ships).map(aim).collect();
    Answer::several("deal", label, orders)
}

/// The carriers among the ships that can be hit and are not lost yet, or else all of them.
fn worthwhile(table: &Table) -> Vec<ShipId> {
    let ships = targets(table);
    let is_afloat = |ship: &ShipId| table.hits(*ship).total() < ship.data().capacity;
    let carriers = ships.iter().copied();
    let carriers: Vec<ShipId> = carriers
        .filter(|ship| ship.data().kind.is_carrier() && is_afloat(ship))
        .collect();
    match carriers.is_empty() {
        true => ships,
        false => carriers,
    }
}
