//! A player by rules of thumb: bases look first, strikes go where the fighters can win, the carriers stand at the
//! threatened base, transports are sunk, and carriers are repaired first.

use super::{Player, battle, fleet, ijn, organization, rebasing, spotting, strikes};
use crate::engine::decision::Decision;
use crate::engine::order::Order;
use crate::engine::units::UsnForce;
use crate::engine::{Game, Table};

/// The staff. It knows what the player sees, and no more.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sensible;

impl Player for Sensible {
    fn order(&mut self, game: &Game) -> Option<Order> {
        let decision = game.decision()?;
        let order = answer(game, decision).filter(|order| game.check(order).is_ok());
        order.or_else(|| game.legal().into_iter().next_back())
    }
}

fn answer(game: &Game, decision: &Decision) -> Option<Order> {
    let table: &Table = game.table();
    match decision {
        // What the rules leave to the player of the IJN's.
        Decision::NearestSpace { spaces, .. } | Decision::LaunchSpace { spaces, .. } => {
            let space = *spaces.first()?;
            Some(Order::ChooseSpace { space })
        }
        Decision::ReinforcingShip { ships } => {
            let ship = *ships.first()?;
            Some(Order::ChooseShip { ship })
        }
        Decision::ReinforcingAirUnit { choices } => ijn::weakest_returning(choices),
        Decision::ReinforcingDefense { bases } => {
            let base = *bases.first()?;
            Some(Order::ChooseBase { base })
        }
        Decision::RepairedAirUnit { units } | Decision::ReturningAirUnit { units } => {
            let unit = ijn::weakest(units)?;
            Some(Order::ChooseAirUnit { unit })
        }
        Decision::SubmarineTarget { ships } => {
            let ship = ijn::submarine_target(ships)?;
            Some(Order::ChooseShip { ship })
        }
        Decision::IjnTarget { targets, .. } => {
            let target = ijn::target(table, targets)?;
            Some(Order::ChooseTarget { target })
        }
        Decision::FlakVictim { bombers, .. } => {
            let unit = ijn::flak_victim(table, bombers)?;
            Some(Order::FlakHits { unit })
        }
        // His own battles.
        Decision::ReactionSpotting { .. } | Decision::Spotting => {
            spotting::attempt(table, game.legal())
        }
        Decision::ReactionStrikes { on } => Some(strikes::reaction(table, *on)),
        Decision::BattleSpace { spaces } => {
            let space = *spaces.first()?;
            Some(Order::ChooseSpace { space })
        }
        Decision::FighterTargets { open } => battle::aims(table, open),
        Decision::BreakOff => Some(battle::break_off(table)),
        Decision::BombTargets {
            bombers,
            targets,
            bonuses,
        } => battle::bombs(table, bombers, targets, bonuses),
        Decision::NavalTargets { open } => battle::fire(open),
        Decision::Adrift { landings } => rebasing::land(landings),
        Decision::GiveUp { units, count, .. } => {
            Some(rebasing::give_up(table, units, usize::from(*count)))
        }
        Decision::LeaderTransfer { forces, .. } => {
            let force = *forces.first()?;
            Some(Order::SendLeader { force })
        }
        // His own phase.
        Decision::HalseyForce => {
            let force = UsnForce::Tf16;
            Some(Order::PlaceHalsey { force })
        }
        Decision::Organization => organization::organize(table, game.legal()),
        Decision::Operations => operate(game, table),
        Decision::Logistics => organization::repair(table, game.legal()),
        Decision::RepairedGroup { .. } => Some(Order::Aboard),
    }
}

/// The next order of the operations: the strike first, for its range counts from where the units are.
fn operate(game: &Game, table: &Table) -> Option<Order> {
    let is_legal = |order: &Order| game.check(order).is_ok();
    let strike = match table.planned_strike {
        None => strikes::planned(table).filter(is_legal),
        Some(_) => None,
    };
    let order = strike
        .or_else(|| Some(fleet::sail(table, is_legal)?.order))
        .or_else(|| Some(rebasing::rebase(table, is_legal)?.0));
    Some(order.unwrap_or(Order::Done))
}
