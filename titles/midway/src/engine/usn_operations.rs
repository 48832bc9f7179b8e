//! The player's operations, G-3 (6.0(13)): an air strike planned, a task force or ship moved, air units based anew. Each may
//! be done in any order; the strike is fought in step 14, after the moves.

mod rebase;
mod strike;

use super::combat::Aftermath;
use super::decision::Decision;
use super::event::{FlightEvent, UsnOperationEvent};
use super::incidents::Incident;
use super::map::Place;
use super::movement;
use super::order::Order;
use super::procedure::Procedure;
use super::refusal::{MovementRefusal, Refusal, StrikeRefusal};
use super::table::Table;
use super::units::{Force, Mover, Ship, Side, UsnForce};
use super::{Play, Step};

/// The step of operations, until the player has done.
#[derive(Clone, Debug, Default)]
pub struct UsnOperations {
    /// Who has been ordered to move, and along which path, until he does.
    sailing: Option<(Mover, Vec<Place>)>,
    is_done: bool,
    has_given_up: bool,
}

impl UsnOperations {
    pub(crate) fn step(&mut self, play: &mut Play) -> Step {
        if let Some((mover, path)) = self.sailing.take() {
            movement::sail(play, mover, &path);
            // 21.0
            let space = path.last().copied();
            let incident = space.and_then(|it| Incident::after_move(&play.table, mover, it));
            return incident.map_or(Step::Again, |it| Step::Call(Procedure::Incident(it)));
        }
        self.is_done |= legal(&play.table) == [Order::Done];
        if !self.is_done {
            return Step::Ask(Decision::Operations);
        }
        if !self.has_given_up {
            self.has_given_up = true;
            // 4.3: a tender that has sailed has taken her room along.
            return Step::Call(Procedure::Aftermath(Aftermath::new(Vec::new())));
        }
        Step::Done
    }

    pub(crate) fn answer(&mut self, order: &Order, play: &mut Play) {
        match order {
            Order::PlanStrike { space, units } => {
                let (space, units) = (*space, units.clone());
                play.happen(FlightEvent::StrikePlanned { space, units });
            }
            Order::CancelStrike => strike::cancel(play),
            Order::Move { mover, path } => {
                let (mover, path) = (*mover, path.clone());
                self.sailing = Some((mover, path.clone()));
                play.happen(UsnOperationEvent::MoveOrdered { mover, path });
            }
            Order::Rebase { moves } => rebase::carry_out(play, moves),
            _ => self.is_done = true,
        }
    }
}

/// Whether the player can operate so.
pub(crate) fn check(table: &Table, order: &Order) -> Result<(), Refusal> {
    match order {
        Order::PlanStrike { space, units } => strike::check(table, *space, units),
        Order::CancelStrike if table.planned_strike.is_some() => Ok(()),
        Order::CancelStrike => Err(StrikeRefusal::NotPlanned.into()),
        // 6.0(13b): one a turn.
        Order::Move { .. } if table.usn_turn.has_moved => Err(MovementRefusal::Moved.into()),
        Order::Move { mover, path } => movement::check_path(table, *mover, path),
        Order::Rebase { moves } => rebase::check(table, moves),
        Order::Done => Ok(()),
        _ => Err(Refusal::NotAsked),
    }
}

/// What the player can do: of strikes those with everybody who can fly from a place, of moves the shortest path to each
/// place, of air units that change their base each by itself, and last that he has done.
pub(crate) fn legal(table: &Table) -> Vec<Order> {
    let mut orders = strike::candidates(table);
    orders.extend(moves(table));
    orders.extend(rebase::candidates(table));
    orders.push(Order::Done);
    orders.retain(|order| check(table, order).is_ok());
    orders
}

/// Every move of a task force or a ship by herself to a place in its reach.
fn moves(table: &Table) -> Vec<Order> {
    if table.usn_turn.has_moved {
        return Vec::new();
    }
    let forces = UsnForce::ALL.iter().copied().map(Force::Usn);
    let ships = Ship::of(Side::Usn).filter(|ship| table.force_of(*ship).is_none());
    let movers = forces.map(Mover::Force).chain(ships.map(Mover::Ship));
    let moves = movers.flat_map(|mover| {
        let paths = movement::reach(table, mover).into_iter();
        paths.map(move |path| Order::Move { mover, path })
    });
    moves.collect()
}

#[cfg(test)]
mod tests;
