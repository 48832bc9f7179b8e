//! Where each mission flies (4.4).

mod answers;

use super::heading;
use super::{
    Block, HowTo, Prompt, WhyNot, all_missions, is_first, placing, rule_once, short, splitting,
    targets,
};
use crate::engine::fleet::{self, Mission};
use crate::engine::forces::Raid;
use crate::engine::forecast;
use crate::engine::map::HexId;
use crate::engine::staff::{self, Errand, Heading};
use crate::engine::{Decision, Game, Order, Table, count_of};
use crate::view::air::CriticalTrack;
use crate::view::shell::CommandName;
use crate::view::{Answer, Selection, Weight, refusal_in_words, wording};
use answers::{for_mission, second_hexes};

/// What is left to decide when every mission has its orders.
const PATROLS_MAY_GO: &str = "Patrols may still leave their boxes for the chart, to meet a raid farther out; a die \
    says with how much fuel. In their boxes they spend none.";

/// Asks for movement orders: for the selected mission, or for the end of the segment.
pub fn prompt(game: &Game, selection: &Selection) -> Prompt {
    let table = game.table();
    let mission = selection.mission.and_then(|id| table.mission(id));
    let waiting = fleet::waiting(table).count();
    let suggestion = staff::suggestion(game);
    let sends_patrol = matches!(suggestion, Some(Order::PlaceCap { .. }));
    let title = match mission {
        Some(mission) => format!("{} \u{2014} where to?", mission.id),
        None if waiting > 0 && !sends_patrol => "Air movement".to_owned(),
        None => last_question(game),
    };
    let progress = match waiting {
        0 => String::new(),
        waiting => format!(
            "{} to order",
            count_of(waiting as i64, "mission", "missions")
        ),
    };
    let asked = mission.filter(|mission| forecast::flies_now(game.decision(), mission));
    let heading = asked.map(|mission| (mission, staff::heading(game, mission)));
    let heading = heading.as_ref();
    let mut answers = Vec::new();
    if let Some((mission, heading)) = heading {
        answers.extend(for_mission(game, selection, mission, heading));
    }
    // Where a patrol goes first, what the missions would do is in sight too.
    let first = heading.map(|(mission, _)| *mission);
    let first = first.or_else(|| {
        fleet::waiting(table)
            .next()
            .filter(|_| sends_patrol && mission.is_none())
    });
    if let Some(mut all) = first.and_then(|mission| all_missions::answer(game, mission)) {
        // Else the patrol goes first.
        if heading.is_some() && !sends_patrol {
            all.weight = Weight::Primary;
            if let Some(own) = answers.iter_mut().find(|it| it.is_primary()) {
                own.weight = Weight::Suggested;
                // Enter gives the filled answer.
                own.command = own.command.filter(|it| *it != CommandName::FirstAnswer);
            }
        }
        answers.push(all);
    }
    let flies_on = match (waiting, mission) {
        (0, None) => second_hexes(game),
        _ => Vec::new(),
    };
    let place = placing::place(game, selection);
    let only_patrols = waiting == 0 && flies_on.is_empty() && place.is_some();
    let declined = match flies_on.is_empty() {
        _ if only_patrols => "They stay in their boxes",
        true => "Go on",
        false => "Nobody flies on",
    };
    answers.extend(flies_on);
    answers.extend(placing::suggested(game, suggestion).filter(|_| heading.is_none()));
    answers.extend(place);
    let is_filled = answers.iter().any(Answer::is_primary);
    let ends = suggestion == Some(Order::EndMovement) && !is_filled;
    answers.push(end(game, declined).primary(ends));
    let critical = asked.and_then(|mission| CriticalTrack::at_stake(table, mission));
    let splitting = mission.and_then(|mission| splitting::choice(game, selection, mission));
    let choices = [placing::placing(game, selection), splitting];
    let why = why(game, heading, only_patrols);
    Prompt {
        progress,
        warning: short::warning(game),
        answers,
        why_not: mission.map_or_else(Vec::new, |mission| why_not(game, mission)),
        ..Prompt::because(Decision::AirMovement, title, why)
    }
    .how(heading.and_then(|(mission, _)| how(game, mission)))
    .with(critical.map(Block::Fuel))
    .with(choices.into_iter().flatten().map(Block::Choice))
}

