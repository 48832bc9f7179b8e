//! How the page puts figures into words.

use std::fmt::Display;

use crate::engine::charts::{INTERCEPTION_FUEL, by_face};
use crate::engine::fleet::SubmarineState;
use crate::engine::fleet::{
    CarrierId, Fuel, Mission, MissionId, MissionType, TaskGroupId, TaskGroupSet, UnitSet,
};
use crate::engine::forces::{Fate, ForceId, Raid};
use crate::engine::forecast::Reach;
use crate::engine::insertion_sort::InsertionSort;
use crate::engine::map::HexId;
use crate::engine::ships::Condition;
use crate::engine::{GameTime, Roll, Scenario, Table, Turn, count_of, forecast, signed, some_of};
use crate::view::chart::geometry;

/// A condition as it stands beside a ship.
pub fn condition(condition: Condition) -> String {
    match condition {
        Condition::Light | Condition::Heavy => format!("{condition} damage"),
        _ => condition.to_string(),
    }
}

/// A die: "die 4", or "die 4, read as 2" where something was added to it.
pub fn die_read(roll: &Roll) -> String {
    match roll.modifiers.is_empty() {
        true => format!("die {}", roll.die),
        false => format!("die {}, read as {}", roll.die, roll.total),
    }
}

/// A cost in fuel: "1", or "2–3" where a die decides.
pub fn fuel_range(reach: &Reach) -> String {
    if reach.least == reach.most {
        reach.least.to_string()
    } else {
        format!("{}\u{2013}{}", reach.least, reach.most)
    }
}

/// A cost in fuel with its odds.
pub fn costs(reach: &Reach) -> String {
    if reach.least == reach.most {
        return format!("{} fuel", reach.least);
    }
    let odds = reach.least_in_ten * 10;
    format!(
        "{}: {} fuel, {}: {} fuel",
        per_cent(odds),
        reach.least,
        per_cent(100 - odds),
        reach.most
    )
}

/// A score with its sign: nothing has none.
pub fn score(score: impl Into<i64>) -> String {
    match score.into() {
        0 => "0".to_owned(),
        score => signed(score),
    }
}

/// The fuel that is left, at worst and at best: "11\u{2013}12 fuel", "Fuel Critical 3".
pub fn fuel_between(worst: Fuel, best: Fuel) -> String {
    match (worst.critical(), best.critical()) {
        _ if worst == best => worst.to_string(),
        (None, None) => format!("{}\u{2013}{best}", worst.left()),
        (Some(worst), Some(best)) => format!("Fuel Critical {best} or {worst}"),
        _ => format!("{best} or {worst}"),
    }
}

/// What becomes of fuel that is spent: "from 14 fuel to 11", "from Fuel Critical 2 to 5".
pub fn fuel_spent(now: Fuel, then: Fuel) -> String {
    match (now.critical(), then.critical()) {
        (None, None) => format!("from {now} to {}", then.left()),
        (Some(_), Some(value)) => format!("from {now} to {value}"),
        _ => format!("from {now} to {then}"),
    }
}

/// The picture of a mission's counter.
pub fn picture(mission: &Mission) -> &'static str {
    if mission.is_intercept() {
        "hellcat"
    } else {
        "avenger"
    }
}

/// What a mission can fight in a hex: raids, or for a strike detected forces.
pub fn targets(table: &Table, mission: &Mission, hex: HexId) -> Vec<String> {
    let foes = forecast::foes_in(table, mission, hex);
    foes.iter().map(ToString::to_string).collect()
}

/// What a flight risks, if it risks the mission (4.454).
pub fn loss(reach: &Reach) -> &'static str {
    match (reach.best.is_exhausted(), reach.worst.is_exhausted()) {
        (true, _) => ", and is lost",
        (_, true) => ", and may be lost",
        _ => "",
    }
}

/// What a submarine is about (14.15, 14.171).
pub fn submarine(state: SubmarineState) -> String {
    match state {
        SubmarineState::Free => "lies in wait".to_owned(),
        SubmarineState::Shadowing(force) => format!("shadows {force}"),
        SubmarineState::Pinned(turns) => {
            format!(
                "driven deep, for {}",
                count_of(turns, "more chit", "more chits")
            )
        }
    }
}

