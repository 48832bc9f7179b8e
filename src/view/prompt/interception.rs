//! Which fighters meet which raid (4.51).

use super::{LineView, PromptView, Stake, WhyNot, splitting};
use crate::engine::fleet::{Interceptor, Mission, MissionId, UnitSet};
use crate::engine::forces::{Raid, RaidId};
use crate::engine::forecast::engagements::{Odds, units_of_the_last_column};
use crate::engine::map::HexId;

use crate::engine::{
    Decision, Event, FUEL_OF_COMBAT, Game, Order, RaidEvent, Scored, Table, staff,
};
use crate::view::shell::CommandName;
use crate::view::{Activity, Answer, Selection, Weight, refusal_in_words, wording};

/// Fighters, where they are, and what a fight costs them.
struct Fighters {
    who: Interceptor,
    units: UnitSet,
    hex: HexId,
    pays: String,
}

/// Asks for engagements.
pub fn prompt(game: &Game, selection: &Selection) -> PromptView {
    let table = game.table();
    let near = fighters(table)
        .into_iter()
        .filter(|one| table.inbound().any(|raid| raid.hex == one.hex));
    let declared = table.engagements.len();
    let label = match declared {
        0 => "Let them pass".to_owned(),
        1 => "Fight".to_owned(),
        fights => format!("Fight the {fights} fights in this order"),
    };
    let progress = match declared {
        0 => String::new(),
        declared => format!("{declared} sent"),
    };
    let divided = match selection.activity {
        Activity::Splitting(id) => table.mission(id),
        _ => None,
    };
    let fight = Answer::new(game, label, Order::Fight);
    let suggested = staff::engagements(game);
    // Where there are several, one answer gives them all.
    let alone = match suggested.as_slice() {
        [only] => Some(*only),
        _ => None,
    };
    let lines = near.map(|one| line(game, selection, &one, alone));
    PromptView {
        progress,
        lines: lines.collect(),
        together: as_suggested(game, &suggested)
            .into_iter()
            .chain(together(game, &suggested))
            .collect(),
        why: vec![
            reason(game, &suggested),
            Decision::Interception.rule_in_a_line().to_owned(),
        ],
        splitting: divided.and_then(|mission| splitting::choice(game, selection, mission)),
        answers: vec![fight.by(CommandName::GoOn).primary(suggested.is_empty())],
        why_not: why_not(game),
        ..PromptView::of(Decision::Interception, "Who engages which raid?")
    }
}

/// Every intercept mission on the map and every CAP mission in its box.
fn fighters(table: &Table) -> Vec<Fighters> {
    let missions = table
        .missions
        .iter()
        .filter(|mission| mission.is_intercept())
        .map(of_mission);
    let caps = table.task_groups.iter().flat_map(|group| {
        group.cap_missions().map(move |(cap, units)| {
            let (least, most) = wording::patrol_fuel();
            let pays = format!(
                "fuel {}\u{2013}{} left",
                least - FUEL_OF_COMBAT,
                most - FUEL_OF_COMBAT
            );
            Fighters {
                who: Interceptor::Cap(cap),
                units,
                hex: group.hex,
                pays,
            }
        })
    });
    missions.chain(caps).collect()
}

fn of_mission(mission: &Mission) -> Fighters {
    let now = wording::fuel(mission.fuel);
    let pays = if mission.fuel.can_pay(FUEL_OF_COMBAT) {
        let then = wording::fuel(mission.fuel.spend(FUEL_OF_COMBAT));
        format!("fuel {now} \u{2192} {then}")
    } else {
        format!("fuel {now}")
    };
    Fighters {
        who: Interceptor::Mission(mission.id),
        units: mission.units,
        hex: mission.hex,
        pays,
    }
}

/// The line of fighters that share a hex with a raid.
fn line(game: &Game, selection: &Selection, one: &Fighters, suggestion: Option<Order>) -> LineView {
    let table = game.table();
    let mut engagements = table.engagements.iter();
    let sent = engagements.position(|engagement| engagement.interceptor == one.who);
    let mut answers = Vec::new();
    let mut odds = Vec::new();
    let mut refusal = None;
    if sent.is_none() {
        for raid in table.inbound().filter(|raid| raid.hex == one.hex) {
            let label = format!("Engage {} \u{b7} {}", raid.id, raid.strength.points());
            let order = Order::Engage {
                interceptor: one.who,
                raid: raid.id,
            };
            let answer = Answer::new(game, label, order);
            match answer.refusal {
                None => {
                    let words = odds_in_words(game, raid, &[one.who]);
                    odds.push((raid.id, words));
                    answers.push(answer.primary(suggestion == Some(order)));
                }
                refused => refusal = refused,
            }
        }
    }
    let can_engage = !answers.is_empty();
    if let Interceptor::Mission(id) = one.who
        && can_engage
        && one.units.len() > 1
    {
        answers.push(splitting::answer(selection, id).weight(Weight::Quiet));
    }
    let mut what = format!("{} in {}", wording::by_type(one.units), one.hex);
    if let Interceptor::Cap(cap) = one.who {
        what += &format!(", {}", cap.in_words());
    }
    LineView {
        unit: one.who.to_string(),
        picture: "hellcat",
        what,
        stake: Stake::of(&one.pays),
        odds: named(odds),
        sent: sent.map(|place| format!("{}. {}", place + 1, table.engagements[place].raid)),
        answers,
        refusal: refusal.filter(|_| !can_engage),
    }
}

