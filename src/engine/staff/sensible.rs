//! A player who plays as a careful staff would, by a few rules of thumb:
//!
//! - wait near the fleet, where every raid must come, and meet it within one hex: a second hex
//!   costs nearly as much as a fight;
//! - fight whenever it brings more than it costs, the most promising fight first, as long as the
//!   fuel keeps the mission out of box 7 until the end;
//! - keep the patrols in their boxes, where they burn nothing, for what comes over the fleet, and
//!   put them up for a raid near by once their fuel lasts to the end;
//! - land only those who are of no more use, and who come down without a risk; where there are decks
//!   to fly from again, land in time;
//! - keep the decks clear of bombers, and the Hellcats going round;
//! - where forces raid that have yet to be found: search from the first turn on, close on them, keep a plane or two
//!   of each fleet carrier ready, and strike carriers as soon as they are located within reach; over dark decks stay up;
//! - sweep the fighters away before the bombers come, and put every bomb where it counts most.
//!
//! It looks at the table, the charts and the scenario's clock, never at the dice.

use super::{Player, fuel};
use crate::engine::charts::{BATTLE_LINE, BattleLine};
use crate::engine::combat::able_to_fire;
use crate::engine::decision::auto_answer;
use crate::engine::fleet::{Mission, deck_to_land_on};
use crate::engine::forces::{Raid, RaidId};
use crate::engine::forecast;
use crate::engine::forecast::raids_are_over;
use crate::engine::game::Game;
use crate::engine::order::Order;
use crate::engine::ships::ShipSet;

/// The staff of Task Force 58.
#[derive(Clone, Copy, Default, Debug)]
pub struct Sensible;

impl Player for Sensible {
    fn order(&mut self, game: &Game) -> Option<Order> {
        let question = game.decision()?;
        // What nobody could want another answer to, the staff does not think about either.
        let going_on = auto_answer(game).map(|(order, _)| order);
        going_on.or_else(|| question.question().staff(game))
    }
}

/// All battleships fire on the raid that overflies them, unless one that may do so yet is so much
/// stronger that it is worth the wait: only some do (5.72).
pub(in crate::engine) fn overflight(game: &Game, raid: RaidId) -> Order {
    let table = game.table();
    let attack = |raid: &Raid| u32::from(forecast::likely_points(raid).1);
    let this = table.raid(raid).map_or(0, attack);
    let others = table.attackers().filter(|other| other.id != raid);
    let over = others.filter(|other| other.hex == table.target_hex(other));
    let overflying = BATTLE_LINE.faces(0, 0);
    let overflying = overflying.filter(|face| *face == BattleLine::Overfly);
    let next = over.map(attack).max().unwrap_or(0) * overflying.count() as u32 / 10;
    let ships = if this >= next {
        able_to_fire(table)
    } else {
        ShipSet::default()
    };
    Order::OpenFire { ships }
}

/// Lands missions that cannot stay in the air to the end, and those with nothing more to fight, or
/// no fuel to do it, if they come down without a risk.
pub(in crate::engine) fn landing(game: &Game) -> Order {
    let table = game.table();
    let mut due = table
        .missions
        .iter()
        .filter(|mission| why_land(game, mission).is_some());
    let land = due.find_map(|mission| {
        let unit = mission.units.iter().next()?;
        let carrier = deck_to_land_on(table, unit).ok()?;
        Some(Order::Land { unit, carrier })
    });
    land.unwrap_or(Order::EndLanding)
}

/// Why a mission over its carriers had better land.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WhyLand {
    /// Its fuel does not last to the end of the battle (4.454).
    RunsOut,
    /// No raid is left to fight, and it comes down without a risk.
    NothingToFight,
    /// It has no fuel for another fight, and comes down without a risk.
    NoFuelToFight,
    /// It has little fuel left, and no raid is in sight: it takes off again with full tanks.
    LittleFuel,
    /// A strike that has made its attempts.
    HasAttacked,
    /// A strike with no force in contact that it could attack and come home from.
    NothingToAttack,
}

/// Why the staff would land a mission that is over its carriers; nothing if it would not (4.433).
pub fn why_land(game: &Game, mission: &Mission) -> Option<WhyLand> {
    let is_safe = || forecast::landing_losses_in_ten(game.table(), mission) == 0;
    if fuel::spare_to_the_end(game, mission.fuel) < 0 {
        Some(WhyLand::RunsOut)
    } else if raids_are_over(game) {
        is_safe().then_some(WhyLand::NothingToFight)
    } else if !fuel::allows_a_fight(game, mission, mission.hex, mission.fuel) {
        is_safe().then_some(WhyLand::NoFuelToFight)
    } else {
        None
    }
}
