//! Where each mission flies (4.4).

use super::heading;
use super::{
    HowTo, PromptView, WhyNot, all_missions, is_first, placing, rule_once, short, splitting,
    targets,
};
use crate::engine::fleet::{self, FUEL_OF_HOLDING, Mission};
use crate::engine::forces::Force;
use crate::engine::forecast::{self, Foe, Reach, Short};
use crate::engine::map::HexId;
use crate::engine::staff::{self, Heading, Reason};
use crate::engine::{Decision, Game, Order, Table, count};
use crate::view::air::CriticalTrack;
use crate::view::shell::CommandName;
use crate::view::{Action, Answer, Selection, Weight, refusal_in_words, wording};

/// What is left to decide when every mission has its orders.
const PATROLS_MAY_GO: &str = "Patrols may still leave their boxes for the chart, to meet a raid farther out; a die \
    says with how much fuel. In their boxes they spend none.";

/// Asks for movement orders: for the selected mission, or for the end of the segment.
pub fn prompt(game: &Game, selection: &Selection) -> PromptView {
    let table = game.table();
    let mission = selection.mission.and_then(|id| table.mission(id));
    let waiting = fleet::waiting(table).count();
    let title = match mission {
        Some(mission) => format!("{} \u{2014} where to?", mission.id),
        None if waiting > 0 => "Air movement".to_owned(),
        None if table.missions.is_empty() => "No mission is in the air".to_owned(),
        None => "Every mission has its orders".to_owned(),
    };
    let progress = match waiting {
        0 => String::new(),
        waiting => format!("{} to order", count(waiting as i64, "mission", "missions")),
    };
    let asked = mission.filter(|mission| forecast::flies_now(game.decision(), mission));
    let heading = asked.map(|mission| (mission, staff::heading(game, mission)));
    let heading = heading.as_ref();
    let mut answers = Vec::new();
    if let Some((mission, heading)) = heading {
        answers.extend(for_mission(game, selection, mission, heading));
        answers.extend(all_missions::answer(game, mission));
    }
    let place = placing::place(game, selection);
    let only_patrols = waiting == 0 && place.is_some();
    answers.extend(place);
    answers.push(end(game));
    PromptView {
        progress,
        why: why(game, heading, only_patrols),
        how: heading.and_then(|(mission, _)| how(game, mission)),
        critical: asked.and_then(|mission| CriticalTrack::at_stake(table, mission)),
        splitting: mission.and_then(|mission| splitting::choice(game, selection, mission)),
        choices: placing::placing(game, selection).into_iter().collect(),
        warning: short::warning(game),
        answers,
        why_not: mission.map_or_else(Vec::new, |mission| why_not(game, mission)),
        ..PromptView::of(Decision::AirMovement, title)
    }
}

/// What to think of, and the rule the first time; where only patrols are left, what they may do.
fn why(game: &Game, mission: Option<&(&Mission, Heading)>, only_patrols: bool) -> Vec<String> {
    if only_patrols {
        return vec![PATROLS_MAY_GO.to_owned()];
    }
    let rule = rule_once(game, Decision::AirMovement, |_| true);
    let advice = mission.map(|(mission, heading)| advice(game, mission, heading));
    let advice = advice.filter(|advice| !advice.is_empty());
    advice.into_iter().chain(rule).collect()
}

/// The nearest raid, or the strike's load; why its suggested answer is suggested.
fn advice(game: &Game, mission: &Mission, heading: &Heading) -> String {
    let first = match mission.is_intercept() {
        true => nearest_raid(game, mission),
        false => strike_advice(mission),
    };
    let reason = heading::reason(game, mission, heading);
    format!("{first}{reason}").trim_end().to_owned()
}

/// How its hex is chosen, the first time in a segment.
fn how(game: &Game, mission: &Mission) -> Option<HowTo> {
    let flies = fleet::range(mission) > 0 && is_first(game, |_| true);
    flies.then(|| HowTo::lit_hex("Click a lit hex to fly there"))
}

