//! The sentences of dice and of random choices.

use std::fmt;

use crate::engine::event::{Choice, Pick, Purpose, Roll};
use crate::engine::forces::Launcher;
use crate::engine::words::signed;

/// A roll: what for, what fell, and what it says.
pub(super) fn roll(f: &mut fmt::Formatter<'_>, roll: &Roll) -> fmt::Result {
    write!(f, "{}: die {}", roll.purpose, roll.die)?;
    for modifier in &roll.modifiers {
        write!(f, " {} ({})", signed(modifier.value), modifier.reason)?;
    }
    if !roll.modifiers.is_empty() {
        write!(f, " = {}", roll.total)?;
    }
    write!(f, ", result {}.", roll.result)
}

/// A random choice.
pub(super) fn pick(f: &mut fmt::Formatter<'_>, pick: &Pick) -> fmt::Result {
    let Pick {
        what,
        among,
        picked,
    } = pick;
    write!(f, "{what}, one of {} at random: {picked}.", among.len())
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
            Purpose::Contact(mission, force) => write!(f, "{mission} looks for {force}"),
            Purpose::Surprise(mission, force) => write!(f, "{mission} comes upon {force}"),
            Purpose::EscortsFire(mission, force) => {
                write!(f, "Escorts of {mission} fire on the CAP of {force}")
            }
            Purpose::CapOnEscorts(force, mission) => {
                write!(f, "CAP of {force} fires on the escorts of {mission}")
            }
            Purpose::CapOnAttackPlanes(force, mission) => {
                write!(f, "CAP of {force} fires on the attack planes of {mission}")
            }
            Purpose::JapaneseGuns(force, mission) => write!(f, "Guns of {force} on {mission}"),
            Purpose::UsGuns(group, raid) => write!(f, "Guns of Task Group {group} on {raid}"),
            Purpose::BattleLine(raid) => write!(f, "{raid} meets the Battle Line"),
            Purpose::Damage(ship) => write!(f, "Bombs and torpedoes on {ship}"),
            Purpose::Outbreak(carrier) => write!(f, "Fire aboard {carrier}"),
            Purpose::Spread(carrier) => write!(f, "The fire aboard {carrier}"),
            Purpose::Wind => f.write_str("Whence the wind blows"),
            Purpose::Shuttle(raid) => write!(f, "Whether {raid} flies to Guam"),
            Purpose::Refuelling(force) => write!(f, "Whether {force} gets its oil"),
            Purpose::Evasion(side) => write!(f, "How fast {side} are"),
            Purpose::SurfaceSurprise(hex) => write!(f, "Who sees whom first in {hex}"),
            Purpose::Gunfire(ship, at) => write!(f, "{ship} fires on {at}"),
            Purpose::ShipTorpedoes(ship, at) => write!(f, "Torpedoes of {ship} at {at}"),
            Purpose::Repair(carrier) => write!(f, "Repairing the flight deck of {carrier}"),
            Purpose::SubmarineAtLights(hex) => {
                write!(f, "A submarine at the lights in {hex}")
            }
            Purpose::SubmarineAtCripple(ship) => write!(f, "A submarine at {ship}"),
            Purpose::MissionMovement => f.write_str("The way of the Japanese forces"),
            Purpose::Search(search, force) => write!(f, "{search} looks for {force}"),
            Purpose::LocationDirection(force) => write!(f, "Which way {force} really is"),
            Purpose::LocationDistance(force) => write!(f, "How far off {force} really is"),
            Purpose::LevelTwo(force) | Purpose::LevelThree(force) => {
                write!(f, "What {force} is made of")
            }
            Purpose::LevelFour(force) => write!(f, "The carriers of {force}"),
            Purpose::Screen(force) => write!(f, "The screen of {force}"),
            Purpose::WouldRaid(Launcher::Guam) => f.write_str("Whether Guam attacks"),
            Purpose::WouldRaid(force) => {
                write!(f, "Whether {force} would attack, if it had carriers")
            }
            Purpose::SubmarineContact(submarine, force) => {
                write!(f, "{submarine} looks for {force}")
            }
            Purpose::UsSubmarineAttack(submarine, force) => {
                write!(f, "{submarine} attacks {force}")
            }
            Purpose::TorpedoHits(submarine, force) => {
                write!(f, "Torpedoes of {submarine} on {force}")
            }
            Purpose::Hunt(force, submarine) => {
                write!(f, "The escorts of {force} hunt {submarine}")
            }
            Purpose::RaidStrength(force) => write!(f, "The strength of the raid of {force}"),
            Purpose::LandAirArrival(base) => write!(f, "Whether aircraft come from {base}"),
            Purpose::LandAirStrength(base) => write!(f, "How many come from {base}"),
            Purpose::CapStrength(force) => write!(f, "Fighters over {force}"),
            Purpose::Commitment(force) => write!(f, "Whether {force} is there at all"),
            Purpose::ArrivalZone(force) => write!(f, "The zone in which {force} arrives"),
            Purpose::ArrivalHex(force) => write!(f, "The hex in which {force} arrives"),
            Purpose::ArrivalNearCarriers(force) => {
                write!(f, "Whether our carriers keep {force} away")
            }
        }
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::RaidHex(raid) => write!(f, "The way of {raid}"),
            Choice::UnitLost(mission) => write!(f, "Which unit of {mission} is hit"),
            Choice::UnitAborted(mission) => write!(f, "Which unit of {mission} is driven off"),
            Choice::WrongTarget(mission) => write!(f, "Which force {mission} finds instead"),
            Choice::NextRaid => f.write_str("Which raid attacks next"),
            Choice::TaskGroup(raid) => write!(f, "Which task group {raid} attacks"),
            Choice::PointHit(raid) => write!(f, "What the guns hit of {raid}"),
            Choice::Ship(raid) => write!(f, "Which ship {raid} goes for"),
            Choice::UnitAboard(carrier) => write!(f, "Which unit is hit aboard {carrier}"),
            Choice::SubmarineTarget(hex) => write!(f, "Which carrier in {hex} the torpedoes hit"),
            Choice::Chit => f.write_str("Which activation chit is drawn"),
            Choice::ForceHex(force) => write!(f, "The way of {force}"),
            Choice::LevelOne(force) => write!(f, "The first chit of {force}"),
            Choice::LevelThree(force) => write!(f, "The chit of {force}"),
            Choice::ShipDrawn(force) => write!(f, "A ship of {force}"),
            Choice::RaidTarget(force) => write!(f, "Whom {force} would attack"),
            Choice::TorpedoedShip(force) => write!(f, "Which ship of {force} was torpedoed"),
            Choice::NearestGroup(force) => write!(f, "Which ships {force} goes by"),
            Choice::NextAtTheLimit => f.write_str("Which report is looked into next"),
            Choice::OilerHex(oiler) => write!(f, "Where {oiler} waits"),
            Choice::Oiler(force) => write!(f, "Which oiler {force} makes for"),
            Choice::NextMeeting(hex) => write!(f, "Which force is met next in {hex}"),
            Choice::SurfaceTarget(ship) => write!(f, "On whom {ship} fires"),
            Choice::Withdrawal(hex) => write!(f, "The way out of {hex}"),
            Choice::ArrivalHex(force) => write!(f, "Where {force} arrives"),
        }
    }
}
