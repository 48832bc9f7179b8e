//! The sentences of the log.

mod attacks;
mod decks;
mod forces;
mod rolls;
mod searches;

use std::fmt;

use super::event::{AirPoints, Event, FuelUse, Killer, MoveReason, Target, UnitLoss};
use super::scenario::Scored;

/// A number of things, in the singular or the plural.
pub fn count(number: impl Into<i64>, one: &str, many: &str) -> String {
    let number = number.into();
    format!("{number} {}", if number == 1 { one } else { many })
}

/// A number with its sign: a true minus, as everywhere on the page.
pub fn signed(number: impl Into<i64>) -> String {
    let number = number.into();
    if number < 0 {
        format!("\u{2212}{}", number.unsigned_abs())
    } else {
        format!("+{number}")
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Forces(event) => event.fmt(f),
            Event::Searches(event) => event.fmt(f),
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
            } => write!(f, "{what}, one of {} at random: {picked}.", among.len()),
            Event::TaskGroupPlaced { what, hex } => write!(f, "Task Group {what} is in {hex}."),
            Event::Detached { what, hex, ships } => {
                let leave = if ships.len() == 1 { "leaves" } else { "leave" };
                write!(
                    f,
                    "{ships} {leave} the Battle Line in {hex} as Task Group {what}."
                )
            }
            Event::CapPlaced { what, units, .. } => {
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
            Event::ForcePlaced {
                what, hex, ships, ..
            } if ships.is_empty() => write!(f, "{what} is reported in {hex}."),
            Event::ForcePlaced {
                what,
                hex,
                detection,
                ships,
                ..
            } => {
                let ships: Vec<_> = ships.iter().map(ToString::to_string).collect();
                write!(f, "{what}, {detection}, is in {hex}: {}.", ships.join(", "))
            }
            Event::MissionMoved {
                what,
                from,
                to,
                why: MoveReason::Return,
                ..
            } => {
                write!(f, "{what} turns for home, {from} to {to}.")
            }
            Event::MissionMoved { what, from, to, .. } => {
                write!(f, "{what} flies from {from} to {to}.")
            }
            Event::Held { what } => write!(f, "{what} keeps its station."),
            Event::RaidMoved { what, from, to, .. } => {
                write!(f, "{what} flies on, {from} to {to}.")
            }
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
                    FuelUse::Launch => "the hex at launch",
                    FuelUse::SecondContact => "a second search for the target",
                    FuelUse::Coordination => "drawing together",
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
            Event::BattleBegins { mission, raid } => write!(f, "{mission} meets {raid}."),
            Event::StoodDown { interceptor, raid } => {
                write!(
                    f,
                    "{interceptor} comes too late: nothing is left of {raid}."
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
                ..
            } => {
                if let AirPoints::Force(_) = what {
                    let points = count(*points, "point", "points");
                    return match why {
                        Killer::NoDeck => write!(f, "{points} of {what} find no deck to land on."),
                        _ => write!(f, "{why} shoots down {points} of {what} over {hex}."),
                    };
                }
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
                mission: Some(mission),
                hex,
                why,
                ..
            } => match why {
                UnitLoss::Landing => {
                    write!(f, "{what} of {mission} is lost coming aboard in {hex}.")
                }
                UnitLoss::OutOfFuel => {
                    write!(f, "{what} of {mission} runs dry and ditches in {hex}.")
                }
                UnitLoss::Guns => write!(f, "{what} of {mission} is shot down by the guns."),
                _ => write!(f, "{what} of {mission} is shot down over {hex}."),
            },
            Event::UnitLost {
                what, carrier, why, ..
            } => {
                let aboard = carrier.map(|carrier| carrier.to_string());
                let aboard = aboard.unwrap_or_default();
                match why {
                    UnitLoss::Landing => write!(f, "{what} is lost coming aboard {aboard}."),
                    UnitLoss::NoRoom => {
                        write!(
                            f,
                            "{what} is back from its search, finds no deck and ditches."
                        )
                    }
                    UnitLoss::PushedOver => {
                        write!(f, "{what} is pushed over the side of {aboard}.")
                    }
                    _ => write!(f, "{what} is destroyed aboard {aboard}."),
                }
            }
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
                write!(f, "{} for {why}.", signed(*vp))
            }
            Event::Ended { score, level } => {
                write!(
                    f,
                    "The battle is over: {}, \u{201c}{level}\u{201d}.",
                    signed(*score)
                )
            }
            Event::Aboard { .. }
            | Event::PoolPlaced { .. }
            | Event::AirStep { .. }
            | Event::Launched { .. }
            | Event::CapLaunched { .. }
            | Event::Recalled { .. }
            | Event::Handled { .. }
            | Event::DeckInoperative { .. }
            | Event::DeckRepaired { .. }
            | Event::FireBrokeOut { .. }
            | Event::FireChanged { .. }
            | Event::FireBurnsOn { .. }
            | Event::FiresOut { .. } => decks::sentence(self, f),
            _ => attacks::sentence(self, f),
        }
    }
}

impl fmt::Display for Scored {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Scored::PointsDestroyed => "Japanese air points destroyed",
            Scored::UnitLost => "air units lost",
            Scored::GotThrough => "attack planes that got through",
            Scored::UnitLostAway => "units lost far from home",
            Scored::UnitLostAtHome => "units lost over the fleet",
            Scored::JapaneseCarriers => "damage to Japanese carriers",
            Scored::UsCarriers => "damage to our carriers",
            Scored::LevelOne => "a force that is really there",
            Scored::LevelTwo => "a force known at Level 2",
            Scored::LevelThree => "a force known at Level 3",
            Scored::FullyKnown => "a force of which everything is known",
            Scored::SearchUnitLost => "a search unit that found no deck",
        })
    }
}
