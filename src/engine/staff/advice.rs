//! What the staff thinks of a strike: whether decks had better be readied for one, whether one had better take off now,
//! and why not (4.14, 4.22, 6.23).

use super::hunting::{self, LEAST_UNITS};
use super::{both, counterstrike, home};
use crate::engine::fleet::{TaskGroupId, check_can_operate};
use crate::engine::forces::{Force, ForceId, Raid, RaidId};
use crate::engine::forecast;
use crate::engine::forecast::raids_are_over;
use crate::engine::game::Game;
use crate::engine::order::Order;
use crate::engine::table::Table;

/// Hexes farther than which nobody flies to attack.
const FARTHEST: u8 = 20;

/// What a force is to a strike that would take off now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StrikeAdvice {
    /// The force.
    pub force: ForceId,
    /// Hexes from the fleet to it.
    pub hexes: u8,
    /// The order that sends the strike, or why none is sent.
    pub order: Result<Order, NoStrike>,
}

/// Why the staff sends no strike at a force in contact that is worth an attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoStrike {
    /// Where it is, is known too roughly to find it.
    RoughlyKnown,
    /// It is too far off to attack it and come home, or to come there in time.
    TooFar,
    /// A strike that takes off now comes there in the dark.
    TooLate,
    /// It is not known to have carriers, and planes are kept for those that have.
    NotKnownToHaveCarriers,
    /// A mission is out already, and the decks are for searches too.
    OthersAreOut,
    /// Too few attack planes can take off together.
    TooFew {
        /// How many can.
        able: u8,
    },
}

/// What the staff thinks of a strike at the force in contact that is most worth one; nothing where none is.
pub fn strike_advice(game: &Game) -> Option<StrikeAdvice> {
    let table = game.table();
    if !hunting::is_hunt(game) && !both::is_it(game) {
        return None;
    }
    let fleet = home::of_fleet(table)?;
    let force = hunting::targets(table).min_by_key(|force| {
        let is_carrier_force = force.intelligence.is_carrier_force();
        (!is_carrier_force, force.hex.distance(fleet))
    })?;
    let hexes = force.hex.distance(fleet);
    let order = match hunting::launch(game) {
        Some(order) => Ok(order),
        None => Err(why_none(game, force, hunting::way_to(game, fleet, force))),
    };
    Some(StrikeAdvice {
        force: force.id,
        hexes,
        order,
    })
}

/// Why no strike is sent to a force, which it would meet so many hexes off.
fn why_none(game: &Game, force: &Force, hexes: u8) -> NoStrike {
    let table = game.table();
    let has_carriers = force.intelligence.is_carrier_force();
    match () {
        () if force.detection < hunting::least_detection(game) => NoStrike::RoughlyKnown,
        () if !has_carriers && both::is_it(game) => NoStrike::NotKnownToHaveCarriers,
        () if hunting::is_near(game, hexes) => match () {
            () if !has_carriers && !table.missions.is_empty() => NoStrike::OthersAreOut,
            () => NoStrike::TooFew {
                able: hunting::able_planes(table).len(),
            },
        },
        () if hunting::is_in_range(game, hexes) => NoStrike::TooLate,
        () => NoStrike::TooFar,
    }
}

/// How far a strike may go that takes off now, and how far off the nearest carriers in contact will be when it comes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StrikeReach {
    /// The force that has them.
    pub force: ForceId,
    /// Hexes to where it is likely to be then.
    pub hexes: u8,
    /// Hexes from which the staff reckons to bring a strike home.
    pub reach: u8,
}

/// How far a strike may go, where forces raid and carriers are in contact; nothing where none may go at all.
pub fn strike_reach(game: &Game) -> Option<StrikeReach> {
    if !both::is_it(game) {
        return None;
    }
    let table = game.table();
    let fleet = home::of_fleet(table)?;
    let carriers = hunting::targets(table).filter(|force| force.intelligence.is_carrier_force());
    let off = carriers.map(|force| (hunting::way_to(game, fleet, force), force.id));
    let (hexes, force) = off.min()?;
    let mut ways = (1..=FARTHEST).rev();
    let reach = ways.find(|hexes| hunting::is_near(game, *hexes))?;
    Some(StrikeReach {
        force,
        hexes,
        reach,
    })
}

/// The fewest attack planes that the staff sends as a strike.
pub const fn least_of_a_strike() -> u8 {
    LEAST_UNITS
}

/// Why the decks had better be handled otherwise than to keep bombs off them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DeckAdvice {
    /// Planes had better be readied for a strike: a force with carriers may be within reach by the time they are on
    /// deck.
    ReadyAStrike {
        /// The force.
        force: ForceId,
        /// Hexes from the fleet to it.
        hexes: u8,
        /// The task group with the most attack planes: the others keep their fighters going round.
        group: TaskGroupId,
    },
    /// Bombs had better go below: a raid comes in.
    ClearForRaid(RaidId),
    /// Bombs had better go below: no force with carriers may come within reach any more in the light.
    NothingInReach,
}

/// What the staff thinks of the decks where forces raid and have yet to be found. Only in the quiet between raids are
/// both places of a deck for bombs, for what is armed there burns.
pub fn deck_advice(game: &Game) -> Option<DeckAdvice> {
    if !both::is_it(game) {
        return None;
    }
    let table = game.table();
    let may_bomb = |raid: &&Raid| raid.strength.may_bomb();
    let first = table
        .attackers()
        .filter(may_bomb)
        .min_by_key(|raid| forecast::phases_until_arrival(table, raid));
    let target = counterstrike::may_come_within_reach(game).filter(|_| !raids_are_over(game));
    let advice = match (target, first) {
        (Some(_), Some(raid)) => DeckAdvice::ClearForRaid(raid.id),
        (Some((force, hexes)), None) => DeckAdvice::ReadyAStrike {
            force,
            hexes,
            group: strongest(table)?,
        },
        (None, _) => DeckAdvice::NothingInReach,
    };
    Some(advice)
}

/// The task group with the most attack planes on decks that work.
fn strongest(table: &Table) -> Option<TaskGroupId> {
    let planes = |group: TaskGroupId| {
        let decks = table.decks.iter();
        let hers = decks.filter(|deck| deck.carrier.data().group == group);
        let works = hers.filter(|deck| check_can_operate(table, deck.carrier).is_ok());
        let aboard = works.map(|deck| deck.aboard());
        aboard
            .map(|units| units.without(units.fighters()).len())
            .sum::<u8>()
    };
    let groups = table.task_groups.iter().map(|group| group.id);
    let able = groups.filter(|group| planes(*group) >= LEAST_UNITS);
    able.max_by_key(|group| (planes(*group), std::cmp::Reverse(*group)))
}
