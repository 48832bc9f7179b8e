//! Which fighters meet which raid (4.51).

use super::{LineView, PromptView, Stake, WhyNot, splitting};
use crate::engine::fleet::{Interceptor, Mission, UnitSet};
use crate::engine::forces::{Raid, RaidId};
use crate::engine::forecast::engagements::{Odds, units_of_the_last_column};
use crate::engine::map::HexId;
use crate::engine::{Decision, Event, FUEL_OF_COMBAT, Game, Order, RaidEvent, Table, staff};
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
    let suggestion = staff::suggestion(game);
    let lines = near.map(|one| line(game, selection, &one, suggestion));
    PromptView {
        progress,
        lines: lines.collect(),
        together: together(game),
        why: vec![
            reason(game, suggestion),
            Decision::Interception.rule_in_a_line().to_owned(),
        ],
        splitting: divided.and_then(|mission| splitting::choice(game, selection, mission)),
        answers: vec![
            fight
                .by(CommandName::GoOn)
                .primary(suggestion == Some(Order::Fight)),
        ],
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
fn reason(game: &Game, suggestion: Option<Order>) -> String {
    let table = game.table();
    match suggestion {
        Some(Order::Engage { interceptor, raid }) => {
            let Some(raid) = table.raid(raid) else {
                return String::new();
            };
            let odds = added(game, raid, &[interceptor]);
            format!(
                "The staff would send {interceptor} against {}: {} shot down for {} lost, on average.",
                raid.id,
                points(odds.down()),
                one_decimal(odds.lost),
            )
        }
        _ if table.engagements.is_empty() => {
            "The staff would let them pass: a fight would cost more than it brings, or the fuel to come home.".to_owned()
        }
        _ => "The staff would fight now: whoever else is sent would find little left, or too little fuel.".to_owned(),
    }
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

/// A mean, to one decimal.
fn one_decimal(number: f64) -> String {
    format!("{:.1}", number.max(0.0))
}

/// Everybody who can engage a raid, sent in one click, those who fight best first; where nobody can
/// engage another raid, they fight at once.
fn together(game: &Game) -> Vec<LineView> {
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
    let at_once = raids.len() == 1;
    let rows = raids.into_iter().filter(|(_, able)| able.len() > 1);
    let row = |(raid, able): (&Raid, Vec<Fighters>)| {
        let who: Vec<Interceptor> = able.iter().map(|one| one.who).collect();
        let units = able.iter().map(|one| one.units);
        let units = units.fold(UnitSet::EMPTY, UnitSet::with);
        let engage = |one: &Interceptor| Order::Engage {
            interceptor: *one,
            raid: raid.id,
        };
        let fight = at_once.then_some(Order::Fight);
        let orders = who.iter().map(engage).chain(fight).collect();
        let label = match at_once {
            true => format!("Fight {} with all {}", raid.id, who.len()),
            false => format!("Send all {} against {}", who.len(), raid.id),
        };
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
