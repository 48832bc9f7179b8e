//! Which fighters meet which raid (4.51).

mod engaging;
mod grid;
mod odds;

use super::{Block, Prompt, WhyNot, rule_once, splitting};
use crate::engine::fleet::{Interceptor, Mission, MissionId, UnitSet};
use crate::engine::forces::{Raid, Strength};
use crate::engine::forecast::engagements::Odds;
use crate::engine::forecast::interceptors::may_all_engage;
use crate::engine::insertion_sort::InsertionSort;
use crate::engine::map::HexId;
use crate::engine::staff::Count;
use crate::engine::{Decision, FUEL_OF_COMBAT, Game, Order, Table, count_of, staff};
use crate::view::shell::CommandName;
use crate::view::{Action, Activity, Answer, Selection, Weight, refusal_in_words, wording};
use odds::{added, in_victory_points, one_decimal, points, signed_decimal};

pub use engaging::Engaging;
pub use grid::{EngagementGrid, FighterRow, RaidColumn};

/// Fighters, where they are, and what a fight costs them.
struct Fighters {
    who: Interceptor,
    units: UnitSet,
    hex: HexId,
    fuel: String,
}

/// Asks who engages whom: one grid, filled in as the staff would, and one answer that gives all orders of it.
pub fn prompt(game: &Game, selection: &Selection) -> Prompt {
    let suggested = grid::suggested(game);
    let chosen = grid::chosen(game, selection);
    let divided = match selection.activity {
        Activity::Splitting(id) => game.table().mission(id),
        _ => None,
    };
    let splitting = divided.and_then(|mission| splitting::choice(game, selection, mission));
    let others = others(game, selection, chosen, suggested);
    let why = reasons(game, &staff::engagements(game)).into_iter();
    let why = why.chain(rule_once(game, Decision::Interception, |_| true));
    let answers = answers(game, chosen, suggested).into_iter();
    Prompt {
        answers: answers.chain(others).collect(),
        why_not: why_not(game),
        ..Prompt::because(
            Decision::Interception,
            "Who engages which raid?",
            why.collect(),
        )
    }
    .with(grid::grid(game, chosen).map(|grid| Block::Grid(Box::new(grid))))
    .with(splitting.map(Block::Choice))
}

/// The fights that are chosen, by one answer that shows them and one that tells how they went; and to fight none.
fn answers(game: &Game, chosen: Engaging, suggested: Engaging) -> Vec<Answer> {
    let declared = Engaging::declared(game.table());
    let pass = let_pass(game, chosen);
    if chosen == Engaging::default() {
        return vec![pass.primary(suggested == chosen)];
    }
    let new = chosen.pairs();
    let new = new.filter(|(who, _)| declared.raid_of(*who).is_none());
    let new = new.map(|(interceptor, raid)| Order::Engage { interceptor, raid });
    let orders: Vec<Order> = new.chain([Order::Fight]).collect();
    let show = Answer::several("fight", "Fight, and show me each die", orders.clone());
    let tell = Answer {
        action: Action::FightAndTell(orders),
        ..Answer::several(
            "fight-and-tell",
            "Fight, and tell me the result",
            Vec::new(),
        )
    };
    let show = show
        .id("fight")
        .detail(format!("\u{b7} {}", in_brief(game, chosen, suggested)))
        .by(CommandName::FirstAnswer)
        .primary(true);
    let tell = tell
        .id("fight-and-tell")
        .title("Every fight of the segment, divided as the staff would; each can be opened afterwards.")
        .by(CommandName::Routine);
    // Who is engaged has to fight (4.51).
    let pass = (declared == Engaging::default()).then(|| pass.weight(Weight::Quiet));
    [show, tell].into_iter().chain(pass).collect()
}

/// What is left to be done for the fights of a segment to be told: each divided as the staff would (4.52).
pub fn next_division(game: &Game) -> Vec<Order> {
    match game.decision() {
        Some(Decision::Division(_)) => staff::suggestion(game).into_iter().collect(),
        _ => Vec::new(),
    }
}

/// Fighting none of the raids, and what gets through then.
fn let_pass(game: &Game, chosen: Engaging) -> Answer {
    let table = game.table();
    let able = fighters(table);
    let here = table.inbound();
    let here = here.filter(|raid| able.iter().any(|one| one.hex == raid.hex));
    let through = here.map(|raid| {
        let points = match raid.strength {
            Strength::Sorted { attack: 0, .. } => "fighters alone".to_owned(),
            strength => count_of(strength.points(), "point", "points"),
        };
        match raid.hex == table.target_hex(raid) {
            true => format!("{} gets through with {points}", raid.id),
            false => format!("{} flies on with {points}", raid.id),
        }
    });
    let through: Vec<String> = through.collect();
    let id = match chosen == Engaging::default() {
        true => "let-pass",
        false => "let-pass-instead",
    };
    Answer::new(game, "Let them pass", Order::Fight)
        .id(id)
        .detail(format!("\u{b7} {}", wording::list(&through)))
        .by(CommandName::LetPass)
}

