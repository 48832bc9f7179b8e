//! Which fighters meet which raid (4.51).

use super::{LineView, PromptView, Stake, WhyNot, splitting};
use crate::engine::fleet::{Interceptor, Mission, UnitSet};
use crate::engine::map::HexId;
use crate::engine::{Decision, FUEL_OF_COMBAT, Game, Order, Table};
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
    PromptView {
        progress,
        lines: near.map(|one| line(game, selection, &one)).collect(),
        splitting: divided.and_then(|mission| splitting::choice(game, selection, mission)),
        answers: vec![fight.key("e").primary(declared > 0)],
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
fn line(game: &Game, selection: &Selection, one: &Fighters) -> LineView {
    let table = game.table();
    let mut engagements = table.engagements.iter();
    let sent = engagements.position(|engagement| engagement.interceptor == one.who);
    let mut answers = Vec::new();
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
                None => answers.push(answer),
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
        sent: sent.map(|place| format!("{}. {}", place + 1, table.engagements[place].raid)),
        answers,
        refusal: refusal.filter(|_| !can_engage),
    }
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
