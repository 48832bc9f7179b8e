//! What a mission can be ordered: whom it can meet, where it can wait, and the way home (4.4).

use super::{by_hex, short};
use crate::engine::fleet::{self, FUEL_OF_HOLDING, Mission, Movement};
use crate::engine::forces::Force;
use crate::engine::forecast::{self, Foe, Reach, Short};
use crate::engine::insertion_sort::InsertionSort;
use crate::engine::map::HexId;
use crate::engine::staff::{self, Errand, Heading};
use crate::engine::{FUEL_OF_COMBAT, Game, Order, count_of};
use crate::view::prompt::splitting;
use crate::view::shell::CommandName;
use crate::view::{Action, Answer, Selection, Weight, wording};

/// The answers for the selected mission; at most one is suggested, and it says what it is suggested for.
pub(super) fn for_mission(
    game: &Game,
    selection: &Selection,
    mission: &Mission,
    heading: &Heading,
) -> Vec<Answer> {
    let meets = forecast::meets(game.table(), mission);
    let nothing_to_meet = meets.is_empty();
    let mut answers: Vec<Answer> = meets
        .iter()
        .map(|(foes, reach)| meet(game, mission, foes, reach))
        .collect();
    if nothing_to_meet && mission.is_intercept() {
        answers.extend(ahead(game, mission));
    }
    match suggested_flight(game, mission, heading) {
        // Where it leads says what for.
        Some(flight) => match answers.iter_mut().find(|it| it.orders() == flight.orders()) {
            Some(answer) => *answer = flight,
            None => answers.push(flight),
        },
        None => answers.extend(way_home(game, mission).filter(|way| {
            let mut there = answers.iter();
            !there.any(|answer| answer.orders() == way.orders())
        })),
    }
    for way in towards_others(game, mission) {
        let is_new = !answers.iter().any(|it| it.orders() == way.orders());
        answers.extend(is_new.then_some(way));
    }
    answers.extend(hold(game, mission, heading));
    for answer in &mut answers {
        if answer.orders().first() == heading.order.as_ref() {
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

/// Second hexes for missions that have flown one, where they meet something (4.432): what may still be ordered once
/// nobody waits.
pub(super) fn second_hexes(game: &Game) -> Vec<Answer> {
    let table = game.table();
    let flown = table.missions.iter().filter(|mission| !mission.spent);
    let flown = flown.filter(|mission| mission.movement != Movement::Waiting);
    let meets = flown.flat_map(|mission| {
        let meets = forecast::meets(table, mission).into_iter();
        meets.map(move |(foes, reach)| (mission, foes, reach))
    });
    let answer = |(mission, foes, reach): (&Mission, Vec<Foe>, Reach)| {
        let place = wording::whereabouts(table, reach.hex);
        let label = format!("{} flies on to {}, {place}", mission.id, named(&foes));
        fly(game, mission, label, &reach)
    };
    meets.map(answer).collect()
}

/// Keeping its hex, for a fight where it may have one and that is not suggested for something else.
fn hold(game: &Game, mission: &Mission, heading: &Heading) -> Option<Answer> {
    let table = game.table();
    let order = Order::Hold {
        mission: mission.id,
    };
    let here = forecast::foes_here(table, mission);
    let fuel = mission.fuel_after_holding();
    let errand = heading
        .errand(table, mission)
        .filter(|_| heading.order == Some(order));
    // Fighters pay for a fight (4.51), a strike for its attack only if it is to be drawn together (5.61).
    let may_fight = !mission.is_intercept() || fuel.can_pay(FUEL_OF_COMBAT);
    let fights = !here.is_empty() && may_fight && errand.is_none_or(|it| it == Errand::Meets);
    let label = match (fights, mission.is_intercept()) {
        (false, _) => "Hold".to_owned(),
        (true, true) => format!("Stay and fight {} here", named(&here)),
        (true, false) => format!("Stay and attack {} here", named(&here)),
    };
    let too = match fights || here.is_empty() {
        true => String::new(),
        false => format!("; {} here too", are(&here)),
    };
    let hold = Answer::new(game, label, order);
    let is_lost = fleet::lost_by_holding(table, mission);
    let risk = if is_lost { ", and is lost" } else { "" };
    let short = short::detail(game, mission, mission.hex, fuel);
    let dark = after_dark(game, mission, mission.hex);
    let hold = hold.detail(format!(
        "\u{b7} {FUEL_OF_HOLDING} fuel{risk}{short}{dark}{too}"
    ));
    let is_open = hold.refusal.is_none();
    is_open.then(|| hold.by(CommandName::Hold))
}

/// The suggested flight, by what it is suggested for: a raid may be where fighters fly home to land.
fn suggested_flight(game: &Game, mission: &Mission, heading: &Heading) -> Option<Answer> {
    let table = game.table();
    let Some(Order::Fly { to, .. }) = heading.order else {
        return None;
    };
    let reaches = forecast::reach(table, mission);
    let reach = reaches.iter().find(|reach| reach.hex == to)?;
    let place = wording::whereabouts(table, to);
    let foes = forecast::foes_in(table, mission, to);
    let label = match heading.errand(table, mission)? {
        Errand::Meets => return Some(meet(game, mission, &foes, reach)),
        Errand::Towards(force) => {
            return Some(fly_towards(game, mission, table.force(force)?, reach));
        }
        Errand::Awaits(raid) => {
            let next = table
                .raid(raid)
                .map(|raid| forecast::raid_after(table, raid, 1));
            let near = match next.as_deref() {
                Some([hex]) if *hex == to => "",
                _ => " near by",
            };
            format!("Wait for {raid}{near}, {place}")
        }
        Errand::Home => format!("Fly home, {place}"),
        Errand::Homeward => format!("Fly towards home, {place}"),
        Errand::Station | Errand::Stays => format!("Wait {place}"),
    };
    let flight = fly(game, mission, label, reach);
    match foes.is_empty() {
        true => Some(flight),
        false => {
            let detail = format!("{}; {} there too", flight.detail, are(&foes));
            Some(flight.detail(detail))
        }
    }
}

/// The way home of a mission that must think of it.
fn way_home(game: &Game, mission: &Mission) -> Option<Answer> {
    let table = game.table();
    let hold = Order::Hold {
        mission: mission.id,
    };
    let hold = forecast::fate(game, mission, hold);
    let reach =
        forecast::flight_home(game, mission).filter(|_| hold.is_some_and(Short::is_fatal))?;
    let place = wording::whereabouts(table, reach.hex);
    let label = match forecast::way_home(table, mission, reach.hex) {
        Some(0) => format!("Fly home, {place}"),
        _ => format!("Fly towards home, {place}"),
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
    forces.insertion_sort_by_key(|force| force.hex.distance(mission.hex));
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
    let left = count_of(reach.hex.distance(force.hex), "hex", "hexes");
    let detail = format!("\u{b7} then {left} off {}", answer.detail);
    answer.detail(detail)
}

/// Foes in a row.
fn named(foes: &[Foe]) -> String {
    let names: Vec<String> = foes.iter().map(ToString::to_string).collect();
    wording::list(&names)
}

/// That foes are somewhere: "Raid 2 and Raid 3 are".
fn are(foes: &[Foe]) -> String {
    let verb = if foes.len() == 1 { "is" } else { "are" };
    format!("{} {verb}", named(foes))
}

fn meet(game: &Game, mission: &Mission, foes: &[Foe], reach: &Reach) -> Answer {
    let verb = if mission.is_intercept() {
        "Meet"
    } else {
        "Fly to"
    };
    let place = wording::whereabouts(game.table(), reach.hex);
    let label = format!("{verb} {}, {place}", named(foes));
    fly(game, mission, label, reach)
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