fn nearest_raid(game: &Game, mission: &Mission) -> String {
    let table = game.table();
    let nearest = table
        .inbound()
        .min_by_key(|raid| raid.hex.distance(mission.hex));
    let Some(raid) = nearest else {
        return String::new();
    };
    let away = match raid.hex.distance(mission.hex) {
        0 => "is in its hex".to_owned(),
        away => format!("is {} off", count(away, "hex", "hexes")),
    };
    let points = count(raid.strength.points(), "point", "points");
    let arrival = wording::arrival(table, raid);
    format!("{}, {points}, {away} and {arrival}. ", raid.id)
}

/// What a strike may do, and when it must go home (4.22, 5.23).
fn strike_advice(mission: &Mission) -> String {
    let value = mission.units.attack_value();
    let units = wording::by_type(mission.units);
    if mission.spent {
        return format!("{units}, {}. ", mission.fuel);
    }
    format!(
        "{units}, attack value {value}, {}. It flies straight to a detected force. ",
        mission.fuel
    )
}

/// The answers for the selected mission; at most one is suggested.
fn for_mission(
    game: &Game,
    selection: &Selection,
    mission: &Mission,
    heading: &Heading,
) -> Vec<Answer> {
    let here = names(&forecast::foes_here(game.table(), mission));
    let meets = meets(game, mission);
    let nothing_to_meet = meets.is_empty();
    let is_suggested = |answer: &Answer| answer.orders().first() == heading.order.as_ref();
    let mut answers: Vec<Answer> = meets
        .iter()
        .map(|(there, reach)| meet(game, mission, there, reach))
        .collect();
    if nothing_to_meet && mission.is_intercept() {
        answers.extend(ahead(game, mission));
    }
    answers.extend(other_way(game, mission, heading).filter(|way| {
        let mut there = answers.iter();
        !there.any(|answer| answer.orders() == way.orders())
    }));
    for way in towards_others(game, mission) {
        let is_new = !answers.iter().any(|it| it.orders() == way.orders());
        answers.extend(is_new.then_some(way));
    }
    let label = match here.is_empty() {
        true => "Hold".to_owned(),
        false if mission.is_intercept() => {
            format!("Stay and fight {} here", here.join(" and "))
        }
        false => format!("Stay and attack {} here", here.join(" and ")),
    };
    let order = Order::Hold {
        mission: mission.id,
    };
    let hold = Answer::new(game, label, order);
    if hold.refusal.is_none() {
        let is_lost = fleet::lost_by_holding(game.table(), mission);
        let risk = if is_lost { ", and is lost" } else { "" };
        let fuel = mission.fuel.spend(FUEL_OF_HOLDING);
        let short = short::detail(game, mission, mission.hex, fuel);
        let dark = after_dark(game, mission, mission.hex);
        let hold = hold.detail(format!("\u{b7} {FUEL_OF_HOLDING} fuel{risk}{short}{dark}"));
        answers.push(hold.by(CommandName::Hold));
    }
    for answer in &mut answers {
        if is_suggested(answer) {
            answer.weight = Weight::Primary;
            answer.command = answer.command.or(Some(CommandName::FirstAnswer));
        }
    }
    if mission.units.len() > 1 && mission.is_intercept() {
        answers.push(splitting::answer(selection, mission.id).by(CommandName::Split));
    }
    let mut waiting = fleet::waiting(game.table());
    if waiting.any(|other| other.id != mission.id) {
        let next = Answer::of(Action::NextMission, "Next mission");
        answers.push(next.by(CommandName::NextMission).weight(Weight::Quiet));
    }
    answers
}