/// What is left to ask when no mission waits: whether patrols go out to raids on their way, or a mission flies on.
fn last_question(game: &Game) -> String {
    let table = game.table();
    let can_go = |order| matches!(order, Order::PlaceCap { .. });
    let raids = forecast::raids_on_their_way(table).map(|raid| raid.id.to_string());
    let raids: Vec<String> = raids.collect();
    match raids.as_slice() {
        [_, ..] if game.legal().any(can_go) => {
            format!("Do patrols go out to meet {}?", wording::list(&raids))
        }
        _ if table.missions.is_empty() => "Do patrols leave their boxes?".to_owned(),
        _ => "Does a mission fly a second hex?".to_owned(),
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

/// The raids that it is about, and why its suggested answer is suggested; of a strike that first, and then its load.
fn advice(game: &Game, mission: &Mission, heading: &Heading) -> String {
    let reason = heading::reason(game, mission, heading);
    let advice = match mission.is_intercept() {
        true => format!("{}{reason}", raids(game, mission, heading)),
        false => format!("{} {}", reason.trim(), strike_advice(mission)),
    };
    advice.trim().to_owned()
}

/// How its hex is chosen, the first time in a segment.
fn how(game: &Game, mission: &Mission) -> Option<HowTo> {
    let flies = fleet::range(mission) > 0 && is_first(game, |_| true);
    flies.then(|| HowTo::lit_hex("Click a lit hex to fly there"))
}

/// The raids that the suggestion is about, or else the nearest: how strong, where and when.
fn raids(game: &Game, mission: &Mission, heading: &Heading) -> String {
    let table = game.table();
    let there = heading.hex(mission);
    let about: Vec<&Raid> = match heading.errand(table, mission) {
        Some(Errand::Meets) => table.inbound().filter(|raid| raid.hex == there).collect(),
        Some(Errand::Awaits(awaited)) => table.raid(awaited).into_iter().collect(),
        _ => {
            let nearest = table.inbound();
            let nearest = nearest.min_by_key(|raid| raid.hex.distance(mission.hex));
            nearest.into_iter().collect()
        }
    };
    about
        .into_iter()
        .map(|it| raid(table, mission, it))
        .collect()
}

fn raid(table: &Table, mission: &Mission, raid: &Raid) -> String {
    let away = match raid.hex.distance(mission.hex) {
        0 => "is in its hex".to_owned(),
        away => format!("is {} off", count_of(away, "hex", "hexes")),
    };
    let points = count_of(raid.strength.points(), "point", "points");
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

/// The end of the segment: what has no order holds, or flies a hex home where it must return (4.431, 5.23); where all
/// have theirs, in the words that decline what may still be done.
fn end(game: &Game, declined: &str) -> Answer {
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
        let missions = count_of(all.len() as i64, "mission", "missions");
        (!all.is_empty()).then(|| format!("{missions} {verb}"))
    };
    let parts = several(&holding, "holds", "hold").into_iter();
    let parts = parts.chain(several(&returning, "flies home", "fly home"));
    let parts: Vec<String> = parts.collect();
    let mut label = match parts.is_empty() {
        true => declined.to_owned(),
        false => format!("End movement: {}", wording::list(&parts)),
    };
    if lost > 0 {
        label += &format!(", {lost} of them lost for want of fuel");
    }
    let answer = Answer::new(game, label, Order::EndMovement);
    // Going on never loses anything of the player's.
    let command = match lost {
        0 => CommandName::GoOn,
        _ => CommandName::LetPass,
    };
    answer.by(command).weight(Weight::Quiet)
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
