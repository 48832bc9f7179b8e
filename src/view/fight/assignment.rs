//! Which ship each damage roll goes to (5.61): the rolls without a ship, and quick ways to deal them.

use super::aim::{Aim, Chip};
use crate::engine::forecast::attacks::on_ship;
use crate::engine::ships::ShipId;
use crate::engine::staff::{self, Aims};
use crate::engine::{Attack, Game, Order, Table, targets};
use crate::view::shell::CommandName;
use crate::view::{Answer, wording};

/// The damage rolls to be aimed.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
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

/// What goes on is the attack: with the rolls that have no ship yet where the staff would aim them.
pub(super) fn assigned(game: &Game, table: &Table) -> Answer {
    let is_assigned = table.attack.as_ref().is_some_and(Attack::is_assigned);
    let ships = worthwhile(table);
    let suggested = staff::aims(game).filter(|aims| !aims.rolls.is_empty());
    let answer = match (suggested, ships.as_slice()) {
        _ if is_assigned => Answer::new(game, "Attack", Order::Attack).by(CommandName::FirstAnswer),
        (Some(aims), _) => as_suggested(table, &aims),
        (None, [ship]) => deal(table, &[*ship], format!("All rolls at {ship}")),
        (None, ships) => deal(table, ships, "Deal them out in turn".to_owned()),
    };
    answer.primary(true)
}

/// The rolls that have no ship yet, where the staff would aim them.
fn as_suggested(table: &Table, aims: &Aims) -> Answer {
    let mut ships: Vec<(ShipId, usize)> = Vec::new();
    for (_, ship) in &aims.rolls {
        match ships.iter_mut().find(|(other, _)| other == ship) {
            Some((_, rolls)) => *rolls += 1,
            None => ships.push((*ship, 1)),
        }
    }
    let label = match (ships.as_slice(), aims.rolls.len()) {
        ([(ship, _)], 1) => format!("the roll at {ship}"),
        ([(ship, _)], _) => format!("all rolls at {ship}"),
        (ships, _) => {
            let each = ships
                .iter()
                .map(|(ship, rolls)| format!("{rolls} at {ship}"));
            wording::list(&each.collect::<Vec<_>>())
        }
    };
    let aim = |(roll, ship): &(u8, ShipId)| Order::Aim {
        roll: *roll,
        ship: *ship,
    };
    let orders = aims.rolls.iter().map(aim).chain([Order::Attack]);
    Answer::several("attack", format!("Attack: {label}"), orders.collect())
        .detail(expected(table, &aims.rolls))
        .by(CommandName::FirstAnswer)
}

/// What all rolls together can be expected to bring with some more of them aimed: each ship shows only those that are
/// hers already, or the next one.
fn expected(table: &Table, aims: &[(u8, ShipId)]) -> String {
    let Some(attack) = &table.attack else {
        return String::new();
    };
    let bonus = attack.surprise.damage_bonus();
    let rolls = (0..).zip(&attack.rolls).filter_map(|(number, roll)| {
        let aimed = aims.iter().find(|(aimed, _)| *aimed == number);
        let ship = aimed.map(|(_, ship)| *ship).or(roll.ship)?;
        Some((ship, roll.modifier + bonus))
    });
    let mut ships: Vec<(ShipId, Vec<i8>)> = Vec::new();
    for (ship, modifier) in rolls {
        match ships.iter_mut().find(|(other, _)| *other == ship) {
            Some((_, modifiers)) => modifiers.push(modifier),
            None => ships.push((ship, vec![modifier])),
        }
    }
    let odds = ships
        .iter()
        .map(|(ship, rolls)| on_ship(table, *ship, rolls));
    let (hits, points) = odds.fold((0, 0), |(hits, points), odds| {
        (hits + odds.hits, points + odds.points)
    });
    let points = match points {
        0 => String::new(),
        points => format!(", {} victory points", wording::tenths(points)),
    };
    format!("\u{b7} {} hits{points} expected", wording::tenths(hits))
}

/// Every roll, in turn, at some ships.
fn deal(table: &Table, ships: &[ShipId], label: String) -> Answer {
    let rolls = table.attack.as_ref().map_or(0, |attack| attack.rolls.len());
    let aim = |(roll, ship): &(u8, ShipId)| Order::Aim {
        roll: *roll,
        ship: *ship,
    };
    let aims: Vec<(u8, ShipId)> = (0..)
        .zip(ships.iter().copied().cycle().take(rolls))
        .collect();
    let orders = aims.iter().map(aim).collect();
    Answer::several("deal", label, orders).detail(expected(table, &aims))
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
