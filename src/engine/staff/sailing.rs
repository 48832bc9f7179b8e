//! Where the staff moves the fleet when its chit is drawn, and why (6.3, 12.42).

use super::{both, counterstrike, home, wind};
use crate::engine::fleet::{stays_behind, towing_moves, unopposed_moves};
use crate::engine::game::Game;
use crate::engine::map::HexId;
use crate::engine::order::Order;
use crate::engine::table::Table;

/// Why the staff moves the fleet, or has it stay (6.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WhySail {
    /// It goes nearer to the forces of which there is something to learn.
    Closes,
    /// It goes nearer to those that may have carriers.
    ClosesOnCarriers,
    /// It goes nearer to those that the north edge of the map keeps from drawing off (7.21).
    Corners,
    /// Crippled ships are towed away from the enemy, as far as they can be (12.42).
    Tows,
    /// A raid is over the fleet: who is in the air to meet it would be left behind.
    RaidIsOver,
    /// In this light it looks for nobody any more.
    Dark,
    /// A strike from nearer by would hardly come before night any more, the last of the battle.
    TooLate,
    /// A ship would be left behind alone for some hexes (12.41).
    LeavesCripples,
    /// No move brings the forces that matter nearer.
    NoneIsNearer,
    /// It steams into the wind, for raids are in sight and fighters are to take off and to land (17.4).
    IntoTheWind,
    /// To go nearer would be to leeward, where nobody is on patrol and hardly anybody flies (17.2).
    KeepsPatrols,
    /// To go nearer would be to leeward, where a strike could neither take off nor land (17.2).
    KeepsDecks,
}

/// What the staff does with the fleet when its chit is drawn, and why: towards the reports that matter most, or where
/// forces raid towards those that may; and crippled ships away from the enemy, as far as they can be towed.
pub fn sailing(game: &Game) -> (Order, WhySail) {
    let table = game.table();
    let to = match both::is_it(game) {
        true => counterstrike::closing(game),
        false => towards_reports(table).ok_or(WhySail::NoneIsNearer),
    };
    // 12.41: nobody is left behind alone for some hexes.
    let mut ships = table
        .groups_at_sea()
        .flat_map(|group| table.ships_of(group.id));
    let to = match ships.any(|ship| stays_behind(table, ship)) {
        true => to.and(Err(WhySail::LeavesCripples)),
        false => to,
    };
    let to = to.map(|to| match both::is_it(game) {
        true => (to, counterstrike::why_close(game, to)),
        false => (to, WhySail::Closes),
    });
    match wind::course(game, to) {
        Ok((to, why)) => (Order::MoveTaskForce { to }, why),
        Err(why) => tow(table).map_or((Order::GoOn, why), |order| (order, WhySail::Tows)),
    }
}

/// The hex from which it is less far to all forces of which there is something to learn.
fn towards_reports(table: &Table) -> Option<HexId> {
    let distance = |hex: HexId| {
        let forces = table.forces.iter();
        let wanted = forces.filter(|force| !force.intelligence.is_complete());
        wanted
            .map(|force| u32::from(hex.distance(force.hex)))
            .sum::<u32>()
    };
    let here = home::of_fleet(table)?;
    let best = unopposed_moves(table)
        .into_iter()
        .min_by_key(|to| distance(*to));
    best.filter(|to| distance(*to) < distance(here))
}

/// The first crippled ship that can be towed farther from the nearest force (12.42).
fn tow(table: &Table) -> Option<Order> {
    let nearest = |hex: HexId| {
        let forces = table.forces.iter();
        forces.map(|force| force.hex.distance(hex)).min()
    };
    table.left_behind().find_map(|(ship, hex)| {
        let moves = towing_moves(table, ship).into_iter();
        let to = moves.max_by_key(|to| nearest(*to))?;
        (nearest(to) > nearest(hex)).then_some(Order::Tow { ship, to })
    })
}
