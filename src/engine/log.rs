//! The sentences of the log.

use std::fmt;

use super::event::{Choice, Event, FuelUse, Purpose, Roll, Target, UnitLoss};
use super::scenario::Scored;

/// A number of things, in the singular or the plural.
pub fn count(number: impl Into<i64>, one: &str, many: &str) -> String {
    let number = number.into();
    format!("{number} {}", if number == 1 { one } else { many })
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Game { scenario, options } if options.is_empty() => {
                write!(f, "Scenario {scenario} begins.")
            }
            Event::Game { scenario, options } => {
                let names: Vec<_> = options.iter().map(|option| option.title()).collect();
                write!(f, "Scenario {scenario} begins, with: {}.", names.join("; "))
            }
            Event::Turn { turn } => write!(f, "{turn}."),
            Event::Phase { number } => write!(f, "Action phase {number}."),
            Event::Segment { name } => write!(f, "{name} segment."),
            Event::Order { order } => write!(f, "Order: {order}."),
            Event::Roll(roll) => roll.fmt(f),
            Event::Pick {
                what,
                among,
                picked,
            } => write!(f, "{what}, one of {among} at random: {picked}."),
            Event::TaskGroupPlaced { what, hex } => write!(f, "Task Group {what} is in {hex}."),
            Event::CapPlaced { what, units } => {
                write!(
                    f,
                    "{what} is overhead: {}.",
                    count(units.len(), "fighter unit", "fighter units")
                )
            }
            Event::MissionPlaced {
                what,
                hex,
                units,
                fuel,
                from: None,
            } => {
                write!(
                    f,
                    "{what} is in {hex}: {}, {fuel}.",
                    count(units.len(), "unit", "units")
                )
            }
            Event::MissionPlaced {
                what,
                hex,
                fuel,
                from: Some(cap),
                ..
            } => {
                write!(f, "{cap} goes on the map in {hex} as {what}, {fuel}.")
            }
            Event::RaidPlaced {
                what,
                hex,
                points,
                wave: 2,
                ..
            } => {
                write!(
                    f,
                    "Behind it, a second wave: {what} in {hex}, {}.",
                    count(*points, "air point", "air points")
                )
            }
            Event::RaidPlaced {
                what,
                hex,
                points,
                source,
                ..
            } => {
                let points = count(*points, "air point", "air points");
                write!(
                    f,
                    "Radar contact: {what} in {hex}, {points}, from {source}."
                )
            }
            Event::ForcePlaced { what, hex } => write!(f, "{what} is in {hex}."),
            Event::MissionMoved { what, from, to, .. } => {
                write!(f, "{what} flies from {from} to {to}.")
            }
            Event::Held { what } => write!(f, "{what} keeps its station."),
            Event::RaidMoved { what, from, to } => write!(f, "{what} flies on, {from} to {to}."),
            Event::Fuel {
                mission,
                spent,
                left,
                why,
            } => {
                let what = match why {
                    FuelUse::FirstHex => "flying",
                    FuelUse::Holding => "holding",
                    FuelUse::SecondHex => "the second hex",
                    FuelUse::Combat => "combat",
                };
                write!(f, "{mission} spends {spent} on {what}: {left}.")
            }
            Event::Split {
                mission,
                into,
                units,
            } => {
                write!(
                    f,
                    "{} leave {mission} and fly on as {into}.",
                    count(units.len(), "unit", "units")
                )
            }
            Event::Declared { interceptor, raid } => {
                write!(f, "{interceptor} is sent against {raid}.")
            }
            Event::StoodDown { interceptor, raid } => {
                write!(
                    f,
                    "{interceptor} finds nothing left of {raid} and spends no fuel on it."
                )
            }
            Event::Sorted {
                raid,
                fighters,
                attack,
            } => {
                write!(
                    f,
                    "{raid} shows {fighters} of fighters and {attack} of attack planes."
                )
            }
            Event::Divided {
                mission,
                raid,
                escorts,
                attack,
            } => {
                let (escorts, attack) = (escorts.len(), attack.len());
                write!(
                    f,
                    "{mission} meets {raid}: {escorts} against the escorts, {attack} against the attack planes."
                )
            }
            Event::BrokeThrough { raid, mission } => {
                write!(
                    f,
                    "An escort of {raid} slips past and dives on the rest of {mission}."
                )
            }
            Event::HeldOut { mission } => {
                write!(f, "One unit of {mission} is driven off its attack.")
            }
            Event::PointsLost {
                what,
                points,
                kind,
                hex,
                why,
            } => {
                let kind = match (kind, points) {
                    (Target::Fighters, 1) => "point of escorts",
                    (Target::Fighters, _) => "points of escorts",
                    (Target::AttackPlanes, 1) => "point of attack planes",
                    (Target::AttackPlanes, _) => "points of attack planes",
                };
                write!(f, "{why} shoots down {points} {kind} of {what} over {hex}.")
            }
            Event::UnitLost {
                what,
                mission,
                hex,
                why,
                ..
            } => match why {
                UnitLoss::Combat => write!(f, "{what} of {mission} is shot down over {hex}."),
                UnitLoss::Landing => {
                    write!(f, "{what} of {mission} is lost coming aboard in {hex}.")
                }
                UnitLoss::OutOfFuel => {
                    write!(f, "{what} of {mission} runs dry and ditches in {hex}.")
                }
            },
            Event::Fought { mission, raid } => write!(f, "{mission} breaks off from {raid}."),
            Event::Landed {
                carrier,
                unit,
                from,
                ..
            } => write!(f, "{unit} of {from} lands on {carrier}."),
            Event::DeckCrash { carrier } => write!(f, "A wreck blocks the deck of {carrier}."),
            Event::DeckCleared { carrier } => write!(f, "The deck of {carrier} is clear again."),
            Event::MissionRemoved { what } => write!(f, "{what} is no more in the air."),
            Event::RaidDestroyed { what } => write!(f, "Nothing is left of {what}."),
            Event::GotThrough { raid, attack } => {
                let points = count(*attack, "point of attack planes", "points of attack planes");
                write!(f, "{raid} is over the task force with {points}.")
            }
            Event::Score { vp, why } => {
                let why = match why {
                    Scored::PointsDestroyed => "Japanese air points destroyed",
                    Scored::UnitLost => "a unit lost",
                    Scored::GotThrough => "attack planes that got through",
                };
                write!(f, "{vp:+} for {why}.")
            }
            Event::Ended { score, level } => {
                write!(f, "The battle is over: {score}, \u{201c}{level}\u{201d}.")
            }
        }
    }
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: die {}", self.purpose, self.die)?;
        for modifier in &self.modifiers {
            write!(f, " {:+} ({})", modifier.value, modifier.reason)?;
        }
        if !self.modifiers.is_empty() {
            write!(f, " = {}", self.total)?;
        }
        write!(f, ", result {}.", self.result)
    }
}

impl fmt::Display for Purpose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Purpose::CapFuel(cap) => write!(f, "Fuel of {cap}"),
            Purpose::SecondHex(mission) => write!(f, "Second hex of {mission}"),
            Purpose::Landing(unit) => write!(f, "{unit} comes in to land"),
            Purpose::Crash(carrier) => write!(f, "Deck of {carrier}"),
            Purpose::Clearing(carrier) => write!(f, "Clearing the deck of {carrier}"),
            Purpose::Range(raid) => write!(f, "Radar range of {raid}"),
            Purpose::Escorts(raid) => write!(f, "Fighters in {raid}"),
            Purpose::UsFire(mission, raid, target) => {
                write!(f, "{mission} fires on the {target} of {raid}")
            }
            Purpose::Escort(raid, mission) => write!(f, "Escorts of {raid} fire on {mission}"),
            Purpose::BreakThrough(raid, mission) => write!(
                f,
                "The escort of {raid} that broke through fires on {mission}"
            ),
        }
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::RaidHex(raid) => write!(f, "The way of {raid}"),
            Choice::UnitLost(mission) => write!(f, "Which unit of {mission} is hit"),
        }
    }
}