/// Where a hex lies as seen from the fleet: from the nearest task groups, once they have parted (6.33).
pub fn whereabouts(table: &Table, hex: HexId) -> String {
    let hexes = table.groups_at_sea().map(|group| group.hex);
    let Some(home) = hexes.min_by_key(|home| home.distance(hex)) else {
        return hex.to_string();
    };
    let fleet = fleet_in_short(table, home);
    match home.distance(hex) {
        0 => format!("over {fleet}"),
        distance => format!(
            "{} {} of {fleet}",
            count_of(distance, "hex", "hexes"),
            bearing(home, hex)
        ),
    }
}

/// Whether all task groups are in one hex: then they are Task Force 58 (6.31).
pub fn is_together(table: &Table) -> bool {
    let mut hexes = table.groups_at_sea().map(|group| group.hex);
    let first = hexes.next();
    hexes.all(|hex| Some(hex) == first)
}

/// Whether some task groups are all that are at sea.
fn is_whole_fleet(table: &Table, groups: TaskGroupSet) -> bool {
    is_together(table) && table.groups_at_sea().all(|group| groups.contains(group.id))
}

/// Task groups by name: "Task Force 58" where they are all and together, "Task Group 58.2", "Task Groups 58.2 and
/// 58.3".
pub fn task_groups(table: &Table, groups: TaskGroupSet) -> String {
    if is_whole_fleet(table, groups) {
        return "Task Force 58".to_owned();
    }
    let (named, others): (Vec<TaskGroupId>, Vec<TaskGroupId>) = groups
        .iter()
        .partition(|group| group.is_of_the_task_force());
    let named: Vec<String> = named.iter().map(TaskGroupId::to_string).collect();
    let others = others.iter().map(TaskGroupId::to_string);
    let named = match named.as_slice() {
        [] => None,
        [only] => Some(format!("Task Group {only}")),
        several => Some(format!("Task Groups {}", list(several))),
    };
    list(&named.into_iter().chain(others).collect::<Vec<_>>())
}

/// A task group by name.
pub fn task_group(group: TaskGroupId) -> String {
    match group.is_of_the_task_force() {
        true => format!("Task Group {group}"),
        false => group.to_string(),
    }
}

/// The task groups in a hex by name.
pub fn fleet_in(table: &Table, hex: HexId) -> String {
    task_groups(table, table.groups_in(hex))
}

/// The fleet in a hex, in short: "TF 58", "TG 58.2", "TG 58.2, 58.3".
pub fn fleet_in_short(table: &Table, hex: HexId) -> String {
    groups_in_short(table, table.groups_in(hex))
}

/// Task groups as a counter has room for them: "TG 58.2", "58.2 .3", "58.7 S1".
pub fn on_counter(groups: TaskGroupSet) -> String {
    let names: Vec<String> = groups.iter().map(|group| group.to_string()).collect();
    let beside = |name: &String| match name.strip_prefix("58") {
        Some(number) => format!(" {number}"),
        None => format!(" {}", name.replace("urface ", "")),
    };
    match names.as_slice() {
        [only] => match groups.iter().any(TaskGroupId::is_of_the_task_force) {
            true => format!("TG {only}"),
            false => only.clone(),
        },
        [first, others @ ..] => others
            .iter()
            .map(beside)
            .fold(first.clone(), |all, it| all + &it),
        [] => String::new(),
    }
}

/// Task groups in short.
pub fn groups_in_short(table: &Table, groups: TaskGroupSet) -> String {
    if is_whole_fleet(table, groups) {
        return "TF 58".to_owned();
    }
    let names: Vec<String> = groups.iter().map(|group| group.to_string()).collect();
    match groups.iter().any(TaskGroupId::is_of_the_task_force) {
        true => format!("TG {}", names.join(", ")),
        false => names.join(", "),
    }
}

/// Where a hex lies as seen from the fleet, with its number.
pub fn place(table: &Table, hex: HexId) -> String {
    format!("{} ({hex})", whereabouts(table, hex))
}

/// The direction from one hex to another, to the nearest of eight.
pub fn bearing(from: HexId, to: HexId) -> &'static str {
    const NAMES: [&str; 8] = [
        "north",
        "north-east",
        "east",
        "south-east",
        "south",
        "south-west",
        "west",
        "north-west",
    ];
    let degrees = geometry::heading(geometry::centre(from), geometry::centre(to));
    // Half of an eighth to either side.
    let eighth = ((degrees + 360) * 2 + 45) / 90;
    NAMES[eighth as usize % NAMES.len()]
}