/// Who is sent against whom in a few words, and what that is worth, points that do not get through with it: "as
/// suggested: 4 against Raid 2, +4.1 victory points over letting them pass".
fn in_brief(game: &Game, chosen: Engaging, suggested: Engaging) -> String {
    let pairs = against(game.table(), &chosen.orders());
    let who = pairs
        .iter()
        .map(|(raid, who)| format!("{} against {}", who.len(), raid.id));
    let who = wording::list(&who.collect::<Vec<_>>());
    let worth = pairs.iter().map(|(raid, who)| {
        let odds = staff::odds_against(game, raid, who);
        staff::count(game, raid, &odds).sum()
    });
    let worth = signed_decimal(worth.sum());
    let as_suggested = match chosen == suggested {
        true => "as suggested: ",
        false => "",
    };
    format!("{as_suggested}{who}, {worth} victory points over letting them pass")
}

/// What else can be chosen by one click: as suggested again, everybody against one raid; and to divide a mission first (4.37).
fn others(
    game: &Game,
    selection: &Selection,
    chosen: Engaging,
    suggested: Engaging,
) -> Vec<Answer> {
    let again = (chosen != suggested).then(|| Answer::of(Action::End, "As suggested"));
    let mut answers: Vec<Answer> = again.into_iter().collect();
    answers.extend(together(game).into_iter().filter_map(|(raid, all)| {
        let label = format!("All against {}", raid.id);
        let answer = Answer::of(Action::Begin(Activity::Engaging(all)), label);
        (all != chosen).then(|| answer.id(format!("all-against-{}", raid.id.0)))
    }));
    let may_split = |mission: &&Mission| {
        let mut raids = game.table().inbound();
        let declared = Engaging::declared(game.table());
        mission.is_intercept()
            && mission.units.len() > 1
            && raids.any(|raid| raid.hex == mission.hex)
            && declared.raid_of(Interceptor::Mission(mission.id)).is_none()
    };
    let split = game.table().missions.iter().filter(may_split);
    answers.extend(split.map(|mission| {
        let answer = splitting::answer(selection, mission.id);
        let label = format!("Split {}", mission.id);
        Answer { label, ..answer }.weight(Weight::Quiet)
    }));
    answers
}

/// Everybody who can engage a raid against it, those who fight best first, where several can.
fn together(game: &Game) -> Vec<(&Raid, Engaging)> {
    let table = game.table();
    let all = |raid: &Raid| {
        let mut able = fighters(table);
        able.insertion_sort_by_key(|one| std::cmp::Reverse(one.units.len()));
        let may = may_all_engage(table, raid.id, able.iter().map(|one| one.who));
        let declared = Engaging::declared(table);
        let all = may
            .iter()
            .fold(declared, |all, who| all.with(*who, Some(raid.id)));
        (may.len() > 1).then_some(all)
    };
    let raids = table.inbound();
    raids.filter_map(|raid| Some((raid, all(raid)?))).collect()
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
            let fuel = format!(
                "{}\u{2013}{} fuel after it",
                least - FUEL_OF_COMBAT,
                most - FUEL_OF_COMBAT
            );
            Fighters {
                who: Interceptor::Cap(cap),
                units,
                hex: group.hex,
                fuel,
            }
        })
    });
    missions.chain(caps).collect()
}

fn of_mission(mission: &Mission) -> Fighters {
    let fuel = match mission.fuel.can_pay(FUEL_OF_COMBAT) {
        true => wording::fuel_spent(mission.fuel, mission.fuel.spend(FUEL_OF_COMBAT)),
        false => mission.fuel.to_string(),
    };
    Fighters {
        who: Interceptor::Mission(mission.id),
        units: mission.units,
        hex: mission.hex,
        fuel,
    }
}

/// The staff's choice, and why, in one paragraph.
pub fn reason(game: &Game, suggested: &[Order]) -> String {
    reasons(game, suggested).join(" ")
}

/// The staff's choice, and why: a sentence, and the figures behind it.
fn reasons(game: &Game, suggested: &[Order]) -> Vec<String> {
    let table = game.table();
    if suggested.is_empty() {
        return vec![reason_to_send_nobody(game)];
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
    let sends = format!(
        "The staff would send {}: {} shot down for {} lost, on average.",
        wording::list(&who.collect::<Vec<_>>()),
        points(odds.down()),
        one_decimal(odds.lost),
    );
    vec![sends, in_victory_points(game, &count)]
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