/// The suggested flight where nothing is met by it, or else the way home of a mission that must think of it.
fn other_way(game: &Game, mission: &Mission, heading: &Heading) -> Option<Answer> {
    let table = game.table();
    let reaches = forecast::reach(table, mission);
    let suggested = match heading.order {
        Some(Order::Fly { to, .. }) => reaches.iter().find(|reach| reach.hex == to).copied(),
        _ => None,
    };
    let hold = Order::Hold {
        mission: mission.id,
    };
    let hold = forecast::fate(game, mission, hold);
    let reach = suggested.or_else(|| {
        let home = forecast::flight_home(game, mission);
        home.filter(|_| hold.is_some_and(Short::is_fatal))
    })?;
    let place = wording::whereabouts(table, reach.hex);
    let reason = heading.reason.filter(|_| suggested.is_some());
    let towards = heading.towards.filter(|_| suggested.is_some());
    if let Some(force) = towards.and_then(|force| table.force(force)) {
        return Some(fly_towards(game, mission, force, &reach));
    }
    let label = match reason {
        Some(Reason::AwaitsNext { raid, .. }) => {
            format!("Wait for {raid} near by, {place}")
        }
        Some(Reason::WatchesGuam { .. }) => format!("Towards Guam, {place}"),
        Some(Reason::NoneInSight { .. } | Reason::NoneInReach { .. })
            if !is_homeward(table, mission, reach.hex) =>
        {
            format!("Wait {place}")
        }
        _ => format!("Fly home, {place}"),
    };
    Some(fly(game, mission, label, &reach))
}

/// The ways of a strike to forces in contact that are out of its reach in this segment, the nearest first: it was sent
/// for one of them.
fn towards_others(game: &Game, mission: &Mission) -> Vec<Answer> {
    if mission.is_intercept() {
        return Vec::new();
    }
    let table = game.table();
    let reaches = forecast::reach(table, mission);
    let mut forces: Vec<&Force> = table.forces.iter().collect();
    forces.sort_by_key(|force| force.hex.distance(mission.hex));
    let answer = |force: &Force| {
        let Order::Fly { to, .. } = staff::flight_towards(game, mission, force)? else {
            return None;
        };
        let reach = reaches.iter().find(|reach| reach.hex == to)?;
        Some(fly_towards(game, mission, force, reach))
    };
    forces.into_iter().filter_map(answer).collect()
}

/// A flight that brings a strike nearer to a force, with where that is, and where the strike stops on its way.
fn fly_towards(game: &Game, mission: &Mission, force: &Force, reach: &Reach) -> Answer {
    let table = game.table();
    let place = wording::whereabouts(table, force.hex);
    let answer = fly(
        game,
        mission,
        format!("Fly towards {}, {place}", force.id),
        reach,
    );
    let left = count(reach.hex.distance(force.hex), "hex", "hexes");
    let detail = format!("\u{b7} then {left} off {}", answer.detail);
    answer.detail(detail)
}

/// Whether a hex is nearer to the carriers than a mission is.
fn is_homeward(table: &Table, mission: &Mission, hex: HexId) -> bool {
    let way = |from: HexId| {
        let groups = table.task_groups.iter();
        groups.map(|group| group.hex.distance(from)).min()
    };
    way(hex) < way(mission.hex)
}

/// Whom the mission can meet by flying, by their names, and what that costs.
fn meets(game: &Game, mission: &Mission) -> Vec<(String, Reach)> {
    let meets = forecast::meets(game.table(), mission).into_iter();
    let named = meets.map(|(foes, reach)| (names(&foes).join(" and "), reach));
    named.collect()
}

fn names(foes: &[Foe]) -> Vec<String> {
    foes.iter().map(ToString::to_string).collect()
}

fn meet(game: &Game, mission: &Mission, there: &str, reach: &Reach) -> Answer {
    let verb = if mission.is_intercept() {
        "Meet"
    } else {
        "Fly to"
    };
    let place = wording::whereabouts(game.table(), reach.hex);
    fly(game, mission, format!("{verb} {there}, {place}"), reach)
}

/// A flight, with what it costs and what it leaves the mission too short for.
fn fly(game: &Game, mission: &Mission, label: String, reach: &Reach) -> Answer {
    let order = Order::Fly {
        mission: mission.id,
        to: reach.hex,
    };
    Answer::new(game, label, order)
        .detail(format!(
            "\u{b7} {} fuel{}{}{}",
            wording::fuel_range(reach),
            wording::loss(reach),
            short::detail(game, mission, reach.hex, reach.worst),
            after_dark(game, mission, reach.hex)
        ))
        .title(format!("Hex {}: {}", reach.hex, wording::costs(reach)))
}