/// The carriers that some units stand on, or came from.
pub fn carriers_of(table: &Table, units: UnitSet) -> Vec<CarrierId> {
    let on = |unit| table.aboard(unit).map(|(deck, _)| deck.carrier);
    let mut carriers: Vec<CarrierId> = units
        .iter()
        .map(|unit| on(unit).unwrap_or(unit.home()))
        .collect();
    carriers.insertion_sort();
    carriers.dedup();
    carriers
}

/// The carriers of some units by name: "Bunker Hill and Wasp".
pub fn carriers(table: &Table, units: UnitSet) -> String {
    let carriers = carriers_of(table, units);
    let names: Vec<String> = carriers.iter().map(ToString::to_string).collect();
    list(&names)
}

/// Units and their carriers: "2 TBF from Bunker Hill and Wasp".
pub fn units_from(table: &Table, units: UnitSet) -> String {
    format!("{} from {}", by_type(units), carriers(table, units))
}

/// Units of each type, in the order of the roster.
pub fn types(units: UnitSet) -> Vec<UnitSet> {
    let mut types: Vec<UnitSet> = Vec::new();
    for one in units.iter() {
        match types
            .iter_mut()
            .find(|of| designation(**of) == designation(one.into()))
        {
            Some(of) => *of = of.with(one.into()),
            None => types.push(one.into()),
        }
    }
    types
}

/// The name of the type of some units of one type.
pub fn designation(units: UnitSet) -> &'static str {
    let first = units.iter().next();
    first.map_or("", |unit| unit.kind().designation())
}

/// Units by type: "3 F6F". No line breaks between number and type.
pub fn by_type(units: UnitSet) -> String {
    let mut text = String::new();
    for of in types(units) {
        let comma = if text.is_empty() { "" } else { ", " };
        text += &format!("{comma}{}\u{a0}{}", of.len(), designation(of));
    }
    text
}

/// When a raid will be over its target, or on Guam.
pub fn arrival(table: &Table, raid: &Raid) -> String {
    let (over, arrives) = match raid.attacks() {
        true => ("over its target", "arrives"),
        false => ("over Guam, to land", "lands on Guam"),
    };
    if raid.hex == table.target_hex(raid) {
        return over.to_owned();
    }
    match forecast::arrival(table, raid) {
        (turn, phase) if turn == table.turn => format!("{arrives} in phase {phase}"),
        (turn, phase) if turn == table.turn.next() => format!("{arrives} next turn, phase {phase}"),
        (turn, phase) => format!("{arrives} at {:04}", turn.time_of(phase)),
    }
}

/// The faces of the die that bring what so many of ten do, where the high ones bring it.
pub fn on_or_above(in_ten: u8) -> String {
    match in_ten {
        0 => "no roll".to_owned(),
        1 => "10".to_owned(),
        2 => "9 and 10".to_owned(),
        n @ 3..=9 => format!("{} to 10", 11 - n),
        _ => "any roll".to_owned(),
    }
}

/// Forces by their letters, "Force A", "Forces A and B", or by their names if there are others among them.
pub fn forces_named(forces: &[ForceId]) -> String {
    let letter = |force: &ForceId| match force {
        ForceId::Letter(letter) => Some(letter.to_string()),
        _ => None,
    };
    let Some(letters) = forces.iter().map(letter).collect::<Option<Vec<_>>>() else {
        let names: Vec<String> = forces.iter().map(ForceId::to_string).collect();
        return list(&names);
    };
    match forces {
        [] => "no force".to_owned(),
        [one] => one.to_string(),
        _ => format!("Forces {}", list(&letters)),
    }
}

/// A share of a hundred: "20%".
pub fn per_cent(number: impl Display) -> String {
    format!("{number}%")
}

