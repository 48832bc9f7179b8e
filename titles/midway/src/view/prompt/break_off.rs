//! Break off, or fight on (12.3): what either leaves, and what the bombers of both sides would then do.

use super::asking::Asking;
use super::block::{Block, Column, Comparison};
use super::{Prompt, Weight};
use crate::engine::Order;
use crate::engine::combat::air_present;
use crate::engine::forecast::{self, AirRound, BattleOutlook, Chance};
use crate::engine::table::{Battle, Table};
use crate::engine::units::{AirUnit, Side};
use crate::view::shell::CommandName;
use crate::view::wording;

/// Whether the player breaks off.
pub(super) fn break_off(asking: &Asking) -> Prompt {
    let table = asking.table;
    let fight_on = asking
        .answer("Fight on", Order::FightOn)
        .command(CommandName::FightOn);
    let break_off = asking
        .answer("Break off", Order::BreakOff)
        .command(CommandName::BreakOff);
    let mut answers = vec![fight_on, break_off];
    answers.sort_by_key(|answer| answer.weight != Weight::Primary);
    let Some(battle) = &table.combat.battle else {
        return Prompt {
            answers,
            ..asking.prompt("Fight on, or break off?")
        };
    };
    let round = forecast::next_round(table);
    Prompt {
        answers,
        because: because(asking, battle),
        blocks: vec![Block::Comparison(comparison(asking, battle, round))],
        why: "Broken off, none of your aircraft here bombs; the IJN's bombers that are left do."
            .to_owned(),
        ..asking.prompt("Fight on, or break off?")
    }
}

/// What the staff goes by: the numbers of the fighters that are left.
fn because(asking: &Asking, battle: &Battle) -> String {
    let [ours, theirs] = Side::ALL.map(|side| fighters(asking.table, battle, side));
    match (&asking.staff, theirs) {
        (_, 0) => "no enemy fighter is left".to_owned(),
        (Some(Order::BreakOff), theirs) => {
            format!(
                "{} against {theirs}: too few",
                wording::fighter_points(ours)
            )
        }
        (_, theirs) => format!("{} against {theirs}", wording::fighter_points(ours)),
    }
}

/// The numbers of a side's fighters, added up.
fn fighters(table: &Table, battle: &Battle, side: Side) -> u32 {
    let here = air_present(table, battle.space, battle.kind, side);
    let fighters = here.iter().filter(|unit| unit.kind().is_fighter());
    fighters
        .map(|unit| u32::from(table.air_number(*unit).number()))
        .sum()
}

fn steps(table: &Table, units: &[AirUnit]) -> u32 {
    let steps = units.iter().map(|unit| table.air[*unit].strength.steps());
    steps.map(u32::from).sum()
}

fn comparison(asking: &Asking, battle: &Battle, next: Option<AirRound>) -> Comparison {
    let table = asking.table;
    let here = |side| air_present(table, battle.space, battle.kind, side);
    let [ours, theirs] = Side::ALL.map(here);
    let after = |of: fn(&AirRound) -> u32, now: u32| match &next {
        Some(round) => wording::tenths(of(round)),
        None => now.to_string(),
    };
    let (our_steps, their_steps) = (steps(table, &ours), steps(table, &theirs));
    let mut rows = vec![
        (
            "Your steps left".to_owned(),
            vec![after(|it| it.usn_steps, our_steps), our_steps.to_string()],
        ),
        (
            "Their steps left".to_owned(),
            vec![
                after(|it| it.ijn_steps, their_steps),
                their_steps.to_string(),
            ],
        ),
    ];
    if let Some(round) = next {
        rows.push((
            "No enemy fighter left".to_owned(),
            vec![wording::per_cent(round.won), "\u{2013}".to_owned()],
        ));
    }
    let outlooks = [false, true].map(|breaks_off| forecast::bombing_now(table, breaks_off));
    if let [Some(on), Some(off)] = &outlooks {
        for (name, side) in [("Your bombs", Side::Ijn), ("Their bombs", Side::Usn)] {
            let figures = [on, off].map(|outlook| bombs_on(outlook, side));
            rows.push((name.to_owned(), figures.to_vec()));
        }
    }
    let columns = [("Fight on", Order::FightOn), ("Break off", Order::BreakOff)];
    let columns = columns.map(|(title, order)| Column {
        title: title.to_owned(),
        is_suggested: asking.is_staffs(&order),
    });
    Comparison {
        title: "After one more round, or now".to_owned(),
        columns: columns.to_vec(),
        rows,
        verdict: "Bombs fall when the rounds are over: what they do on the average, with the bombers that are there now."
            .to_owned(),
    }
}

/// What bombs do to a side: how many of its ships they hit, on the average, and sink; and how likely its coastal defense is hit.
fn bombs_on(outlook: &BattleOutlook, side: Side) -> String {
    let ships = outlook.ships.iter().filter(|it| it.unit.side() == side);
    let hundredths = |chance: Chance| (100 * chance.cases / chance.all) as u32;
    let (damaged, sunk) = ships.fold((0, 0), |(damaged, sunk), it| {
        (damaged + hundredths(it.damaged), sunk + hundredths(it.lost))
    });
    let ships = (damaged + sunk > 0).then(|| {
        format!(
            "{} ships hit, {} sunk",
            wording::tenths(damaged + sunk),
            wording::tenths(sunk)
        )
    });
    let bases = outlook.defenses.iter().filter(|it| it.unit.side() == side);
    let bases = bases.map(|it| {
        let hit = wording::per_cent(Chance {
            cases: it.damaged.cases + it.lost.cases,
            all: it.lost.all,
        });
        format!("{} hit on {hit}", it.unit)
    });
    match wording::list(ships.into_iter().chain(bases)) {
        none if none.is_empty() => "nothing".to_owned(),
        some => some,
    }
}