/// The staff's choice, and why.
fn reason(game: &Game, suggested: &[Order]) -> String {
    let table = game.table();
    if suggested.is_empty() {
        return reason_to_send_nobody(game);
    }
    let pairs = against(table, suggested);
    let who = pairs.iter().map(|(raid, who)| {
        let who: Vec<String> = who.iter().map(ToString::to_string).collect();
        format!("{} against {}", wording::list(&who), raid.id)
    });
    let odds = pairs.iter().fold(Odds::default(), |sum, (raid, who)| {
        let odds = added(game, raid, who);
        Odds {
            escorts: sum.escorts + odds.escorts,
            attack: sum.attack + odds.attack,
            lost: sum.lost + odds.lost,
            left: sum.left + odds.left,
        }
    });
    format!(
        "The staff would send {}: {} shot down for {} lost, on average. {}",
        wording::list(&who.collect::<Vec<_>>()),
        points(odds.down()),
        one_decimal(odds.lost),
        in_victory_points(game, &odds),
    )
}

/// Why nobody, or nobody else, had better be sent.
fn reason_to_send_nobody(game: &Game) -> String {
    let table = game.table();
    let is_sent = |mission: &Mission| {
        let mut engagements = table.engagements.iter();
        engagements.any(|engagement| engagement.interceptor.is(mission.id))
    };
    let near = table.missions.iter().filter(|mission| {
        let mut raids = table.inbound();
        mission.is_intercept() && !is_sent(mission) && raids.any(|raid| raid.hex == mission.hex)
    });
    let short = near.filter(|mission| !staff::has_fuel_to_fight(game, mission));
    let short: Vec<MissionId> = short.map(|mission| mission.id).collect();
    let short = match short.as_slice() {
        [] => String::new(),
        short => format!(
            " A fight would cost {} the fuel to come home, or to stay up to the end.",
            wording::missions(short)
        ),
    };
    let rest = match table.engagements.is_empty() {
        true if !short.is_empty() => "The staff would let them pass.",
        true => "The staff would let them pass: a fight would cost more than it brings.",
        false => "The staff would fight now: whoever else is sent would find too little left.",
    };
    format!("{rest}{short}")
}

/// The raids that some engagements are with, and who meets each, in their order.
fn against<'a>(table: &'a Table, orders: &[Order]) -> Vec<(&'a Raid, Vec<Interceptor>)> {
    let mut pairs: Vec<(&Raid, Vec<Interceptor>)> = Vec::new();
    for order in orders {
        let Order::Engage { interceptor, raid } = *order else {
            continue;
        };
        match pairs.iter_mut().find(|(there, _)| there.id == raid) {
            Some((_, who)) => who.push(interceptor),
            None => pairs.extend(table.raid(raid).map(|raid| (raid, vec![interceptor]))),
        }
    }
    pairs
}

/// What fights count in victory points, part by part, and together.
fn in_victory_points(game: &Game, odds: &Odds) -> String {
    let count = staff::count(game, odds);
    let kept = match game.scenario().counts(Scored::GotThrough) {
        true => "for attack points that would get through",
        false => "for bombs kept from the carriers",
    };
    format!(
        "In victory points: {} for what is shot down, {} {kept}, {} for units lost, {} in all.",
        signed_decimal(count.down),
        signed_decimal(count.kept),
        signed_decimal(-count.lost),
        signed_decimal(count.sum()),
    )
}

/// All engagements that the staff would declare, sent in one click: who meets whom, and what it promises. They
/// fight only once the player says so.
fn as_suggested(game: &Game, suggested: &[Order]) -> Option<LineView> {
    if suggested.len() < 2 {
        return None;
    }
    let pairs = against(game.table(), suggested);
    // The sum stands beside it; where it has parts, each says its own.
    let has_parts = pairs.len() > 1;
    let mut sum = 0.0;
    let odds = pairs.iter().map(|(raid, who)| {
        let names: Vec<String> = who.iter().map(ToString::to_string).collect();
        let worth = staff::count(game, &added(game, raid, who)).sum();
        sum += worth;
        let part = match has_parts {
            true => format!(", {} victory points", signed_decimal(worth)),
            false => String::new(),
        };
        format!(
            "{} against {}: {}{part}",
            wording::list(&names),
            raid.id,
            odds_in_words(game, raid, who)
        )
    });
    let odds = odds.collect();
    let all = Answer::several(
        "engage-as-suggested",
        format!("Send {} as suggested", suggested.len()),
        suggested.to_vec(),
    );
    let all =
        all.title("Each is sent as the staff would send it; nobody fights before you say so.");
    Some(LineView {
        unit: "All as suggested".to_owned(),
        picture: "hellcat",
        stake: Stake::of(format!("{} victory points", signed_decimal(sum))),
        odds,
        answers: vec![all.by(CommandName::Routine).primary(true)],
        ..LineView::default()
    })
}

