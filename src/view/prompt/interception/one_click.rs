//! Who engages which raid, in one click: as the staff suggests, or everybody against one raid.

use super::odds::{added, odds_in_words, signed_decimal, that_add_up};
use super::{Fighters, against, fighters};
use crate::engine::fleet::{Interceptor, UnitSet};
use crate::engine::forces::Raid;
use crate::engine::forecast::interceptors::may_all_engage;
use crate::engine::insertion_sort::InsertionSort;
use crate::engine::{Game, Order, staff};
use crate::view::prompt::{Line, LineWords, Remark};
use crate::view::shell::CommandName;
use crate::view::{Answer, wording};

/// All engagements that the staff would declare, sent in one click: who meets whom, and what it promises. They
/// fight only once the player says so.
pub(super) fn as_suggested(game: &Game, suggested: &[Order]) -> Option<Line> {
    if suggested.len() < 2 {
        return None;
    }
    let pairs = against(game.table(), suggested);
    // The sum stands beside it; where it has parts, each says its own.
    let has_parts = pairs.len() > 1;
    let worth: Vec<f64> = pairs
        .iter()
        .map(|(raid, who)| staff::count(game, raid, &added(game, raid, who)).sum())
        .collect();
    let sum = worth.iter().sum();
    let odds = pairs.iter().zip(that_add_up(&worth));
    // The staff's choice above has named who goes where.
    let odds = odds.map(|((raid, who), worth)| {
        let odds = odds_in_words(game, raid, who);
        match has_parts {
            true => format!(
                "{} against {}: {odds}; {} victory points",
                who.len(),
                raid.id,
                signed_decimal(worth)
            ),
            false => format!("against {}: {odds}", raid.id),
        }
    });
    let odds = odds.collect();
    let all = Answer::several(
        "engage-as-suggested",
        format!("Send {} as suggested", suggested.len()),
        suggested.to_vec(),
    );
    let all =
        all.title("Each is sent as the staff would send it; nobody fights before you say so.");
    Some(Line {
        words: LineWords {
            unit: "All as suggested".to_owned(),
            stake: Remark::of(format!("{} victory points", signed_decimal(sum))),
            odds,
            ..LineWords::default()
        },
        picture: "hellcat",
        answers: vec![all.by(CommandName::Routine).primary(true)],
        ..Line::default()
    })
}

/// Everybody who can engage a raid, sent in one click, those who fight best first; not where that is what is
/// suggested.
pub(super) fn together(game: &Game, suggested: &[Order]) -> Vec<Line> {
    let table = game.table();
    let able = |raid: &Raid| {
        let mut able: Vec<Fighters> = fighters(table);
        able.insertion_sort_by_key(|one| std::cmp::Reverse(one.units.len()));
        let all = able.iter().map(|one| one.who);
        let may = may_all_engage(table, raid.id, all);
        able.retain(|one| may.contains(&one.who));
        able
    };
    let raids: Vec<(&Raid, Vec<Fighters>)> = table
        .inbound()
        .map(|raid| (raid, able(raid)))
        .filter(|(_, able)| !able.is_empty())
        .collect();
    let is_suggested = |raid: &Raid, able: &[Fighters]| {
        let pairs = against(table, suggested);
        let alone = matches!(pairs.as_slice(), [(there, _)] if there.id == raid.id);
        alone && suggested.len() == able.len()
    };
    let rows = raids
        .into_iter()
        .filter(|(raid, able)| able.len() > 1 && !is_suggested(raid, able));
    let row = |(raid, able): (&Raid, Vec<Fighters>)| {
        let who: Vec<Interceptor> = able.iter().map(|one| one.who).collect();
        let units = able.iter().map(|one| one.units);
        let units = units.fold(UnitSet::EMPTY, UnitSet::with);
        let engage = |one: &Interceptor| Order::Engage {
            interceptor: *one,
            raid: raid.id,
        };
        let orders = who.iter().map(engage).collect();
        let label = format!("Send all {} against {}", who.len(), raid.id);
        let answer = Answer::several("engage-all", label, orders);
        Line {
            words: LineWords {
                unit: format!("All against {}", raid.id),
                what: vec![Remark::of(wording::by_type(units))],
                odds: vec![odds_in_words(game, raid, &who)],
                ..LineWords::default()
            },
            picture: "hellcat",
            answers: vec![answer.id(format!("engage-all-{}", raid.id.0))],
            ..Line::default()
        }
    };
    rows.map(row).collect()
}
