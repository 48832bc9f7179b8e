//! Which fighters meet which raid (4.51).

mod odds;
mod one_click;

use super::{Block, Line, LineWords, Prompt, Remark, WhyNot, rule_once, splitting};
use crate::engine::fleet::{Interceptor, Mission, MissionId, UnitSet};
use crate::engine::forces::{Raid, RaidId};
use crate::engine::forecast::engagements::Odds;
use crate::engine::map::HexId;
use crate::engine::staff::Count;
use crate::engine::{Decision, FUEL_OF_COMBAT, Game, Order, Table, staff};
use crate::view::shell::CommandName;
use crate::view::{Activity, Answer, Selection, Weight, refusal_in_words, wording};
use odds::{added, in_victory_points, odds_in_words, one_decimal, points};
use one_click::{as_suggested, together};

/// Fighters, where they are, and what a fight costs them.
struct Fighters {
    who: Interceptor,
    units: UnitSet,
    hex: HexId,
    pays: String,
}

/// Asks for engagements.
pub fn prompt(game: &Game, selection: &Selection) -> Prompt {
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
    // All of them at once first.
    let lines = as_suggested(game, &suggested).into_iter();
    let lines = lines.chain(together(game, &suggested));
    let lines = lines.chain(near.map(|one| line(game, selection, &one, alone)));
    let lines = Block::lines(lines.collect());
    let splitting = divided.and_then(|mission| splitting::choice(game, selection, mission));
    let why = [reason(game, &suggested)].into_iter();
    let why = why.chain(rule_once(game, Decision::Interception, |_| true));
    Prompt {
        progress,
        answers: vec![fight.by(CommandName::GoOn).primary(suggested.is_empty())],
        why_not: why_not(game),
        ..Prompt::because(
            Decision::Interception,
            "Who engages which raid?",
            why.collect(),
        )
    }
    .with(lines)
    .with(splitting.map(Block::Choice))
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
fn line(game: &Game, selection: &Selection, one: &Fighters, suggestion: Option<Order>) -> Line {
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
    Line {
        words: LineWords {
            unit: one.who.to_string(),
            what: vec![Remark::of(what)],
            stake: Remark::of(&one.pays),
            odds: named(odds),
            ..LineWords::default()
        },
        picture: "hellcat",
        sent: sent.map(|place| format!("{}. {}", place + 1, table.engagements[place].raid)),
        answers,
        refusal: refusal.filter(|_| !can_engage),
        ..Line::default()
    }
}

/// The staff's choice, and why.
pub fn reason(game: &Game, suggested: &[Order]) -> String {
    let table = game.table();
    if suggested.is_empty() {
        return reason_to_send_nobody(game);
    }
    let pairs = against(table, suggested);
    let who = pairs.iter().map(|(raid, who)| {
        let who: Vec<String> = who.iter().map(ToString::to_string).collect();
        format!("{} against {}", wording::list(&who), raid.id)
    });
    let (mut odds, mut count) = (Odds::default(), Count::default());
    for (raid, who) in &pairs {
        let more = added(game, raid, who);
        odds = Odds {
            escorts: odds.escorts + more.escorts,
            attack: odds.attack + more.attack,
            lost: odds.lost + more.lost,
            left: odds.left + more.left,
        };
        let more = staff::count(game, raid, &more);
        count = Count {
            down: count.down + more.down,
            kept: count.kept + more.kept,
            lost: count.lost + more.lost,
        };
    }
    format!(
        "The staff would send {}: {} shot down for {} lost, on average. {}",
        wording::list(&who.collect::<Vec<_>>()),
        points(odds.down()),
        one_decimal(odds.lost),
        in_victory_points(game, &count),
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
        false if nobody_else_can(game) => {
            "The staff would fight now: nobody else can meet a raid here."
        }
        false => "The staff would fight now: whoever else is sent would find too little left.",
    };
    format!("{rest}{short}")
}

/// Whether no other engagement may be declared.
fn nobody_else_can(game: &Game) -> bool {
    !game
        .legal()
        .any(|order| matches!(order, Order::Engage { .. }))
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

/// Odds against several raids by their names.
fn named(odds: Vec<(RaidId, String)>) -> Vec<String> {
    let several = odds.len() > 1;
    let named = |(raid, words): (RaidId, String)| match several {
        true => format!("{raid}: {words}"),
        false => words,
    };
    odds.into_iter().map(named).collect()
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