/// What some fighters add to those already sent against a raid.
fn added(game: &Game, raid: &Raid, who: &[Interceptor]) -> Odds {
    let sent = game.table().engagements.iter();
    let sent = sent.filter(|engagement| engagement.raid == raid.id);
    let sent: Vec<Interceptor> = sent.map(|engagement| engagement.interceptor).collect();
    let before = staff::odds_against(game, raid, &sent);
    let all: Vec<Interceptor> = sent.iter().chain(who).copied().collect();
    let after = staff::odds_against(game, raid, &all);
    Odds {
        escorts: after.escorts - before.escorts,
        attack: after.attack - before.attack,
        lost: after.lost - before.lost,
        left: after.left,
    }
}

/// What some fighters can be expected to do to a raid after those already sent, and what is left.
fn odds_in_words(game: &Game, raid: &Raid, who: &[Interceptor]) -> String {
    let odds = added(game, raid, who);
    let left = match odds.left < 0.05 {
        true => "nothing left".to_owned(),
        false => format!("{} left", one_decimal(odds.left)),
    };
    let end = units_of_the_last_column();
    let ends = match who.iter().any(|who| units_of(game.table(), *who) > end) {
        true => format!(". No better than {end} units: the chart ends there"),
        false => String::new(),
    };
    format!(
        "{} of {} shot down, {} of ours lost, {left}{ends}",
        one_decimal(odds.down()),
        raid.strength.points(),
        one_decimal(odds.lost),
    )
}

/// Odds against several raids by their names.
fn named(odds: Vec<(RaidId, String)>) -> Vec<String> {
    let several = odds.len() > 1;
    let named = |(raid, words): (RaidId, String)| match several {
        true => format!("{raid}: {words}"),
        false => words,
    };
    odds.into_iter().map(named).collect()
}

fn units_of(table: &Table, who: Interceptor) -> u8 {
    let units = match who {
        Interceptor::Mission(id) => table.mission(id).map(|mission| mission.units),
        Interceptor::Cap(cap) => table.cap(cap),
    };
    units.map_or(0, UnitSet::len)
}

fn points(number: f64) -> String {
    format!("{} points", one_decimal(number))
}

/// A sum of victory points, to one decimal, with its sign.
fn signed_decimal(number: f64) -> String {
    let tenths = (number * 10.0).round();
    match tenths < 0.0 {
        true => format!("\u{2212}{:.1}", -tenths / 10.0),
        false => format!("+{:.1}", tenths / 10.0),
    }
}

/// A mean, to one decimal.
fn one_decimal(number: f64) -> String {
    format!("{:.1}", number.max(0.0))
}

/// Everybody who can engage a raid, sent in one click, those who fight best first; not where that is what is
/// suggested.
fn together(game: &Game, suggested: &[Order]) -> Vec<LineView> {
    let table = game.table();
    let able = |raid: &Raid| {
        let mut able: Vec<Fighters> = fighters(table);
        able.sort_by_key(|one| std::cmp::Reverse(one.units.len()));
        // Each after those before it: nobody engages two raids (4.51).
        let mut declared = table.clone();
        able.retain(|one| {
            let (interceptor, raid) = (one.who, raid.id);
            let engage = Order::Engage { interceptor, raid };
            let may = Decision::Interception.check(&declared, engage).is_ok();
            if may {
                declared.apply(&Event::Raids(RaidEvent::Declared { interceptor, raid }));
            }
            may
        });
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
        LineView {
            unit: format!("All against {}", raid.id),
            picture: "hellcat",
            what: wording::by_type(units),
            odds: vec![odds_in_words(game, raid, &who)],
            answers: vec![answer.id(format!("engage-all-{}", raid.id.0))],
            ..LineView::default()
        }
    };
    rows.map(row).collect()
}

/// Why the fighters elsewhere cannot engage the raid nearest to them.
fn why_not(game: &Game) -> Vec<WhyNot> {
    let table = game.table();
    let refused = fighters(table).into_iter().filter_map(|one| {
        let nearest = table
            .inbound()
            .min_by_key(|raid| raid.hex.distance(one.hex))?;
        let engage = Order::Engage {
            interceptor: one.who,
            raid: nearest.id,
        };
        let refusal = game.check(engage).err()?;
        Some(WhyNot {
            what: one.who.to_string(),
            why: refusal_in_words(&refusal),
        })
    });
    refused.collect()
}