/// When a mission would be home from a hex, if it is dark by then (6.42). Where the battle ends with the last attack
/// nobody asks.
fn after_dark(game: &Game, mission: &Mission, hex: HexId) -> String {
    let home = forecast::home_in_the_dark(game.table(), mission, hex);
    let home = home.filter(|_| !game.scenario().ends_with_last_attack);
    home.map_or_else(String::new, |(turn, phase)| {
        format!(", home after dark, at {:04}", turn.time_of(phase))
    })
}

/// With no raid to meet: the way to where one will be after its next move, if that is certain.
fn ahead(game: &Game, mission: &Mission) -> Vec<Answer> {
    let table = game.table();
    let certain =
        table.inbound().filter_map(
            |raid| match forecast::raid_after(table, raid, 1).as_slice() {
                [hex] => Some((*hex, raid.id.to_string())),
                _ => None,
            },
        );
    let reaches = forecast::reach(table, mission);
    let answer = |(hex, raids): (HexId, Vec<String>)| {
        let reach = reaches.iter().find(|reach| reach.hex == hex)?;
        let place = wording::whereabouts(table, hex);
        let label = format!("Wait for {}, {place}", raids.join(" and "));
        Some(fly(game, mission, label, reach))
    };
    by_hex(certain.collect())
        .into_iter()
        .filter_map(answer)
        .collect()
}

/// The end of the segment: what has no order holds, or flies a hex home where it must return (4.431, 5.23).
fn end(game: &Game) -> Answer {
    let waiting: Vec<&Mission> = fleet::waiting(game.table()).collect();
    let may_hold = |mission: &&&Mission| {
        let hold = Order::Hold {
            mission: mission.id,
        };
        game.check(hold).is_ok()
    };
    let (holding, returning): (Vec<&Mission>, Vec<&Mission>) =
        waiting.iter().partition(|mission| may_hold(mission));
    let lost = holding
        .iter()
        .filter(|mission| fleet::lost_by_holding(game.table(), mission))
        .count();
    let several = |all: &[&Mission], one: &str, many: &str| {
        let verb = if all.len() == 1 { one } else { many };
        let missions = count(all.len() as i64, "mission", "missions");
        (!all.is_empty()).then(|| format!("{missions} {verb}"))
    };
    let parts = several(&holding, "holds", "hold").into_iter();
    let parts = parts.chain(several(&returning, "flies home", "fly home"));
    let parts: Vec<String> = parts.collect();
    let mut label = match parts.is_empty() {
        true => "Go on".to_owned(),
        false => format!("End movement: {}", wording::list(&parts)),
    };
    if lost > 0 {
        label += &format!(", {lost} of them lost for want of fuel");
    }
    let weight = if waiting.is_empty() || staff::is_quiet(game) {
        Weight::Primary
    } else {
        Weight::Quiet
    };
    let answer = Answer::new(game, label, Order::EndMovement);
    answer.by(CommandName::GoOn).weight(weight)
}

/// Why the selected mission cannot meet each raid, or attack each force, out of its reach.
fn why_not(game: &Game, mission: &Mission) -> Vec<WhyNot> {
    let table = game.table();
    if !mission.is_intercept() {
        return targets::why_not(game, mission);
    }
    let raids = table.inbound();
    let all = raids.map(|raid| (raid.hex, raid.id.to_string())).collect();
    let others = by_hex(all).into_iter();
    let refused = others
        .filter(|(hex, _)| *hex != mission.hex)
        .filter_map(|(hex, there)| {
            let refusal = forecast::why_not(table, mission, hex)?;
            Some(WhyNot {
                what: format!("{}, {}", there.join(" and "), wording::place(table, hex)),
                why: refusal_in_words(&refusal),
            })
        });
    refused.collect()
}

/// Names, those of a hex together.
fn by_hex(all: Vec<(HexId, String)>) -> Vec<(HexId, Vec<String>)> {
    let mut places: Vec<(HexId, Vec<String>)> = Vec::new();
    for (hex, name) in all {
        match places.iter_mut().find(|(there, _)| *there == hex) {
            Some((_, names)) => names.push(name),
            None => places.push((hex, vec![name])),
        }
    }
    places
}
