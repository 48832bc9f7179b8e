//! Where each mission flies (4.4).

use super::{ChoiceView, PromptView, WhyNot, short, splitting};
use crate::engine::fleet::{self, CapId, FUEL_OF_HOLDING, Mission, UnitSet};
use crate::engine::forces::Force;
use crate::engine::forecast::{self, Reach};
use crate::engine::map::HexId;
use crate::engine::{Decision, Game, Order, count};
use crate::view::{Action, Activity, Answer, Selection, Weight, refusal_in_words, wording};

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
    let mut answers = Vec::new();
    if let Some(mission) = mission {
        answers.extend(for_mission(game, selection, mission));
    }
    let placing = placing(game, selection);
    answers.extend(place(game, selection));
    answers.push(end(game));
    PromptView {
        progress,
        why: vec![advice(game, mission)],
        splitting: mission.and_then(|mission| splitting::choice(game, selection, mission)),
        choices: placing.into_iter().collect(),
        warning: short::warning(game),
        answers,
        why_not: mission.map_or_else(Vec::new, |mission| why_not(game, mission)),
        ..PromptView::of(Decision::AirMovement, title)
    }
}

/// What to think of: the nearest raid, and the rule.
fn advice(game: &Game, mission: Option<&Mission>) -> String {
    let first = match mission {
        Some(mission) if mission.is_intercept() => {
            nearest_raid(game, mission) + reason(game, mission)
        }
        Some(mission) => strike_advice(mission) + strike_reason(game, mission),
        None => String::new(),
    };
    first + Decision::AirMovement.rule_in_a_line()
}

/// Why its suggested answer is suggested.
fn reason(game: &Game, mission: &Mission) -> &'static str {
    if !targets_here(game, mission).is_empty() {
        return "Staying meets it for the least fuel. ";
    }
    if is_quiet(game) {
        return "No raid is in sight: all of them may hold over the carriers at once. ";
    }
    match meets(game, mission).first() {
        Some((_, reach)) if reach.worst.is_exhausted() => "",
        Some(_) => "The way to it that is suggested costs the least fuel. ",
        None if fleet::lost_by_holding(game.table(), mission) => "",
        None => "None can be met in this segment, and holding costs the least. ",
    }
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
        return format!("{units}. It has made its attempts and flies home. ");
    }
    format!(
        "{units}, attack value {value}, {}. It flies straight to a detected force. ",
        mission.fuel
    )
}

/// The answers for the selected mission.
fn for_mission(game: &Game, selection: &Selection, mission: &Mission) -> Vec<Answer> {
    let here = targets_here(game, mission);
    let meets = meets(game, mission);
    let nothing_to_meet = meets.is_empty();
    // One suggestion at most: to fight where a raid is, then to meet one, then to stay; and none that
    // loses the mission.
    let suggests_flight = here.is_empty();
    let mut answers: Vec<Answer> = meets
        .iter()
        .enumerate()
        .map(|(n, (there, reach))| {
            let is_suggested = n == 0 && suggests_flight && !reach.worst.is_exhausted();
            meet(game, mission, there, reach).primary(is_suggested)
        })
        .collect();
    if nothing_to_meet && mission.is_intercept() {
        answers.extend(ahead(game, mission));
    }
    let is_lost = fleet::lost_by_holding(game.table(), mission);
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
        let risk = if is_lost { ", and is lost" } else { "" };
        let short = short::detail(
            game,
            mission,
            mission.hex,
            mission.fuel.spend(FUEL_OF_HOLDING),
        );
        let hold = hold.detail(format!("\u{b7} {FUEL_OF_HOLDING} fuel{risk}{short}"));
        let is_suggested = !is_lost && (nothing_to_meet || !here.is_empty()) && !is_quiet(game);
        answers.push(hold.key("h").primary(is_suggested));
    }
    if mission.units.len() > 1 && mission.is_intercept() {
        answers.push(splitting::answer(selection, mission.id).key("s"));
    }
    let next = Answer::of(Action::NextMission, "Next mission");
    answers.push(next.key("m").weight(Weight::Quiet));
    answers
}

/// Why its suggested answer is suggested, where it is a strike.
fn strike_reason(game: &Game, strike: &Mission) -> &'static str {
    if strike.spent {
        return "";
    }
    match targets_here(game, strike).is_empty() {
        false => "It has come to its target: staying, it attacks in this phase. ",
        true if meets(game, strike).is_empty() => "",
        true => "A force that no other strike has flown to yet is suggested. ",
    }
}

/// What is in the hex of a mission for it to fight: raids, or for a strike that may attack, forces
/// with carriers afloat.
fn targets_here(game: &Game, mission: &Mission) -> Vec<String> {
    let table = game.table();
    if mission.is_intercept() {
        return wording::targets(table, mission, mission.hex);
    }
    let is_target = |force: &&Force| {
        let mut carriers = force.carriers();
        force.hex == mission.hex
            && force.detection.is_detected()
            && carriers.any(|ship| !table.is_sunk(ship))
    };
    let here = table.forces.iter().filter(|_| !mission.spent);
    let here = here.filter(is_target);
    here.map(|force| force.id.to_string()).collect()
}