/// Names in a row: "Wasp", "Wasp and Cabot", "Wasp, Cabot and Monterey".
pub fn list(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// Missions in a row, those of a kind under one name: "Intercept 1", "Intercepts 1, 2 and 3".
pub fn missions(ids: &[MissionId]) -> String {
    let of_kind = |kind: MissionType| {
        let ids: Vec<&MissionId> = ids.iter().filter(|id| id.kind == kind).collect();
        let numbers: Vec<String> = ids.iter().map(|id| id.number.to_string()).collect();
        match ids.as_slice() {
            [] => None,
            [only] => Some(only.to_string()),
            _ => Some(match kind {
                MissionType::Strike => format!("Air Strikes {}", list(&numbers)),
                MissionType::Intercept => format!("Intercepts {}", list(&numbers)),
            }),
        }
    };
    let kinds = [MissionType::Strike, MissionType::Intercept].into_iter();
    list(&kinds.filter_map(of_kind).collect::<Vec<_>>())
}

/// The article of a name at the beginning of a sentence.
pub fn article(name: &str) -> &'static str {
    match name.starts_with(['A', 'E', 'I', 'O', 'U']) {
        true => "An",
        false => "A",
    }
}

/// Hundredths as the player reads them: one decimal.
pub fn tenths(hundredths: u32) -> String {
    let tenths = (hundredths + 5) / 10;
    format!("{}.{}", tenths / 10, tenths % 10)
}

/// A modifier with its sign.
pub fn modifier(value: i8) -> String {
    signed(value)
}

/// What is added to a damage roll: "+1", or "0".
pub fn plus(value: i8) -> String {
    match value {
        0 => "0".to_owned(),
        value => modifier(value),
    }
}

/// How many of some points are fighters, and how many attack planes.
pub fn of_each(fighters: u8, attack: u8) -> String {
    let (fighters, attack) = (
        some_of(fighters, "fighters"),
        some_of(attack, "attack planes"),
    );
    format!("{fighters}, {attack}")
}

/// What became of a raid that is no longer on the map.
pub fn fate(raid: &Raid) -> String {
    match raid.fate {
        Fate::Inbound if raid.is_shuttle() => "flying to Guam".to_owned(),
        Fate::Inbound => "still flying in".to_owned(),
        Fate::Withdrew if raid.strength.attack() == 0 => {
            "turned for home, no attack planes left".to_owned()
        }
        Fate::Withdrew => "attacked and flew off".to_owned(),
        Fate::Landed if raid.is_shuttle() => "attacked, and flew on to Guam".to_owned(),
        Fate::Landed => "landed on Guam".to_owned(),
        Fate::Destroyed => "shot down to the last plane".to_owned(),
        Fate::GotThrough { attack: 0 } => "arrived without attack planes".to_owned(),
        Fate::GotThrough { attack } => format!("got through with {attack} of attack planes"),
    }
}

/// The fuel a CAP mission can have when it goes on the map, least and most (4.35).
pub fn patrol_fuel() -> (i8, i8) {
    let fuel = by_face(&INTERCEPTION_FUEL, 0, 0);
    (
        fuel.iter().copied().min().unwrap_or_default(),
        fuel.iter().copied().max().unwrap_or_default(),
    )
}

/// The date and the time at which a phase begins: "20 June, 0010".
pub fn date_and_time(turn: Turn, phase: u8) -> String {
    format!("{} June, {:04}", turn.date(), turn.time_of(phase))
}

/// The time at which a phase begins, with the date in a battle of two days.
pub fn time_in(scenario: &Scenario, turn: Turn, phase: u8) -> String {
    match scenario.has_second_day() {
        true => date_and_time(turn, phase),
        false => format!("{:04}", turn.time_of(phase)),
    }
}

/// Where each day begins among some turns at their places, in a battle of two days.
pub fn days(
    scenario: &Scenario,
    turns: impl IntoIterator<Item = (i32, Turn)>,
) -> Vec<(i32, String)> {
    let mut days: Vec<(i32, u8)> = Vec::new();
    for (place, turn) in turns.into_iter().filter(|_| scenario.has_second_day()) {
        if days.last().is_none_or(|(_, date)| *date != turn.date()) {
            days.push((place, turn.date()));
        }
    }
    let day = |(place, date)| (place, format!("{date} June"));
    days.into_iter().map(day).collect()
}

/// The time of something that happened, with the date in a battle of two days.
pub fn when_in(scenario: &Scenario, at: GameTime) -> String {
    time_in(scenario, at.turn, at.phase)
}

/// A place in a row of a few.
pub fn ordinal(place: usize) -> String {
    match place {
        1 => "1st".to_owned(),
        2 => "2nd".to_owned(),
        3 => "3rd".to_owned(),
        place => format!("{place}th"),
    }
}