/// The raids, or the forces, the mission can meet by flying, and what that costs: the cheapest
/// first, for nearer hexes come first in the forecast.
fn meets(game: &Game, mission: &Mission) -> Vec<(String, Reach)> {
    let table = game.table();
    let reaches = forecast::reach(table, mission).into_iter();
    let all = reaches.filter_map(|reach| {
        let there = wording::targets(table, mission, reach.hex);
        (!there.is_empty()).then(|| (there.join(" and "), reach))
    });
    let mut all: Vec<(String, Reach)> = all.collect();
    if !mission.is_intercept() {
        // A force that no other strike has flown to comes first: they were dealt one to a force.
        let others = |hex| table.missions.iter().filter(|it| it.hex == hex).count();
        all.sort_by_key(|(_, reach)| others(reach.hex));
    }
    all
}

fn meet(game: &Game, mission: &Mission, there: &str, reach: &Reach) -> Answer {
    let short = short::detail(game, mission, reach.hex, reach.worst);
    let verb = if mission.is_intercept() {
        "Meet"
    } else {
        "Fly to"
    };
    let fly = Order::Fly {
        mission: mission.id,
        to: reach.hex,
    };
    let loss = wording::loss(reach);
    let place = wording::whereabouts(game.table(), reach.hex);
    Answer::new(game, format!("{verb} {there}, {place}"), fly)
        .detail(format!(
            "\u{b7} {} fuel{short}{loss}",
            wording::fuel_range(reach)
        ))
        .title(format!("Hex {}: {}", reach.hex, wording::costs(reach)))
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
        let fly = Order::Fly {
            mission: mission.id,
            to: hex,
        };
        let place = wording::whereabouts(table, hex);
        let label = format!("Wait for {}, {place}", raids.join(" and "));
        let answer = Answer::new(game, label, fly)
            .detail(format!(
                "\u{b7} {} fuel{}{}",
                wording::fuel_range(reach),
                wording::loss(reach),
                short::detail(game, mission, reach.hex, reach.worst)
            ))
            .title(format!("Hex {hex}: {}", wording::costs(reach)));
        Some(answer)
    };
    by_hex(certain.collect())
        .into_iter()
        .filter_map(answer)
        .collect()
}

/// CAP missions that can go on the map.
fn placings(game: &Game) -> Vec<Answer> {
    let placings = game.table().cap_missions();
    placings
        .map(|(cap, units)| place_one(game, cap, units))
        .filter(|placing| placing.refusal.is_none())
        .collect()
}

/// Opens the choice of a CAP mission, or closes it.
fn place(game: &Game, selection: &Selection) -> Option<Answer> {
    let is_open = selection.activity == Activity::Placing;
    let place = Answer::of(Action::Toggle(Activity::Placing), "Place CAP\u{2026}");
    let place = Answer {
        is_expanded: Some(is_open),
        ..place.kind("place-cap").key("p")
    };
    (!placings(game).is_empty()).then_some(place)
}

/// The choice of a CAP mission to put on the map, while it is open.
fn placing(game: &Game, selection: &Selection) -> Option<ChoiceView> {
    let mut answers = placings(game);
    if selection.activity != Activity::Placing || answers.is_empty() {
        return None;
    }
    answers.push(Answer::of(Action::End, "Leave them in their boxes").weight(Weight::Quiet));
    let (least, most) = wording::patrol_fuel();
    Some(ChoiceView {
        name: "Place CAP".to_owned(),
        hint: format!(
            "A patrol goes on the map over its group, with {least}\u{2013}{most} fuel by the die (4.35). In its box it burns none:"
        ),
        answers,
        ..ChoiceView::default()
    })
}

fn place_one(game: &Game, cap: CapId, units: UnitSet) -> Answer {
    let what = format!("\u{b7} {}", wording::by_type(units));
    let answer = Answer::new(game, cap.to_string(), Order::PlaceCap { cap });
    answer.detail(what).title(cap.in_words())
}

/// Whether several missions wait over the carriers with no raid in sight: one answer is enough for them all.
fn is_quiet(game: &Game) -> bool {
    let table = game.table();
    let rests = |mission: &Mission| {
        mission.is_intercept()
            && table.is_home(mission.hex)
            && !fleet::lost_by_holding(table, mission)
    };
    let mut waiting = fleet::waiting(table);
    table.inbound().next().is_none() && fleet::waiting(table).count() > 1 && waiting.all(rests)
}

/// The end of the segment.
fn end(game: &Game) -> Answer {
    let waiting: Vec<&Mission> = fleet::waiting(game.table()).collect();
    let lost = waiting
        .iter()
        .filter(|mission| fleet::lost_by_holding(game.table(), mission))
        .count();
    let mut label = match waiting.len() {
        0 => "Go on".to_owned(),
        1 => "End movement: 1 mission holds".to_owned(),
        waiting => format!("End movement: {waiting} missions hold"),
    };
    if lost > 0 {
        label += &format!(", {lost} of them lost for want of fuel");
    }
    let weight = if waiting.is_empty() || is_quiet(game) {
        Weight::Primary
    } else {
        Weight::Quiet
    };
    let answer = Answer::new(game, label, Order::EndMovement);
    answer.key("e").weight(weight)
}

/// Why the selected mission cannot meet each raid, or each force, out of its reach.
fn why_not(game: &Game, mission: &Mission) -> Vec<WhyNot> {
    let table = game.table();
    let all: Vec<(HexId, String)> = if mission.is_intercept() {
        let raids = table.inbound();
        raids.map(|raid| (raid.hex, raid.id.to_string())).collect()
    } else {
        let forces = table.forces.iter();
        forces
            .map(|force| (force.hex, force.id.to_string()))
            .collect()
    };
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
